import { offerCliLogin } from '../commands/people/keys/cli-login.js';
import { issueApiKey, twinOf } from '../commands/people/keys/issue-api-key.js';
import { rollKey } from '../commands/people/keys/roll-api-key.js';
import { ApiError, forbidden, notFound } from '../domain/errors.js';
import { assertWithinRights, readKeyRights, type KeyRights } from '../domain/people/key-rights.js';
import { may } from '../domain/people/policy.js';
import { instant } from '../domain/time.js';
import type { Locked } from '../models/base.js';
import { ApiKey, rightsOf, workspaceOfKey } from '../models/people/api-key.js';
import type { Ctx, Mode } from '../models/context.js';
import { User } from '../models/people/user.js';
import { seeingAll, sideOf } from '../models/workspace/workspace-context.js';
import { allKeys, listKeys, manageableSides } from '../queries/people/api-keys.js';
import { serializeApiKey } from '../serializers/api-key.js';
import { isFile } from '../queries/answer-list.js';
import type { Handlers } from './contract.js';

export const apiKeys = {
  async listApiKeys(ctx, { query }) {
    if (isFile(query)) return allKeys(ctx, query, (row) => serializeApiKey(row, row));
    const { rows, pagination } = await listKeys(ctx, query);
    return { data: rows.map((row) => serializeApiKey(row, row)), pagination };
  },

  async createApiKey(ctx, { body }) {
    const { name, mode, expires_at } = body;
    const rights = readKeyRights(body);
    const person = await personOf(ctx, body.user_id);
    const { side, user } = await holderOn(ctx, mode, person);
    if (user.role === 'owner' && ctx.scope.role !== 'owner')
      throw forbidden('Only an owner can create keys for an owner');
    const expiry = expires_at ? new Date(expires_at) : null;
    await assertExceedsNot(ctx, mode, { ...rights, expires_at: expiry });
    const { row, key } = await issueApiKey(side, user, { name, ...rights, expires_at: expiry });
    return { data: { ...serializeApiKey(row, { mode, user_name: user.name }), key } };
  },

  async createCliLogin(ctx, { body }) {
    const { name, mode, expires_at } = body;
    const rights = readKeyRights(body);
    if (ctx.actor.api_key_id !== null)
      throw forbidden('A code is for a person who is signed in to the dashboard: with a key, use createApiKey');
    const { side, user } = await holderOn(ctx, mode, await User.lock(ctx, ctx.scope.userId));
    const expiry = expires_at ? new Date(expires_at) : null;
    const offered = await offerCliLogin(side, user, { name, ...rights, expires_at: expiry });
    return { data: { code: offered.code, mode, expires_at: instant(offered.expires_at) } };
  },

  async getApiKey(ctx, { params }) {
    const side = await sideOfKey(ctx, params.id);
    const key = await ApiKey.get(side, params.id);
    if (key.revoked_at) throw notFound();
    const { name } = await User.get(seeingAll(side), key.user_id);
    return { data: serializeApiKey(key, { mode: side.workspace.mode, user_name: name }) };
  },

  async rollApiKey(ctx, { params, body }) {
    const side = await sideOfKey(ctx, params.id);
    const { mode } = side.workspace;
    const found = await ApiKey.lock(side, params.id);
    if (found.revoked_at) throw notFound();
    const user = await User.get(seeingAll(side), found.user_id);
    if (user.role === 'owner' && ctx.scope.role !== 'owner') throw forbidden('Only an owner can roll keys of an owner');
    await assertExceedsNot(ctx, mode, { ...rightsOf(found), expires_at: found.expires_at });
    const { row, key } = await rollKey(side, found, user, body.grace_hours);
    return { data: { ...serializeApiKey(row, { mode, user_name: user.name }), key } };
  },

  async deleteApiKey(ctx, { params }) {
    const side = await sideOfKey(ctx, params.id);
    const key = await ApiKey.lock(side, params.id);
    if (key.revoked_at) throw notFound();
    await key.patch(side, { revoked_at: side.now });
    return { data: { id: key.id, deleted: true } };
  },
} satisfies Handlers<'api-keys'>;

/**
 * The side that a new key is for, and its user there, who is created if missing. The test side creates none for the live side
 * (`forbidden`).
 */
async function holderOn(ctx: Ctx, mode: Mode, person: User): Promise<{ side: Ctx; user: User }> {
  if (mode === 'live' && ctx.workspace.mode === 'test')
    throw forbidden('A test key can create only test keys: use a live key');
  const side = await sideOf(ctx, mode);
  return { side, user: side === ctx ? person : await twinOf(side, person) };
}

/** The side that a key is for, among those whose keys the caller may manage. */
async function sideOfKey(ctx: Ctx, id: string): Promise<Ctx> {
  const workspaceId = await workspaceOfKey(ctx, id);
  const side = (await manageableSides(ctx)).find(({ scope }) => scope.workspaceId === workspaceId);
  if (!side) throw notFound();
  return side;
}

/**
 * A key cannot get the secret of one that can do more or outlives it. The sides have different clocks, so an expiring
 * key creates and rolls keys only for its own side. Locks the caller's key shared, so that a key which is just being
 * revoked creates none.
 */
async function assertExceedsNot(
  ctx: Ctx,
  mode: Mode,
  requested: KeyRights & { readonly expires_at: Date | null },
): Promise<void> {
  if (ctx.actor.api_key_id === null) return;
  const key = await ApiKey.lockShared(ctx, ctx.actor.api_key_id);
  if (!key || key.revoked_at) throw new ApiError('unauthorized', 'The API key is revoked');
  assertWithinRights(rightsOf(key), requested);
  const { expires_at: own } = key;
  const { expires_at: expiry } = requested;
  if (own === null) return;
  if (mode !== ctx.workspace.mode) throw forbidden('A key that expires can create keys only for its own side', 'mode');
  if (expiry === null || expiry > own)
    throw forbidden(`This key expires at ${instant(own)}: it can create only keys that expire by then`, 'expires_at');
}

/** The user for whom the key is created. Locked, so that two requests do not both create the user's twin. */
async function personOf(ctx: Ctx, userId: string | undefined): Promise<Locked<User>> {
  if (userId === undefined || userId === ctx.scope.userId) return User.lock(ctx, ctx.scope.userId);
  if (!may(ctx.scope, 'administer')) throw forbidden('Only owners and admins can create keys for others');
  await User.reference(ctx, userId, 'user_id');
  return User.lock(ctx, userId);
}
