import { mailPage } from '../../documents/mail-page.js';
import { changesBetween } from '../../domain/changes.js';
import { emailKey } from '../../domain/clients/contact-keys.js';
import { invalidState } from '../../domain/errors.js';
import { invitationUrl } from '../../domain/page-links.js';
import type { Locked } from '../../models/base.js';
import type { Ctx } from '../../models/context.js';
import { emit } from '../../models/events/event.js';
import { newId } from '../../models/ids.js';
import { queueMail } from '../../models/workspace/mail.js';
import { inWords, issueToken } from '../../models/people/token.js';
import { User } from '../../models/people/user.js';
import type { Schemas } from '../../contract/contract.js';
import { serializeUser } from '../../serializers/user.js';
import { everything } from '../../serializers/view.js';
import { assertMayLetIn } from './user-rules.js';

const lifetime = { days: 7 };

/** Adds an `invited` user and mails them a link to join. `user.created` is emitted when they accept. */
export async function inviteUser(ctx: Ctx, input: Schemas['UserInvite']): Promise<User> {
  assertMayLetIn(ctx, input);
  const { email, name } = input;
  const id = newId(User.idPrefix);
  const user = await User.insert(ctx, {
    ...input,
    id,
    email_key: emailKey(email),
    status: 'invited',
    ...(await newInvitation(ctx, { id, email, name })),
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
  { id, email, name }: Pick<User, 'id' | 'email' | 'name'>,
): Promise<Pick<User, 'invitation_sent_at' | 'invitation_expires_at'>> {
  const { token, expires_at } = await issueToken(ctx, { purpose: 'invitation', subject_id: id, lifetime });
  const inviter = await User.get(ctx, ctx.scope.userId);
  const firm = ctx.workspace.name;
  await queueMail(ctx, {
    to: [email],
    isUrgent: true,
    subject: `Join ${firm} on Docket`,
    ...mailPage({
      sender: firm,
      paragraphs: [`Hello ${name},`, `${inviter.name} invites you to work with ${firm} on Docket.`],
      action: { label: 'Accept the invitation', url: invitationUrl(ctx.settings, token) },
      footer: `The link works once, for ${inWords(lifetime)}. If you do not know ${firm}, please ignore this message.`,
    }),
  });
  return { invitation_sent_at: ctx.now, invitation_expires_at: expires_at };
}
