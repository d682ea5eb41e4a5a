/** The list of projects, with their status, budgets and due days. */
import { useQuery } from '@tanstack/react-query';
import { createLazyRoute, getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { docket } from '../../api/docket.js';
import { readFilters } from '../../api/filters.js';
import { useSession } from '../../api/session.js';
import { billingTypeLabels, projectHealthLabels, projectStatusLabels } from '../../generated/labels.js';
import { listProjectsFilters } from '../../generated/lists.js';
import { listProjectTypesOptions } from '../../generated/queries.js';
import { FilterBar } from '../../ui/filter-bar.js';
import { Page } from '../../ui/page.js';
import { optionsOf } from '../../ui/select-field.js';
import { useClientName } from '../../entities/client/client-field.js';
import { useLastList } from '../../ui/last-list.js';
import { choiceFilter, clientFilter, pickFilter } from '../../entities/list-filters.js';
import { EmptyList, ListActions } from '../../entities/list-screen.js';
import { searchOfSort, sortOf, useTypedSearch } from '../../ui/list-search.js';
import { useNameOf } from '../../entities/name-of.js';
import { searchAllUsers } from '../../entities/pickers.js';
import { searchProjectTypes } from '../../entities/pickers.js';
import { useTags } from '../../entities/tag/tags.js';
import { BulkTags } from '../../entities/tag/bulk-tags.js';
import { oneOfFilter, yesNoFilter } from '../../ui/choice-filters.js';
import { ProjectTable } from '../../entities/project/project-table.js';
import { useProjectColumns } from '../../entities/project/project-columns.js';
import { useListView } from '../../entities/saved-view/use-list-view.js';
import { lastProjects, type ProjectsSearch } from './projects-search.js';
import { lazyPart, Part } from '../../ui/part.js';
import { t } from '../../messages/text.js';

const NewProject = lazyPart(async () => import('./new-project.js').then((part) => part.NewProject));

const route = getRouteApi('/projects');

export const projectsRoute = createLazyRoute('/projects')({ component: ProjectsScreen });

const latestFirst = { id: 'created_at', isDescending: true };

function ProjectsScreen() {
  const search = route.useSearch();
  const navigate = useNavigate();
  const { can } = useSession();
  const { new: isNew, saved, page: _page, per_page: _perPage, ...query } = search;
  const set = (change: Record<string, unknown>, replace = false): void =>
    void navigate({
      to: '/projects',
      search: { ...readFilters(listProjectsFilters, { ...search, ...change }), saved },
      replace,
    });
  const columns = useProjectColumns();
  const list = useListView({ screen: 'projects', rules: listProjectsFilters, columns });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const open = (): void => void navigate({ to: '/projects', search: { ...search, new: 1 } });
  useLastList(lastProjects, search);
  const { sort: _sort, order: _order, ...filters } = query;
  return (
    <Page
      title={t('shell.projects')}
      width="wide"
      actions={
        <ListActions
          newLabel={t('common.newProject')}
          file={{ send: (format) => docket.projects.list({ ...query, ...format }), name: 'projects.csv' }}
          onNew={can('createProject') && open}
        />
      }
      bar={<Filters search={search} onChange={set} menus={list.menus} />}
    >
      <ProjectTable
        label={t('shell.projects')}
        query={query}
        {...list.table}
        sort={sortOf(search, latestFirst)}
        onSort={(sort) => set(searchOfSort(sort))}
        {...(can('updateProject') && {
          selected,
          onSelect: setSelected,
          bulkActions: <BulkTags kind="projects" ids={[...selected]} onDone={() => setSelected(new Set())} />,
        })}
        empty={
          <EmptyList
            newLabel={t('common.newProject')}
            title={t('common.noProjectsYet')}
            filteredTitle={t('common.noProjectsFit')}
            waitingTitle={t('common.noProjectsToShow')}
            icon="projects"
            isFiltered={Object.keys(filters).length > 0}
            onClear={() => set(cleared)}
            onNew={can('createProject') && open}
            waiting={t('projects.projectsAppearHereAsSoonAs')}
          >
            {t('projects.aProjectIsAPieceOf')}
          </EmptyList>
        }
      />
      {isNew === 1 && can('createProject') && (
        <Part onClose={() => set({}, true)}>
          <NewProject
            clientId={search.client_id?.length === 1 ? search.client_id[0] : undefined}
            onClose={() => set({}, true)}
          />
        </Part>
      )}
    </Page>
  );
}

const cleared = {
  search: undefined,
  status: undefined,
  client_id: undefined,
  manager_id: undefined,
  billing_type: undefined,
  type_id: undefined,
  health: undefined,
  over_budget: undefined,
  tags: undefined,
  external_id: undefined,
  metadata: undefined,
  updated_since: undefined,
};

interface FiltersProps {
  readonly search: ProjectsSearch;
  readonly onChange: (change: Record<string, unknown>, replace?: boolean) => void;
  readonly menus: ReactNode;
}

function Filters({ search, onChange, menus }: FiltersProps) {
  const { tags } = useTags();
  const manager = useNameOf(search.manager_id?.[0]);
  const hasTypes = (useQuery(listProjectTypesOptions({ per_page: 1 })).data?.pagination.total ?? 0) > 0;
  const type = useNameOf(search.type_id?.[0]);
  const clientName = useClientName(search.client_id?.[0]);
  const typed = useTypedSearch(search.search, (text) => onChange({ search: text }, true));
  return (
    <FilterBar
      menus={menus}
      search={{ label: t('projects.searchProjects'), ...typed }}
      onClear={() => onChange(cleared)}
      filters={[
        choiceFilter({
          id: 'status',
          label: t('common.status'),
          options: optionsOf(projectStatusLabels),
          chosen: search.status,
          onChange: (status) => onChange({ status }),
        }),
        oneOfFilter('health', t('common.health'), projectHealthLabels, search.health?.[0], (one) =>
          onChange({ health: one && [one] }),
        ),
        yesNoFilter('over_budget', t('common.overBudget'), search.over_budget, (value) =>
          onChange({ over_budget: value }),
        ),
        clientFilter({
          chosen: search.client_id,
          name: clientName,
          onChange: (chosen) => onChange({ client_id: chosen }),
        }),
        pickFilter({
          id: 'manager_id',
          label: t('projects.manager'),
          name: manager,
          search: searchAllUsers,
          chosen: search.manager_id,
          onChange: (chosen) => onChange({ manager_id: chosen }),
        }),
        choiceFilter({
          id: 'billing_type',
          label: t('shell.billing'),
          options: optionsOf(billingTypeLabels),
          chosen: search.billing_type,
          onChange: (chosen) => onChange({ billing_type: chosen }),
        }),
        hasTypes &&
          pickFilter({
            id: 'type_id',
            label: t('common.type'),
            name: type,
            search: searchProjectTypes,
            chosen: search.type_id,
            onChange: (chosen) => onChange({ type_id: chosen }),
          }),
        choiceFilter({
          id: 'tags',
          label: t('shell.tags'),
          options: tags.map(({ slug, name }) => ({ id: slug, label: name })),
          chosen: search.tags?.flatMap((one) => one.split(',')),
          onChange: (chosen) => onChange({ tags: chosen && [chosen.join(',')] }),
        }),
      ]}
    />
  );
}
