import sql from 'sql-template-tag';
import { invalid } from '../../domain/errors.js';
import { toDecimal, zero, type Big } from '../../domain/money.js';
import type { Ctx } from '../../models/context.js';
import { execute } from '../../models/select.js';

/** Hours of time on a ticket, and those of them that may be billed. */
export interface TicketHours {
  readonly logged: Big;
  readonly billable: Big;
}

/** Adds hours to a ticket (negative ones when time is removed). The statement locks the row, so no update is lost. */
export async function addTicketHours(ctx: Ctx, ticketId: string, { logged, billable }: TicketHours): Promise<void> {
  if (logged.eq(zero) && billable.eq(zero)) return;
  const counted = await execute(
    ctx,
    sql`UPDATE tickets SET logged_hours = logged_hours + CAST(${toDecimal(logged)} AS DECIMAL(12, 2)),
               billable_hours = billable_hours + CAST(${toDecimal(billable)} AS DECIMAL(12, 2)), updated_at = ${ctx.now}
         WHERE id = ${ticketId} AND workspace_id = ${ctx.scope.workspaceId}`,
  );
  if (counted === 0) throw invalid('ticket_id', `does not exist: ${ticketId}`);
}
