import type { ListAgreementsQuery } from 'docket-sdk';
import { createRoute } from '@tanstack/react-router';
import { readFilters, type FiltersRead } from '../../api/filters.js';
import { listAgreementsFilters } from '../../generated/lists.js';
import { rootRoute } from '../../root.js';
import { lazyScreen } from '../../ui/load-part.js';

/** The filters of the list, and whether a new one is being written. */
export interface RetainersSearch extends Omit<FiltersRead<ListAgreementsQuery>, 'client_id'> {
  new?: 1;
  client_id?: string | string[];
}

const readSearch = (search: Record<string, unknown>): RetainersSearch => ({
  ...readFilters(listAgreementsFilters, search),
  ...(Number(search['new']) === 1 && { new: 1 }),
});

export const retainersRoutes = [
  createRoute({ getParentRoute: () => rootRoute, path: '/retainers', validateSearch: readSearch }).lazy(
    lazyScreen(async () => import('./retainers-route.js').then(({ retainersRoute }) => retainersRoute)),
  ),
  createRoute({ getParentRoute: () => rootRoute, path: '/retainers/$agreementId' }).lazy(
    lazyScreen(async () => import('./retainer-route.js').then(({ retainerRoute }) => retainerRoute)),
  ),
] as const;
