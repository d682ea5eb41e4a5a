/** The inbox: tickets in the order of their deadlines. */
import { createLazyRoute, useNavigate } from '@tanstack/react-router';
import type { TicketSummary } from 'docket-sdk';
import { useEffect, useState } from 'react';
import { docket } from '../../../api/docket.js';
import { useSession } from '../../../api/session.js';
import { Button } from '../../../ui/button.js';
import { useIsPhone } from '../../../ui/media.js';
import { Empty } from '../../../ui/notice.js';
import { Page } from '../../../ui/page.js';
import { Menu } from '../../../ui/menu.js';
import { lazyPart, Part } from '../../../ui/part.js';
import { useShortcut } from '../../../ui/shortcuts.js';
import { Table } from '../../../ui/table/table.js';
import { BulkDialog } from './bulk-dialog.js';
import { InboxBulkButtons, useInboxKeys, type InboxAction } from './inbox-actions.js';
import { InboxFilters } from './inbox-filters.js';
import { rememberInbox } from '../last-inbox.js';
import { NewTicket } from './new-ticket.js';
import { listTicketsFilters } from '../../../generated/lists.js';
import { useListView, type ListView } from '../../../entities/saved-view/use-list-view.js';
import { phoneColumns, ticketColumns, ticketName } from './inbox-columns.js';
import { useExportEntries } from '../../../entities/export-menu.js';
import { inboxQuery } from './inbox-query.js';
import type { ChosenTickets } from './bulk-request.js';
import { useInbox, type Inbox } from './use-inbox.js';
import './inbox.css';
import { t } from '../../../messages/text.js';

export const ticketsRoute = createLazyRoute('/tickets')({ component: TicketsScreen });

const none: ReadonlySet<string> = new Set();

const LazyChoice = lazyPart(async () => import('./choose-for-tickets.js').then((module) => module.ChooseForTickets));

function TicketsScreen() {
  const { can } = useSession();
  const inbox = useInbox();
  const { set, search } = inbox;
  const columns = useIsPhone() ? phoneColumns : ticketColumns;
  const list = useListView({ screen: 'tickets', rules: listTicketsFilters, columns });
  useEffect(() => rememberInbox(search), [search]);
  useShortcut('n', () => set({ new: 1 }), t('common.newTicket'), can('createTicket'));
  return (
    <Page
      title={t('shell.tickets')}
      width="wide"
      actions={
        <>
          {can('createTicket') && (
            <Button kind="primary" icon="add" shortcut="n" onPress={() => set({ new: 1 })}>
              {t('common.newTicket')}
            </Button>
          )}
          <Menu
            label={t('common.moreActions')}
            isIconOnly
            items={useExportEntries({
              send: (format) => docket.tickets.list({ ...inboxQuery(search), ...format }),
              name: 'tickets.csv',
            })}
          />
        </>
      }
      bar={<InboxFilters inbox={inbox} menus={list.menus} />}
    >
      {/* Other filters are another list: selection and focus start anew. */}
      <InboxTable
        key={JSON.stringify({ ...search, new: undefined, saved: undefined })}
        inbox={inbox}
        view={list.table}
      />
      {search.new === 1 && can('createTicket') && <NewTicket onClose={() => set({ new: undefined })} />}
    </Page>
  );
}

interface InboxTableProps {
  readonly inbox: Inbox;
  readonly view: ListView<TicketSummary>['table'];
}

function InboxTable({ inbox, view }: InboxTableProps) {
  const { rows, sort, onSort } = inbox;
  const navigate = useNavigate();
  const { can } = useSession();
  const canChange = can('updateTickets');
  const [selected, setSelected] = useState(none);
  const [focused, setFocused] = useState<TicketSummary>();
  const [bulk, setBulk] = useState<{ readonly action: InboxAction; readonly tickets: ChosenTickets }>();
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const start = (action: InboxAction): void => {
    // Without a selection, the keys act on the focused ticket.
    const ids = selected.size > 0 ? [...selected] : focused ? [focused.id] : [];
    if (ids.length > 0) setBulk({ action, tickets: { ids, names } });
  };
  const close = (): void => setBulk(undefined);
  const done = (): void => {
    close();
    setSelected(none);
  };
  const note = (...tickets: readonly (TicketSummary | undefined)[]): void =>
    setNames((known) => new Map([...known, ...tickets.flatMap((one) => (one ? [[one.id, one.number] as const] : []))]));
  useInboxKeys(start, canChange);
  // A key opens the menu at once, so that what is typed next goes into it.
  useEffect(() => void LazyChoice.load(), []);
  return (
    <>
      <Table
        label={t('shell.tickets')}
        isMain
        {...view}
        rows={rows}
        rowKey={({ id }) => id}
        rowName={ticketName}
        rowHeight={56}
        sort={sort}
        onSort={onSort}
        onOpen={({ id }) => void navigate({ to: '/tickets/$ticketId', params: { ticketId: id } })}
        onFocusRow={(ticket) => {
          setFocused(ticket);
          note(ticket);
        }}
        selected={canChange ? selected : undefined}
        onSelect={(next) => {
          note(...Array.from({ length: Math.min(rows.total, 1000) }, (_row, at) => rows.rowAt(at)));
          setSelected(next);
        }}
        bulkActions={<InboxBulkButtons onStart={start} />}
        empty={<NoTickets inbox={inbox} />}
      />
      {bulk && <InboxChange {...bulk} focused={focused} onClose={close} onDone={done} />}
    </>
  );
}

interface InboxChangeProps {
  readonly action: InboxAction;
  readonly tickets: ChosenTickets;
  readonly focused: TicketSummary | undefined;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

function InboxChange({ action, tickets, focused, ...ends }: InboxChangeProps) {
  if (action === 'tags' || action === 'close') return <BulkDialog kind={action} tickets={tickets} {...ends} />;
  const [first, ...others] = tickets.ids;
  const only = others.length === 0 && focused?.id === first ? focused : undefined;
  return (
    <Part>
      <LazyChoice field={action} tickets={tickets} only={only} {...ends} />
    </Part>
  );
}

function NoTickets({ inbox: { search, set } }: { readonly inbox: Inbox }) {
  const { can } = useSession();
  const { sort: _sort, order: _order, new: _new, saved: _saved, ...filters } = search;
  if (Object.keys(filters).length > 0)
    return (
      <Empty
        title={t('tickets.noTicketsMatch')}
        icon="ticket"
        action={
          <Button onPress={() => set(Object.fromEntries(Object.keys(filters).map((name) => [name, undefined])))}>
            {t('tickets.showOpenTickets')}
          </Button>
        }
      >
        {t('tickets.removeAFilter')}
      </Empty>
    );
  return (
    <Empty
      title={t('tickets.noOpenTickets')}
      icon="ticket"
      action={
        can('createTicket') && (
          <Button kind="primary" icon="add" onPress={() => set({ new: 1 })}>
            {t('common.newTicket')}
          </Button>
        )
      }
    >
      {t('tickets.ticketsAppearHere')}
    </Empty>
  );
}
