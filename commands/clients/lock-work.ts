import { invalid } from '../../domain/errors.js';
import type { WorkspaceModel } from '../../models/base.js';
import { Client } from '../../models/clients/client.js';
import type { Ctx } from '../../models/context.js';
import { StaleReadError } from '../../database/failures.js';
import { Project } from '../../models/projects/project.js';
import { Ticket } from '../../models/tickets/ticket.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';

/** The client, project and ticket that time is logged on. */
export interface Work {
  readonly client_id?: string | null | undefined;
  readonly project_id?: string | null | undefined;
  readonly ticket_id?: string | null | undefined;
}

/**
 * Takes shared locks on the client, project and ticket that time is about to be logged on, and returns client and
 * project. Hours on a project or ticket need no lock here: counting the hours updates these rows and fails if one is
 * deleted or the project is finished, and a client is never deleted before its projects and tickets. Throws
 * `StaleReadError` if the ticket has moved to another project.
 */
export async function lockWorkShared(
  ctx: Ctx,
  { client_id, project_id, ticket_id }: Work,
  hasHours: boolean,
): Promise<{ client?: Client | undefined; project?: Project | undefined }> {
  if (hasHours && (project_id ?? ticket_id) != null) return {};
  const all = seeingAll(ctx);
  const client = await lockShared(all, Client, 'client_id', client_id);
  const project = await lockShared(all, Project, 'project_id', project_id);
  const ticket = await lockShared(all, Ticket, 'ticket_id', ticket_id);
  const isMoved = project_id !== undefined && ticket?.project_id != null && ticket.project_id !== project_id;
  if (isMoved) throw new StaleReadError('The ticket has moved to another project');
  return { client, project };
}

async function lockShared<M extends typeof WorkspaceModel>(
  ctx: Ctx,
  model: M,
  field: keyof Work,
  id: string | null | undefined,
): Promise<InstanceType<M> | undefined> {
  if (id == null) return undefined;
  const row = await model.lockShared(ctx, id);
  if (!row) throw invalid(field, `does not exist: ${id}`);
  return row;
}
