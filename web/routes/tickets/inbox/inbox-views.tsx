/** Links to the everyday views of the inbox. */
import { Link } from '../../../ui/link.js';
import { useSession } from '../../../api/session.js';
import type { TicketsSearch } from '../tickets-search.js';
import { t } from '../../../messages/text.js';

interface View {
  readonly name: string;
  readonly search: TicketsSearch;
}

export function InboxViews({ search }: { readonly search: TicketsSearch }) {
  const { user } = useSession();
  const views: readonly View[] = [
    { name: t('tickets.viewOpen'), search: {} },
    { name: t('tickets.mine'), search: { assignee_id: [user.id] } },
    { name: t('tickets.viewUnassigned'), search: { assignee_id: ['none'] } },
    { name: t('tickets.slaMissed'), search: { sla_breached: true } },
    { name: t('tickets.viewClosed'), search: { status: ['closed'], sort: 'updated_at', order: 'desc' } },
    { name: t('tickets.viewAll'), search: { status: ['all'], sort: 'created_at', order: 'desc' } },
  ];
  return (
    <nav className="ticket-views" aria-label={t('tickets.views')}>
      {views.map((view) => (
        <Link
          key={view.name}
          to="/tickets"
          search={view.search}
          activeOptions={{ exact: true, includeSearch: true }}
          aria-current={isShown(view.search, search) ? 'true' : undefined}
          kind="quiet"
          isButton
        >
          {view.name}
        </Link>
      ))}
    </nav>
  );
}

/** Whether a view is the current one, in whatever order. */
function isShown(
  view: TicketsSearch,
  { sort: _sort, order: _order, new: _new, saved: _saved, ...shown }: TicketsSearch,
): boolean {
  const { sort: _viewSort, order: _viewOrder, ...cut } = view;
  return sorted(cut) === sorted(shown);
}

const sorted = (search: object): string =>
  JSON.stringify(Object.entries(search).toSorted(([a], [b]) => a.localeCompare(b)));
