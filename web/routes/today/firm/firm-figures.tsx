/** The firm at a glance: the figures of a period, compared with the one before, and revenue by month. */
import type { ReportPeriod } from 'docket-sdk';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../../api/session.js';
import { reportPeriodLabels } from '../../../generated/labels.js';
import { getDashboardReportOptions } from '../../../generated/queries.js';
import { addDays, type DayRange } from '../../../ui/days.js';
import { useLocaleSettings } from '../../../ui/locale.js';
import { Loaded } from '../../../ui/query-state.js';
import { optionsOf, SelectField } from '../../../ui/select-field.js';
import { cached } from '../../../ui/text/formatters.js';
import { MonthFigures } from './month-figures.js';
import { RevenueChart } from './revenue-chart.js';
import { t } from '../../../messages/text.js';

export function FirmFigures() {
  const { can } = useSession();
  const search = useSearch({ from: '/' });
  const navigate = useNavigate();
  const reading = useQuery(getDashboardReportOptions(search));
  const report = reading.data;
  const writeRange = useRangeText();
  return (
    <section className="today-firm" aria-labelledby="today-firm">
      <div className="today-firm-head">
        <div>
          <h2 id="today-firm">{t('today.theFirm')}</h2>
          {report && (
            <p className="today-detail">
              {t('today.against', { label: writeRange(report.period), label2: writeRange(report.comparison.period) })}
            </p>
          )}
        </div>
        <SelectField<Exclude<ReportPeriod, 'custom'>>
          label={t('common.period')}
          isLabelHidden
          options={optionsOf(reportPeriodLabels).filter(isNamed)}
          value={search.period === undefined || search.period === 'custom' ? 'this_month' : search.period}
          onChange={(period) => void navigate({ to: '/', search: { period: period ?? undefined }, resetScroll: false })}
        />
      </div>
      <Loaded reading={reading} lines={3}>
        {(loaded) => <MonthFigures report={loaded} />}
      </Loaded>
      {can('getRevenueReport') && can('listInvoices') && <RevenueChart />}
    </section>
  );
}

/** A range of whole months by their names, any other by its days. */
function useRangeText(): (range: DayRange) => string {
  const { locale } = useLocaleSettings();
  return ({ from, to }) => {
    const isMonths = from.endsWith('-01') && addDays(to, 1).endsWith('-01');
    const format = cached(Intl.DateTimeFormat, locale, {
      timeZone: 'UTC',
      year: 'numeric',
      ...(isMonths ? { month: 'long' as const } : { month: 'short' as const, day: 'numeric' as const }),
    });
    return format.formatRange(new Date(from), new Date(to));
  };
}

const isNamed = <Name extends string>(option: {
  readonly id: Name;
  readonly label: string;
}): option is { readonly id: Exclude<Name, 'custom'>; readonly label: string } => option.id !== 'custom';
