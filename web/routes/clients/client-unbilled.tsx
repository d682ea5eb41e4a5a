/** The unbilled work of a client, with a link that bills it. */
import type { Client, ClientUnbilledExpense, ClientUnbilledTime } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../api/session.js';
import { getClientUnbilledOptions } from '../../generated/queries.js';
import { Count, Hours, Money } from '../../ui/amounts.js';
import { Link } from '../../ui/link.js';
import { rowsOf } from '../../ui/list-pages.js';
import { Empty, Problem, Skeleton } from '../../ui/notice.js';
import { Section } from '../../ui/page.js';
import { Status } from '../../ui/status.js';
import { Table, type Column } from '../../ui/table/table.js';
import { Day } from '../../ui/times.js';
import { sumOf } from '../../ui/text/exact.js';
import { useProjectTitles } from '../../entities/project/project-titles.js';
import { t } from '../../messages/text.js';

export function ClientUnbilledTab({ client: { id } }: { readonly client: Client }) {
  const { can, has } = useSession();
  const unbilled = useQuery(getClientUnbilledOptions(id));
  const titles = useProjectTitles(id);
  const titleOf = (project: string | null): string =>
    project === null ? t('shell.noProject') : (titles.get(project) ?? t('clients.otherProject'));
  if (unbilled.error) return <Problem error={unbilled.error} onRetry={() => void unbilled.refetch()} />;
  if (!unbilled.data) return <Skeleton />;
  const { time, expenses, currency } = unbilled.data;
  if (time.length + expenses.length === 0)
    return (
      <Empty icon="invoice" title={t('common.everythingIsBilled')}>
        {t('clients.unbilledHint')}
      </Empty>
    );
  return (
    <div className="client-amounts">
      <Section
        title={t('shell.time')}
        isFlush
        actions={
          can('createInvoiceFromTime') && (
            <Link kind="primary" icon="invoice" to="/billing" search={{ tab: 'unbilled', bill: id }}>
              {t('clients.createInvoice')}
            </Link>
          )
        }
      >
        <Table
          label={t('clients.unbilledTime')}
          columns={timeColumns(titleOf, has('can_see_rates') ? currency : undefined, time)}
          rows={rowsOf(time)}
          rowKey={({ project_id, awaiting_approval }) => `${project_id} ${awaiting_approval}`}
          rowName={({ project_id }) => titleOf(project_id)}
          empty={<Empty title={t('clients.noUnbilledTime')} />}
        />
      </Section>
      {expenses.length > 0 && (
        <Section title={t('shell.expenses')} isFlush>
          <Table
            label={t('clients.unbilledExpenses')}
            columns={expenseColumns(titleOf, has('can_see_rates'))}
            rows={rowsOf(expenses)}
            rowKey={(one) => `${one.project_id} ${one.currency} ${one.awaiting_approval}`}
            rowName={({ project_id }) => titleOf(project_id)}
            empty={null}
          />
        </Section>
      )}
    </div>
  );
}

const Waits = ({ isWaiting }: { readonly isWaiting: boolean }) =>
  isWaiting ? (
    <Status kind="warn">{t('common.awaitingApproval')}</Status>
  ) : (
    <Status kind="good">{t('clients.readyToBill')}</Status>
  );

const timeColumns = (
  titleOf: (project: string | null) => string,
  currency: string | undefined,
  time: readonly ClientUnbilledTime[],
): readonly (Column<ClientUnbilledTime> | false)[] => [
  {
    id: 'project',
    header: t('common.project'),
    width: '2fr',
    foot: t('shell.total'),
    cell: ({ project_id }) =>
      project_id === null ? (
        titleOf(null)
      ) : (
        <Link kind="quiet" to="/projects/$projectId" params={{ projectId: project_id }} dir="auto">
          {titleOf(project_id)}
        </Link>
      ),
  },
  { id: 'state', header: t('common.status'), cell: ({ awaiting_approval }) => <Waits isWaiting={awaiting_approval} /> },
  { id: 'oldest', header: t('common.oldest'), width: 'fit', cell: ({ oldest_date }) => <Day day={oldest_date} /> },
  {
    id: 'entries',
    header: t('common.entries'),
    align: 'end',
    width: 'fit',
    cell: ({ entries }) => <Count count={entries} />,
  },
  {
    id: 'hours',
    header: t('common.hours'),
    align: 'end',
    width: 'fit',
    cell: ({ hours }) => <Hours hours={hours} />,
    foot: <Hours hours={sumOf(time.map(({ hours }) => hours))} />,
  },
  currency !== undefined && {
    id: 'value',
    header: t('common.value'),
    align: 'end',
    width: 'fit',
    cell: ({ value }) => <Money amount={value} currency={currency} />,
    foot: <Money amount={sumOf(time.map(({ value = 0 }) => value))} currency={currency} />,
  },
];

const expenseColumns = (
  titleOf: (project: string | null) => string,
  seesMoney: boolean,
): readonly (Column<ClientUnbilledExpense> | false)[] => [
  { id: 'project', header: t('common.project'), width: '2fr', cell: ({ project_id }) => titleOf(project_id) },
  { id: 'state', header: t('common.status'), cell: ({ awaiting_approval }) => <Waits isWaiting={awaiting_approval} /> },
  { id: 'oldest', header: t('common.oldest'), width: 'fit', cell: ({ oldest_date }) => <Day day={oldest_date} /> },
  {
    id: 'expenses',
    header: t('shell.expenses'),
    align: 'end',
    width: 'fit',
    cell: ({ expenses }) => <Count count={expenses} />,
  },
  seesMoney && {
    id: 'amount',
    header: t('common.amount'),
    align: 'end',
    width: 'fit',
    cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
  },
];
