import sql from 'sql-template-tag';
import { invalidState } from '../domain/errors.js';
import { dec, zero } from '../domain/money.js';
import type { Ctx } from '../models/context.js';
import { emit } from '../models/event.js';
import type { Project } from '../models/project.js';
import { execute } from '../models/select.js';
import { serializeProject } from '../serializers/project.js';
import { recomputeClientHealth } from './client-health.js';
import { deleteEntriesOf } from './delete-entries.js';

/** Deletes a project with its time and tickets, unless something of it is billed (rulings, section 5). `project` is locked. */
export async function deleteProject(ctx: Ctx, project: Project): Promise<void> {
  await removeProject(ctx, project);
  await recomputeClientHealth(ctx, project.client_id);
}

/** As `deleteProject`, for a client that goes too and needs no health any more. */
export async function removeProject(ctx: Ctx, project: Project): Promise<void> {
  if (!dec(project.amount_billed).eq(zero))
    throw invalidState(`The project ${project.id} is on an invoice: void the invoice first, or cancel the project`);
  await deleteEntriesOf(ctx, 'project_id', project.id);
  await execute(
    ctx,
    sql`DELETE FROM tickets WHERE workspace_id = ${ctx.scope.workspaceId} AND project_id = ${project.id}`,
  );
  await project.remove(ctx);
  await emit(ctx, 'project.deleted', serializeProject(project));
}
