/** What was invoiced and collected, month by month of this year. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getRevenueReportOptions } from '../../generated/queries.js';
import { Chart } from '../../ui/chart.js';
import { useMoneyText } from '../../ui/figures.js';
import { usePlace } from '../../ui/locale.js';
import { Section } from '../../ui/page.js';
import { useMonthText } from '../reports/sheet-cell.js';

export function RevenueChart() {
  const { currency } = usePlace();
  const writeMoney = useMoneyText();
  const writeMonth = useMonthText();
  const { data: months } = useQuery({
    ...getRevenueReportOptions({ period: 'this_year', group_by: 'month' }),
    select: ({ by_month = [] }) => by_month,
  });
  const data = useMemo(
    () => ({
      type: 'bars' as const,
      isTrend: true,
      labels: (months ?? []).map(({ month }) => writeMonth(month)),
      series: [
        { name: 'Invoiced', values: (months ?? []).map(({ invoiced }) => invoiced) },
        { name: 'Collected', values: (months ?? []).map(({ collected }) => collected) },
      ],
    }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the writer is a new function that writes the same
    [months],
  );
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- as above
  const write = useMemo(() => (value: number) => writeMoney(value, currency, true), [currency]);
  if (!months?.some(({ invoiced, collected }) => invoiced !== 0 || collected !== 0)) return null;
  return (
    <Section title="Revenue this year">
      <Chart title="Revenue this year" data={data} write={write} labelsHeader="Month" />
    </Section>
  );
}
