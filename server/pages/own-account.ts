/** What pages do for the account that is signed in, on its own. */
import type { Context } from 'koa';
import type { FactorOwner } from '../../commands/people/factors/factor-owner.js';
import { ApiError } from '../../domain/errors.js';
import type { Account, Realm } from '../../models/people/account.js';
import type { Ctx } from '../../models/context.js';
import { alsoDuringDeletion } from '../../models/workspace/read-only.js';
import { systemContext } from '../../models/workspace/workspace-context.js';
import { visitOf, type PageParts } from './form-route.js';
import { sessionOf, signedIn } from './signed-in.js';

export const ownerOf = (realm: Realm, { id }: Account): FactorOwner => ({
  type: realm === 'team' ? 'user' : 'contact',
  id,
});

/** The context in which the person acts on their own account. */
export async function personContext(
  parts: PageParts,
  context: Context,
  account: Account,
  owner: FactorOwner,
): Promise<Ctx> {
  const visit = visitOf(parts, context);
  const ctx = await systemContext(visit, account.workspace_id);
  const self = owner.type === 'user' ? { user_id: owner.id } : { contact_id: owner.id };
  const realm: Realm = owner.type === 'user' ? 'team' : 'portal';
  const session = await sessionOf(parts, context, realm);
  return alsoDuringDeletion({
    ...ctx,
    scope: { ...ctx.scope, sessionId: session?.id },
    actor: { ...ctx.actor, ...visit.origin, ...self, request_id: visit.requestId },
  });
}

/** The account that is signed in. Throws `unauthorized` if its session has ended. */
export async function mustBeSignedIn(parts: PageParts, context: Context, realm: Realm): Promise<Account> {
  const account = await signedIn(parts, context, realm);
  if (!account) throw new ApiError('unauthorized', 'The session has ended: sign in again');
  return account;
}
