/** A list of projects, with how much of their budgets is used. */
import type { ListProjectsQuery, ProjectSummary } from 'docket-sdk';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, type ReactNode } from 'react';
import { useSession } from '../../api/session.js';
import { listProjectsOptions } from '../../generated/queries.js';
import { useToday } from '../../ui/locale.js';
import { Link } from '../../ui/link.js';
import { useListPages } from '../../ui/list-pages.js';
import { useIsPhone } from '../../ui/media.js';
import { Table, type Column, type TableProps } from '../../ui/table.js';
import { Day } from '../../ui/times.js';
import { TagList } from '../tag/tags.js';
import { BilledShare, HoursBurn, MoneyBurn } from './budget-meters.js';
import './project.css';
import { ProjectHealth, ProjectStatusBadge, healthOf } from './project-status.js';
import { t } from '../../messages/text.js';

export interface ProjectTableProps extends Pick<
  TableProps<ProjectSummary>,
  'label' | 'sort' | 'onSort' | 'selected' | 'onSelect' | 'bulkActions'
> {
  readonly query: ListProjectsQuery;
  /** Currency of the client, if all projects belong to one. Then there is no column for clients. */
  readonly currency?: string;
  readonly empty: ReactNode;
}

export function ProjectTable({ query, currency, ...table }: ProjectTableProps) {
  const navigate = useNavigate();
  const { has } = useSession();
  const isPhone = useIsPhone();
  const rows = useListPages((page) => listProjectsOptions({ ...query, ...page }));
  const seesMoney = has('can_see_rates');
  const columns = useMemo(() => columnsOf({ seesMoney, currency, isPhone }), [seesMoney, currency, isPhone]);
  return (
    <Table
      {...table}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowName={({ title }) => title}
      rowHeight={52}
      onOpen={({ id }) => void navigate({ to: '/projects/$projectId', params: { projectId: id } })}
      isMain
    />
  );
}

interface Shown {
  readonly seesMoney: boolean;
  readonly currency: string | undefined;
  readonly isPhone: boolean;
}

/** On a wide screen, client and tags are below the title, so that the column of titles can be wide. */
function columnsOf({ seesMoney, currency, isPhone }: Shown): readonly (Column<ProjectSummary> | false)[] {
  const hasClients = currency === undefined;
  return [
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
    hasClients &&
      isPhone && { id: 'client', header: t('common.client'), cell: (project) => <ClientOf project={project} /> },
    {
      id: 'status',
      header: t('common.status'),
      isSortable: true,
      width: 120,
      cell: ({ status }) => <ProjectStatusBadge status={status} />,
    },
    { id: 'health', header: t('common.health'), width: 138, cell: (project) => <ProjectHealth project={project} /> },
    {
      id: 'hours',
      header: t('common.hours'),
      width: 128,
      cell: ({ budget, title }) => <HoursBurn budget={budget} title={title} />,
    },
    seesMoney && {
      id: 'billed',
      header: t('common.billed'),
      width: hasClients ? 96 : 152,
      cell: ({ budget, title }) =>
        currency === undefined ? (
          <BilledShare budget={budget} title={title} />
        ) : (
          <MoneyBurn budget={budget} title={title} currency={currency} />
        ),
    },
    {
      id: 'due_date',
      header: t('common.due'),
      isSortable: true,
      width: 80,
      cell: (project) => <DueDay project={project} />,
    },
  ];
}

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
