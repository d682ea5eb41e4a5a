import { useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSession } from '../api/session.js';
import { Forbidden } from '../ui/forbidden.js';
import { isAllowed, screens } from './screens.js';

/**
 * Shows a screen to users who may see it. Others see a message, and the screen sends no requests that would be refused.
 */
export function RequireScreen({ children }: { readonly children: ReactNode }) {
  const { can } = useSession();
  // The path of the rendered screen: while the next screen loads, this one stays.
  const path = useRouterState({ select: ({ matches }) => matches.at(-1)?.pathname ?? '' });
  const screen = screens.find((one) => path === one.path || path.startsWith(`${one.path}/`));
  return screen && !isAllowed(can, screen) ? <Forbidden>{screen.instead}</Forbidden> : children;
}
