/** A chart of the amounts invoiced and collected in each month of this year. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getRevenueReportOptions } from '../../../generated/queries.js';
import { Chart } from '../../../ui/chart.js';
import { useMoneyText } from '../../../ui/amounts.js';
import { useLocaleSettings, useToday } from '../../../ui/locale.js';
import { OtherCurrencies } from '../../../ui/other-currencies.js';
import { Section } from '../../../ui/page.js';
import { useMonthText } from '../../reports/sheet-cell.js';
import { t } from '../../../messages/text.js';

export function RevenueChart() {
  const { currency } = useLocaleSettings();
  const writeMoney = useMoneyText();
  const writeMonth = useMonthText();
  const { data: report } = useQuery(getRevenueReportOptions({ period: 'this_year', group_by: 'month' }));
  const today = useToday();
  const months = useMemo(() => monthsToShow(report?.by_month ?? [], today.slice(0, 7)), [report, today]);
  const others = report?.other_currencies ?? [];
  const data = useMemo(
    () => ({
      type: 'bars' as const,
      isTrend: true,
      labels: months.map(({ month }) => writeMonth(month)),
      series: [
        { name: t('common.invoiced'), values: months.map(({ invoiced }) => invoiced) },
        { name: t('today.collected'), values: months.map(({ collected }) => collected) },
      ],
    }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the writer is a new function that writes the same
    [months],
  );
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- as above
  const write = useMemo(() => (value: number) => writeMoney(value, currency, true), [currency]);
  const hasOwn = months.length > 0;
  if (!hasOwn && others.length === 0) return null;
  const title = others.length > 0 ? t('today.revenueThisYear', { currency }) : t('today.revenueThisYear2');
  return (
    <Section title={title}>
      {hasOwn && (
        <Chart title={title} data={data} write={write} labelsHeader={t('values.revenueReportGrouping.month')} />
      )}
      <OtherCurrencies
        names={[t('common.invoiced'), t('today.collected')]}
        sums={others.map(({ currency: code, summary }) => ({
          currency: code,
          amounts: [summary.total_revenue, summary.total_collected],
        }))}
      />
    </Section>
  );
}

interface MonthOfRevenue {
  readonly month: string;
  readonly invoiced: number;
  readonly collected: number;
}

/** From the first month that has an amount to the current one, or to the last that has an amount. */
function monthsToShow<Month extends MonthOfRevenue>(months: readonly Month[], current: string): readonly Month[] {
  const hasAmount = ({ invoiced, collected }: Month): boolean => invoiced !== 0 || collected !== 0;
  const first = months.findIndex(hasAmount);
  const last = months.findLastIndex((month) => hasAmount(month) || month.month.slice(0, 7) <= current);
  return first < 0 ? [] : months.slice(first, last + 1);
}
