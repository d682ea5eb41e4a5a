import { invalid } from '../../domain/errors.js';
import type { WorkspaceModel } from '../../models/base.js';
import { Client } from '../../models/clients/client.js';
import type { Ctx } from '../../models/context.js';
import { StaleReadError } from '../../database/failures.js';
import { Project } from '../../models/projects/project.js';
import { Ticket } from '../../models/tickets/ticket.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';

/** What time may be logged on. */
export interface Work {
  readonly client_id?: string | null | undefined;
  readonly project_id?: string | null | undefined;
  readonly ticket_id?: string | null | undefined;
}

/**
 * Holds what time is about to be logged on, and returns it. Hours do so by being counted: that changes the project and the ticket,
 * fails where one is gone or the project is finished, and no client goes before its projects and tickets. So only time without
 * hours, or without either, needs more.
 */
export async function holdWork(
  ctx: Ctx,
  { client_id, project_id, ticket_id }: Work,
  hasHours: boolean,
): Promise<{ client?: Client | undefined; project?: Project | undefined }> {
  if (hasHours && (project_id ?? ticket_id) != null) return {};
  const all = seeingAll(ctx);
  const client = await held(all, Client, 'client_id', client_id);
  const project = await held(all, Project, 'project_id', project_id);
  const ticket = await held(all, Ticket, 'ticket_id', ticket_id);
  const isMoved = project_id !== undefined && ticket?.project_id != null && ticket.project_id !== project_id;
  if (isMoved) throw new StaleReadError('The ticket has moved to another project');
  return { client, project };
}

async function held<M extends typeof WorkspaceModel>(
  ctx: Ctx,
  model: M,
  field: keyof Work,
  id: string | null | undefined,
): Promise<InstanceType<M> | undefined> {
  if (id == null) return undefined;
  const row = await model.hold(ctx, id);
  if (!row) throw invalid(field, `does not exist: ${id}`);
  return row;
}
