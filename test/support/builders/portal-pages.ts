/** A client with content on every page of the portal, and the addresses of these pages. */
import { buildAgreement } from './agreements.js';
import { requestApproval, march } from './approvals.js';
import { buildClient, buildContact, buildProject, buildTicket } from './factories.js';
import { buildSentInvoice, credit, pay } from './invoices.js';
import { buildPortalContact } from './portal.js';
import { buildMilestone, buildPhase } from './projects.js';
import { buildTimeEntry } from './time.js';
import { attachFile, pdf } from './uploads.js';
import { buildWorkspace } from './workspace.js';
import type { ApiClient } from '../service/api.js';
import { mailedPath } from '../service/visitor.js';

export interface PortalScene {
  readonly owner: ApiClient;
  readonly client_id: string;
  /** A contact with full access who sees invoices too. */
  readonly contact: ApiClient;
  readonly project_id: string;
  readonly ticket_id: string;
  /** The pages that need a session. */
  readonly addresses: readonly string[];
}

export async function buildPortalScene(): Promise<PortalScene> {
  const { owner } = await buildWorkspace();
  await owner.call('updateWorkspace', { body: { accent_color: '#0f766e', portal_shows_hours: true } });
  const { id: client_id } = await buildClient(owner, { name: 'Acme Corporation', email: 'billing@acme.example' });
  const contact = await buildPortalContact(owner, { client_id, name: 'Pat Jones', is_billing: true });
  const { id: project_id } = await buildProject(owner, {
    client_id,
    status: 'active',
    title: 'Shop relaunch',
    budget_hours: 40,
    due_date: '2999-01-31',
  });
  for (const title of ['Design', 'Build', 'Launch']) await buildPhase(owner, project_id, { title });
  const milestone = await buildMilestone(owner, project_id, { title: 'Shop is live', due_date: '2999-01-31' });
  await buildTimeEntry(owner, { project_id, description: 'Build' });
  const hours = await requestApproval(owner, { type: 'hours', project_id, ...march, message: 'March, please' });
  const live = await requestApproval(owner, { type: 'milestone', milestone_id: milestone.id });
  const ticket_id = await addTalk(owner, { client_id, project_id, contact_id: contact.userId });
  const invoice = await buildSentInvoice(owner, { client_id, subject: 'March' });
  await pay(owner, invoice.id, 40);
  await credit(owner, invoice.id, { amount: 10 });
  await buildAgreement(owner, { client_id });
  const addresses = [
    '/portal',
    '/portal/projects',
    `/portal/projects/${project_id}`,
    '/portal/tickets',
    '/portal/tickets?show=all',
    '/portal/tickets/new',
    `/portal/tickets/${ticket_id}`,
    '/portal/approvals',
    `/portal/approvals/${hours.id}`,
    `/portal/approvals/${live.id}`,
    '/portal/invoices',
    `/portal/invoices/${invoice.id}`,
    '/portal/credit-notes',
    '/portal/statement',
    '/portal/retainers',
    '/portal/account',
  ];
  return { owner, client_id, contact, project_id, ticket_id, addresses };
}

/** A ticket with a comment and a file from the team, and a second ticket that is closed. */
async function addTalk(
  owner: ApiClient,
  links: { readonly client_id: string; readonly project_id: string; readonly contact_id: string },
): Promise<string> {
  const { id } = await buildTicket(owner, { ...links, title: 'Login fails', description: 'Since this morning.' });
  const params = { id };
  await owner.call('createTicketActivity', { params, body: { content: 'Which browser?', visibility: 'public' } });
  await attachFile(owner, id, pdf, 'certificate.pdf', 'public');
  const { id: closed } = await buildTicket(owner, { ...links, title: 'Slow pages' });
  await owner.call('closeTicket', { params: { id: closed }, body: { resolution_summary: 'The cache is on again.' } });
  return id;
}

/** The pages without a session: for the team and in the portal, including one that a mailed link leads to. */
export async function signInAddresses({ owner, client_id }: PortalScene): Promise<string[]> {
  const { id } = await buildContact(owner, { client_id, email: 'new@acme.example' });
  await owner.call('enableContactPortal', { params: { id }, body: {} });
  return [
    '/portal/sign-in',
    '/portal/sign-in?done=signed_out',
    '/portal/forgotten-password',
    await mailedPath(owner, '/portal/passwords/'),
    '/portal/passwords/unknown',
    '/sign-in',
    '/forgotten-password',
  ];
}
