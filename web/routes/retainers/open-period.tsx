/** The open period: used hours against elapsed days, rolled-over hours and their expiry, and closing it. */
import type { Agreement, AgreementPeriod, CurrentPeriod, HourMovement } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { docket } from '../../api/docket.js';
import { useSession } from '../../api/session.js';
import { getAgreementBalanceOptions, listAgreementPeriodsOptions } from '../../generated/queries.js';
import { Button } from '../../ui/button.js';
import { Hours } from '../../ui/amounts.js';
import { Skeleton } from '../../ui/notice.js';
import { Section } from '../../ui/page.js';
import { Stat, Stats } from '../../ui/stats.js';
import { Day, Days } from '../../ui/times.js';
import { ClosePeriod } from './close-period.js';
import { lotsOf, type Lot } from './lots.js';
import { lazyPart, Part } from '../../ui/part.js';
import { rich } from '../../messages/rich.js';
import { t } from '../../messages/text.js';

const BurnDownChart = lazyPart(async () => import('./burn-down-chart.js').then((module) => module.BurnDownChart));

interface OpenPeriodProps {
  readonly agreement: Agreement;
  readonly period: CurrentPeriod;
}

export function OpenPeriod({ agreement, period }: OpenPeriodProps) {
  const { can } = useSession();
  const [isClosing, setClosing] = useState(false);
  const { data: balance } = useQuery(getAgreementBalanceOptions(agreement.id));
  const movements = useMovements(agreement.id, period.id);
  const hours = balance?.hours;
  return (
    <Section
      title={t('retainers.openPeriod')}
      actions={
        can('closeAgreementPeriod') && <Button onPress={() => setClosing(true)}>{t('retainers.closePeriod')}</Button>
      }
    >
      <p>
        {balance ? (
          rich('retainers.periodWithDaysLeft', {
            days: <Days from={period.start_date} to={period.end_date} />,
            count: balance.period.days_remaining,
          })
        ) : (
          <Days from={period.start_date} to={period.end_date} />
        )}
      </p>
      <Stats>
        <Stat
          label={t('common.used')}
          value={<Hours hours={period.hours_used} />}
          detail={
            <>
              {rich('retainers.available', { hours: <Hours hours={period.hours_included + period.rollover_hours} /> })}
            </>
          }
        />
        <Stat
          label={t('common.left')}
          value={<Hours hours={period.hours_remaining} />}
          kind={period.percent_used >= 90 ? 'warn' : undefined}
        />
        {hours && hours.overage > 0 && (
          <Stat label={t('retainers.overage')} value={<Hours hours={hours.overage} />} kind="bad" />
        )}
        {balance && (
          <Stat
            label={t('retainers.projected')}
            value={<Hours hours={balance.projection.estimated_end_usage} />}
            detail={
              balance.projection.will_have_overage ? t('retainers.moreThanAvailable') : t('retainers.byPeriodEnd')
            }
            kind={balance.projection.will_have_overage ? 'warn' : undefined}
          />
        )}
      </Stats>
      <Part fallback={<Skeleton />}>{movements && <BurnDownChart period={period} movements={movements} />}</Part>
      {movements && <Lots agreement={agreement} period={period} lots={lotsOf(movements)} />}
      {isClosing && <ClosePeriod agreement={agreement} period={period} onClose={() => setClosing(false)} />}
    </Section>
  );
}

const perPage = 100;

/** Loads all movements of a period, because a chart of some would be wrong. */
function useMovements(agreementId: string, periodId: string): readonly HourMovement[] | undefined {
  const { data } = useQuery({
    queryKey: ['agreements', 'listAgreementLedger', agreementId, periodId, 'all'],
    queryFn: async ({ signal }) => {
      const all: HourMovement[] = [];
      const query = { period_id: [periodId], order: 'asc' as const, per_page: perPage };
      for await (const movement of docket.agreements.listLedger(agreementId, query, { signal })) all.push(movement);
      return all;
    },
  });
  return data;
}

interface LotsProps extends OpenPeriodProps {
  readonly lots: readonly Lot[];
}

/** The rolled-over hours that are left, and when they expire. */
function Lots({ agreement, period, lots }: LotsProps) {
  const { data } = useQuery({
    ...listAgreementPeriodsOptions(agreement.id, { per_page: 100 }),
    enabled: lots.length > 0,
  });
  const periods = data?.data ?? [];
  if (lots.length === 0) return null;
  return (
    <section aria-label={t('retainers.rolledOver')}>
      <h3>{t('retainers.rolledOver')}</h3>
      <ul className="retainer-lots">
        {lots.map(({ periodId, left }) => (
          <li key={periodId}>
            <Hours hours={left} /> · {originOf(periods, periodId)} · {expiryOf(agreement, period, periods, periodId)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function originOf(periods: readonly AgreementPeriod[], id: string) {
  const from = periods.find((one) => one.id === id);
  return from ? <Days from={from.start_date} to={from.end_date} /> : t('retainers.earlierPeriod');
}

function expiryOf({ rollover }: Agreement, period: CurrentPeriod, periods: readonly AgreementPeriod[], lotId: string) {
  if (rollover.expires_months === null) return t('retainers.noExpiry');
  // Periods since the one that left the hours, the open one included; ids ascend with time.
  const since = periods.filter(({ id }) => id > lotId && id <= period.id).length;
  const more = rollover.expires_months - since;
  if (more <= 0) return <>{rich('retainers.expiresOn', { day: <Day day={period.end_date} /> })}</>;
  return t('retainers.expiresInPeriods', { count: more });
}
