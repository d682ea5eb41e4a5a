import { changesBetween } from '../../domain/changes.js';
import { emailKey } from '../../domain/clients/contact-keys.js';
import { invalidState } from '../../domain/errors.js';
import { localeProblems } from '../../domain/locale.js';
import { invitationUrl } from '../../domain/page-links.js';
import type { Locked } from '../../models/base.js';
import type { Ctx } from '../../models/context.js';
import { emit } from '../../models/events/event.js';
import { newId } from '../../models/ids.js';
import { issueToken } from '../../models/people/token.js';
import { User } from '../../models/people/user.js';
import type { Schemas } from '../../contract/contract.js';
import { serializeUser } from '../../serializers/user.js';
import { everything } from '../../serializers/view.js';
import { queueTeamMail } from '../workspace/team-mail.js';
import { assertNone } from './page-context.js';
import { assertMayLetIn } from './user-rules.js';

const lifetime = { days: 7 };

/** Adds an `invited` user and mails them a link to join. `user.created` is emitted when they accept. */
export async function inviteUser(ctx: Ctx, input: Schemas['UserInvite']): Promise<User> {
  assertMayLetIn(ctx, input);
  const { email, name, locale = null } = input;
  assertNone(localeProblems(locale));
  const id = newId(User.idPrefix);
  const user = await User.insert(ctx, {
    ...input,
    id,
    email_key: emailKey(email),
    status: 'invited',
    ...(await newInvitation(ctx, { id, email, name, locale })),
  });
  return user;
}

/** Mails a new link to an invited user; the previous link stops working. */
export async function resendInvitation(ctx: Ctx, user: Locked<User>): Promise<User> {
  assertMayLetIn(ctx, user);
  if (user.status !== 'invited') throw invalidState(refusals[user.status]);
  const invited = await user.patch(ctx, await newInvitation(ctx, user));
  const data = serializeUser(invited, everything);
  await emit(ctx, 'user.updated', data, { changes: changesBetween(serializeUser(user, everything), data) });
  return invited;
}

const refusals = {
  active: 'The user is already active and needs no invitation',
  deactivated: 'The user is deactivated: reactivate the user first',
} as const;

async function newInvitation(
  ctx: Ctx,
  invited: Pick<User, 'id' | 'email' | 'name' | 'locale'>,
): Promise<Pick<User, 'invitation_sent_at' | 'invitation_expires_at'>> {
  const { token, expires_at } = await issueToken(ctx, { purpose: 'invitation', subject_id: invited.id, lifetime });
  const inviter = await User.get(ctx, ctx.scope.userId);
  const firm = ctx.workspace.name;
  await queueTeamMail(ctx, [invited], ({ words: { say, count } }) => ({
    kind: 'invitation',
    resource: { type: 'user', id: invited.id },
    isUrgent: true,
    subject: say('team_invitation_subject', { firm }),
    paragraphs: [say('mail_hello', { name: invited.name }), say('team_invitation', { inviter: inviter.name, firm })],
    action: { label: say('accept_invitation'), url: invitationUrl(ctx.settings, token) },
    footer: count('mail_link_days', lifetime.days, { sender: firm }),
  }));
  return { invitation_sent_at: ctx.now, invitation_expires_at: expires_at };
}
