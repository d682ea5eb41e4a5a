/** The reports that are sent by mail regularly. */
import type { ScheduledReport } from 'docket-sdk';
import { delayWrite } from '../../api/delay-write.js';
import { reportFrequencyLabels } from '../../generated/labels.js';
import { listScheduledReportsOptions } from '../../generated/queries.js';
import { IconButton } from '../../ui/button.js';
import { useListPages } from '../../ui/list-pages.js';
import { Empty } from '../../ui/notice.js';
import { Section } from '../../ui/page.js';
import { Status } from '../../ui/status.js';
import { Table, type Column } from '../../ui/table/table.js';
import { Moment } from '../../ui/times.js';
import { isReportName, reportKinds } from './report-kinds.js';
import { weekdayNames } from './schedule-dialog.js';
import { t } from '../../messages/text.js';

const titleOf = (name: string): string => (isReportName(name) ? reportKinds[name].title : name);

const columns: readonly Column<ScheduledReport>[] = [
  { id: 'report', header: t('reports.report'), cell: ({ report_type }) => titleOf(report_type), isRowHeader: true },
  { id: 'when', header: t('reports.frequency'), cell: whenOf },
  { id: 'to', header: t('reports.recipients'), cell: ({ recipients }) => recipients.join(', '), width: '2fr' },
  {
    id: 'next',
    header: t('reports.nextRun'),
    cell: ({ next_run_at, last_error }) =>
      last_error === null ? (
        <Moment at={next_run_at} />
      ) : (
        <Status kind="bad">{t('reports.failed', { error: last_error })}</Status>
      ),
  },
  {
    id: 'remove',
    header: t('shell.stop'),
    isHeaderHidden: true,
    width: 56,
    cell: (row) => <StopSending report={row} />,
  },
];

export function ScheduledReports() {
  const rows = useListPages((page) => listScheduledReportsOptions(page));
  return (
    <Section title={t('reports.scheduledReports')} isFlush>
      <Table
        label={t('reports.scheduledReports')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        rowName={({ report_type }) => titleOf(report_type)}
        empty={
          <Empty title={t('reports.noScheduledReports')} icon="mail">
            {t('reports.howToSchedule')}
          </Empty>
        }
      />
    </Section>
  );
}

function whenOf({ schedule, day_of_week, day_of_month }: ScheduledReport): string {
  if (schedule === 'weekly' && day_of_week !== null)
    return t('reports.weeklyOn', { weekday: weekdayNames[day_of_week] ?? '' });
  if (schedule === 'monthly' && day_of_month !== null) return t('reports.monthlyOnDay', { day: day_of_month });
  return reportFrequencyLabels[schedule];
}

function StopSending({ report }: { readonly report: ScheduledReport }) {
  const title = titleOf(report.report_type);
  const stop = (): void =>
    void delayWrite({
      operation: 'deleteScheduledReport',
      requests: [(api) => api.reports.deleteScheduled(report.id)],
      hides: [report.id],
      message: t('reports.noLongerSent', { title }),
    });
  return <IconButton icon="trash" label={t('reports.stopSendingReport', { title })} onPress={stop} />;
}
