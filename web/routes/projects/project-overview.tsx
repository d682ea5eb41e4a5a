/** A project at a glance: its budgets, hours, billed amount and next milestones. */
import type { Project } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../api/session.js';
import { billingTypeLabels } from '../../generated/labels.js';
import {
  getClientUnbilledOptions,
  listProjectMilestonesOptions,
  listProjectTasksOptions,
  listProjectTimeEntriesOptions,
} from '../../generated/queries.js';
import { Count, Hours, Money, None } from '../../ui/amounts.js';
import { Link, OutsideLink } from '../../ui/link.js';
import { useToday } from '../../ui/locale.js';
import { Columns, DefinitionList, Section } from '../../ui/page.js';
import { Stat, StatLink, Stats } from '../../ui/stats.js';
import { Meter } from '../../ui/status.js';
import { Day } from '../../ui/times.js';
import { NameOf } from '../../entities/name-of.js';
import { TagList } from '../../entities/tag/tags.js';
import { HoursBurn, MoneyBurn } from '../../entities/project/budget-meters.js';
import { sumOf } from '../../ui/text/exact.js';
import { rich } from '../../messages/rich.js';
import { t } from '../../messages/text.js';

export interface OfProject {
  readonly project: Project;
  /** Currency of the client. */
  readonly currency: string | undefined;
}

export function ProjectOverview({ project, currency }: OfProject) {
  return (
    <Columns
      main={
        <>
          <Figures project={project} currency={currency} />
          <Budget project={project} currency={currency} />
          <NextMilestones project={project} currency={currency} />
          {project.description && (
            <Section title={t('common.description')}>
              <p className="project-text" dir="auto">
                {project.description}
              </p>
            </Section>
          )}
          {project.notes && (
            <Section title={t('common.notes')}>
              <p className="project-text" dir="auto">
                {project.notes}
              </p>
            </Section>
          )}
        </>
      }
      side={<About project={project} currency={currency} />}
    />
  );
}

function Figures({ project: { id, client_id, budget }, currency }: OfProject) {
  const { can, has } = useSession();
  const time = useQuery(listProjectTimeEntriesOptions(id, { per_page: 1 })).data?.summary;
  const tasks = useQuery(listProjectTasksOptions(id, { completed: false, per_page: 1 })).data?.pagination.total;
  const seesUnbilled = can('getClientUnbilled');
  const unbilled = useQuery({ ...getClientUnbilledOptions(client_id), enabled: seesUnbilled });
  const open = unbilled.data?.time.filter(({ project_id }) => project_id === id);
  const sum = (of: (part: NonNullable<typeof open>[number]) => number): number => sumOf((open ?? []).map(of));
  const params = { projectId: id };
  return (
    <Stats>
      <StatLink
        to="/projects/$projectId"
        params={params}
        search={{ tab: 'time' }}
        label={t('common.hours')}
        value={<Hours hours={budget.hours_used} />}
        detail={time && <>{rich('projects.billable', { hours: <Hours hours={time.billable_hours} /> })}</>}
      />
      {has('can_see_rates') && (
        <Stat label={t('common.billed')} value={<Money amount={budget.amount_billed} currency={currency ?? null} />} />
      )}
      {seesUnbilled && !unbilled.isError && (
        <StatLink
          to="/clients/$clientId"
          params={{ clientId: client_id }}
          search={{ tab: 'unbilled' }}
          label={t('common.unbilled')}
          value={
            // Reserves its space while it loads.
            open === undefined ? (
              <Count count={undefined} />
            ) : has('can_see_rates') ? (
              <Money amount={sum(({ value = 0 }) => value)} currency={currency ?? null} />
            ) : (
              <Hours hours={sum(({ hours }) => hours)} />
            )
          }
          detail={
            open === undefined ? (
              '…'
            ) : (
              <>{rich('common.hours2', { hours: <Hours hours={sum(({ hours }) => hours)} /> })}</>
            )
          }
        />
      )}
      <StatLink
        to="/projects/$projectId"
        params={params}
        search={{ tab: 'tasks' }}
        label={t('projects.openTasks')}
        value={<Count count={tasks} />}
      />
    </Stats>
  );
}

function Budget({ project: { budget, phases: _phases, ...project }, currency }: OfProject) {
  const { has } = useSession();
  const today = useToday();
  const { start_date: start, due_date: due } = project.dates;
  if (!budget.hours && !budget.amount) return null;
  return (
    <Section
      title={t('projects.budget')}
      actions={
        <Link to="/projects/$projectId" params={{ projectId: project.id }} search={{ tab: 'budget' }}>
          {t('projects.budgetOverTime')}
        </Link>
      }
    >
      {budget.hours ? (
        <div>
          <span className="burn-detail">{t('common.hours')}</span>
          <HoursBurn budget={budget} />
        </div>
      ) : null}
      {has('can_see_rates') && budget.amount ? (
        <div>
          <span className="burn-detail">{t('common.billed')}</span>
          <MoneyBurn budget={budget} currency={currency} />
        </div>
      ) : null}
      {start !== null && due !== null && (
        <Meter
          label={t('projects.timeElapsed')}
          used={Math.max(0, Date.parse(today) - Date.parse(start))}
          limit={Math.max(1, Date.parse(due) - Date.parse(start))}
          warnsAt={1}
        />
      )}
    </Section>
  );
}

function NextMilestones({ project: { id }, currency }: OfProject) {
  const { has } = useSession();
  const { data } = useQuery(listProjectMilestonesOptions(id, { billed: false, per_page: 4 }));
  if (!data || data.data.length === 0) return null;
  return (
    <Section
      title={t('projects.upcomingMilestones')}
      actions={
        <Link to="/projects/$projectId" params={{ projectId: id }} search={{ tab: 'milestones' }}>
          {t('projects.allMilestones')}
        </Link>
      }
    >
      <ul className="burn-list">
        {data.data.map((milestone) => (
          <li key={milestone.id} className="project-line">
            <span dir="auto">{milestone.title}</span>
            <span>
              <Day day={milestone.due_date} />
              {has('can_see_rates') && milestone.amount ? (
                <>
                  {' · '}
                  <Money amount={milestone.amount} currency={currency ?? null} />
                </>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function About({ project, currency }: OfProject) {
  const { has } = useSession();
  const { dates, rate } = project;
  return (
    <Section title={t('common.about')}>
      <DefinitionList
        facts={[
          { label: t('shell.billing'), value: billingTypeLabels[project.billing_type] },
          {
            label: t('projects.manager'),
            value: project.manager_id === null ? <None /> : <NameOf id={project.manager_id} />,
          },
          { label: t('common.start'), value: <Day day={dates.start_date} /> },
          { label: t('common.due'), value: <Day day={dates.due_date} /> },
          dates.completed_at !== null && {
            label: t('projects.completed'),
            value: <Day day={dates.completed_at.slice(0, 10)} />,
          },
          has('can_see_rates') &&
            rate.override &&
            rate.custom_rate != null && {
              label: t('common.rate'),
              value: <Money amount={rate.custom_rate} currency={currency ?? null} />,
            },
          project.require_client_approval && { label: t('common.approval'), value: t('projects.clientApprovesTime') },
          project.contract_url !== null && {
            label: t('projects.contract'),
            value: <OutsideLink href={project.contract_url}>{t('projects.openContract')}</OutsideLink>,
          },
          { label: t('shell.tags'), value: <TagList slugs={project.tags} /> },
          project.external_id !== null && { label: t('common.externalId'), value: project.external_id },
        ]}
      />
    </Section>
  );
}
