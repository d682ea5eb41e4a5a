import { createLazyRoute, useNavigate, useSearch } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import type { ReportPeriod } from 'docket-sdk';
import { useSession } from '../../api/session.js';
import { reportPeriodLabels } from '../../generated/labels.js';
import { getDashboardReportOptions } from '../../generated/queries.js';
import { Problem, Skeleton } from '../../ui/notice.js';
import { Page } from '../../ui/page.js';
import { optionsOf, SelectField } from '../../ui/select-field.js';
import { MonthFigures } from './month-figures.js';
import { RevenueChart } from './revenue-chart.js';
import { CloseToBudget, OverdueInvoices, PastSla, Waiting } from './attention.js';
import './overview.css';
import { t } from '../../messages/text.js';

export const overviewRoute = createLazyRoute('/overview')({ component: OverviewScreen });

/** The firm at a glance, and the work that needs attention. */
function OverviewScreen() {
  const { can } = useSession();
  const search = useSearch({ from: '/overview' });
  const navigate = useNavigate();
  const { data: report, error, refetch } = useQuery(getDashboardReportOptions(search));
  return (
    <Page
      title={t('shell.overview')}
      lead={report && t('overview.against', { label: report.period.label, label2: report.comparison.period.label })}
      actions={
        <SelectField<Exclude<ReportPeriod, 'custom'>>
          label={t('common.period')}
          isLabelHidden
          options={optionsOf(reportPeriodLabels).filter(isNamed)}
          value={search.period === undefined || search.period === 'custom' ? 'this_month' : search.period}
          onChange={(period) => void navigate({ to: '/overview', search: { period: period ?? undefined } })}
        />
      }
    >
      {report ? (
        <MonthFigures report={report} />
      ) : error ? (
        <Problem error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={3} />
      )}
      <div className="overview-parts">
        {can('listTickets') && <PastSla />}
        {can('listInvoices') && <OverdueInvoices />}
        {can('listProjects') && <CloseToBudget />}
        {can('approveTimeEntries') && <Waiting />}
      </div>
      {can('getRevenueReport') && can('listInvoices') && <RevenueChart />}
    </Page>
  );
}

const isNamed = <Name extends string>(option: {
  readonly id: Name;
  readonly label: string;
}): option is { readonly id: Exclude<Name, 'custom'>; readonly label: string } => option.id !== 'custom';
