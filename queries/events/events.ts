/**
 * Events are read in two orders. Without `after`, `GET /v1/events` lists them by id, newest first. With `after`, and in
 * the stream `GET /v1/changes` (changes.ts, change-visibility.ts), they come in event order, the order of their
 * commits, because an id is assigned before the commit: an event with a smaller id can be committed later.
 *
 * An event has a place in event order once a pass has found it committed and given it a position
 * (models/events/event-order.ts). So each read from which somebody may continue calls `orderEvents`; then whatever is
 * committed later also comes later in the order. Visibility differs: lists of events are for owners and admins, the
 * stream decides for each user and event. The same passes record late commits, which lists of other objects with
 * `updated_since` need (queries/incremental-reads.ts).
 */
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
    request_id: among('t.request_id'),
    from: (from) => sql`t.created_at >= ${new Date(from)}`,
    to: (to) => sql`t.created_at <= ${new Date(to)}`,
    // `listEvents` turns it into a condition, after looking up the position of that event.
    after: () => undefined,
  },
  index: indexFor,
  isInOrder: (query) => query.sort === 'id' && (isUnfiltered(query) || query.resource_id?.length === 1),
  sorts: { id: 't.id', position: 't.position' },
});

/** Whether only the order of the list matters. With `after`, it is that of positions. */
const isUnfiltered = ({ type, resource_id, request_id, from, to, after }: Query<'listEvents'>): boolean =>
  [type, resource_id, request_id, from, to, after].every((value) => value === undefined);

/**
 * One object has few events: without the hint, MySQL would also read all events of the types and intersect the two. After a cursor, it would
 * read an event of each type in place of the next ones.
 */
function indexFor(query: Query<'listEvents'>): string | undefined {
  if (query.resource_id !== undefined) return 'events_resource_index';
  return isUnfiltered(query) ? 'events_workspace_id_index' : undefined;
}

/** A page of events: newest first, or with `after` those committed after that event, in event order. */
export async function listEvents(ctx: Ctx, query: Query<'listEvents'>): Promise<Listed<Event, undefined>> {
  if (query.after === undefined) return newestFirst(ctx, query);
  const later = await committedAfter(ctx, query.after);
  return list(ctx, eventList, { ...query, sort: 'position', order: 'asc' }, later);
}

/** All events that `listEvents` would page through. Newest first, it has only events committed before the request. */
export async function allEvents(ctx: Ctx, query: Query<'listEvents'>, show: ShowRows<Event, object>): Promise<RowFile> {
  if (query.after !== undefined) {
    const where = await committedAfter(ctx, query.after);
    return wholeList(ctx, eventList, { ...query, sort: 'position', order: 'asc' }, show, { where });
  }
  await orderEvents(ctx, ctx.scope.workspaceId);
  return wholeList(ctx, eventList, { ...query, sort: 'id', order: 'desc' }, show, {
    where: sql`t.position IS NOT NULL`,
  });
}

/** Gives positions to events on the page that have none yet, so a reader can continue after any of them. */
async function newestFirst(ctx: Ctx, query: Query<'listEvents'>): Promise<Listed<Event, undefined>> {
  const page = await list(ctx, eventList, { ...query, sort: 'id', order: 'desc' });
  if (page.rows.some(({ position }) => position === null)) await orderEvents(ctx, ctx.scope.workspaceId);
  return page;
}

async function committedAfter(ctx: Ctx, id: string): Promise<Sql> {
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
