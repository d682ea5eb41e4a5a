/**
 * Mails about approvals: requests and reminders to the contacts who may approve, decisions to the user who requested
 * them.
 */
import sql from 'sql-template-tag';
import { createFormats, type Formats } from '../../documents/formats.js';
import type { MailPage } from '../../documents/mails/mail-page.js';
import { approvalTypeIn, greetedValues } from '../../documents/mails/mail-values.js';
import { wordsFor, type Words } from '../../documents/messages/words.js';
import { invalidState } from '../../domain/errors.js';
import { notificationSetting } from '../../domain/notifications/notification-settings.js';
import { portalApprovalUrl } from '../../domain/page-links.js';
import { localeFor } from '../../domain/locale.js';
import type { Client } from '../../models/clients/client.js';
import { Contact } from '../../models/clients/contact.js';
import type { Ctx } from '../../models/context.js';
import { User } from '../../models/people/user.js';
import { Project } from '../../models/projects/project.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';
import { workspaceOf } from '../../models/workspace/workspace.js';
import type { Schemas } from '../../contract/contract.js';
import type { NamedApproval } from '../../serializers/client-approval.js';
import { serializeApprovalMailPreview } from '../../serializers/mail-preview.js';
import { composeClientMail, queueClientMail, type ClientMail } from '../workspace/client-mail.js';
import { queueTeamMail } from '../workspace/team-mail.js';

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
  /** Oldest first. */
  readonly contacts: readonly Contact[];
  /** Personal text of the user who sends it. */
  readonly message: string | null;
}

/** Queues a mail to each contact, in the client's language. */
export async function mailApprovers(ctx: Ctx, approval: ApprovalToMail, mail: ApprovalMail): Promise<void> {
  for (const one of await approvalMails(ctx, approval, mail)) await queueClientMail(ctx, one);
}

/** The mails that `mailApprovers` would queue now. */
export async function previewApprovalMails(
  ctx: Ctx,
  approval: ApprovalToMail,
  mail: ApprovalMail,
): Promise<Schemas['ApprovalMailPreview']> {
  const [first] = await approvalMails(ctx, approval, mail);
  if (!first) throw new Error('An approval is mailed to nobody');
  return serializeApprovalMailPreview(mail.contacts, await composeClientMail(ctx, first));
}

/** What the mails about an approval say of it. */
export type ApprovalToMail = Pick<
  NamedApproval,
  'id' | 'type' | 'title' | 'period_from' | 'period_to' | 'hours' | 'due_date'
>;

/** One for each contact, who is greeted by name. */
async function approvalMails(
  ctx: Ctx,
  approval: ApprovalToMail,
  { kind, client, contacts, message }: ApprovalMail,
): Promise<ClientMail[]> {
  const locale = localeFor(client, await workspaceOf(ctx));
  const words = wordsFor(locale);
  const { say, language } = words;
  const formats = createFormats(client.country, client.currency, locale);
  const { title, type, due_date: due } = approval;
  const template = kind === 'reminder' ? 'approval_reminder' : 'approval_request';
  const values = {
    'client.name': client.name,
    'approval.title': title,
    'approval.type': approvalTypeIn(type, words),
    'approval.due_date': due === null ? null : formats.date(due),
  };
  const url = portalApprovalUrl(ctx.settings, ctx.workspace, approval.id);
  return contacts.map(({ id: contactId, name, email }) => ({
    kind: template,
    resource: { type: 'approval', id: approval.id },
    to: email === null ? [] : [email],
    language,
    // A personal message stands after the sentence about the approval, so the greeting stays.
    content: { template, values: { ...values, ...greetedValues(name, null, words), message } },
    facts: factsOf(approval, words, formats),
    portal: { label: say('approval_open'), url, contactId, isSentWithout: false },
    footer: say('approval_footer', { client: client.name }),
  }));
}

type Facts = Omit<ApprovalToMail, 'id'>;

function factsOf(
  { type, title, period_from: from, period_to: to, hours, due_date: due }: Facts,
  { say }: Words,
  formats: Formats,
): MailPage['facts'] {
  return [
    [say(type === 'milestone' ? 'approval_milestone' : 'approval_about'), title],
    ...(from === null || to === null ? [] : [[say('approval_period'), formats.period(from, to)] as const]),
    ...(hours === null ? [] : [[say('approval_hours'), formats.hours(hours)] as const]),
    ...(due === null ? [] : [[say('approval_due'), formats.date(due)] as const]),
  ];
}

/** Mails the client's decision to the user who requested the approval, and to the project's manager. */
export async function mailDecision(ctx: Ctx, approval: NamedApproval): Promise<void> {
  const [requester, manager] = [
    await activeUser(ctx, approval.requested_by_id),
    await managerOf(ctx, approval.project_id),
  ];
  for (const user of requester?.id === manager?.id ? [requester] : [requester, manager])
    if (user && notificationSetting(user, 'approval_decided').mail === 'now') await mailDecisionTo(ctx, user, approval);
}

async function mailDecisionTo(ctx: Ctx, user: User, approval: NamedApproval): Promise<void> {
  const { client_name: client, comment, type, title, period_from, period_to, hours } = approval;
  const requested = { type, title, period_from, period_to, hours, due_date: null };
  await queueTeamMail(ctx, [user], ({ words, formats }) => {
    const { say } = words;
    const outcome = approval.status === 'approved' ? 'decision_approved' : 'decision_rejected';
    const contact = approval.contact_name ?? say('a_contact');
    return {
      kind: 'approval_decision',
      resource: { type: 'approval', id: approval.id },
      subject: say(`${outcome}_subject`, { client, title }),
      paragraphs: [
        say('mail_hello', { name: user.name }),
        `${say(outcome, { contact, client })}${comment === null ? '.' : ':'}`,
        ...(comment === null ? [] : [comment]),
      ],
      facts: factsOf(requested, words, formats),
    };
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
