import sql, { join, type Sql } from 'sql-template-tag';
import { invalid } from '../../domain/errors.js';
import { ApiKey } from '../../models/people/api-key.js';
import type { Ctx } from '../../models/context.js';
import { readSnapshot } from '../../database/snapshot.js';
import { scoped, select } from '../../models/select.js';
import { User } from '../../models/people/user.js';
import { sideOf } from '../../models/workspace/workspace-context.js';
import type { Query, RowFile, Schemas } from '../../contract/contract.js';
import type { NamedApiKey } from '../../serializers/api-key.js';
import { among } from '../filters.js';
import { assertNoCursor, listKey, type Last } from '../cursor.js';
import { cursorOf } from '../read-list.js';
import { lastOf, paginationAfter, paginationOf, type RowInOrder } from '../list-page.js';
import { rowsAfter } from '../rows-after.js';

/** The sides whose keys the caller may see and revoke: only the test side with a test key, both with a live key. */
export async function manageableSides(ctx: Ctx): Promise<Ctx[]> {
  return ctx.workspace.mode === 'test' ? [ctx] : [ctx, await sideOf(ctx, 'test')];
}

const keysAtOnce = 100;

interface KeyPage {
  readonly rows: NamedApiKey[];
  readonly pagination: Schemas['Pagination'];
}

/** A page of the keys that are not revoked, newest first. The only list over both sides of a workspace. */
export async function listKeys(ctx: Ctx, query: Query<'listApiKeys'>): Promise<KeyPage> {
  const sides = (await manageableSides(ctx)).filter(({ workspace }) => query.mode?.includes(workspace.mode) ?? true);
  const { page = 1, per_page, user_id: userIds = [] } = query;
  const condition = conditionOf(sides, userIds);
  const list = listKey(ctx, ApiKey.tableName, query);
  const cursor = cursorOf(ctx, list, query);
  if (cursor) {
    const found = await keysAfter(ctx, condition, cursor.last, per_page + 1);
    const rows = found.slice(0, per_page);
    const next = { ...cursor, page: cursor.page + 1, last: lastOf(rows, newestFirst.column, cursor.last) };
    return { rows, pagination: paginationAfter(ctx, list, query, next, found.length > rows.length) };
  }
  const [rows, [count]] = await Promise.all([
    select<ListedKey>(
      ctx,
      sql`${keysWhere(condition)} ORDER BY t.created_at DESC, t.id DESC LIMIT ${per_page} OFFSET ${(page - 1) * per_page}`,
    ),
    select<{ total: number }>(ctx, sql`SELECT COUNT(*) AS total FROM api_keys t WHERE ${condition}`),
  ]);
  const total = count?.total ?? 0;
  if (total === 0 || userIds.length > 1) await assertUsers(sides, userIds);
  return { rows, pagination: paginationOf(ctx, list, query, { total, last: lastOf(rows, newestFirst.column, null) }) };
}

type ListedKey = NamedApiKey & RowInOrder;

const keysAfter = (ctx: Ctx, condition: Sql, last: Last | null, limit: number): Promise<ListedKey[]> =>
  rowsAfter(ctx, ApiKey.tableName, newestFirst, last, limit, (stretch, rest) =>
    select<ListedKey>(
      ctx,
      sql`${keysWhere(condition, inOrder)} AND ${stretch.condition} ORDER BY ${stretch.order} LIMIT ${rest}`,
    ),
  );

const newestFirst = { column: 't.created_at', direction: 'desc' } as const;

/** For MySQL, which would rather read all keys of the workspace and sort them. */
const inOrder = sql`FORCE INDEX FOR ORDER BY (api_keys_created_at_index)`;

const keysWhere = (condition: Sql, hint = sql``): Sql =>
  sql`SELECT t.*, u.name AS user_name, w.mode
        FROM api_keys t ${hint} JOIN users u ON u.id = t.user_id AND u.workspace_id = t.workspace_id
        JOIN workspaces w ON w.id = t.workspace_id WHERE ${condition}`;

/** All keys that `listKeys` would page through. A firm has few, so they are read page by page, from one snapshot. */
export async function allKeys(
  ctx: Ctx,
  query: Query<'listApiKeys'>,
  show: (key: NamedApiKey) => object,
): Promise<RowFile> {
  assertNoCursor(query);
  await listKeys(ctx, query); // Throws if a filter names an unknown user, before the response begins.
  return {
    rows: readSnapshot(ctx, async function* (db) {
      for (let page = 1, isMore = true; isMore; page += 1) {
        const { rows, pagination } = await listKeys({ ...ctx, db }, { ...query, page, per_page: keysAtOnce });
        yield rows.map(show);
        isMore = pagination.has_more;
      }
    }),
  };
}

function conditionOf(sides: readonly Ctx[], userIds: readonly string[]): Sql {
  const visible = sides.map((side) => sql`(${scoped(side, ApiKey, 't')})`);
  const ofSides = visible.length === 0 ? sql`FALSE` : join(visible, ' OR ');
  const ofUser = userIds.length === 0 ? sql`` : sql` AND ${among('t.user_id')(userIds)}`;
  return sql`(${ofSides}) AND t.revoked_at IS NULL${ofUser}`;
}

async function assertUsers(sides: readonly Ctx[], ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const found = await Promise.all(sides.map((side) => User.find(side, id)));
    if (found.every((user) => user === undefined)) throw invalid('user_id', `does not exist: ${id}`);
  }
}
