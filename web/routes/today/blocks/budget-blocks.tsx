/** Projects at risk, and retainers near their limit or their end. */
import type { AgreementSummary, ProjectSummary } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../../api/session.js';
import { listAgreementsOptions, listProjectsOptions } from '../../../generated/queries.js';
import { PeriodMeter } from '../../../entities/agreement/retainer-status.js';
import { BilledShare, HoursBurn } from '../../../entities/project/budget-meters.js';
import { ProjectHealth } from '../../../entities/project/project-status.js';
import { Link } from '../../../ui/link.js';
import { Day } from '../../../ui/times.js';
import { atRisk } from '../at-risk.js';
import { maxRows, todayBlock, TodayRow, type TodayBlock } from '../today-block.js';
import { rich } from '../../../messages/rich.js';
import { t } from '../../../messages/text.js';

export function useProjectsBlock(): TodayBlock {
  const { can } = useSession();
  const query = useQuery({
    ...listProjectsOptions({ ...atRisk, per_page: maxRows }),
    enabled: can('listProjects'),
  });
  return todayBlock({
    id: 'projects',
    title: t('today.projectsAtRisk'),
    total: query.data?.pagination.total,
    all: (
      <Link to="/projects" search={atRisk}>
        {t('common.all')}
      </Link>
    ),
    queries: [query],
    rows: (query.data?.data ?? []).map((project) => <ProjectRow key={project.id} project={project} />),
  });
}

function ProjectRow({ project }: { readonly project: ProjectSummary }) {
  const { id, title, client_name, budget } = project;
  return (
    <TodayRow
      title={
        <Link to="/projects/$projectId" params={{ projectId: id }} search={{ tab: 'budget' }} kind="quiet" dir="auto">
          {title}
        </Link>
      }
      detail={
        <>
          <bdi>{client_name}</bdi> <ProjectHealth project={project} />
        </>
      }
      action={
        budget.hours || !budget.amount ? (
          <HoursBurn budget={budget} title={title} />
        ) : (
          <BilledShare budget={budget} title={title} />
        )
      }
    />
  );
}

/** The API has no filter for used hours. One request returns this many; of more active retainers, the newest are read. */
const maxRetainers = 100;
/** Percentage of its hours from which a retainer is near its limit. */
const nearLimitPercent = 90;

export function useRetainersBlock(): TodayBlock {
  const { can } = useSession();
  const query = useQuery({
    ...listAgreementsOptions({ status: ['active'], per_page: maxRetainers }),
    enabled: can('listAgreements'),
  });
  const ending = useQuery({
    ...listAgreementsOptions({ expiring_soon: true, per_page: maxRows }),
    enabled: can('listAgreements'),
  });
  const near = (query.data?.data ?? [])
    .filter(({ current_period: period }) => (period?.percent_used ?? 0) >= nearLimitPercent)
    .toSorted((one, other) => percentOf(other) - percentOf(one));
  const last = (ending.data?.data ?? []).filter(({ id }) => near.every((one) => one.id !== id));
  const total = query.data?.pagination.total ?? 0;
  const all = [...near, ...last];
  const rows = all.slice(0, maxRows).map((agreement) => <RetainerRow key={agreement.id} agreement={agreement} />);
  return todayBlock({
    id: 'retainers',
    title: t('today.retainers'),
    total: all.length,
    all: <Link to="/retainers">{t('common.all')}</Link>,
    queries: [query, ending],
    rows:
      rows.length > 0 && total > maxRetainers
        ? [...rows, <li key="rest">{t('today.retainersRead', { count: maxRetainers })}</li>]
        : rows,
  });
}

const percentOf = ({ current_period: period }: AgreementSummary): number => period?.percent_used ?? 0;

function RetainerRow({ agreement }: { readonly agreement: AgreementSummary }) {
  const { id, title, client_name, dates, current_period: period } = agreement;
  return (
    <TodayRow
      title={
        <Link to="/retainers/$agreementId" params={{ agreementId: id }} kind="quiet" dir="auto">
          {title}
        </Link>
      }
      detail={
        dates.end_date === null ? (
          <bdi>{client_name}</bdi>
        ) : (
          rich('today.retainerEnds', { clientName: client_name, day: <Day day={dates.end_date} /> })
        )
      }
      action={<PeriodMeter period={period} />}
    />
  );
}
