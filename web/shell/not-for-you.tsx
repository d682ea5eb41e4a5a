import { useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSession } from '../api/session.js';
import { Page } from '../ui/page.js';
import { isFor, screens } from './screens.js';

/** In place of what the user is not allowed to see. */
export function NotForYou({ children }: { readonly children?: ReactNode }) {
  return (
    <Page title="Not for you">
      <p>{children ?? 'If you need it, ask an owner or an admin of your firm.'}</p>
    </Page>
  );
}

/** Shows a screen to those whom it is for. To others it says so, and asks the server for nothing that it would refuse. */
export function Gate({ children }: { readonly children: ReactNode }) {
  const { can } = useSession();
  // Of what is drawn: while another screen is still on its way, this one stays.
  const path = useRouterState({ select: ({ matches }) => matches.at(-1)?.pathname ?? '' });
  const screen = screens.find((one) => path === one.path || path.startsWith(`${one.path}/`));
  return screen && !isFor(can, screen) ? <NotForYou>{screen.instead}</NotForYou> : children;
}
