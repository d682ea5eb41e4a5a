import sql, { empty } from 'sql-template-tag';
import { invalid } from '../../domain/errors.js';
import { toDecimal, zero, type Big } from '../../domain/money.js';
import type { Ctx } from '../../models/context.js';
import { StaleReadError } from '../../database/failures.js';
import { execute } from '../../models/select.js';
import { Ticket } from '../../models/tickets/ticket.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';

/** Hours logged on a ticket, and the billable ones among them. */
export interface TicketHours {
  readonly logged: Big;
  readonly billable: Big;
}

/**
 * Adds hours to a ticket (negative if time is removed). The UPDATE locks the row, so no addition is lost. For new time,
 * `project` is its project: throws `StaleReadError`, which restarts the transaction, if the ticket has moved to another
 * one since it was read. Throws `invalid_request` if the ticket does not exist.
 */
export async function addTicketHours(
  ctx: Ctx,
  ticketId: string,
  { logged, billable }: TicketHours,
  project?: string | null,
): Promise<void> {
  if (logged.eq(zero) && billable.eq(zero)) return;
  const unmoved = project === undefined ? empty : sql` AND (project_id IS NULL OR project_id = ${project})`;
  const counted = await execute(
    ctx,
    sql`UPDATE tickets SET logged_hours = logged_hours + CAST(${toDecimal(logged)} AS DECIMAL(12, 2)),
               billable_hours = billable_hours + CAST(${toDecimal(billable)} AS DECIMAL(12, 2)), updated_at = ${ctx.now}
         WHERE id = ${ticketId} AND workspace_id = ${ctx.scope.workspaceId}${unmoved}`,
  );
  if (counted > 0) return;
  if (project !== undefined && (await Ticket.lockShared(seeingAll(ctx), ticketId)))
    throw new StaleReadError('The ticket has moved to another project');
  throw invalid('ticket_id', `does not exist: ${ticketId}`);
}
