import sql from 'sql-template-tag';
import { invalidState } from '../../domain/errors.js';
import type { Locked } from '../../models/base.js';
import type { Ctx } from '../../models/context.js';
import { emit } from '../../models/events/event.js';
import type { Project } from '../../models/projects/project.js';
import { select } from '../../models/select.js';
import { releaseTags } from '../../models/tags/taggings.js';
import { Ticket } from '../../models/tickets/ticket.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';
import { serializeProject } from '../../serializers/project.js';
import { everything } from '../../serializers/view.js';
import { detachDeletedProject } from '../approvals/remove-from-approvals.js';
import { recomputeClientHealth } from '../clients/client-health.js';
import { deleteEntriesOf } from '../time/delete-entries.js';
import { detachExpenses } from '../expenses/delete-expenses.js';
import { deleteProjectParts } from './delete-project-parts.js';
import { removeTickets } from './delete-ticket.js';

/**
 * Deletes a project with its tickets, time and tasks. Throws `invalid_state` if any of it is billed or an expense is
 * approved. Other expenses stay, without the project.
 */
export async function deleteProject(ctx: Ctx, project: Locked<Project>): Promise<void> {
  await assertNotInvoiced(ctx, project);
  await removeProject(ctx, project);
  await recomputeClientHealth(ctx, project.client_id);
}

/**
 * Like `deleteProject`, for a client that is being deleted: does not check invoices, nor update the client's health.
 */
export async function removeProject(ctx: Ctx, project: Locked<Project>): Promise<void> {
  await detachExpenses(ctx, project);
  const tickets = await Ticket.lockAll(seeingAll(ctx), sql`t.project_id = ${project.id}`);
  await deleteEntriesOf(ctx, { project_id: [project.id], ticket_id: tickets.map(({ id }) => id) });
  await removeTickets(ctx, tickets);
  await detachDeletedProject(ctx, project);
  await deleteProjectParts(ctx, project);
  await releaseTags(ctx, 'projects', [project.id]);
  await project.remove(ctx);
  await emit(ctx, 'project.deleted', serializeProject(project, everything));
}

async function assertNotInvoiced(ctx: Ctx, project: Project): Promise<void> {
  const [invoice] = await select<{ invoice_number: string }>(
    ctx,
    sql`SELECT i.invoice_number FROM invoice_line_items l JOIN invoices i ON i.id = l.invoice_id AND i.workspace_id = l.workspace_id
         WHERE l.workspace_id = ${ctx.scope.workspaceId} AND l.project_id = ${project.id} AND i.status <> 'void' LIMIT 1`,
  );
  if (invoice)
    throw invalidState(
      `The project is on invoice ${invoice.invoice_number}: void the invoice first, or cancel the project`,
    );
}
