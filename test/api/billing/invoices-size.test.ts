/** The largest numbers of lines and lengths of texts that an invoice can have. */
import { expect } from 'chai';
import { tableOf } from '../../../database/table.js';
import { newId } from '../../../models/ids.js';
import { TimeEntry } from '../../../models/time/time-entry.js';
import { testApi } from '../../support/service/api.js';
import { buildClient } from '../../support/builders/factories.js';
import { buildInvoice, lineAt, readInvoice } from '../../support/builders/invoices.js';
import { buildTimeEntry } from '../../support/builders/time.js';
import { buildWorkspace } from '../../support/builders/workspace.js';

const max = 2_000;
const lines = (count: number) => Array.from({ length: count }, () => lineAt(1));

describe('the lines of an invoice', () => {
  it('are 2,000 at most, whether created, replaced, added or copied', async () => {
    const { owner } = await buildWorkspace();
    const { id, client_id } = await buildInvoice(owner, { line_items: lines(max) });
    const params = { id };
    const refusals = [
      await owner.fail('addInvoiceLineItem', { params, body: lineAt(1) }),
      await owner.fail('createInvoice', { body: { client_id, line_items: lines(max + 1) } }),
      await owner.fail('updateInvoice', { params, body: { line_items: lines(max + 1) } }),
    ];
    expect(refusals.map(({ error }) => [error.code, error.field])).to.deep.equal([
      ['invalid_state', 'line_items'],
      ['invalid_request', 'line_items'],
      ['invalid_request', 'line_items'],
    ]);
    const copy = (await owner.call('duplicateInvoice', { params })).data;
    expect(copy.line_items?.length).to.equal(max);
    const sent = copy.line_items?.map(({ id: line }) => ({ id: line })) ?? [];
    await owner.call('updateInvoice', { params: { id: copy.id }, body: { line_items: sent } });
    expect((await readInvoice(owner, copy.id)).amounts.total).to.equal(max);
  }).timeout(60_000);

  it('from time are no more than that: the error asks for a shorter range or coarser groups', async () => {
    const { owner } = await buildWorkspace();
    const { db, database } = await testApi();
    const entry = await buildTimeEntry(owner);
    const given = [...(await tableOf(database, 'time_entries')).keys()];
    const row = (await db('time_entries').where({ id: entry.id }).first(given)) as object;
    const copies = Array.from({ length: max }, () => ({ ...row, id: newId(TimeEntry.idPrefix) }));
    await db.batchInsert('time_entries', copies, 500);
    const body = { client_id: entry.client_id ?? '', from: entry.date, to: entry.date, tax_rate: 0 };
    const { status, error } = await owner.fail('createInvoiceFromTime', { body });
    expect([status, error.code, error.field]).to.deep.equal([400, 'invalid_request', 'from']);
    expect(error.message).to.contain('2001 lines').and.contain('shorter range');
    const { data } = await owner.call('createInvoiceFromTime', { body: { ...body, group_by: 'project' } });
    expect(data.summary?.time_entries_included).to.equal(max + 1);
  });
});

describe('the texts of an invoice', () => {
  it('have at most 256 KiB in total: the error names the field that exceeds it', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const long = (length: number): string => 'x'.repeat(length);
    const line_items = Array.from({ length: 13 }, () => lineAt(1, { description: long(20_000) }));
    const created = await owner.fail('createInvoice', { body: { client_id, line_items, notes: 'ü'.repeat(1_500) } });
    const { id } = await buildInvoice(owner, { client_id, line_items });
    const params = { id };
    const [line] = (await readInvoice(owner, id, ['line_items'])).line_items ?? [];
    const refusals = [
      created,
      await owner.fail('updateInvoice', { params, body: { notes: long(3_000) } }),
      await owner.fail('updateInvoice', { params, body: { internal_notes: long(3_000) } }),
      await owner.fail('addInvoiceLineItem', { params, body: lineAt(1, { description: long(3_000) }) }),
    ];
    expect(refusals.map(({ status, error }) => [status, error.code, error.field])).to.deep.equal(
      ['line_items.0.description', 'notes', 'internal_notes', 'description'].map((field) => [
        400,
        'invalid_request',
        field,
      ]),
    );
    const body = { description: 'Short' };
    await owner.call('updateInvoiceLineItem', { params: { id, line_id: line?.id ?? '' }, body });
    await owner.call('updateInvoice', { params, body: { notes: long(3_000) } });
  });
});

describe('the rate of a line', () => {
  it('can be as large as a fee, is stored exactly, and can be sent back as it was shown', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner, { currency: 'JPY' });
    const rates = [12_000_000, 999_999_999_999.9999];
    const invoice = await buildInvoice(owner, {
      client_id,
      line_items: rates.map((rate) => lineAt(rate, { quantity: 0.01 })),
    });
    const shown = (await readInvoice(owner, invoice.id, ['line_items'])).line_items ?? [];
    expect(shown.map(({ rate, amount }) => [rate, amount])).to.deep.equal([
      [12_000_000, 120_000],
      [999_999_999_999.9999, 10_000_000_000],
    ]);
    const line_items = shown.map(({ id, rate = 0, quantity }) => ({ id, rate, quantity }));
    const { data } = await owner.call('updateInvoice', { params: { id: invoice.id }, body: { line_items } });
    expect(data.amounts.subtotal).to.equal(10_000_120_000);
  });
});
