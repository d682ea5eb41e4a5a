/** The columns of projects: how they stand, and how much of their budgets is used. */
import type { ProjectSummary } from 'docket-sdk';
import { useMemo } from 'react';
import { useSession } from '../../api/session.js';
import { billingTypeLabels } from '../../generated/labels.js';
import { Hours, Money, None, Percent } from '../../ui/amounts.js';
import { useToday } from '../../ui/locale.js';
import { Link } from '../../ui/link.js';
import { useIsPhone } from '../../ui/media.js';
import type { Column } from '../../ui/table/table.js';
import { Day } from '../../ui/times.js';
import { createdColumn } from '../date-columns.js';
import { TagList } from '../tag/tags.js';
import { BilledShare, HoursBurn, MoneyBurn } from './budget-meters.js';
import { healthOf, ProjectHealth, ProjectStatusBadge } from './project-status.js';
import './project.css';
import { t } from '../../messages/text.js';

/** `currency` is that of the client, if all projects belong to one: then no column and no line names the client. */
export function useProjectColumns(currency?: string): readonly (Column<ProjectSummary> | false)[] {
  const { has } = useSession();
  const isPhone = useIsPhone();
  const seesMoney = has('can_see_rates');
  return useMemo(
    () => [...whatColumns(currency === undefined, isPhone), ...budgetColumns(seesMoney, currency), ...dateColumns],
    [seesMoney, currency, isPhone],
  );
}

type Columns = readonly (Column<ProjectSummary> | false)[];

/** On a wide screen, client and tags are below the title, so that the column of titles can be wide. */
const whatColumns = (hasClients: boolean, isPhone: boolean): Columns => [
  {
    id: 'title',
    header: t('common.project'),
    width: '2fr',
    isSortable: true,
    cell: (project) => (
      <span className="project-name">
        <Link kind="quiet" to="/projects/$projectId" params={{ projectId: project.id }} dir="auto">
          {project.title}
        </Link>
        {!isPhone && (hasClients || project.tags.length > 0) && (
          <span className="project-beside">
            {hasClients && <ClientOf project={project} />}
            {project.tags.length > 0 && <TagList slugs={project.tags} max={hasClients ? 1 : 2} />}
          </span>
        )}
      </span>
    ),
  },
  hasClients && {
    id: 'client',
    header: t('common.client'),
    isOptional: !isPhone,
    phone: 'fact',
    cell: (project) => <ClientOf project={project} />,
  },
  {
    id: 'status',
    header: t('common.status'),
    isSortable: true,
    width: 'fit',
    isHiddenOnPhone: true,
    cell: ({ status }) => <ProjectStatusBadge status={status} />,
  },
  {
    id: 'health',
    header: t('common.health'),
    width: 'fit',
    phone: 'state',
    cell: (project) => <ProjectHealth project={project} />,
  },
];

const budgetColumns = (seesMoney: boolean, currency: string | undefined): Columns => [
  {
    id: 'hours_used',
    header: t('common.hours'),
    width: 128,
    isSortable: true,
    isHiddenOnPhone: true,
    cell: ({ budget, title }) => <HoursBurn budget={budget} title={title} />,
  },
  {
    id: 'percent_complete',
    header: t('common.used'),
    align: 'end',
    width: 'fit',
    isSortable: true,
    phone: 'amount',
    cell: ({ budget }) =>
      hasBudget(budget) ? (
        <Percent percent={budget.percent_complete} isBad={budget.percent_complete > 100} />
      ) : (
        <None label={t('common.noBudget')} />
      ),
  },
  {
    id: 'left',
    header: t('common.left'),
    align: 'end',
    width: 'fit',
    isHiddenOnPhone: true,
    cell: ({ budget: { hours, hours_used } }) =>
      hours ? <Hours hours={hours - hours_used} isBad={hours < hours_used} /> : <None label={t('common.noBudget')} />,
  },
  seesMoney && {
    id: 'billed',
    header: t('common.billed'),
    width: currency === undefined ? 96 : 152,
    isHiddenOnPhone: true,
    cell: ({ budget, title }) =>
      currency === undefined ? (
        <BilledShare budget={budget} title={title} />
      ) : (
        <MoneyBurn budget={budget} title={title} currency={currency} />
      ),
  },
  seesMoney &&
    currency !== undefined && {
      id: 'budget_amount',
      header: t('common.budget'),
      align: 'end',
      width: 'fit',
      isOptional: true,
      cell: ({ budget }) => (budget.amount ? <Money amount={budget.amount} currency={currency} /> : <None />),
    },
];

const hasBudget = ({ hours, amount }: ProjectSummary['budget']): boolean => Boolean(hours) || Boolean(amount);

const dateColumns: Columns = [
  {
    id: 'due_date',
    header: t('common.due'),
    isSortable: true,
    width: 'fit',
    phone: 'fact',
    isNamedOnPhone: true,
    cell: (project) => <DueDay project={project} />,
  },
  {
    id: 'start_date',
    header: t('common.begins'),
    width: 'fit',
    isOptional: true,
    cell: ({ dates }) => <Day day={dates.start_date} />,
  },
  {
    id: 'billing_type',
    header: t('shell.billing'),
    width: 'fit',
    isOptional: true,
    cell: ({ billing_type }) => billingTypeLabels[billing_type],
  },
  createdColumn,
];

const ClientOf = ({ project: { client_id, client_name } }: { readonly project: ProjectSummary }) => (
  <Link kind="quiet" to="/clients/$clientId" params={{ clientId: client_id }} dir="auto">
    {client_name}
  </Link>
);

function DueDay({ project }: { readonly project: ProjectSummary }) {
  const isLate = healthOf(project, useToday()) === 'late';
  return (
    <span className={isLate ? 'project-late' : undefined}>
      <Day day={project.dates.due_date} />
    </span>
  );
}
