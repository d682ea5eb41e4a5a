/** A chart of the hours left in a period by day, beside the line of even use. */
import type { CurrentPeriod, HourMovement } from 'docket-sdk';
import { useMemo } from 'react';
import { Chart } from '../../ui/chart.js';
import { writeHours } from '../../ui/text/hours-text.js';
import { dayIn, useLocaleSettings, useToday } from '../../ui/locale.js';
import { useDayText } from '../../ui/times.js';
import { burnDownOf } from './burn-down.js';
import { t } from '../../messages/text.js';

interface BurnDownChartProps {
  readonly period: CurrentPeriod;
  readonly movements: readonly HourMovement[];
}

export function BurnDownChart({ period, movements }: BurnDownChartProps) {
  const { zone } = useLocaleSettings();
  const today = useToday();
  const writeDay = useDayText();
  const data = useMemo(() => {
    const { days, left, even } = burnDownOf(period, movements, today, (instant) => dayIn(zone, new Date(instant)));
    return {
      type: 'line' as const,
      isTrend: true,
      labels: days.map((day) => writeDay(day)),
      series: [
        { name: t('retainers.hoursLeft'), values: left },
        { name: t('retainers.evenPace'), values: even },
      ],
    };
  }, [period, movements, today, zone, writeDay]);
  return <Chart title={t('retainers.hoursLeftByDay')} data={data} write={writeHours} labelsHeader={t('common.day')} />;
}
