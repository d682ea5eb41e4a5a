import sql, { join, type Sql } from 'sql-template-tag';
import type { Ctx } from '../models/context.js';
import { Event } from '../models/event.js';
import { select } from '../models/select.js';
import type { Query } from '../openapi/contract.js';
import { conditionOf, list, listOf, type Listed } from './list.js';

const eventList = listOf<'listEvents'>()<Event>({
  model: Event,
  columns: sql`t.*`,
  filters: {
    type: (types) => sql`t.type IN (${join(types)})`,
    resource_id: (id) => sql`t.resource_id = ${id}`,
    from: (from) => sql`t.created_at >= ${new Date(from)}`,
    to: (to) => sql`t.created_at <= ${new Date(to)}`,
    after: (id) => sql`t.id > ${id}`,
  },
  sorts: { id: 't.id' },
});

/** A page of events: newest first, or all that is later than `after`, oldest first. */
export async function listEvents(ctx: Ctx, query: Query<'listEvents'>): Promise<Listed<Event, undefined>> {
  if (query.after === undefined) return list(ctx, eventList, { ...query, sort: 'id', order: 'desc' });
  await Event.reference(ctx, query.after, 'after');
  return list(ctx, eventList, { ...query, sort: 'id', order: 'asc' }, await settled(ctx, query, query.after));
}

/**
 * Transactions do not end in the order of their events. Who reads on from the last event would miss one that is written
 * before it and committed after it: so this waits for those under way, and leaves out what begins meanwhile.
 */
async function settled(ctx: Ctx, query: Query<'listEvents'>, after: string): Promise<Sql | undefined> {
  const most = query.page * query.per_page;
  const seen = await select<{ id: string }>(
    ctx,
    sql`SELECT t.id FROM events t WHERE ${conditionOf(ctx, eventList, query)} ORDER BY t.id LIMIT ${most} LOCK IN SHARE MODE`,
  );
  return seen.length === most ? undefined : sql`t.id <= ${seen.at(-1)?.id ?? after}`;
}
