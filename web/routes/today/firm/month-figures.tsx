/** The figures of the period, each with a link to the list or report behind it. */
import type { DashboardReport } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSession } from '../../../api/session.js';
import type { OperationId } from '../../../generated/needs.js';
import { getUnbilledReportOptions } from '../../../generated/queries.js';
import { Count, Hours, Money, Percent } from '../../../ui/amounts.js';
import { AndOthers } from '../../../ui/and-others.js';
import { useLocaleSettings } from '../../../ui/locale.js';
import { sumOf } from '../../../ui/text/exact.js';
import { cached } from '../../../ui/text/formatters.js';
import { Stats } from '../../../ui/stats.js';
import { TargetStat, type Target } from '../../../entities/target.js';
import { atRisk } from '../at-risk.js';
import { rich } from '../../../messages/rich.js';
import { t } from '../../../messages/text.js';

export function MonthFigures({ report }: { readonly report: DashboardReport }) {
  const { revenue, time, projects, clients, comparison } = report;
  const { from, to } = report.period;
  const othersOf = (figure: 'invoiced' | 'collected' | 'outstanding') => (
    <AndOthers
      isRounded
      amounts={(report.other_currencies ?? []).map((one) => ({ currency: one.currency, amount: one[figure] }))}
    />
  );
  const inReport = (name: 'revenue' | 'time' | 'utilization', needs: OperationId): Target => ({
    to: '/reports/$report',
    params: { report: name },
    search: { period: 'custom', from, to },
    needs: [needs],
  });
  return (
    <>
      <Stats>
        {revenue && (
          <>
            <TargetStat
              target={inReport('revenue', 'getRevenueReport')}
              label={t('common.invoiced')}
              value={<Money amount={revenue.invoiced} isRounded />}
              detail={
                <>
                  {othersOf('invoiced')}
                  <Change percent={revenue.change_percent} />
                </>
              }
            />
            <TargetStat
              target={{ to: '/billing', search: { tab: 'payments', from, to }, needs: ['listPayments'] }}
              label={t('today.collected')}
              value={<Money amount={revenue.collected} isRounded />}
              detail={othersOf('collected')}
            />
            <TargetStat
              target={{ to: '/billing', search: { tab: 'aging' }, needs: ['getInvoiceAging'] }}
              label={t('common.outstanding')}
              value={<Money amount={revenue.outstanding} isRounded />}
              detail={
                <>
                  {othersOf('outstanding')}
                  {t('today.asOfNow')}
                </>
              }
            />
          </>
        )}
        <Unbilled />
        <TargetStat
          target={inReport('time', 'getTimeReport')}
          label={t('common.hours')}
          value={<Hours hours={time.total_hours} />}
          detail={<Change percent={time.change_percent} />}
        />
        <TargetStat
          target={inReport('utilization', 'getUtilizationReport')}
          label={t('common.utilization')}
          value={<Percent percent={time.utilization_percent} digits={1} />}
          detail={<Points points={comparison.utilization_change} />}
        />
        <TargetStat
          target={{
            to: '/projects',
            search: projects.at_risk > 0 ? atRisk : { status: ['active'] },
            needs: ['listProjects'],
          }}
          label={t('shell.projects')}
          value={<Count count={projects.active} />}
          detail={projects.at_risk > 0 ? t('today.atRisk', { count: projects.at_risk }) : t('today.noneAtRisk')}
          {...(projects.at_risk > 0 ? { kind: 'warn' as const } : {})}
        />
        <TargetStat
          target={{ to: '/clients', search: { status: ['active'] }, needs: ['listClients'] }}
          label={t('shell.clients')}
          value={<Count count={clients.active} />}
          detail={t('today.newGone', { new: clients.new, churned: clients.churned })}
        />
      </Stats>
    </>
  );
}

const unbilledWork: Target = {
  to: '/billing',
  search: { tab: 'unbilled' },
  needs: ['getUnbilledReport', 'previewInvoiceFromTime'],
};

/** Hours are those of all currencies. */
function Unbilled() {
  const { can } = useSession();
  const isAllowed = can('getUnbilledReport');
  const { data, isError } = useQuery({ ...getUnbilledReportOptions(), enabled: isAllowed });
  if (!isAllowed || isError) return null;
  // Reserves its space while it loads.
  if (!data)
    return (
      <TargetStat target={unbilledWork} label={t('common.unbilled')} value={<Count count={undefined} />} detail="…" />
    );
  const { total, other_currencies: others } = data;
  const hours = sumOf([data, ...others].map((one) => one.hours));
  return (
    <TargetStat
      target={unbilledWork}
      label={t('common.unbilled')}
      value={<Money amount={total} isRounded />}
      detail={
        <>
          <AndOthers isRounded amounts={others.map((one) => ({ currency: one.currency, amount: one.total }))} />
          {rich('common.hours2', { hours: <Hours hours={hours} /> })}
        </>
      }
    />
  );
}

function Change({ percent }: { readonly percent: number | null }): ReactNode {
  if (percent === null) return t('today.nothingBeforeToCompare');
  return (
    <>
      {percent > 0 ? '+' : ''}
      <Percent percent={percent} digits={1} />
    </>
  );
}

function Points({ points }: { readonly points: number }) {
  const { locale } = useLocaleSettings();
  const written = cached(Intl.NumberFormat, locale, { signDisplay: 'exceptZero' }).format(points);
  return t('today.points', { count: Math.abs(points), points: written });
}
