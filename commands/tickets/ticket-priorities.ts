import sql from 'sql-template-tag';
import { changedValues } from '../../domain/changes.js';
import { invalidState } from '../../domain/errors.js';
import { nameKey } from '../../domain/name-key.js';
import { colorOf } from '../../domain/tags/tag-names.js';
import type { Locked } from '../../models/base.js';
import type { Ctx } from '../../models/context.js';
import { execute, select } from '../../models/select.js';
import { TicketPriority } from '../../models/tickets/ticket-priority.js';
import type { Schemas } from '../../contract/contract.js';
import { arrange, lastPlace, lockLists } from './arrange-list.js';

/** Adds a ticket priority at a position in the list. If it is the default, it replaces the previous one. */
export async function createTicketPriority(
  ctx: Ctx,
  { position, ...body }: Schemas['TicketPriorityCreate'],
): Promise<TicketPriority> {
  await lockLists(ctx);
  if (body.is_default) await clearDefault(ctx);
  const { id } = await TicketPriority.insert(ctx, {
    ...body,
    name_key: nameKey(body.name),
    color: body.color ?? colorOf(body.name),
    position: await lastPlace(ctx, 'ticket_priorities'),
  });
  return placed(ctx, id, position);
}

/** Locks the lists, then a priority, for a change. */
export async function lockTicketPriority(ctx: Ctx, id: string): Promise<Locked<TicketPriority>> {
  await lockLists(ctx);
  return TicketPriority.lock(ctx, id);
}

/** Changes a priority. The default cannot be unset, only moved to another priority. */
export async function updateTicketPriority(
  ctx: Ctx,
  priority: Locked<TicketPriority>,
  { position, ...body }: Schemas['TicketPriorityUpdate'],
): Promise<TicketPriority> {
  if (priority.is_default && body.is_default === false)
    throw invalidState('The priority is the default: make another priority the default instead', 'is_default');
  if (body.is_default && !priority.is_default) await clearDefault(ctx);
  const key = body.name === undefined ? {} : { name_key: nameKey(body.name) };
  await priority.patch(ctx, changedValues(priority, { ...body, ...key }));
  return placed(ctx, priority.id, position);
}

/** Deletes a priority. Throws `invalid_state` if it is the default or in use. */
export async function deleteTicketPriority(ctx: Ctx, priority: Locked<TicketPriority>): Promise<void> {
  await assertUnused(ctx, priority);
  await priority.remove(ctx);
  await placeAll(ctx, priority.id, undefined);
}

async function placed(ctx: Ctx, id: string, position: number | undefined): Promise<TicketPriority> {
  await placeAll(ctx, id, position);
  return TicketPriority.get(ctx, id);
}

/**
 * Arranges the list, and copies new positions to the tickets, which sort by them. `updated_at` of the tickets stays.
 */
async function placeAll(ctx: Ctx, id: string, position: number | undefined): Promise<void> {
  await arrange(ctx, 'ticket_priorities', id, position);
  const moved = await select<{ id: string; position: number }>(
    ctx,
    sql`SELECT p.id, p.position FROM ticket_priorities p WHERE p.workspace_id = ${ctx.scope.workspaceId}
           AND EXISTS (SELECT 1 FROM tickets k WHERE k.workspace_id = p.workspace_id AND k.priority_id = p.id AND k.priority_position <> p.position)`,
  );
  for (const priority of moved)
    await execute(
      ctx,
      sql`UPDATE tickets SET priority_position = ${priority.position}
           WHERE workspace_id = ${ctx.scope.workspaceId} AND priority_id = ${priority.id}`,
    );
}

async function clearDefault(ctx: Ctx): Promise<void> {
  await execute(
    ctx,
    sql`UPDATE ticket_priorities SET is_default = 0, updated_at = ${ctx.now}
         WHERE workspace_id = ${ctx.scope.workspaceId} AND is_default = 1`,
  );
}

async function assertUnused(ctx: Ctx, priority: TicketPriority): Promise<void> {
  if (priority.is_default) throw invalidState('The priority is the default: make another priority the default first');
  const { workspaceId } = ctx.scope;
  const [used] = await select<{ what: string | null }>(
    ctx,
    sql`SELECT CASE
                 WHEN EXISTS (SELECT 1 FROM tickets k WHERE k.workspace_id = ${workspaceId} AND k.priority_id = ${priority.id}) THEN 'tickets have it'
                 WHEN EXISTS (SELECT 1 FROM clients c WHERE c.workspace_id = ${workspaceId}
                                 AND JSON_SEARCH(c.sla_overrides, 'one', ${priority.id}, NULL, '$[*].priority_id') IS NOT NULL) THEN 'clients have targets of their own for it'
               END AS what`,
  );
  if (used?.what) throw invalidState(`The priority cannot be deleted: ${used.what}`);
}
