import { invalid } from '../../domain/errors.js';
import { Client } from '../../models/clients/client.js';
import type { Ctx } from '../../models/context.js';
import { Project } from '../../models/projects/project.js';
import { Ticket } from '../../models/tickets/ticket.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';

/** What time may be logged on. */
interface Work {
  readonly client_id?: string | null | undefined;
  readonly project_id?: string | null | undefined;
  readonly ticket_id?: string | null | undefined;
}

/**
 * Holds what time is about to be logged on. Hours do so by being counted: that changes the ticket and the project, fails where one
 * is gone, and no client goes before its projects and tickets. So only time without hours, or without either, needs more.
 */
export async function holdWork(ctx: Ctx, { client_id, project_id, ticket_id }: Work, hasHours: boolean): Promise<void> {
  if (hasHours && (project_id ?? ticket_id) != null) return;
  const all = seeingAll(ctx);
  if (client_id != null && !(await Client.hold(all, client_id))) throw gone('client_id', client_id);
  if (project_id != null && !(await Project.hold(all, project_id))) throw gone('project_id', project_id);
  if (ticket_id != null && !(await Ticket.hold(all, ticket_id))) throw gone('ticket_id', ticket_id);
}

const gone = (field: keyof Work, id: string): Error => invalid(field, `does not exist: ${id}`);
