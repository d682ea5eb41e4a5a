import sql from 'sql-template-tag';
import { changedValues } from '../../domain/changes.js';
import { invalidState } from '../../domain/errors.js';
import { nameKey } from '../../domain/name-key.js';
import { colorOf } from '../../domain/tags/tag-names.js';
import type { Locked } from '../../models/base.js';
import type { Ctx } from '../../models/context.js';
import { select } from '../../models/select.js';
import { TicketStatus } from '../../models/tickets/ticket-status.js';
import type { Schemas } from '../../contract/contract.js';
import { arrange, lastPlace, lockLists } from './arrange-list.js';

/** Adds a ticket status at a position in the list. */
export async function createTicketStatus(
  ctx: Ctx,
  { position, ...body }: Schemas['TicketStatusCreate'],
): Promise<TicketStatus> {
  await lockLists(ctx);
  const { id } = await TicketStatus.insert(ctx, {
    ...body,
    name_key: nameKey(body.name),
    color: body.color ?? colorOf(body.name),
    position: await lastPlace(ctx, 'ticket_statuses'),
  });
  await arrange(ctx, 'ticket_statuses', id, position);
  return TicketStatus.get(ctx, id);
}

/** Locks the lists, then a status, for a change. */
export async function lockTicketStatus(ctx: Ctx, id: string): Promise<Locked<TicketStatus>> {
  await lockLists(ctx);
  return TicketStatus.lock(ctx, id);
}

/** Changes a status. The type of a status that tickets have cannot change. */
export async function updateTicketStatus(
  ctx: Ctx,
  status: Locked<TicketStatus>,
  { position, ...body }: Schemas['TicketStatusUpdate'],
): Promise<TicketStatus> {
  if (body.type !== undefined && body.type !== status.type)
    await assertFree(ctx, status, `The type of the status cannot change from ${status.type}`);
  const key = body.name === undefined ? {} : { name_key: nameKey(body.name) };
  await status.patch(ctx, changedValues(status, { ...body, ...key }));
  await arrange(ctx, 'ticket_statuses', status.id, position);
  return TicketStatus.get(ctx, status.id);
}

/** Deletes a status. Throws `invalid_state` if a ticket has it or it is the last of its type. */
export async function deleteTicketStatus(ctx: Ctx, status: Locked<TicketStatus>): Promise<void> {
  await assertFree(ctx, status, 'The status cannot be deleted');
  await status.remove(ctx);
  await arrange(ctx, 'ticket_statuses', status.id, undefined);
}

/**
 * Throws `invalid_state` if a ticket has the status, or if it is the last of its type: tickets need an open and a
 * closed one.
 */
async function assertFree(ctx: Ctx, status: TicketStatus, consequence: string): Promise<void> {
  const { workspaceId } = ctx.scope;
  const [ticket] = await select<{ number: string }>(
    ctx,
    sql`SELECT k.number FROM tickets k WHERE k.workspace_id = ${workspaceId} AND k.status_id = ${status.id} LIMIT 1`,
  );
  if (ticket)
    throw invalidState(
      `${consequence}: the status is in use, for example by ticket ${ticket.number}. Give its tickets another status first`,
    );
  const other = await TicketStatus.first(ctx, sql`t.type = ${status.type} AND t.id <> ${status.id}`);
  if (!other)
    throw invalidState(
      `${consequence}: it is the last status of type ${status.type}. Create another status of this type first`,
    );
}
