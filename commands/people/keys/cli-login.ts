/** The command line signs in by a code that a user reads in the dashboard. */
import { ApiError } from '../../../domain/errors.js';
import { consumeCliCode, findCliCode, issueCliCode, type IssuedCliCode } from '../../../models/people/cli-login.js';
import { recordAudit } from '../../../models/people/audit-entry.js';
import type { Ctx } from '../../../models/context.js';
import { User } from '../../../models/people/user.js';
import { serializeApiKey } from '../../../serializers/api-key.js';
import type { Schemas } from '../../../contract/contract.js';
import { assertKeyCanBeIssued, issueApiKey, type NewApiKey } from './issue-api-key.js';
import { inWorkspace, type Visit } from '../page-context.js';

/**
 * Makes a code for a key of an active user, on the side of the context `side`. Throws `invalid_state` or `invalid_request` if the key
 * could not be created.
 */
export async function offerCliLogin(
  side: Ctx,
  user: User,
  { expires_at = null, ...offered }: NewApiKey,
): Promise<IssuedCliCode> {
  await assertKeyCanBeIssued(side, user, expires_at);
  return issueCliCode(side, user.id, { ...offered, key_expires_at: expires_at });
}

/**
 * Spends a code and creates its key, in one transaction. Throws `not_found` for every code that does not work, and `invalid_state` if the
 * user may no longer have a key.
 */
export async function redeemCliLogin(visit: Visit, code: string): Promise<Schemas['ApiKeyObject']> {
  const found = await findCliCode(visit, code);
  if (!found) throw deadCode();
  const { workspace_id, user_id, name, scope, access, allowed_ips, key_expires_at: expires_at } = found;
  return inWorkspace(visit, workspace_id, async (ctx) => {
    // Lock the user before the code, as whoever makes another code does: the same order prevents a deadlock.
    const user = await User.lockFound(ctx, user_id);
    if (!user || !(await consumeCliCode(ctx, code))) throw deadCode();
    const { row, key } = await issueApiKey(ctx, user, { name, scope, access, allowed_ips, expires_at });
    const self: Ctx = { ...ctx, actor: { ...ctx.actor, user_id } };
    await recordAudit(self, [{ action: 'api_key.created', resource: { type: 'api_key', id: row.id, name } }]);
    return { ...serializeApiKey(row, { mode: ctx.workspace.mode, user_name: user.name }), key };
  });
}

/** The one error for every code that does not work. */
const deadCode = (): ApiError =>
  new ApiError(
    'not_found',
    'This code is not valid: it may have been used, or be older than 10 minutes. Make another one in the dashboard, under Developers',
    { field: 'code' },
  );
