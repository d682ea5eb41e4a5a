import { createRoute } from '@tanstack/react-router';
import { rootRoute } from '../../root.js';
import { lazyScreen } from '../../ui/load-part.js';

/** What is open, and what the lists are limited to; the server says what it does not know. */
export interface DevelopersSearch {
  readonly new?: 1;
  readonly webhook?: string;
  readonly delivery?: string;
  readonly event?: string;
  readonly mail?: string;
  readonly status?: 'delivered' | 'failed';
  readonly type?: string;
  readonly resource?: string;
}

const texts = ['webhook', 'delivery', 'event', 'mail', 'type', 'resource'] as const;

function readSearch(search: Record<string, unknown>): DevelopersSearch {
  const { status } = search;
  return {
    ...(Number(search['new']) === 1 && { new: 1 as const }),
    ...((status === 'delivered' || status === 'failed') && { status }),
    ...Object.fromEntries(texts.filter((name) => typeof search[name] === 'string').map((name) => [name, search[name]])),
  };
}

export const developersRoutes = [
  createRoute({ getParentRoute: () => rootRoute, path: '/developers', validateSearch: readSearch }).lazy(
    lazyScreen(async () => import('./developers-route.js').then(({ developersRoute }) => developersRoute)),
  ),
  createRoute({ getParentRoute: () => rootRoute, path: '/developers/$part', validateSearch: readSearch }).lazy(
    lazyScreen(async () => import('./developers-part-route.js').then(({ developersPartRoute }) => developersPartRoute)),
  ),
] as const;
