/** Signs of a retainer: its status, and how much of its period is used. */
import type { AgreementStatus, AgreementSummary } from 'docket-sdk';
import { agreementStatusLabels } from '../../generated/labels.js';
import { daysBetween } from '../../ui/days.js';
import { Hours, None } from '../../ui/amounts.js';
import { useToday } from '../../ui/locale.js';
import { Meter, Status, type StatusKind } from '../../ui/status.js';
import { rich } from '../../messages/rich.js';
import { t } from '../../messages/text.js';

const kinds: Readonly<Record<AgreementStatus, StatusKind>> = {
  draft: 'quiet',
  active: 'active',
  paused: 'warn',
  expired: 'quiet',
  cancelled: 'quiet',
};

export function AgreementStatusBadge({ status }: { readonly status: AgreementStatus }) {
  return <Status kind={kinds[status]}>{agreementStatusLabels[status]}</Status>;
}

/** Shows the used hours, with a mark at the share of days that have passed. */
export function PeriodMeter({ period }: { readonly period: AgreementSummary['current_period'] }) {
  const today = useToday();
  if (!period) return <None />;
  const { hours_included, rollover_hours, hours_used, start_date, end_date } = period;
  const available = hours_included + rollover_hours;
  const days = daysBetween(start_date, end_date) + 1;
  const gone = Math.max(0, Math.min(days, daysBetween(start_date, today) + 1));
  return (
    <Meter
      label={t('common.used')}
      isLabelHidden
      used={hours_used}
      limit={available}
      warnsAt={0.9}
      mark={gone / days}
      words={<>{rich('common.of', { hours: <Hours hours={hours_used} />, hours2: <Hours hours={available} /> })}</>}
    />
  );
}
