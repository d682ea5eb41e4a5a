/** A firm with a year of random business in two currencies: time, invoices, payments, refunds and retainers. */
import type { Body, Schemas } from '../../../contract/contract.js';
import { buildAgreement } from '../builders/agreements.js';
import { testApi, type ApiClient } from '../service/api.js';
import type { Dice } from './dice.js';
import { buildClient, buildProject } from '../builders/factories.js';
import { buildInvoice, lineAt } from '../builders/invoices.js';
import { buildWorkspace } from '../builders/workspace.js';
import { seen } from '../answers/seen.js';

const dayLength = 86_400_000;
const invoiceCount = 30;

/** Creates the firm and its business up to an instant. Returns its owner. */
export async function keepBooks(dice: Dice, timezone: string, now: string): Promise<ApiClient> {
  const { owner } = await buildWorkspace();
  const { db } = await testApi();
  await db('jobs').where({ workspace_id: owner.workspaceId }).delete();
  await owner.call('updateWorkspace', { body: { timezone } });
  const place = db('workspaces').where({ id: owner.workspaceId });
  /** The day this many days from now; negative numbers are in the past. */
  const dayAt = (days: number): string => new Date(Date.parse(now) + days * dayLength).toISOString().slice(0, 10);
  const goTo = (days: number) =>
    place.clone().update({ clock_at: new Date(Date.parse(now) + days * dayLength + dice.between(0, 3_600_000)) });
  const books = { owner, dice, dayAt, goTo };
  const firms = await makeFirms(books);
  const entries = await logTime(books, firms);
  await endSome(books, firms);
  await makeInvoices(books, firms, entries);
  return owner;
}

interface Desk {
  readonly owner: ApiClient;
  readonly dice: Dice;
  readonly dayAt: (days: number) => string;
  readonly goTo: (days: number) => Promise<unknown>;
}

/** A client, with its projects and agreement. */
interface Firm {
  readonly id: string;
  readonly projects: readonly string[];
  readonly agreement: string;
}

const billingTypes = ['time_and_materials', 'fixed_fee', 'retainer', 'non_billable'] as const;

async function makeFirms({ owner, dice, dayAt, goTo }: Desk): Promise<Firm[]> {
  const firms: Firm[] = [];
  const { data: type } = await owner.call('createProjectType', { body: { name: 'Audits' } });
  for (let at = 0; at < 5; at += 1) {
    const began = -dice.between(20, 300);
    await goTo(began);
    const { id } = await buildClient(owner, { currency: at === 0 ? 'EUR' : 'USD', email: `firm-${at}@client.example` });
    const agreement = await buildAgreement(owner, {
      client_id: id,
      start_date: dayAt(began),
      monthly_fee: dice.between(1, 90_000) / 100,
      ...(dice.oneIn(2) ? { end_date: dayAt(dice.between(-10, 60)) } : {}),
    });
    const projects: string[] = [];
    for (const billing_type of billingTypes) {
      const project = await buildProject(owner, {
        client_id: id,
        billing_type,
        status: 'active',
        budget_hours: dice.between(1, 12),
        ...(dice.oneIn(2) ? { type_id: type.id, due_date: dayAt(dice.between(-40, 40)) } : {}),
      });
      projects.push(project.id);
    }
    await goTo(dice.between(-70, -1));
    if (at === 3) await owner.call('pauseAgreement', { params: { id: agreement.id } });
    firms.push({ id, projects, agreement: agreement.id });
  }
  await goTo(0);
  return firms;
}

/** Completes some projects and deactivates some clients; they take no time from then on. */
async function endSome({ owner, dice, goTo }: Desk, firms: readonly Firm[]): Promise<void> {
  for (const [at, { id, projects }] of firms.entries()) {
    await goTo(dice.between(-70, -1));
    const [done = ''] = projects;
    if (dice.oneIn(2)) await owner.call('updateProject', { params: { id: done }, body: { status: 'completed' } });
    if (at > 2) await owner.call('updateClient', { params: { id }, body: { status: 'inactive' } });
  }
  await goTo(0);
}

async function logTime({ owner, dice, dayAt }: Desk, firms: readonly Firm[]): Promise<Schemas['TimeEntry'][]> {
  const body = Array.from({ length: 70 }, (): Body<'createTimeEntries'>['entries'][number] => {
    const firm = dice.pick(firms);
    return {
      client_id: firm.id,
      project_id: dice.oneIn(4) ? null : dice.pick(firm.projects),
      date: dayAt(-dice.between(0, 150)),
      hours: dice.between(1, 800) / 100,
      billable: !dice.oneIn(5),
    };
  });
  await owner.call('createTimeEntries', { body: { entries: body } });
  return (await owner.call('listTimeEntries', { query: { per_page: 100 } })).data;
}

async function makeInvoices(
  desk: Desk,
  firms: readonly Firm[],
  entries: readonly Schemas['TimeEntry'][],
): Promise<void> {
  const { owner, dice, dayAt } = desk;
  const free = entries.filter(({ billing }) => billing.billable);
  for (let at = 0; at < invoiceCount; at += 1) {
    const firm = dice.pick(firms);
    const lines = Array.from({ length: dice.between(1, 3) }, () => {
      const price = dice.between(1, 50_000) / 100;
      if (dice.oneIn(2)) return lineAt(price, { project_id: dice.pick(firm.projects) });
      const mine = free.filter(({ client_id }) => client_id === firm.id).slice(0, dice.between(0, 4));
      for (const entry of mine) free.splice(free.indexOf(entry), 1);
      return lineAt(price, { time_entry_ids: mine.map(({ id }) => id) });
    });
    const { id, amounts } = await buildInvoice(owner, {
      client_id: firm.id,
      agreement_id: dice.oneIn(4) ? firm.agreement : null,
      invoice_date: dayAt(dice.between(-330, 20)),
      due_date: dayAt(dice.between(20, 60)),
      tax_rate: 0.0875,
      line_items: lines,
    });
    await settle(desk, id, seen(amounts.total));
  }
}

/** Submits, rejects, sends, voids, writes off, pays or refunds an invoice, at random. */
async function settle({ owner, dice, dayAt }: Desk, id: string, total: number): Promise<void> {
  const params = { id };
  const fate = dice.between(1, 12);
  if (fate === 1) return;
  await owner.call('submitInvoice', { params });
  if (fate === 2) return;
  if (fate === 3) {
    await owner.call('rejectInvoiceApproval', { params, body: {} });
    return;
  }
  await owner.call('approveInvoice', { params });
  await owner.call('sendInvoice', { params, body: { attach_pdf: false } });
  if (fate === 4) await owner.call('voidInvoice', { params, body: {} });
  if (fate === 5) await owner.call('markInvoiceUncollectible', { params, body: {} });
  if (fate < 7) return;
  const amount = fate < 10 ? total : Math.round(total * 50) / 100;
  await owner.call('recordInvoicePayment', { params, body: { amount, date: dayAt(-dice.between(0, 200)) } });
  if (fate !== 12) return;
  const { payments = [] } = (await owner.call('getInvoice', { params, query: { include: ['payments'] } })).data;
  await owner.call('refundInvoicePayment', { params: { id, payment_id: payments[0]?.id ?? '' }, body: {} });
}
