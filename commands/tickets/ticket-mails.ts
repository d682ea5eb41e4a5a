/** Mails about tickets, each to one person who has them enabled and did not cause the event. */
import { greetedValues } from '../../documents/mails/mail-values.js';
import type { Words } from '../../documents/messages/words.js';
import { notificationSetting } from '../../domain/notifications/notification-settings.js';
import { portalReplyUrl, portalTicketUrl } from '../../domain/page-links.js';
import { Contact } from '../../models/clients/contact.js';
import { portalReader } from '../../models/clients/portal-reader.js';
import type { Ctx } from '../../models/context.js';
import type { Ticket } from '../../models/tickets/ticket.js';
import { User } from '../../models/people/user.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';
import type { NamedActivity } from '../../serializers/ticket-activity.js';
import { queueClientMail, voiceForClient, type PortalAction } from '../workspace/client-mail.js';
import { queueTeamMail } from '../workspace/team-mail.js';

/** A comment and its author. */
type Comment = Pick<NamedActivity, 'content' | 'visibility' | 'user_name' | 'contact_id' | 'contact_name'>;

/** Mails the assignee that a ticket was assigned to them. */
export async function mailAssignment(ctx: Ctx, ticket: Ticket): Promise<void> {
  const assignee = await userToMail(ctx, ticket.assignee_id, 'ticket_assigned');
  if (!assignee) return;
  const { user_id } = ctx.actor;
  const author = user_id === null ? undefined : await User.find(ctx, user_id);
  const by = author?.name ?? ctx.workspace.name;
  await queueTeamMail(ctx, [assignee], ({ words: { say }, formats }) => ({
    kind: 'ticket_assigned',
    resource: { type: 'ticket', id: ticket.id },
    subject: subjectOf(ticket, say('ticket_assigned_subject', { title: ticket.title })),
    paragraphs: [say('mail_hello', { name: assignee.name }), say('ticket_assigned', { author: by })],
    facts: [
      ...factsOf(ticket, say),
      ...(ticket.due_date === null ? [] : [[say('ticket_due'), formats.date(ticket.due_date)] as const]),
    ],
    footer: say('team_mail_wish'),
  }));
}

/**
 * Mails a comment to the other party: a public comment of the team to the ticket's contact, a comment of a contact to
 * the assignee.
 */
export async function mailComment(ctx: Ctx, ticket: Ticket, comment: Comment): Promise<void> {
  if (comment.contact_id !== null) return mailToAssignee(ctx, ticket, comment);
  if (comment.visibility === 'public') await mailToContact(ctx, ticket, comment);
}

/** Mails a comment to the ticket's contact. The mail links to the portal if the contact has access to it. */
async function mailToContact(ctx: Ctx, ticket: Ticket, { user_name, content }: Comment): Promise<void> {
  const contact = ticket.contact_id === null ? undefined : await Contact.find(seeingAll(ctx), ticket.contact_id);
  if (!contact?.receives_ticket_replies || contact.email === null) return;
  const { client, words } = await voiceForClient(ctx, contact.client_id);
  const { language, say } = words;
  const sender = ctx.workspace.name;
  const portal = await portalAction(ctx, ticket, contact, say);
  await queueClientMail(ctx, {
    kind: 'ticket_reply',
    resource: { type: 'ticket', id: ticket.id },
    to: [contact.email],
    language,
    content: {
      template: 'ticket_reply',
      values: {
        'client.name': client.name,
        'ticket.number': ticket.number,
        'ticket.title': ticket.title,
        'user.name': user_name ?? sender,
        'reply.text': content,
        ...greetedValues(contact.name, null, words),
      },
    },
    facts: factsOf(ticket, say),
    portal,
    footer: portal ? say('mail_ticket_wish_portal') : say('mail_ticket_wish', { sender }),
  });
}

async function portalAction(
  { db, scope, settings, workspace }: Ctx,
  { id }: Ticket,
  contact: Contact,
  say: Words['say'],
): Promise<PortalAction | undefined> {
  const reader = await portalReader({ db }, scope.workspaceId, contact);
  if (!reader) return undefined;
  const link =
    reader.level === 'full'
      ? { label: say('answer_ticket'), url: portalReplyUrl(settings, workspace, id) }
      : { label: say('read_ticket'), url: portalTicketUrl(settings, workspace, id) };
  return { ...link, contactId: reader.id, isSentWithout: false };
}

async function mailToAssignee(ctx: Ctx, ticket: Ticket, { contact_name, content }: Comment): Promise<void> {
  const assignee = await userToMail(ctx, ticket.assignee_id, 'client_replied');
  if (!assignee) return;
  await queueTeamMail(ctx, [assignee], ({ words: { say } }) => ({
    kind: 'ticket_reply',
    resource: { type: 'ticket', id: ticket.id },
    subject: subjectOf(ticket, ticket.title),
    paragraphs: [
      say('mail_hello', { name: assignee.name }),
      say('ticket_client_wrote', { author: contact_name ?? say('the_client') }),
      content ?? '',
    ],
    facts: factsOf(ticket, say),
    footer: say('team_mail_wish'),
  }));
}

/** The user, if active, not the one who acts, and if they want mails of this kind at once. */
async function userToMail(
  ctx: Ctx,
  id: string | null,
  kind: 'ticket_assigned' | 'client_replied',
): Promise<User | undefined> {
  if (id === null || id === ctx.actor.user_id) return undefined;
  const user = await User.find(ctx, id);
  return user?.status === 'active' && notificationSetting(user, kind).mail === 'now' ? user : undefined;
}

const factsOf = ({ number, title }: Ticket, say: Words['say']): (readonly [string, string])[] => [
  [say('ticket'), number],
  [say('ticket_title'), title],
];

/** Starts with the ticket's number, so that its mails sort together. */
const subjectOf = ({ number }: Ticket, subject: string): string => `[${number}] ${subject}`;
