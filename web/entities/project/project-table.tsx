/** A list of projects. */
import type { ListProjectsQuery, ProjectSummary } from 'docket-sdk';
import { useNavigate } from '@tanstack/react-router';
import { listProjectsOptions } from '../../generated/queries.js';
import { useListPages } from '../../ui/list-pages.js';
import { Table, type TableProps } from '../../ui/table/table.js';

export interface ProjectTableProps extends Omit<
  TableProps<ProjectSummary>,
  'rows' | 'rowKey' | 'rowName' | 'rowHeight' | 'onOpen' | 'isMain'
> {
  readonly query: ListProjectsQuery;
}

export function ProjectTable({ query, ...table }: ProjectTableProps) {
  const navigate = useNavigate();
  const rows = useListPages((page) => listProjectsOptions({ ...query, ...page }));
  return (
    <Table
      {...table}
      rows={rows}
      rowKey={({ id }) => id}
      rowName={({ title }) => title}
      rowHeight={52}
      onOpen={({ id }) => void navigate({ to: '/projects/$projectId', params: { projectId: id } })}
      isMain
    />
  );
}
