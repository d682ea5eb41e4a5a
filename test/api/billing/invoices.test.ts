import { expect } from 'chai';
import { testApi } from '../../support/service/api.js';
import { eventsOf, eventTypesOf } from '../../support/answers/events.js';
import { buildClient, buildContact, buildProject } from '../../support/builders/factories.js';
import {
  buildInvoice,
  buildSentInvoice,
  goTo,
  inDays,
  lineAt,
  pay,
  readInvoice,
} from '../../support/builders/invoices.js';
import { addAgreement, buildTimeEntry } from '../../support/builders/time.js';
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
        tax_amount: 55.83,
        total: 334.99,
        amount_paid: 0,
        outstanding: 334.99,
        credited: 0,
        refundable: 0,
      },
      payment: { method: null, reference: null },
      approval: { required: false, approved_at: null, approved_by_id: null },
      reminders: { last_reminder_at: null, reminder_count: 0 },
    });
    expect(data.line_items?.map(({ amount }) => amount)).to.deep.equal([68.33, 68.33, 57.5, 85]);
    const [created] = await eventsOf(owner, data.id);
    const { line_items: _, ...shown } = data;
    const { warnings: _warnings, ...told } = shown;
    expect(created).to.deep.include({ type: 'invoice.created', data: told });
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

describe('updateInvoice', () => {
  it('changes a draft, recalculates it and reports what changed', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildInvoice(owner, { invoice_date: '2026-03-10', due_date: '2026-03-20' });
    const body = { tax_rate: 0.1, subject: 'April', due_date: '2026-03-31', notes: 'Thanks' };
    const { data } = await owner.call('updateInvoice', { params: { id }, body });
    expect(data).to.include({ subject: 'April', notes: 'Thanks' });
    expect([data.dates.due_date, data.amounts.total, data.amounts.outstanding]).to.deep.equal(['2026-03-31', 110, 110]);
    const updated = (await eventsOf(owner, id)).at(-1);
    const { warnings: _, ...told } = data;
    expect(updated).to.deep.include({ type: 'invoice.updated', data: told });
    expect(Object.keys(updated?.context.changes ?? {}).toSorted()).to.deep.equal([
      'amounts.outstanding',
      'amounts.tax_amount',
      'amounts.tax_rate',
      'amounts.total',
      'dates.due_date',
      'notes',
      'subject',
    ]);
  });

  it('changes only internal notes and PO number once sent, and says what to do instead', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildSentInvoice(owner);
    const { data } = await owner.call('updateInvoice', {
      params: { id },
      body: { internal_notes: 'Call', po_number: 'PO-1' },
    });
    expect(data).to.include({ internal_notes: 'Call', po_number: 'PO-1', status: 'sent' });
    for (const body of [
      { tax_rate: 0.1 },
      { subject: 'New' },
      { po_number: 'PO-2', due_date: '2099-01-01' },
      { line_items: [] },
    ]) {
      const { status, error } = await owner.fail('updateInvoice', { params: { id }, body });
      expect([status, error.code, error.field]).to.deep.equal([409, 'invalid_state', Object.keys(body).at(-1)]);
      expect(error.message).to.contain('void and duplicate it');
    }
    expect((await readInvoice(owner, id)).po_number).to.equal('PO-1');
  });

  it('replaces the lines by those in the request: kept if they have an id, otherwise new; others are removed and their work is freed', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const entry = await buildTimeEntry(owner, { client_id });
    const line_items = [lineAt(10, { time_entry_ids: [entry.id] }), lineAt(20), lineAt(30)];
    const { id, line_items: [first, second, third] = [] } = await buildInvoice(owner, { client_id, line_items });
    const body = {
      line_items: [{ id: third?.id, description: 'Moved up' }, lineAt(5), { id: second?.id, quantity: 3 }],
    };
    const { data } = await owner.call('updateInvoice', { params: { id }, body });
    const { line_items: lines = [] } = await readInvoice(owner, id, ['line_items']);
    expect(lines.map(({ description, amount }) => [description, amount])).to.deep.equal([
      ['Moved up', 30],
      ['Consulting', 5],
      ['Consulting', 60],
    ]);
    expect([lines[0]?.id, lines[2]?.id, data.amounts.total]).to.deep.equal([third?.id, second?.id, 95]);
    expect((await owner.call('getTimeEntry', { params: { id: entry.id } })).data.billing.billed).to.equal(false);
    const { changes = {} } = (await eventsOf(owner, id)).at(-1)?.context ?? {};
    expect(changes[`line_items.${first?.id}`]?.to).to.equal(null);
    expect(Object.keys(changes).filter((name) => name.startsWith('line_items.'))).to.have.length(4);
  });

  it('refuses lines of other invoices and new ones without a rate', async () => {
    const { owner } = await buildWorkspace();
    const [one, two] = await Promise.all([buildInvoice(owner), buildInvoice(owner)]);
    const refusal = async (line: object) =>
      (await owner.fail('updateInvoice', { params: { id: one.id }, body: { line_items: [line] } })).error.field;
    expect([await refusal({ id: two.line_items?.[0]?.id }), await refusal({ description: 'New' })]).to.deep.equal([
      'line_items.0.id',
      'line_items.0.rate',
    ]);
  });

  it('moves a draft to another client with the same currency, unless a line bills work of the first', async () => {
    const { owner } = await buildWorkspace();
    const [usd, eur] = await Promise.all([buildClient(owner), buildClient(owner, { currency: 'EUR' })]);
    const { id, client_id } = await buildInvoice(owner);
    const params = { id };
    expect((await owner.fail('updateInvoice', { params, body: { client_id: eur.id } })).error.field).to.equal(
      'client_id',
    );
    expect((await owner.call('updateInvoice', { params, body: { client_id: usd.id } })).data.client_id).to.equal(
      usd.id,
    );
    const entry = await buildTimeEntry(owner, { client_id: usd.id });
    await owner.call('addInvoiceLineItem', { params, body: lineAt(1, { time_entry_ids: [entry.id] }) });
    const { status, error } = await owner.fail('updateInvoice', { params, body: { client_id } });
    expect([status, error.code, error.field]).to.deep.equal([409, 'invalid_state', 'client_id']);
  });

  it('does nothing and emits nothing if nothing changes', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildInvoice(owner, { subject: 'Same' });
    await owner.call('updateInvoice', { params: { id }, body: { subject: 'Same' } });
    expect(await eventTypesOf(owner, id)).to.deep.equal(['invoice.created']);
  });

  it('refuses a change to an invoice that has changed since it was read', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildInvoice(owner);
    const { headers } = await owner.send('getInvoice', { params: { id }, query: { include: ['line_items'] } });
    await owner.call('addInvoiceLineItem', { params: { id }, body: lineAt(1) });
    const stale = { 'If-Match': headers.get('etag') ?? '' };
    const { status } = await owner.fail('updateInvoice', {
      params: { id },
      body: { po_number: 'PO-9' },
      headers: stale,
    });
    expect(status).to.equal(412);
  });
});

describe('duplicateInvoice', () => {
  it('creates a draft with the same lines and texts, dated today, without links to work', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner, { payment_terms_days: 10, tax_rate: 0.5 });
    const entry = await buildTimeEntry(owner, { client_id });
    const line_items = [lineAt(100, { quantity: 2, amount: 150, time_entry_ids: [entry.id] }), lineAt(-10)];
    const source = await buildInvoice(owner, {
      client_id,
      line_items,
      tax_rate: 0.1,
      subject: 'May',
      notes: 'N',
      po_number: 'P',
      invoice_date: '2020-01-01',
    });
    await owner.call('voidInvoice', { params: { id: source.id } });
    await goTo(owner, inDays(3));
    const { data } = await owner.call('duplicateInvoice', { params: { id: source.id } });
    expect(data).to.include({
      status: 'draft',
      invoice_number: `INV-${inDays(3).slice(0, 4)}-0002`,
      subject: 'May',
      notes: 'N',
      po_number: 'P',
    });
    expect([data.dates.invoice_date, data.dates.due_date]).to.deep.equal([inDays(3), inDays(13)]);
    expect(data.amounts).to.deep.equal(source.amounts);
    expect(data.line_items?.map(({ amount, time_entry_count }) => [amount, time_entry_count])).to.deep.equal([
      [150, 0],
      [-10, 0],
    ]);
    expect(await eventTypesOf(owner, data.id)).to.deep.equal(['invoice.created']);
  });

  it('omits a project that has been deleted since', async () => {
    const { owner } = await buildWorkspace();
    const project = await buildProject(owner);
    const source = await buildInvoice(owner, {
      client_id: project.client_id,
      line_items: [lineAt(10, { project_id: project.id })],
    });
    await owner.call('voidInvoice', { params: { id: source.id } });
    await owner.call('deleteProject', { params: { id: project.id } });
    const { data } = await owner.call('duplicateInvoice', { params: { id: source.id } });
    expect(data.line_items?.map(({ project_id }) => project_id)).to.deep.equal([null]);
  });
});
