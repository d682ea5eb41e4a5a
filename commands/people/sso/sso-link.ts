/** Links an existing account to the person whom a provider knows: only after the account's own sign-in. */
import type { Locked } from '../../../models/base.js';
import type { Ctx } from '../../../models/context.js';
import { recordAudit } from '../../../models/people/audit-entry.js';
import { linkIdentity, type SsoIdentity } from '../../../models/people/single-sign-on.js';
import type { SsoOrigin } from '../../../models/people/sso-session.js';
import type { User } from '../../../models/people/user.js';

/** An identity that a provider has shown in this browser, and the user with the same address. */
export interface PendingLink extends SsoOrigin {
  readonly user_id: string;
}

/** Links a user who has signed in by themselves. */
export async function linkUser(ctx: Ctx, { id, name }: Locked<User>, identity: SsoIdentity): Promise<void> {
  await linkIdentity(ctx, id, identity);
  const self: Ctx = { ...ctx, actor: { ...ctx.actor, user_id: id } };
  await recordAudit(self, [{ action: 'sso.linked', resource: { type: 'user', id, name } }]);
}
