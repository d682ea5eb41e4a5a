/** The mail about a change of how a person signs in: whoever did not make it learns of it while it can be undone. */
import { Contact } from '../../models/clients/contact.js';
import type { Ctx } from '../../models/context.js';
import { User } from '../../models/people/user.js';
import { queueContactAccountMail, queueUserAccountMail, type AccountMail, type AccountVoice } from './account-mail.js';
import type { FactorOwner } from './factors/factor-owner.js';

export type SignInChange =
  | 'password_changed'
  | 'app_added'
  | 'app_removed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'recovery_codes_made';

/** Queues the mail. Call it in the transaction of the change. */
export async function mailSignInChange(ctx: Ctx, { type, id }: FactorOwner, change: SignInChange): Promise<void> {
  const write = (voice: AccountVoice): AccountMail => contentOf(ctx, change, voice);
  if (type === 'user') await queueUserAccountMail(ctx, await User.get(ctx, id), write);
  else await queueContactAccountMail(ctx, await Contact.get(ctx, id), write);
}

const contentOf = (
  { actor }: Ctx,
  change: SignInChange,
  { words: { say }, name, firm, at }: AccountVoice,
): AccountMail => ({
  kind: 'sign_in_change',
  subject: say('sign_in_change_subject', { firm }),
  paragraphs: [say('mail_hello', { name }), say(`sign_in_change_${change}`, { firm })],
  footer: say('sign_in_change_advice', { firm }),
  facts: [
    [say('new_browser_address'), actor.ip_address ?? say('new_browser_unknown')],
    [say('new_browser_time'), at],
  ],
});
