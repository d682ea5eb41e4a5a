/** People who have left traces in all areas, under values that nobody else has. */
import { randomInt, randomUUID } from 'node:crypto';
import type { ApiClient } from '../service/api.js';
import { requestApproval } from '../builders/approvals.js';
import { buildClient, buildContact, buildProject } from '../builders/factories.js';
import { buildInvoice } from '../builders/invoices.js';
import { buildPortalContact, signedInToPortal } from '../builders/portal.js';
import { buildMilestone } from '../builders/projects.js';
import { attachFile, uploadForm, pdf } from '../builders/uploads.js';
import { buildUser, buildView } from '../builders/workspace.js';

/** A person, and all values by which they can be found. */
export interface Traced {
  readonly id: string;
  readonly values: readonly string[];
}

interface Values {
  readonly name: string;
  readonly earlierName: string;
  readonly email: string;
  readonly earlierEmail: string;
  readonly phone: string;
  readonly comment: string;
  readonly notes: string;
}

function newValues(): Values {
  const mark = (): string => `q${randomInt(1e12).toString(36)}z`;
  return {
    name: `Zora ${mark()}`,
    earlierName: `Yuna ${mark()}`,
    email: `${mark()}@example.com`,
    earlierEmail: `${mark()}@example.com`,
    phone: `+49 30 ${randomInt(1e9, 9e9)}`,
    comment: `I think <that> & ${mark()}`,
    notes: `Likes ${mark()}`,
  };
}

/** The parts of the values that must be gone: of the comment the unusual word, which HTML does not change. */
const searched = (values: Values): string[] =>
  Object.values(values).map((value: string) => /q\w+z/.exec(value)?.[0] ?? value);

/** A contact who works in the portal, is written to, billed and talked about. */
export async function leaveTracesAsContact(owner: ApiClient): Promise<Traced> {
  const values = newValues();
  const { name, earlierName, email, earlierEmail, phone, comment, notes } = values;
  const { id: client_id } = await buildClient(owner);
  const { id } = await buildContact(owner, {
    client_id,
    name: earlierName,
    email: earlierEmail,
    portal_access: 'full',
  });
  const changes = { name, email, phone, notes, mobile: phone, receives_invoices: true, external_id: notes.slice(6) };
  await owner.call('updateContact', { params: { id }, body: { ...changes, metadata: { note: notes } } });
  await owner.send('enableContactPortal', { params: { id }, body: { access_level: 'full', send_invitation: true } });
  await owner.send('resetContactPortalPassword', { params: { id }, headers: { 'Idempotency-Key': randomUUID() } });
  await leaveTracesInPortal(owner, await signedInToPortal(owner, id), { client_id, comment, name });
  const { id: invoice } = await buildInvoice(owner, { client_id, contact_id: id });
  await owner.call('sendInvoice', { params: { id: invoice }, body: { to: [email] } });
  await owner.request('getInvoicePdf', { params: { id: invoice } });
  await scheduleReport(owner, [email, 'somebody@example.com']);
  await scheduleReport(owner, [email]);
  await copyOnMails(owner, client_id, email);
  return { id, values: searched(values) };
}

/** Copies somebody on mails about billing, and has replies go to them, beside somebody else. */
async function copyOnMails(owner: ApiClient, client_id: string, email: string): Promise<void> {
  const body = { mail_cc: [email.toUpperCase(), 'somebody@example.com'], mail_reply_to: email };
  await owner.call('updateClient', { params: { id: client_id }, body });
}

interface PortalWork {
  readonly client_id: string;
  readonly comment: string;
  readonly name: string;
}

async function leaveTracesInPortal(owner: ApiClient, portal: ApiClient, work: PortalWork): Promise<void> {
  const { client_id, comment, name } = work;
  const member = await buildUser(owner, 'member');
  const ticket = (
    await portal.call('createPortalTicket', { body: { title: `From ${name}`, description: `${name} here` } })
  ).data;
  const params = { id: ticket.id };
  await owner.call('updateTicket', { params, body: { assignee_id: member.userId } });
  await portal.call('createPortalTicketActivity', { params, body: { content: comment } });
  await owner.call('createTicketActivity', { params, body: { content: `Dear ${name},`, visibility: 'public' } });
  await portal.request('createPortalTicketAttachment', { params, body: uploadForm(pdf, `${name}.pdf`) });
  const { id: project_id } = await buildProject(owner, { client_id });
  const { id: milestone_id } = await buildMilestone(owner, project_id);
  const approval = await requestApproval(owner, { type: 'milestone', milestone_id });
  await portal.call('rejectInPortal', { params: { id: approval.id }, body: { comment } });
}

async function scheduleReport(by: ApiClient, recipients: string[]): Promise<void> {
  const parameters = { period: 'last_week' as const, group_by: 'user' as const };
  const body = { report_type: 'time' as const, schedule: 'weekly' as const, day_of_week: 1, recipients, parameters };
  await by.call('createScheduledReport', { body });
}

/** A user who works on tickets, is assigned to one, mentioned in one and watches it. */
export async function leaveTracesAsUser(owner: ApiClient): Promise<Traced> {
  const values = newValues();
  const { name, earlierName, email, phone, comment, notes } = values;
  const user = await buildUser(owner, 'manager', { name: earlierName, email });
  const { userId: id } = user;
  await owner.call('updateUser', { params: { id }, body: { name, phone, title: notes } });
  await owner.send('createApiKey', { body: { name: `Laptop of ${name}`, mode: 'test', user_id: id } });
  const { id: client_id } = await buildClient(owner);
  const contact = await buildPortalContact(owner, { client_id });
  const ticket = (await contact.call('createPortalTicket', { body: { title: `For ${name}` } })).data;
  const params = { id: ticket.id };
  await owner.call('updateTicket', { params, body: { assignee_id: id } });
  await owner.call('createTicketActivity', { params, body: { content: `See @${name}`, mentions: [id] } });
  const headers = { 'Idempotency-Key': randomUUID() };
  await user.send('createTicketActivity', { params, body: { content: comment, visibility: 'public' }, headers });
  await attachFile(user, ticket.id, pdf, `${name}.pdf`);
  await user.call('watchTicket', { params });
  const { id: project_id } = await buildProject(owner, { client_id });
  const { id: milestone_id } = await buildMilestone(owner, project_id);
  await requestApproval(owner, { type: 'milestone', milestone_id, message: `${name} is ready` });
  await buildView(user, { name: `View of ${name}` });
  await scheduleReport(user, [email, 'somebody@example.com']);
  await owner.call('updateWorkspace', { body: { business: { contact_name: name } } });
  return { id, values: searched({ ...values, earlierEmail: email }) };
}
