import { expect } from 'chai';
import { eventsOf, eventTypesOf } from '../../support/answers/events.js';
import { buildClient, buildProject } from '../../support/builders/factories.js';
import { buildInvoice, buildSentInvoice, goTo, inDays, lineAt, readInvoice } from '../../support/builders/invoices.js';
import { buildTimeEntry } from '../../support/builders/time.js';
import { buildWorkspace } from '../../support/builders/workspace.js';

describe('updateInvoice', () => {
  it('changes a draft, recalculates it and reports what changed', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildInvoice(owner, { invoice_date: '2026-03-10', due_date: '2026-03-20' });
    const body = { tax_rate: 0.1, subject: 'April', due_date: '2026-03-31', notes: 'Thanks' };
    const { data } = await owner.call('updateInvoice', { params: { id }, body });
    expect(data).to.include({ subject: 'April', notes: 'Thanks' });
    expect([data.dates.due_date, data.amounts.total, data.amounts.outstanding]).to.deep.equal(['2026-03-31', 110, 110]);
    const updated = (await eventsOf(owner, id)).at(-1);
    const { warnings: _, ...invoice } = data;
    expect(updated).to.deep.include({ type: 'invoice.updated', data: invoice });
    expect(Object.keys(updated?.context.changes ?? {}).toSorted()).to.deep.equal([
      'amounts.outstanding',
      'amounts.tax_amount',
      'amounts.tax_rate',
      'amounts.taxes',
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
