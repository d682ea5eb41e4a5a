import { useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSession } from '../api/session.js';
import { Forbidden } from '../ui/forbidden.js';
import { isAllowed, screens } from './screens.js';

/** Shows a screen to those whom it is for. To others it says so, and asks the server for nothing that it would refuse. */
export function RequireScreen({ children }: { readonly children: ReactNode }) {
  const { can } = useSession();
  // Of what is drawn: while another screen is still on its way, this one stays.
  const path = useRouterState({ select: ({ matches }) => matches.at(-1)?.pathname ?? '' });
  const screen = screens.find((one) => path === one.path || path.startsWith(`${one.path}/`));
  return screen && !isAllowed(can, screen) ? <Forbidden>{screen.instead}</Forbidden> : children;
}
