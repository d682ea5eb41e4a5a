/** The figures of the period, each leading to what makes it. */
import type { DashboardReport } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSession } from '../../api/session.js';
import { getUnbilledReportOptions } from '../../generated/queries.js';
import { Count, Hours, Money, Percent } from '../../ui/figures.js';
import { StatLink, Stats } from '../../ui/status.js';

export function MonthFigures({ report }: { readonly report: DashboardReport }) {
  const { revenue, time, projects, clients, comparison } = report;
  const { from, to } = report.period;
  const days = { period: 'custom', from, to };
  return (
    <Stats>
      {revenue && (
        <>
          <StatLink
            to="/reports/$report"
            params={{ report: 'revenue' }}
            search={days}
            label="Invoiced"
            value={<Money amount={revenue.invoiced} isRounded />}
            detail={<Change percent={revenue.change_percent} />}
          />
          <StatLink
            to="/billing"
            search={{ tab: 'payments' }}
            label="Collected"
            value={<Money amount={revenue.collected} isRounded />}
          />
          <StatLink
            to="/billing"
            search={{ tab: 'aging' }}
            label="Outstanding"
            value={<Money amount={revenue.outstanding} isRounded />}
            detail="as of now"
          />
        </>
      )}
      <Unbilled />
      <StatLink
        to="/reports/$report"
        params={{ report: 'time' }}
        search={days}
        label="Hours"
        value={<Hours hours={time.total_hours} />}
        detail={<Change percent={time.change_percent} />}
      />
      <StatLink
        to="/reports/$report"
        params={{ report: 'utilization' }}
        search={days}
        label="Utilization"
        value={<Percent percent={time.utilization_percent} digits={1} />}
        detail={<Points points={comparison.utilization_change} />}
      />
      <StatLink
        to="/projects"
        search={{ status: ['active'] }}
        label="Projects"
        value={<Count count={projects.active} />}
        detail={projects.at_risk > 0 ? `${projects.at_risk} at risk` : 'none at risk'}
        {...(projects.at_risk > 0 ? { kind: 'warn' as const } : {})}
      />
      <StatLink
        to="/clients"
        label="Clients"
        value={<Count count={clients.active} />}
        detail={`${clients.new} new, ${clients.churned} gone`}
      />
    </Stats>
  );
}

function Unbilled() {
  const { can } = useSession();
  const { data } = useQuery({ ...getUnbilledReportOptions(), enabled: can('getUnbilledReport') });
  if (!data) return null;
  return (
    <StatLink
      to="/billing"
      search={{ tab: 'unbilled' }}
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
