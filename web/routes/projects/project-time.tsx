/** The time of a project, with its sums. */
import type { ListProjectTimeEntriesQuery, TimeEntrySummary, TimeListSummary } from 'docket-sdk';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { docket } from '../../api/docket.js';
import { useSession } from '../../api/session.js';
import { listProjectTimeEntriesOptions } from '../../generated/queries.js';
import { Button } from '../../ui/button.js';
import { DayRangeField } from '../../ui/day-field.js';
import { Hours, Money } from '../../ui/amounts.js';
import { Link } from '../../ui/link.js';
import { useListPages } from '../../ui/list-pages.js';
import { Empty } from '../../ui/notice.js';
import { Actions } from '../../ui/page.js';
import { Stat, Stats } from '../../ui/stats.js';
import { Status } from '../../ui/status.js';
import { Table, type Column } from '../../ui/table/table.js';
import { Day, useDayText } from '../../ui/times.js';
import { saveFile } from '../../ui/save-file.js';
import type { OfProject } from './project-overview.js';
import { forSpreadsheet } from '../../entities/export-menu.js';
import { t } from '../../messages/text.js';

const route = getRouteApi('/projects/$projectId');

export function ProjectTime({ project, currency }: OfProject) {
  const write = useDayText();
  const { has, workspace } = useSession();
  const { from, to } = route.useSearch();
  const navigate = useNavigate();
  const range: ListProjectTimeEntriesQuery = { ...(from && { from }), ...(to && { to }) };
  const rows = useListPages((page) => listProjectTimeEntriesOptions(project.id, { ...range, ...page }));
  const sums = rows.first?.summary;
  return (
    <div className="project-parts">
      <Actions>
        <DayRangeField
          label={t('common.days')}
          isLabelHidden
          value={from && to ? { from, to } : null}
          onChange={(days) =>
            void navigate({
              to: '/projects/$projectId',
              params: { projectId: project.id },
              search: { tab: 'time', ...days },
            })
          }
        />
        {has('can_export_data') && (
          <Button icon="download" onPress={() => void exportCsv(project.id, range)}>
            {t('common.csv')}
          </Button>
        )}
      </Actions>
      {sums && (
        <Stats>
          <Stat label={t('common.hours')} value={<Hours hours={sums.total_hours} />} />
          <Stat label={t('common.billable')} value={<Hours hours={sums.billable_hours} />} />
          <Stat label={t('projects.nonBillable')} value={<Hours hours={sums.non_billable_hours} />} />
          {sums.total_value !== undefined && (
            <Stat
              label={t('common.value')}
              value={
                <Money
                  amount={valueIn(currency ?? workspace.currency, workspace.currency, sums)}
                  currency={currency ?? null}
                />
              }
            />
          )}
        </Stats>
      )}
      <Table
        label={t('shell.time')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        rowName={({ user_name, date }) => `${user_name}, ${write(date, true)}`}
        onOpen={({ id }) => void navigate({ to: '/time', search: { entry: id } })}
        isMain
        empty={
          <Empty icon="clock" title={from ? t('projects.noTimeInPeriod') : t('projects.noTimeYet')}>
            {t('projects.timeHint', { screen: t('shell.myTime') })}
          </Empty>
        }
      />
    </div>
  );
}

type Sums = Pick<TimeListSummary, 'total_value' | 'other_currencies'>;

/** All time on a project is in the currency of its client. */
const valueIn = (currency: string, own: string, sums: Sums): number | undefined =>
  currency === own
    ? sums.total_value
    : (sums.other_currencies?.find((one) => one.currency === currency)?.total_value ?? 0);

async function exportCsv(id: string, range: ListProjectTimeEntriesQuery): Promise<void> {
  await saveFile(await docket.projects.listTimeEntries(id, { ...range, ...forSpreadsheet }), 'time.csv');
}

const columns: readonly Column<TimeEntrySummary>[] = [
  { id: 'date', header: t('common.day'), width: 104, cell: ({ date }) => <Day day={date} /> },
  { id: 'user', header: t('common.person'), cell: ({ user_name }) => <span dir="auto">{user_name}</span> },
  {
    id: 'description',
    header: t('common.description'),
    width: '2fr',
    isRowHeader: true,
    cell: ({ id, description }) => (
      <Link kind="quiet" to="/time" search={{ entry: id }} dir="auto">
        {description ?? t('common.noDescription')}
      </Link>
    ),
  },
  { id: 'state', header: t('common.status'), cell: (entry) => <BillingStateBadge entry={entry} /> },
  { id: 'hours', header: t('common.hours'), align: 'end', width: 88, cell: ({ hours }) => <Hours hours={hours} /> },
];

function BillingStateBadge({ entry: { billing, approval, timer } }: { readonly entry: TimeEntrySummary }) {
  if (timer.running) return <Status kind="active">{t('common.running')}</Status>;
  if (billing.billed) return <Status kind="good">{t('common.billed')}</Status>;
  if (!billing.billable) return <Status kind="quiet">{t('projects.nonBillable')}</Status>;
  if (approval.status === 'rejected') return <Status kind="bad">{t('common.rejected')}</Status>;
  if (approval.status === 'pending') return <Status kind="warn">{t('common.awaitingApproval')}</Status>;
  return <Status>{t('projects.readyToBill')}</Status>;
}
