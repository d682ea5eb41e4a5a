/** Conditions that limit a search to objects for a certain use. */
import sql, { join, type Sql } from 'sql-template-tag';
import type { Schemas } from '../../contract/contract.js';
import { finishedStatuses } from '../../domain/projects/project-status.js';
import type { Ctx } from '../../models/context.js';

/** Conditions over `t` by kind; kinds without a condition are not searched. */
export type KindConditions = Partial<Readonly<Record<Schemas['SearchKind'], Sql>>>;

/** Clients, projects and tickets on which new time can be logged, by the rules of `assertOngoing`. */
export function openForTime({ scope }: Ctx): KindConditions {
  const finished = join(finishedStatuses);
  const isOfClient = sql`NOT EXISTS (SELECT 1 FROM clients l WHERE l.workspace_id = ${scope.workspaceId} AND l.id = t.client_id
    AND l.status = 'inactive')`;
  const isOnProject = sql`NOT EXISTS (SELECT 1 FROM projects p WHERE p.workspace_id = ${scope.workspaceId} AND p.id = t.project_id
    AND p.status IN (${finished}))`;
  return {
    client: sql`t.status <> 'inactive'`,
    project: sql`t.status NOT IN (${finished}) AND ${isOfClient}`,
    ticket: sql`${isOfClient} AND ${isOnProject}`,
  };
}
