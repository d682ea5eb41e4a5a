/** A list of projects with the burn of their budgets. */
import type { ListProjectsQuery, ProjectSummary } from 'docket-sdk';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSession } from '../../api/session.js';
import { listProjectsOptions } from '../../generated/queries.js';
import { useToday } from '../../ui/locale.js';
import { Link } from '../../ui/link.js';
import { useListPages } from '../../ui/list-pages.js';
import { Table, type Column, type TableProps } from '../../ui/table.js';
import { Day } from '../../ui/times.js';
import { TagList } from '../../work/tags.js';
import { BilledShare, HoursBurn, MoneyBurn } from './budget-meters.js';
import { ProjectHealth, ProjectState, healthOf } from './project-health.js';

export interface ProjectTableProps extends Pick<
  TableProps<ProjectSummary>,
  'label' | 'sort' | 'onSort' | 'selected' | 'onSelect' | 'bulkActions'
> {
  readonly query: ListProjectsQuery;
  /** Of the one client whose projects they are; the column of clients is left out then. */
  readonly currency?: string;
  readonly empty: ReactNode;
}

export function ProjectTable({ query, currency, ...table }: ProjectTableProps) {
  const navigate = useNavigate();
  const { has } = useSession();
  const rows = useListPages((page) => listProjectsOptions({ ...query, ...page }));
  return (
    <Table
      {...table}
      columns={columnsOf(has('can_see_rates'), currency)}
      rows={rows}
      rowKey={({ id }) => id}
      rowName={({ title }) => title}
      rowHeight={52}
      onOpen={({ id }) => void navigate({ to: '/projects/$projectId', params: { projectId: id } })}
    />
  );
}

const columnsOf = (seesMoney: boolean, currency: string | undefined): readonly (Column<ProjectSummary> | false)[] => [
  {
    id: 'title',
    header: 'Project',
    width: '2fr',
    isSortable: true,
    cell: ({ id, title }) => (
      <Link kind="quiet" to="/projects/$projectId" params={{ projectId: id }} dir="auto">
        {title}
      </Link>
    ),
  },
  currency === undefined && {
    id: 'client',
    header: 'Client',
    cell: ({ client_id, client_name }) => (
      <Link kind="quiet" to="/clients/$clientId" params={{ clientId: client_id }} dir="auto">
        {client_name}
      </Link>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    isSortable: true,
    width: 112,
    cell: ({ status }) => <ProjectState status={status} />,
  },
  { id: 'health', header: 'Health', width: 136, cell: (project) => <ProjectHealth project={project} /> },
  {
    id: 'hours',
    header: 'Hours',
    width: 136,
    cell: ({ budget, title }) => <HoursBurn budget={budget} title={title} />,
  },
  seesMoney && {
    id: 'billed',
    header: 'Billed',
    width: currency === undefined ? 88 : 152,
    cell: ({ budget, title }) =>
      currency === undefined ? (
        <BilledShare budget={budget} title={title} />
      ) : (
        <MoneyBurn budget={budget} title={title} currency={currency} />
      ),
  },
  { id: 'due_date', header: 'Due', isSortable: true, width: 80, cell: (project) => <DueDay project={project} /> },
  { id: 'tags', header: 'Tags', width: 96, cell: ({ tags }) => <TagList slugs={tags} /> },
];

function DueDay({ project }: { readonly project: ProjectSummary }) {
  const isLate = healthOf(project, useToday()) === 'late';
  return (
    <span className={isLate ? 'project-late' : undefined}>
      <Day day={project.dates.due_date} />
    </span>
  );
}
