import { expect } from 'chai';
import type { Schemas } from '../../../contract/contract.js';
import { testApi, type ApiClient, type CallInput } from '../../support/service/api.js';
import { buildExpense } from '../../support/builders/expenses.js';
import { buildClient, buildContact, buildProject, buildTicket } from '../../support/builders/factories.js';
import { readInvoice } from '../../support/builders/invoices.js';
import { buildTimeEntry } from '../../support/builders/time.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';
import { RetryingClient } from '../../support/models/crash-work.js';
import { Dice } from '../../support/models/dice.js';

type Wish = CallInput<'createInvoiceFromTime'>['body'];

const march = { from: '2026-03-01', to: '2026-03-31' };
const preview = async (owner: ApiClient, body: Wish): Promise<Schemas['InvoicePreview']> =>
  (await owner.call('previewInvoiceFromTime', { body })).data;

/** The fields of an invoice that a preview has too. */
function previewed(invoice: Schemas['Invoice']): Schemas['InvoicePreview'] {
  const { client_id, contact_id, currency, subject, notes, internal_notes, po_number, references } = invoice;
  const { invoice_date, due_date, delivery_start, delivery_end } = invoice.dates;
  const { subtotal, tax_rate, taxes, tax_amount, rounding, total } = invoice.amounts;
  const { summary = { time_entries_included: 0, expenses_included: 0, hours_billed: 0 }, warnings = [] } = invoice;
  return {
    client_id,
    contact_id,
    currency,
    subject,
    notes,
    internal_notes,
    po_number,
    references,
    summary,
    warnings,
    dates: { invoice_date, due_date, delivery_start, delivery_end },
    amounts: { subtotal, tax_rate, taxes, tax_amount, rounding, total },
    prices_include_tax: invoice.prices_include_tax,
    line_items: (invoice.line_items ?? []).map(({ id: _id, ...line }) => line),
  };
}

/** A client with this currency, with work of every kind that `createInvoiceFromTime` distinguishes. */
async function buildWork(owner: ApiClient, users: readonly ApiClient[], dice: Dice, currency: string) {
  const { id: client_id } = await buildClient(owner, { currency, tax_rate: dice.pick([0, 0.0825, 0.19, 0.09975]) });
  const projects = [await buildProject(owner, { client_id }), await buildProject(owner, { client_id })];
  const fixed = await buildProject(owner, { client_id, billing_type: 'fixed_fee', budget_amount: 100 });
  const { id: ticket_id } = await buildTicket(owner, { client_id });
  const { id: contact_id } = await buildContact(owner, { client_id });
  for (let count = 0; count < 8; count += 1) {
    const place = dice.pick([
      { client_id },
      { ticket_id },
      ...[...projects, fixed].map(({ id }) => ({ project_id: id })),
    ]);
    const entry = await buildTimeEntry(owner, {
      ...place,
      user_id: dice.pick(users).userId,
      date: `2026-0${dice.between(2, 4)}-${dice.between(10, 28)}`,
      hours: dice.between(1, 900) / 100,
      rate_charged: dice.pick([27.5, 33.3333, 100, 0.125]),
      billable: !dice.oneIn(6),
    });
    if (dice.oneIn(2)) await owner.call('approveTimeEntry', { params: { id: entry.id } });
    else if (dice.oneIn(5)) await owner.call('rejectTimeEntry', { params: { id: entry.id }, body: { reason: 'No' } });
  }
  for (let count = 0; count < 3; count += 1) {
    const { id } = await buildExpense(owner, {
      ...dice.pick([{ client_id }, { project_id: projects[0]?.id ?? '' }]),
      date: `2026-0${dice.between(2, 4)}-15`,
      amount: dice.between(1, 500),
      currency: dice.pick([currency, 'CHF']),
    });
    if (dice.oneIn(2)) await owner.call('approveExpense', { params: { id } });
  }
  return { client_id, contact_id, projects };
}

/** Everything in the workspace that creating an invoice would change. */
async function traces(owner: ApiClient): Promise<unknown> {
  const { db } = await testApi();
  const counts: Record<string, unknown> = {};
  for (const table of ['invoices', 'invoice_line_items', 'events', 'silent_changes', 'idempotency_keys'])
    counts[table] = await db(table).where({ workspace_id: owner.workspaceId }).count({ rows: '*' });
  counts['time'] = await db('time_entries').where({ workspace_id: owner.workspaceId }).orderBy('id');
  counts['clients'] = await db('clients').where({ workspace_id: owner.workspaceId }).orderBy('id');
  return counts;
}

describe('previewInvoiceFromTime', () => {
  it('shows to the cent what from-time then creates, or refuses as it does, whatever the request', async () => {
    for (const [seed, currency] of ['USD', 'JPY', 'KWD'].entries()) {
      const dice = new Dice(seed + 7);
      const { owner } = await buildWorkspace();
      const settings = { require_time_approval: dice.oneIn(2), require_expense_approval: dice.oneIn(2) };
      await owner.call('updateWorkspace', { body: settings });
      const users = [owner, await buildUser(owner, 'member')];
      const { client_id, contact_id, projects } = await buildWork(owner, users, dice, currency);
      for (const group_by of ['none', 'project', 'ticket', 'user', 'date'] as const) {
        const body: Wish = {
          client_id,
          group_by,
          ...dice.pick([march, { from: '2026-02-01', to: '2026-04-30' }]),
          include_expenses: dice.oneIn(2),
          ...(dice.oneIn(3) ? { project_id: projects[0]?.id ?? '' } : {}),
          ...(dice.oneIn(2) ? { contact_id, subject: 'March', tax_rate: 0.1, internal_notes: 'Ours' } : {}),
          ...(dice.oneIn(4) ? { invoice_date: '2026-05-01', delivery_start: null, delivery_end: null } : {}),
        };
        const shown = await owner.request('previewInvoiceFromTime', { body });
        const made = await owner.request('createInvoiceFromTime', { body });
        const [said, answer] = [await shown.json(), await made.json()] as {
          data: Schemas['Invoice'];
          error?: object;
        }[];
        if (made.status !== 201) {
          expect([shown.status, { ...said?.error, request_id: '' }]).to.deep.equal([
            made.status,
            { ...answer?.error, request_id: '' },
          ]);
          continue;
        }
        expect(said?.data).to.deep.equal(answer && previewed(answer.data));
        await owner.call('voidInvoice', { params: { id: answer?.data.id ?? '' } });
      }
    }
  });

  it('leaves nothing behind, even with an idempotency key', async () => {
    const { owner } = await buildWorkspace();
    const { client_id } = await buildTimeEntry(owner, { date: '2026-03-10' });
    const before = await traces(owner);
    const ask = () =>
      owner.send('previewInvoiceFromTime', {
        body: { client_id: client_id ?? '', ...march },
        headers: { 'idempotency-key': 'the same' },
      });
    const [first, second] = [await ask(), await ask()];
    expect([first.status, second.status]).to.deep.equal([200, 200]);
    expect(second.headers.get('idempotency-replayed')).to.equal(null);
    expect(await traces(owner)).to.deep.equal(before);
  });

  it('neither waits for a request that holds the client and its time, nor makes one wait', async () => {
    const { owner } = await buildWorkspace();
    const { client_id } = await buildTimeEntry(owner, { date: '2026-03-10' });
    const { db } = await testApi();
    await db.transaction(async (trx) => {
      for (const table of ['clients', 'time_entries', 'workspaces'])
        await trx(table)
          .where(table === 'workspaces' ? { id: owner.workspaceId } : { workspace_id: owner.workspaceId })
          .forUpdate();
      expect((await preview(owner, { client_id: client_id ?? '', ...march })).amounts.total).to.be.a('number');
    });
  });

  it('does not affect what 20 calls of from-time create while 100 previews run', async () => {
    const { owner } = await buildWorkspace();
    const days = Array.from({ length: 20 }, (_, index) => `2026-03-${String(index + 1).padStart(2, '0')}`);
    const { id: client_id } = await buildClient(owner, { tax_rate: 0.0825 });
    for (const date of days) await buildTimeEntry(owner, { client_id, date, hours: 1.25, rate_charged: 33.3333 });
    const on = (date = ''): Wish => ({ client_id, from: date, to: date });
    const expected = new Map<string, Schemas['InvoicePreview']>();
    for (const day of days) expected.set(day, await preview(owner, on(day)));
    const looking = Array.from({ length: 100 }, (_, index) =>
      owner.request('previewInvoiceFromTime', { body: on(days[index % 20]) }),
    );
    // Requests wait for each other's invoice numbers; on a busy machine, one may be refused after waiting too long.
    const patient = new RetryingClient(() => Promise.resolve(owner));
    const made = await Promise.all(
      days.map(async (day) => (await patient.send('createInvoiceFromTime', { body: on(day) }))?.data),
    );
    const statuses = (await Promise.all(looking)).map(({ status }) => status);
    expect(statuses.filter((status) => status !== 200 && status !== 400)).to.deep.equal([]);
    for (const [index, day] of days.entries()) {
      const invoice = made[index];
      expect(invoice && previewed(invoice)).to.deep.equal(expected.get(day));
    }
    const numbers = made.map((invoice) => Number(invoice?.invoice_number.split('-').at(-1)));
    expect(numbers.toSorted((a, b) => a - b)).to.deep.equal(Array.from({ length: 20 }, (_, index) => index + 1));
    const { data } = await owner.call('listInvoices', { query: { per_page: 100 } });
    const billed = (await Promise.all(data.map(({ id }) => readInvoice(owner, id, ['line_items'])))).flatMap(
      ({ line_items: lines = [] }) => lines.flatMap((line) => line.time_entry_ids),
    );
    expect([billed.length, new Set(billed).size]).to.deep.equal([20, 20]);
  });
});
