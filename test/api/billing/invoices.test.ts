import { expect } from 'chai';
import { testApi } from '../../support/service/api.js';
import { eventsOf } from '../../support/answers/events.js';
import { buildClient, buildContact, buildProject } from '../../support/builders/factories.js';
import { buildInvoice, inDays, lineAt, pay, readInvoice } from '../../support/builders/invoices.js';
import { addAgreement, buildTimeEntry } from '../../support/builders/time.js';
import { plainTaxOf } from '../../support/builders/taxes.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';

const refused = (field: string): unknown[] => [400, 'invalid_request', field];

describe('createInvoice', () => {
  it('creates a draft with its lines, amounts, number and terms', async () => {
    const { owner } = await buildWorkspace();
    const client = await buildClient(owner, { tax_rate: 0.2, payment_terms_days: 14 });
    const { data } = await owner.call('createInvoice', {
      body: {
        client_id: client.id,
        invoice_date: '2026-03-10',
        subject: 'March',
        line_items: [lineAt(68.33), lineAt(68.33), lineAt(57.5), lineAt(42.5, { quantity: 2 })],
      },
    });
    expect(data).to.deep.include({
      invoice_number: 'INV-2026-0001',
      client_id: client.id,
      status: 'draft',
      currency: 'USD',
      subject: 'March',
      hosted_url: null,
      dates: {
        invoice_date: '2026-03-10',
        due_date: '2026-03-24',
        delivery_start: null,
        delivery_end: null,
        paid_date: null,
        sent_at: null,
        viewed_at: null,
      },
      amounts: {
        subtotal: 279.16,
        tax_rate: 0.2,
        taxes: [plainTaxOf(0.2, 279.16, 55.83)],
        tax_amount: 55.83,
        rounding: 0,
        total: 334.99,
        amount_paid: 0,
        outstanding: 334.99,
        credited: 0,
        refundable: 0,
        tax_currency: null,
        tax_amount_in_tax_currency: null,
        exchange_rate: null,
        exchange_rate_date: null,
      },
      payment: { method: null, reference: null },
      approval: { required: false, approved_at: null, approved_by_id: null },
      reminders: { last_reminder_at: null, reminder_count: 0, last_level: null },
    });
    expect(data.line_items?.map(({ amount }) => amount)).to.deep.equal([68.33, 68.33, 57.5, 85]);
    const [created] = await eventsOf(owner, data.id);
    const { line_items: _, ...shown } = data;
    const { warnings: _warnings, ...emitted } = shown;
    expect(created).to.deep.include({ type: 'invoice.created', data: emitted });
    expect(await readInvoice(owner, data.id)).to.deep.equal(shown);
  });

  it('takes tax and terms from the workspace if neither the request nor the client has them', async () => {
    const { owner } = await buildWorkspace();
    await owner.call('updateWorkspace', { body: { default_tax_rate: 0.19, payment_terms_days: 7 } });
    const { id: client_id } = await buildClient(owner);
    const { data } = await owner.call('createInvoice', { body: { client_id, invoice_date: '2026-03-10' } });
    expect([data.amounts.tax_rate, data.dates.due_date, data.amounts.total]).to.deep.equal([0.19, '2026-03-17', 0]);
  });

  it('is dated today in the time zone of the workspace', async () => {
    const { owner } = await buildWorkspace();
    await owner.call('updateWorkspace', { body: { timezone: 'Pacific/Auckland' } });
    await owner.call('advanceTestClock', { body: { to: `${inDays(2)}T20:00:00.000Z` } });
    expect((await buildInvoice(owner)).dates.invoice_date).to.equal(inDays(3));
  });

  it('is in the currency of the client, and keeps an amount that is given', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner, { currency: 'JPY' });
    const line_items = [lineAt(333, { quantity: 1.5 }), lineAt(1000, { amount: 900 }), lineAt(-100)];
    const {
      currency,
      amounts,
      line_items: lines,
    } = await buildInvoice(owner, { client_id, line_items, tax_rate: 0.1 });
    expect(currency).to.equal('JPY');
    expect(lines?.map(({ amount }) => amount)).to.deep.equal([500, 900, -100]);
    expect(amounts).to.include({ subtotal: 1300, tax_amount: 130, total: 1430 });
  });

  it('follows the number format of the workspace, in a single sequence', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const numberOf = async (invoice_date: string): Promise<string> =>
      (await buildInvoice(owner, { client_id, invoice_date })).invoice_number;
    const first = await numberOf('2025-12-31');
    const second = await numberOf('2026-01-01');
    await owner.call('updateWorkspace', { body: { invoice_number_format: '{YY}/{MM}-{SEQ}' } });
    expect([first, second, await numberOf('2026-02-01')]).to.deep.equal(['INV-2025-0001', 'INV-2026-0002', '26/02-3']);
  });

  it('skips a number that an earlier format has assigned', async () => {
    const { owner } = await buildWorkspace();
    await owner.call('updateWorkspace', { body: { invoice_number_format: 'A{SEQ:2}' } });
    await buildInvoice(owner);
    await owner.call('updateWorkspace', { body: { invoice_number_format: 'A0{SEQ}' } });
    const { db } = await testApi();
    await db('sequences').where({ workspace_id: owner.workspaceId, name: 'invoices' }).update({ value: 0 });
    expect((await buildInvoice(owner)).invoice_number).to.equal('A02');
  });

  it('refuses what does not belong to the client, and what does not exist, naming the field', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const other = await buildClient(owner);
    const foreign = await buildWorkspace();
    const refusal = async (body: object): Promise<unknown[]> => {
      const { status, error } = await owner.fail('createInvoice', { body: { client_id, ...body } });
      return [status, error.code, error.field];
    };
    const project = await buildProject(owner, { client_id: other.id });
    expect(await refusal({ client_id: (await buildClient(foreign.owner)).id })).to.deep.equal(refused('client_id'));
    expect(await refusal({ contact_id: (await buildContact(owner, { client_id: other.id })).id })).to.deep.equal(
      refused('contact_id'),
    );
    expect(await refusal({ agreement_id: await addAgreement(owner, other.id) })).to.deep.equal(refused('agreement_id'));
    expect(await refusal({ line_items: [lineAt(1, { project_id: project.id })] })).to.deep.equal(
      refused('line_items.0.project_id'),
    );
  });

  for (const [what, body, field] of [
    ['a due date before the invoice date', { invoice_date: '2026-03-10', due_date: '2026-03-09' }, 'due_date'],
    ['a negative total', { line_items: [lineAt(10), lineAt(-10.01)] }, 'line_items'],
    ['an amount of parts of a cent', { line_items: [lineAt(10, { amount: 9.999 })] }, 'line_items.0.amount'],
    ['a rate of 5 decimals', { line_items: [lineAt(1.00001)] }, 'line_items.0.rate'],
    ['an amount beyond all bounds', { line_items: [lineAt(9_999_999, { quantity: 9_999_999 })] }, 'line_items.0.rate'],
    ['a blank description', { line_items: [lineAt(1, { description: ' ' })] }, 'line_items.0.description'],
    ['a tax rate in percent', { tax_rate: 19 }, 'tax_rate'],
    ['a status', { status: 'paid' }, 'status'],
  ] as const) {
    it(`refuses ${what}`, async () => {
      const { owner } = await buildWorkspace();
      const { id: client_id } = await buildClient(owner);
      const { status, error } = await owner.fail('createInvoice', { body: { client_id, ...body } });
      expect([status, error.code, error.field]).to.deep.equal(refused(field));
      expect((await owner.call('listInvoices', {})).pagination.total).to.equal(0);
    });
  }

  it('needs can_manage_invoices, as everything about invoices does', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildInvoice(owner);
    const manager = await buildUser(owner, 'manager');
    for (const operation of ['listInvoices', 'getInvoice', 'getInvoiceAging', 'sendInvoice'] as const)
      expect((await manager.fail(operation, { params: { id } })).error.code).to.equal('forbidden');
  });
});

describe('getInvoice', () => {
  it('embeds what `include` names', async () => {
    const { owner } = await buildWorkspace();
    const client = await buildClient(owner);
    const { id: contact_id } = await buildContact(owner, { client_id: client.id, name: 'Carla Contact' });
    const entry = await buildTimeEntry(owner, { client_id: client.id });
    const line_items = [lineAt(50, { time_entry_ids: [entry.id] })];
    const { id } = await buildInvoice(owner, { client_id: client.id, contact_id, line_items });
    await owner.call('sendInvoice', { params: { id }, body: { to: ['a@client.example'] } });
    await pay(owner, id, 20);
    const data = await readInvoice(owner, id, ['line_items', 'client', 'contact', 'time_entries', 'payments']);
    expect(data.line_items?.map((line) => line.time_entry_ids)).to.deep.equal([[entry.id]]);
    expect(data.client).to.deep.equal(client);
    expect(data.contact).to.include({ id: contact_id, name: 'Carla Contact' });
    expect(data.time_entries?.map(({ id: each, billing }) => [each, billing.billed])).to.deep.equal([[entry.id, true]]);
    expect(data.payments?.map(({ amount, type }) => [amount, type])).to.deep.equal([[20, 'payment']]);
  });

  it('embeds null for a missing contact, and refuses other names', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildInvoice(owner);
    expect((await readInvoice(owner, id, ['contact'])).contact).to.equal(null);
    const { status, error } = await owner.fail('getInvoice', { params: { id }, query: { include: 'secrets' } });
    expect([status, error.field]).to.deep.equal([400, 'include']);
  });

  it('is not found in another workspace', async () => {
    const [one, two] = await Promise.all([buildWorkspace(), buildWorkspace()]);
    const { id } = await buildInvoice(one.owner);
    for (const owner of [two.owner, one.live])
      expect((await owner.fail('getInvoice', { params: { id } })).error.code).to.equal('not_found');
  });
});
