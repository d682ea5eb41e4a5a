/**
 * Mails about approvals: requests and reminders to the contacts who may approve, decisions to the user who requested
 * them.
 */
import sql from 'sql-template-tag';
import { createFormats } from '../../documents/formats.js';
import { mailPage, type MailPage } from '../../documents/mail-page.js';
import { wordsFor, type Words } from '../../documents/messages/words.js';
import { invalidState } from '../../domain/errors.js';
import { notificationSetting } from '../../domain/notifications/notification-settings.js';
import { portalApprovalUrl } from '../../domain/page-links.js';
import type { Client } from '../../models/clients/client.js';
import { Contact } from '../../models/clients/contact.js';
import type { Ctx } from '../../models/context.js';
import { User } from '../../models/people/user.js';
import { Project } from '../../models/projects/project.js';
import { queueMail } from '../../models/workspace/mail.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';
import { workspaceOf } from '../../models/workspace/workspace.js';
import { localeFor } from '../../queries/billing/invoice-parties.js';
import type { NamedApproval } from '../../serializers/client-approval.js';
import { queueClientMail } from '../workspace/client-mail.js';

/** The contacts of a client who may approve, oldest first; none if the client is not active. */
export async function approversOf(ctx: Ctx, { id, status }: Client): Promise<Contact[]> {
  if (status !== 'active') return [];
  const mayApprove = sql`t.client_id = ${id} AND t.portal_access = 'full' AND t.email IS NOT NULL`;
  return Contact.all(seeingAll(ctx), mayApprove, { order: sql`t.id` });
}

/** Like `approversOf`, but throws `invalid_state` if nobody may approve. */
export async function requireApprovers(ctx: Ctx, client: Client): Promise<readonly Contact[]> {
  if (client.status !== 'active')
    throw invalidState(
      'The client is not active, so its contacts cannot use the portal: set its status to active first',
    );
  const contacts = await approversOf(ctx, client);
  if (contacts.length === 0)
    throw invalidState('The client has no contact with full access to the portal: give one of them full access first');
  return contacts;
}

/** Recipients and content of a request or a reminder. */
export interface ApprovalMail {
  readonly kind: 'request' | 'reminder';
  readonly client: Client;
  readonly contacts: readonly Contact[];
  /** Personal text of the user who sends it. */
  readonly message: string | null;
}

/** Queues a mail to each contact, in the client's language. */
export async function mailApprovers(
  ctx: Ctx,
  approval: NamedApproval,
  { kind, client, contacts, message }: ApprovalMail,
): Promise<void> {
  const locale = localeFor(client, await workspaceOf(ctx));
  const words = wordsFor(locale);
  const { say, language } = words;
  const sender = ctx.workspace.name;
  const { title } = approval;
  const opening =
    kind === 'reminder'
      ? say('approval_still_waiting')
      : say(approval.type === 'milestone' ? 'approval_asks_milestone' : 'approval_asks_hours', { sender });
  const url = portalApprovalUrl(ctx.settings, ctx.workspace, approval.id);
  for (const { id: contactId, name, email } of contacts)
    await queueClientMail(ctx, {
      to: email === null ? [] : [email],
      subject: say(kind === 'reminder' ? 'approval_reminder_subject' : 'approval_subject', { sender, title }),
      language,
      paragraphs: [say('mail_hello', { name }), opening, ...(message === null ? [] : [message])],
      facts: factsOf(approval, client, words, locale),
      portal: { label: say('approval_open'), url, contactId, isSentWithout: false },
      footer: say('approval_footer', { client: client.name }),
    });
}

function factsOf(
  { type, title, period_from: from, period_to: to, hours, due_date: due }: NamedApproval,
  { country, currency }: Client,
  { say }: Words,
  locale: string,
): MailPage['facts'] {
  const formats = createFormats(country, currency, locale);
  return [
    [say(type === 'milestone' ? 'approval_milestone' : 'approval_about'), title],
    ...(from === null || to === null ? [] : [[say('approval_period'), formats.period(from, to)] as const]),
    ...(hours === null ? [] : [[say('approval_hours'), formats.hours(hours)] as const]),
    ...(due === null ? [] : [[say('approval_due'), formats.date(due)] as const]),
  ];
}

/**
 * Mails the client's decision to the user who requested the approval, or to the project's manager if that user has
 * left.
 */
export async function mailDecision(ctx: Ctx, approval: NamedApproval): Promise<void> {
  const user = (await activeUser(ctx, approval.requested_by_id)) ?? (await managerOf(ctx, approval.project_id));
  if (!user || notificationSetting(user, 'approval_decided').mail !== 'now') return;
  const { status, title, client_name: client, contact_name: contact, comment, hours } = approval;
  await queueMail(ctx, {
    to: [user.email],
    subject: `${client} ${status}: ${title}`,
    ...mailPage({
      sender: ctx.workspace.name,
      paragraphs: [
        `Hello ${user.name},`,
        `${contact ?? 'A contact'} of ${client} ${status} what you asked for${comment === null ? '.' : ':'}`,
        ...(comment === null ? [] : [comment]),
      ],
      facts: [
        [approval.type === 'milestone' ? 'Milestone' : 'For', title],
        ...(approval.period_from === null || approval.period_to === null
          ? []
          : [['Period', `${approval.period_from} – ${approval.period_to}`] as const]),
        ...(hours === null ? [] : [['Hours', hours] as const]),
      ],
    }),
  });
}

async function activeUser(ctx: Ctx, id: string | null): Promise<User | undefined> {
  const user = id === null ? undefined : await User.find(seeingAll(ctx), id);
  return user?.status === 'active' ? user : undefined;
}

async function managerOf(ctx: Ctx, projectId: string | null): Promise<User | undefined> {
  const project = projectId === null ? undefined : await Project.find(seeingAll(ctx), projectId);
  return project && activeUser(ctx, project.manager_id);
}
