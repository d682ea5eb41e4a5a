import { createRootRoute, createRoute, createRouter, redirect } from '@tanstack/react-router';
import { Shell } from './shell/shell.js';

const root = createRootRoute({ component: Shell });

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/time' });
  },
});

const time = createRoute({ getParentRoute: () => root, path: '/time' }).lazy(() =>
  import('./routes/time/time-route.js').then(({ timeRoute }) => timeRoute),
);

/** Each screen is loaded when it is first opened, or pointed at. */
export const router = createRouter({ routeTree: root.addChildren([home, time]), defaultPreload: 'intent' });

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
