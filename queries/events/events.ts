import sql, { type Sql } from 'sql-template-tag';
import { invalid } from '../../domain/errors.js';
import type { Ctx } from '../../models/context.js';
import { orderEvents } from '../../models/events/event-order.js';
import { Event } from '../../models/events/event.js';
import type { Query, RowFile } from '../../contract/contract.js';
import { among } from '../filters.js';
import { listOf, type Listed } from '../list.js';
import { list } from '../read-list.js';
import { wholeList, type ShowRows } from '../whole-list.js';

const eventList = listOf<'listEvents'>()<Event>({
  model: Event,
  columns: sql`t.*`,
  filters: {
    type: among('t.type'),
    resource_id: among('t.resource_id'),
    from: (from) => sql`t.created_at >= ${new Date(from)}`,
    to: (to) => sql`t.created_at <= ${new Date(to)}`,
    // Its place is looked up by `listEvents`.
    after: () => undefined,
  },
  // Objects have few events. MySQL would read those of their types too, and look which are in both.
  index: ({ resource_id }) => (resource_id === undefined ? undefined : 'events_resource_index'),
  isInOrder: ({ resource_id = [], sort }) => resource_id.length === 1 && sort === 'id',
  sorts: { id: 't.id', position: 't.position' },
});

/** A page of events: newest first, or all that were committed later than `after`, in the order of their commits. */
export async function listEvents(ctx: Ctx, query: Query<'listEvents'>): Promise<Listed<Event, undefined>> {
  if (query.after === undefined) return newestFirst(ctx, query);
  const later = await laterThan(ctx, query.after);
  return list(ctx, eventList, { ...query, sort: 'position', order: 'asc' }, later);
}

/** As `listEvents`, from beginning to end. Newest first, it has what was committed before it was asked for. */
export async function allEvents(ctx: Ctx, query: Query<'listEvents'>, show: ShowRows<Event, object>): Promise<RowFile> {
  if (query.after !== undefined) {
    const where = await laterThan(ctx, query.after);
    return wholeList(ctx, eventList, { ...query, sort: 'position', order: 'asc' }, show, { where });
  }
  await orderEvents(ctx, ctx.scope.workspaceId);
  return wholeList(ctx, eventList, { ...query, sort: 'id', order: 'desc' }, show, {
    where: sql`t.position IS NOT NULL`,
  });
}

/** Each has its position when it is handed out: anyone who reads on after it gets all that was not committed by then. */
async function newestFirst(ctx: Ctx, query: Query<'listEvents'>): Promise<Listed<Event, undefined>> {
  const page = await list(ctx, eventList, { ...query, sort: 'id', order: 'desc' });
  if (page.rows.some(({ position }) => position === null)) await orderEvents(ctx, ctx.scope.workspaceId);
  return page;
}

async function laterThan(ctx: Ctx, id: string): Promise<Sql> {
  const last = await Event.find(ctx, id);
  if (!last)
    throw invalid(
      'after',
      `must be an event of the last 30 days: ${id}. Read everything again and continue from the newest event`,
    );
  await orderEvents(ctx, ctx.scope.workspaceId);
  const { position } = last.position === null ? await Event.get(ctx, id) : last;
  return sql`((t.position = ${position} AND t.id > ${id}) OR t.position > ${position})`;
}
