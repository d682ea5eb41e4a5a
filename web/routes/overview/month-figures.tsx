/** The figures of the period, each leading to what makes it. */
import type { DashboardReport } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSession } from '../../api/session.js';
import type { OperationId } from '../../generated/needs.js';
import { getUnbilledReportOptions } from '../../generated/queries.js';
import { Count, Hours, Money, Percent } from '../../ui/figures.js';
import { Stats } from '../../ui/status.js';
import { TargetStat, type Target } from '../../work/target.js';

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
    <Stats>
      {revenue && (
        <>
          <TargetStat
            target={inReport('revenue', 'getRevenueReport')}
            label="Invoiced"
            value={<Money amount={revenue.invoiced} isRounded />}
            detail={<Change percent={revenue.change_percent} />}
          />
          <TargetStat
            target={{ to: '/billing', search: { tab: 'payments', from, to }, needs: ['listPayments'] }}
            label="Collected"
            value={<Money amount={revenue.collected} isRounded />}
          />
          <TargetStat
            target={{ to: '/billing', search: { tab: 'aging' }, needs: ['getInvoiceAging'] }}
            label="Outstanding"
            value={<Money amount={revenue.outstanding} isRounded />}
            detail="as of now"
          />
        </>
      )}
      <Unbilled />
      <TargetStat
        target={inReport('time', 'getTimeReport')}
        label="Hours"
        value={<Hours hours={time.total_hours} />}
        detail={<Change percent={time.change_percent} />}
      />
      <TargetStat
        target={inReport('utilization', 'getUtilizationReport')}
        label="Utilization"
        value={<Percent percent={time.utilization_percent} digits={1} />}
        detail={<Points points={comparison.utilization_change} />}
      />
      <TargetStat
        target={{ to: '/projects', search: { status: ['active'] }, needs: ['listProjects'] }}
        label="Projects"
        value={<Count count={projects.active} />}
        detail={projects.at_risk > 0 ? `${projects.at_risk} at risk` : 'none at risk'}
        {...(projects.at_risk > 0 ? { kind: 'warn' as const } : {})}
      />
      <TargetStat
        target={{ to: '/clients', search: { status: ['active'] }, needs: ['listClients'] }}
        label="Clients"
        value={<Count count={clients.active} />}
        detail={`${clients.new} new, ${clients.churned} gone`}
      />
    </Stats>
  );
}

const unbilledWork: Target = {
  to: '/billing',
  search: { tab: 'unbilled' },
  needs: ['getUnbilledReport', 'previewInvoiceFromTime'],
};

function Unbilled() {
  const { can } = useSession();
  const isAllowed = can('getUnbilledReport');
  const { data, isError } = useQuery({ ...getUnbilledReportOptions(), enabled: isAllowed });
  if (!isAllowed || isError) return null;
  // Its room is kept while it is read.
  if (!data)
    return <TargetStat target={unbilledWork} label="Unbilled" value={<Count count={undefined} />} detail="…" />;
  return (
    <TargetStat
      target={unbilledWork}
      label="Unbilled"
      value={<Money amount={data.total} isRounded />}
      detail={
        <>
          <Hours hours={data.hours} /> hours
        </>
      }
    />
  );
}

function Change({ percent }: { readonly percent: number | null }): ReactNode {
  if (percent === null) return 'nothing before to compare';
  return (
    <>
      {percent > 0 ? '+' : ''}
      <Percent percent={percent} digits={1} />
    </>
  );
}

const Points = ({ points }: { readonly points: number }) => `${points > 0 ? '+' : ''}${points} points`;
