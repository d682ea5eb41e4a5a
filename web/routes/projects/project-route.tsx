/** The screen of one project, with a tab for each of its parts. */
import type { Project } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { createLazyRoute, getRouteApi, useNavigate } from '@tanstack/react-router';
import { useSession } from '../../api/session.js';
import { getClientOptions, getProjectOptions } from '../../generated/queries.js';
import { Link } from '../../ui/link.js';
import { LoadedPage } from '../../ui/query-state.js';
import { Skeleton } from '../../ui/notice.js';
import { Page } from '../../ui/page.js';
import { Tabs } from '../../ui/tabs.js';
import { ProjectActions } from './project-actions.js';
import { ProjectHealth, ProjectStatusBadge } from '../../entities/project/project-status.js';
import { ProjectOverview } from './project-overview.js';
import { lastProjects, type ProjectTab } from './projects-search.js';
import { lazyPart } from '../../ui/part.js';
import './projects.css';
import { t } from '../../messages/text.js';

// Tabs that few users open are loaded on demand.
const ProjectBudget = lazyPart(async () => import('./budget/project-budget.js').then((part) => part.ProjectBudget));
const ProjectPlan = lazyPart(async () => import('./project-plan.js').then((part) => part.ProjectPlan));
const ProjectMilestones = lazyPart(async () =>
  import('./project-milestones.js').then((part) => part.ProjectMilestones),
);
const ProjectTasks = lazyPart(async () => import('./project-tasks.js').then((part) => part.ProjectTasks));
const ProjectTickets = lazyPart(async () => import('./project-tickets.js').then((part) => part.ProjectTickets));
const ProjectTime = lazyPart(async () => import('./project-time.js').then((part) => part.ProjectTime));
const ProjectSettings = lazyPart(async () => import('./project-settings.js').then((part) => part.ProjectSettings));

const route = getRouteApi('/projects/$projectId');

export const projectRoute = createLazyRoute('/projects/$projectId')({ component: ProjectScreen });

function ProjectScreen() {
  const { projectId } = route.useParams();
  const reading = useQuery(getProjectOptions(projectId));
  return (
    <LoadedPage reading={reading} title={t('common.project')} back={<Back />}>
      {(project) => <ProjectPage key={project.id} project={project} />}
    </LoadedPage>
  );
}

const Back = () => (
  <Link to="/projects" search={lastProjects.search}>
    {t('shell.projects')}
  </Link>
);

function ProjectPage({ project }: { readonly project: Project }) {
  const { id, title, client_id, status } = project;
  const reading = useQuery(getClientOptions(client_id));
  const client = reading.data;
  return (
    <Page
      title={title}
      back={<Back />}
      status={
        <>
          <ProjectStatusBadge status={status} /> <ProjectHealth project={project} />
        </>
      }
      lead={
        client && (
          <Link kind="quiet" to="/clients/$clientId" params={{ clientId: client_id }} dir="auto">
            {client.name}
          </Link>
        )
      }
      actions={<ProjectActions project={project} />}
    >
      {/* Amounts are in the currency of the client: before it is known, any would be wrong. */}
      {reading.isPending ? (
        <Skeleton lines={10} />
      ) : (
        <Parts key={id} project={project} currency={client?.billing.currency} />
      )}
    </Page>
  );
}

interface PartsProps {
  readonly project: Project;
  /** Currency of the client. */
  readonly currency: string | undefined;
}

function Parts({ project, currency }: PartsProps) {
  const { tab = 'overview' } = route.useSearch();
  const navigate = useNavigate();
  const { can } = useSession();
  const select = (next: ProjectTab): void =>
    void navigate({
      to: '/projects/$projectId',
      params: { projectId: project.id },
      search: next === 'overview' ? {} : { tab: next },
    });
  return (
    <Tabs
      label={t('projects.sections')}
      selected={tab}
      onSelect={select}
      tabs={[
        {
          id: 'overview',
          label: t('shell.overview'),
          content: <ProjectOverview project={project} currency={currency} />,
        },
        { id: 'budget', label: t('projects.budget'), content: <ProjectBudget project={project} /> },
        { id: 'plan', label: t('projects.plan'), content: <ProjectPlan project={project} /> },
        {
          id: 'milestones',
          label: t('projects.milestones'),
          content: <ProjectMilestones project={project} currency={currency} />,
        },
        { id: 'tasks', label: t('common.tasks'), content: <ProjectTasks project={project} /> },
        { id: 'tickets', label: t('shell.tickets'), content: <ProjectTickets project={project} /> },
        { id: 'time', label: t('shell.time'), content: <ProjectTime project={project} currency={currency} /> },
        can('updateProject') && {
          id: 'settings',
          label: t('shell.settings'),
          content: <ProjectSettings project={project} currency={currency} />,
        },
      ]}
    />
  );
}
