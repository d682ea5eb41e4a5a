/** The objects in Schemathesis's workspace, and the dictionaries of their ids from which it fills its requests. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { requestApproval } from '../builders/approvals.js';
import { buildAgreement, openPeriod } from '../builders/agreements.js';
import type { ApiClient } from '../service/api.js';
import { buildExpense } from '../builders/expenses.js';
import {
  buildClient,
  buildContact,
  buildProject,
  buildRateCard,
  buildTag,
  buildTicket,
  uniqueName,
} from '../builders/factories.js';
import { buildInvited } from '../builders/invitations.js';
import { buildInvoice, buildSentInvoice, credit, pay } from '../builders/invoices.js';
import { buildScheduledReport } from '../builders/reports.js';
import { buildTask, buildTimeEntry } from '../builders/time.js';
import { buildMilestone, buildPhase, buildProjectTask } from '../builders/projects.js';
import { attachFile, pdf } from '../builders/uploads.js';
import { buildItem } from '../builders/billing/items.js';
import { camt, importStatement } from '../builders/billing/bank.js';
import { buildRecurringInvoice } from '../builders/billing/recurring.js';
import { buildExchangeRate, buildTaxRate } from '../builders/taxes.js';
import { buildReply } from '../builders/tickets.js';
import { buildView } from '../builders/workspace.js';

/** Ids by kind of object. */
export type KnownIds = Readonly<Record<string, readonly string[]>>;

const several = <T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));
const idsOf = (objects: readonly { id: string }[]): string[] => objects.map(({ id }) => id);

/** Creates several objects of each kind, because a run deletes, bills and voids some. */
export async function fillWorkspace(owner: ApiClient): Promise<KnownIds> {
  const clients = await several(4, () =>
    buildClient(owner, { email: `${uniqueName('billing')}@example.com`.replace(' ', '-') }),
  );
  const [client] = clients;
  const contacts = await several(8, (index) =>
    buildContact(owner, { client_id: client?.id ?? '', email: `pat-${index}@example.com`, is_primary: index === 0 }),
  );
  const rateCards = await several(3, () => buildRateCard(owner));
  const types = await several(3, () => owner.call('createProjectType', { body: { name: uniqueName('Type') } }));
  const projects = await several(4, () => buildProject(owner, { client_id: client?.id ?? '', budget_hours: 100 }));
  const tags = await several(4, () => buildTag(owner));
  for (const { id } of clients)
    await owner.call('addClientTags', { params: { id }, body: { tags: tags.map(({ slug }) => slug) } });
  const entries = await several(8, (index) =>
    buildTimeEntry(owner, { project_id: projects[index % 4]?.id ?? '', date: `2026-03-1${index}` }),
  );
  const timer = await owner.call('startTimer', { body: { project_id: projects[0]?.id ?? '' } });
  const tickets = await several(4, () => buildTicket(owner, { client_id: client?.id ?? '' }));
  const tasks = await several(8, (index) => buildTask(owner, tickets[index % 4]?.id ?? ''));
  const comments = await several(8, async (index) => {
    const params = { id: tickets[index % 4]?.id ?? '' };
    const body = { content: `Comment ${index}`, visibility: index < 4 ? ('public' as const) : ('internal' as const) };
    return (await owner.call('createTicketActivity', { params, body })).data;
  });
  const attachments = await several(8, (index) =>
    attachFile(owner, tickets[index % 4]?.id ?? '', pdf, 'terms.pdf', index < 4 ? 'public' : 'internal'),
  );
  const onProjects = <T>(count: number, build: (owner: ApiClient, id: string) => Promise<T>): Promise<T[]> =>
    several(count, (index) => build(owner, projects[index % 4]?.id ?? ''));
  const milestones = await onProjects(8, buildMilestone);
  await buildContact(owner, {
    client_id: client?.id ?? '',
    portal_access: 'full',
    email: `${crypto.randomUUID()}@client.example`,
  });
  const approvals = await several(4, (index) =>
    requestApproval(owner, { type: 'milestone', milestone_id: milestones[index]?.id ?? '' }),
  );
  const phases = await onProjects(8, buildPhase);
  const projectTasks = await onProjects(4, buildProjectTask);
  const expenses = await several(8, (index) => buildExpense(owner, { project_id: projects[index % 4]?.id ?? '' }));
  const agreements = await several(4, () => buildAgreement(owner, { client_id: client?.id ?? '' }));
  const drafts = await several(3, () => buildInvoice(owner, { client_id: client?.id ?? '' }));
  const sent = await several(3, () => buildSentInvoice(owner, { client_id: client?.id ?? '' }));
  for (const { id } of sent) await pay(owner, id, 40);
  const creditNotes = await Promise.all(sent.map(({ id }) => credit(owner, id, { amount: 5 })));
  const invited = await several(3, () => buildInvited(owner));
  const webhooks = await several(3, (index) =>
    owner.call('createWebhook', { body: { url: `https://hooks.example/${index}`, events: ['client.updated'] } }),
  );
  for (const { data } of webhooks) await owner.call('testWebhook', { params: { id: data.id }, body: {} });
  const scheduledReports = await several(4, () => buildScheduledReport(owner));
  const views = await several(4, (index) => buildView(owner, { shared: index < 2 }));
  const replies = await several(4, () => buildReply(owner));
  const taxRates = await several(4, () => buildTaxRate(owner));
  const recurring = await several(4, () => buildRecurringInvoice(owner));
  const statements = await several(4, () => importStatement(owner, camt([{ amount: 12, text: 'Fee' }])));
  const items = await several(4, () => buildItem(owner));
  const exchangeRates = await several(4, () => buildExchangeRate(owner));
  const external = await fillExternal(owner, client?.id ?? '');
  const spareKeys = await several(4, () => owner.call('createApiKey', { body: { name: 'Spare', mode: 'test' } }));
  const ofInvoices = async (read: (id: string) => Promise<readonly { id: string }[]>): Promise<string[]> =>
    (await Promise.all(idsOf([...drafts, ...sent]).map(read))).flatMap(idsOf);
  return {
    clients: idsOf(clients),
    contacts: idsOf(contacts),
    'rate-cards': idsOf(rateCards),
    'project-types': types.map(({ data }) => data.id),
    projects: idsOf(projects),
    tags: idsOf(tags),
    'ticket-statuses': idsOf((await owner.call('listTicketStatuses', {})).data),
    'ticket-priorities': idsOf((await owner.call('listTicketPriorities', {})).data),
    tickets: idsOf(tickets),
    tasks: idsOf([...tasks, ...projectTasks]),
    milestones: idsOf(milestones),
    approvals: idsOf(approvals),
    phases: idsOf(phases),
    attachments: idsOf(attachments),
    comments: idsOf(comments),
    expenses: idsOf(expenses),
    agreements: idsOf(agreements),
    periods: agreements.map((agreement) => openPeriod(agreement).id),
    'agreement-types': idsOf((await owner.call('listAgreementTypes', {})).data),
    'time-entries': [...idsOf(entries), timer.data.id],
    users: [owner.userId, ...idsOf(invited)],
    invoices: idsOf([...drafts, ...sent]),
    'credit-notes': idsOf(creditNotes),
    lines: await ofInvoices(async (id) => {
      const { data } = await owner.call('getInvoice', { params: { id }, query: { include: ['line_items'] } });
      return data.line_items ?? [];
    }),
    payments: await ofInvoices(async (id) => (await owner.call('listInvoicePayments', { params: { id } })).data),
    ...external,
    searched: [...tickets.map(({ number }) => number), 'ticket', 'proj', 'e', 'consulting 1', 'INV-', 'crm-0'],
    events: idsOf((await owner.call('listEvents', { query: { per_page: 20 } })).data),
    'scheduled-reports': idsOf(scheduledReports),
    'saved-views': idsOf(views),
    'canned-replies': idsOf(replies),
    'tax-rates': idsOf(taxRates),
    items: idsOf(items),
    'bank-imports': idsOf(statements),
    'recurring-invoices': idsOf(recurring),
    'exchange-rates': idsOf(exchangeRates),
    webhooks: webhooks.map(({ data }) => data.id),
    deliveries: (
      await several(3, async (index) => {
        const params = { id: webhooks[index]?.data.id ?? '' };
        return (await owner.call('listWebhookDeliveries', { params })).data;
      })
    ).flatMap(idsOf),
    // Without the key that Schemathesis itself uses: after revoking it, every request would be refused.
    'api-keys': spareKeys.map(({ data }) => data.id),
  };
}

/** Two objects of each kind with external ids, and external ids that no object has yet. */
async function fillExternal(owner: ApiClient, client_id: string): Promise<KnownIds> {
  const ids = ['crm-0', 'crm-1'];
  const { id: project_id } = await buildProject(owner, { client_id });
  for (const external_id of ids) {
    const known = { external_id, metadata: { erp: external_id } };
    await buildClient(owner, known);
    await buildContact(owner, { client_id, ...known });
    await buildProject(owner, { client_id, ...known });
    await buildTicket(owner, { client_id, ...known });
    await buildTimeEntry(owner, { project_id, ...known });
    await buildExpense(owner, { project_id, ...known });
    await buildInvoice(owner, { client_id, ...known });
    await buildAgreement(owner, { client_id, ...known });
  }
  return { 'external-ids': [...ids, ...Array.from({ length: 4 }, (_, index) => `new-${index}`)] };
}

/** Writes a dictionary file for each kind, named as in schemathesis.toml. */
export function writeDictionaries(folder: string, known: KnownIds): void {
  mkdirSync(folder, { recursive: true });
  for (const [kind, ids] of Object.entries(known))
    writeFileSync(join(folder, `${kind}.dict`), ids.map((id) => `"${id}"\n`).join(''));
}
