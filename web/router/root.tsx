import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext } from '@tanstack/react-router';
import { loadSession } from '../api/session.js';
import { signInIfNeeded } from '../api/sign-in.js';
import { NotFound } from '../ui/not-found.js';
import { Shell } from '../shell/shell.js';
import { ErrorScreen } from '../shell/error-screen.js';

/** The root of every screen. It loads the user and their rights before anything is shown. */
export const rootRoute = createRootRouteWithContext<{ readonly queryClient: QueryClient }>()({
  beforeLoad: async ({ context: { queryClient } }) => {
    try {
      await loadSession(queryClient);
    } catch (error) {
      signInIfNeeded(error);
      throw error;
    }
  },
  component: Shell,
  notFoundComponent: NotFound,
  errorComponent: ErrorScreen,
});
