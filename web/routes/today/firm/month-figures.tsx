/** The figures of the period, each with a link to the list or report behind it. */
import type { DashboardReport } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSession } from '../../../api/session.js';
import type { OperationId } from '../../../generated/needs.js';
import { getUnbilledReportOptions } from '../../../generated/queries.js';
import { Count, Hours, Money, Percent } from '../../../ui/amounts.js';
import { OtherCurrencies } from '../../../ui/other-currencies.js';
import { useLocaleSettings } from '../../../ui/locale.js';
import { cached } from '../../../ui/text/formatters.js';
import { Stats } from '../../../ui/stats.js';
import { TargetStat, type Target } from '../../../entities/target.js';
import { atRisk } from '../at-risk.js';
import { rich } from '../../../messages/rich.js';
import { t } from '../../../messages/text.js';

export function MonthFigures({ report }: { readonly report: DashboardReport }) {
  const { revenue, time, projects, clients, comparison } = report;
  const { from, to } = report.period;
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
              detail={<Change percent={revenue.change_percent} />}
            />
            <TargetStat
              target={{ to: '/billing', search: { tab: 'payments', from, to }, needs: ['listPayments'] }}
              label={t('today.collected')}
              value={<Money amount={revenue.collected} isRounded />}
            />
            <TargetStat
              target={{ to: '/billing', search: { tab: 'aging' }, needs: ['getInvoiceAging'] }}
              label={t('common.outstanding')}
              value={<Money amount={revenue.outstanding} isRounded />}
              detail={t('today.asOfNow')}
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
      <InOthers report={report} />
    </>
  );
}

/** The amounts in other currencies, which are not added to those in the workspace's. */
function InOthers({ report }: { readonly report: DashboardReport }) {
  const unbilled = useUnbilled().data?.other_currencies ?? [];
  const revenue = report.other_currencies ?? [];
  const currencies = [...new Set([...revenue, ...unbilled].map(({ currency }) => currency))].toSorted();
  return (
    <OtherCurrencies
      names={[t('common.invoiced'), t('today.collected'), t('common.outstanding'), t('common.unbilled')]}
      sums={currencies.map((currency) => {
        const of = revenue.find((one) => one.currency === currency);
        const work = unbilled.find((one) => one.currency === currency);
        return { currency, amounts: [of?.invoiced, of?.collected, of?.outstanding, work?.total] };
      })}
    />
  );
}

const unbilledWork: Target = {
  to: '/billing',
  search: { tab: 'unbilled' },
  needs: ['getUnbilledReport', 'previewInvoiceFromTime'],
};

function useUnbilled() {
  const { can } = useSession();
  const isAllowed = can('getUnbilledReport');
  return { isAllowed, ...useQuery({ ...getUnbilledReportOptions(), enabled: isAllowed }) };
}

function Unbilled() {
  const { isAllowed, data, isError } = useUnbilled();
  if (!isAllowed || isError) return null;
  // Reserves its space while it loads.
  if (!data)
    return (
      <TargetStat target={unbilledWork} label={t('common.unbilled')} value={<Count count={undefined} />} detail="…" />
    );
  return (
    <TargetStat
      target={unbilledWork}
      label={t('common.unbilled')}
      value={<Money amount={data.total} isRounded />}
      detail={<>{rich('common.hours2', { hours: <Hours hours={data.hours} /> })}</>}
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
