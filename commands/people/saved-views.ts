import sql from 'sql-template-tag';
import { changedValues } from '../../domain/changes.js';
import { forbidden, invalid, invalidState } from '../../domain/errors.js';
import { nameKey } from '../../domain/name-key.js';
import { may, refusalOf } from '../../domain/people/policy.js';
import { maySeeScreen, type Screen } from '../../domain/people/screens.js';
import type { Schemas } from '../../contract/contract.js';
import type { Locked } from '../../models/base.js';
import type { Ctx } from '../../models/context.js';
import { SavedView } from '../../models/people/saved-view.js';
import { execute, select } from '../../models/select.js';

/** The highest number of views of a user. */
const maxViews = 100;
/** The highest number of bytes of a query as JSON. */
const maxQueryBytes = 8_000;

/** Saves a view of the calling user. If it is the default, it replaces their previous one of the screen. */
export async function createSavedView(ctx: Ctx, body: Schemas['SavedViewCreate']): Promise<SavedView> {
  const { userId: user_id } = ctx.scope;
  if (!maySeeScreen(ctx.scope, body.screen)) throw forbidden('You may not see this screen', 'screen');
  if (body.shared) assertMayShare(ctx);
  const { query = {} } = body;
  assertQuerySize(query);
  const columns = columnsOf(body.columns);
  await lockViews(ctx);
  if ((await SavedView.count(ctx, sql`t.user_id = ${user_id}`)) >= maxViews)
    throw invalidState(`You have ${maxViews} saved views, and no more are possible: delete one first`);
  if (body.is_default) await clearDefault(ctx, body.screen);
  return SavedView.insert(ctx, { ...body, query, columns, user_id, name_key: nameKey(body.name) });
}

/** Locks the calling user's views, then one that they may change: their own, or a shared one as owner or admin. */
export async function lockSavedView(ctx: Ctx, id: string): Promise<Locked<SavedView>> {
  await lockViews(ctx);
  const view = await SavedView.lock(ctx, id);
  if (!isOwn(ctx, view) && !may(ctx.scope, 'administer'))
    throw forbidden('A shared view can be changed only by its user, and by owners and admins');
  return view;
}

/** Changes a view. Only its user can make it a default; for others, it is none. */
export async function updateSavedView(
  ctx: Ctx,
  view: Locked<SavedView>,
  { columns, is_default, ...body }: Schemas['SavedViewUpdate'],
): Promise<SavedView> {
  if (is_default && !isOwn(ctx, view)) throw forbidden('Only its user may make a view the default', 'is_default');
  if (body.shared && !view.shared) assertMayShare(ctx);
  if (body.query) assertQuerySize(body.query);
  if (is_default && !view.is_default) await clearDefault(ctx, view.screen);
  const changes = {
    ...body,
    ...(body.name === undefined ? {} : { name_key: nameKey(body.name) }),
    ...(columns && { columns: columnsOf(columns) }),
    ...(isOwn(ctx, view) ? { is_default } : {}),
  };
  return view.patch(ctx, changedValues(view, changes));
}

const isOwn = ({ scope }: Ctx, view: SavedView): boolean => view.user_id === scope.userId;

/** Makes changes of the user's views run one after the other. Call it before locking any of them. */
async function lockViews({ db, scope }: Ctx): Promise<void> {
  const { workspaceId, userId } = scope;
  await select({ db }, sql`SELECT id FROM users WHERE workspace_id = ${workspaceId} AND id = ${userId} FOR UPDATE`);
}

async function clearDefault(ctx: Ctx, screen: Screen): Promise<void> {
  const { workspaceId, userId } = ctx.scope;
  await execute(
    ctx,
    sql`UPDATE saved_views SET is_default = 0, updated_at = ${ctx.now}
         WHERE workspace_id = ${workspaceId} AND default_of = ${userId} AND screen = ${screen}`,
  );
}

/** A shared view is seen by others, and viewers write nothing for others. */
function assertMayShare({ scope }: Ctx): void {
  if (!may(scope, 'contribute')) throw forbidden(refusalOf('contribute'), 'shared');
}

function assertQuerySize(query: Schemas['SavedViewQuery']): void {
  if (Buffer.byteLength(JSON.stringify(query)) > maxQueryBytes)
    throw invalid('query', `must be at most ${maxQueryBytes} bytes as JSON`);
}

/** The columns to store. Throws `invalid_request` if one occurs twice. */
function columnsOf(sent: readonly Schemas['SavedViewColumnInput'][]): Schemas['SavedViewColumn'][] {
  const ids = sent.map(({ id }) => id);
  const repeated = ids.findIndex((id, at) => ids.indexOf(id) < at);
  if (repeated >= 0) throw invalid(`columns.${repeated}.id`, 'must not be the same as that of another column');
  return sent.map(({ id, width = null }) => ({ id, width }));
}
