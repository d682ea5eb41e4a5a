import { expect } from 'chai';
import type { ApiClient } from '../../support/service/api.js';
import { eventsOf } from '../../support/answers/events.js';
import { buildProject } from '../../support/builders/factories.js';
import { buildInvoice, buildSentInvoice, credit, lineAt, pay, readInvoice } from '../../support/builders/invoices.js';
import { buildTimeEntry } from '../../support/builders/time.js';
import { plainTaxOf } from '../../support/builders/taxes.js';
import { buildWorkspace } from '../../support/builders/workspace.js';

/** 3 × 100 and 1 × 50 at 19 %: 350, and 66.50 tax. */
const twoLines = { line_items: [lineAt(100, { quantity: 3 }), lineAt(50)], tax_rate: 0.19 };

async function buildCreditable(owner: ApiClient) {
  const draft = await buildInvoice(owner, twoLines);
  await owner.call('sendInvoice', { params: { id: draft.id } });
  const [first = '', second = ''] = (draft.line_items ?? []).map(({ id }) => id);
  return { id: draft.id, first, second };
}

const refusalOf = async (owner: ApiClient, id: string, body: object) => {
  const { error } = await owner.fail('createCreditNote', { params: { id }, body });
  return [error.code, error.field];
};

describe('createCreditNote', () => {
  it('credits a quantity of a line with its tax, which reduces what is outstanding', async () => {
    const { owner } = await buildWorkspace();
    const { id, first } = await buildCreditable(owner);
    const note = await credit(owner, id, { lines: [{ line_item_id: first, quantity: 2 }], reason: 'Billed twice' });
    expect(note.credit_note_number).to.match(/^CN-\d{4}-0001$/);
    expect(note.amounts).to.deep.equal({
      subtotal: 200,
      tax_rate: 0.19,
      taxes: [plainTaxOf(0.19, 200, 38)],
      tax_amount: 38,
      rounding: 0,
      total: 238,
      tax_currency: null,
      tax_amount_in_tax_currency: null,
      exchange_rate: null,
      exchange_rate_date: null,
    });
    expect(note.lines.map(({ quantity, rate, amount }) => [quantity, rate, amount])).to.deep.equal([[2, 100, 200]]);
    const { amounts, status } = await readInvoice(owner, id);
    expect([amounts.outstanding, amounts.credited, amounts.refundable, status]).to.deep.equal([178.5, 238, 0, 'sent']);
  });

  it('credits everything that is left if the request is empty: the invoice is then paid, with nothing outstanding', async () => {
    const { owner } = await buildWorkspace();
    const { id, second } = await buildCreditable(owner);
    await credit(owner, id, { lines: [{ line_item_id: second, amount: 20 }] });
    const note = await credit(owner, id);
    expect(note.amounts).to.deep.include({ subtotal: 330, tax_amount: 62.7, total: 392.7 });
    expect(note.lines.map(({ amount }) => amount)).to.deep.equal([300, 30]);
    const { amounts, status, dates } = await readInvoice(owner, id);
    expect([amounts.outstanding, amounts.credited, status]).to.deep.equal([0, 416.5, 'paid']);
    expect(dates.paid_date).to.be.a('string');
    expect(await refusalOf(owner, id, {})).to.deep.equal(['invalid_state', undefined]);
  });

  it('accepts an amount and adds its tax, and the credits of an invoice add up to its subtotal and tax', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildCreditable(owner);
    const notes = [await credit(owner, id, { amount: 100 }), await credit(owner, id, { amount: 316.5 })];
    expect(notes[0]?.amounts).to.deep.include({ subtotal: 84.03, tax_amount: 15.97, total: 100 });
    expect(notes[1]?.amounts).to.deep.include({ subtotal: 265.97, tax_amount: 50.53, total: 316.5 });
  });

  it('describes an amount in the language of the client', async () => {
    const { owner } = await buildWorkspace();
    await owner.call('updateWorkspace', { body: { locale: 'it' } });
    const { id } = await buildCreditable(owner);
    const { lines } = await credit(owner, id, { amount: 100 });
    expect(lines.map(({ description }) => description)).to.deep.equal(['Accredito']);
  });

  it('makes payments beyond the remaining total refundable, until they are refunded', async () => {
    const { owner } = await buildWorkspace();
    const { id, first } = await buildCreditable(owner);
    const { payment } = await pay(owner, id, 416.5);
    await credit(owner, id, { lines: [{ line_item_id: first, quantity: 1 }] });
    const due = (await readInvoice(owner, id)).amounts;
    expect([due.outstanding, due.refundable]).to.deep.equal([0, 119]);
    await owner.call('refundInvoicePayment', { params: { id, payment_id: payment.id }, body: { amount: 119 } });
    const after = await readInvoice(owner, id);
    expect([after.amounts.amount_paid, after.amounts.refundable, after.status]).to.deep.equal([297.5, 0, 'paid']);
  });

  it('emits events for the credit note and for the invoice', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildCreditable(owner);
    const note = await credit(owner, id);
    const [created] = await eventsOf(owner, note.id);
    expect(created).to.deep.include({ type: 'credit_note.created', data: note });
    const told = (await eventsOf(owner, id)).slice(-2);
    expect(told.map(({ type }) => type)).to.deep.equal(['invoice.updated', 'invoice.paid']);
    expect(told[0]?.context.credit_note?.id).to.equal(note.id);
  });

  it('refuses more than is left, of a line or of the invoice, and unknown lines', async () => {
    const { owner } = await buildWorkspace();
    const { id, first, second } = await buildCreditable(owner);
    const refused: readonly (readonly [field: string, body: object])[] = [
      ['amount', { amount: 416.51 }],
      ['amount', { amount: 0.001 }],
      ['lines.0.quantity', { lines: [{ line_item_id: first, quantity: 3.5 }] }],
      ['lines.0.amount', { lines: [{ line_item_id: second, amount: 50.01 }] }],
      ['lines.0.amount', { lines: [{ line_item_id: second, amount: -1 }] }],
      ['lines.0.amount', { lines: [{ line_item_id: second, amount: 1, quantity: 1 }] }],
      [
        'lines.1.line_item_id',
        {
          lines: [
            { line_item_id: first, quantity: 1 },
            { line_item_id: first, quantity: 1 },
          ],
        },
      ],
      ['lines.0.line_item_id', { lines: [{ line_item_id: first.replace(/.$/, first.endsWith('0') ? '1' : '0') }] }],
      ['amount', { amount: 1, lines: [{ line_item_id: first }] }],
      ['release_time', { amount: 1, release_time: true }],
    ];
    for (const [field, body] of refused)
      expect(await refusalOf(owner, id, body)).to.deep.equal(['invalid_request', field]);
    await credit(owner, id, { lines: [{ line_item_id: first }] });
    expect(await refusalOf(owner, id, { lines: [{ line_item_id: first }] })).to.deep.equal([
      'invalid_request',
      'lines.0.line_item_id',
    ]);
  });

  it('is only for sent invoices, and an invoice with credits cannot be voided', async () => {
    const { owner } = await buildWorkspace();
    const draft = await buildInvoice(owner);
    expect(await refusalOf(owner, draft.id, {})).to.deep.equal(['invalid_state', undefined]);
    const { id } = await buildSentInvoice(owner);
    await credit(owner, id, { amount: 10 });
    expect((await owner.fail('voidInvoice', { params: { id } })).error.code).to.equal('invalid_state');
  });

  it('leaves work billed unless told to release it, and projects count what is left', async () => {
    const { owner } = await buildWorkspace();
    const project = await buildProject(owner);
    const entry = await buildTimeEntry(owner, {
      project_id: project.id,
      date: '2026-01-05',
      hours: 2,
      rate_charged: 100,
    });
    const body = { client_id: project.client_id, from: '2026-01-01', to: '2026-01-31' };
    const { data } = await owner.call('createInvoiceFromTime', { body });
    await owner.call('sendInvoice', { params: { id: data.id }, body: { to: ['billing@acme.example'] } });
    const billed = async () => [
      (await owner.call('getTimeEntry', { params: { id: entry.id } })).data.billing.billed,
      (await owner.call('getProject', { params: { id: project.id } })).data.budget.amount_billed,
    ];
    expect(await billed()).to.deep.equal([true, 200]);
    await credit(owner, data.id, { amount: 50 });
    expect(await billed()).to.deep.equal([true, 150]);
    await credit(owner, data.id);
    expect(await billed()).to.deep.equal([true, 0]);
  });

  it('releases work, which can then be billed again, once', async () => {
    const { owner } = await buildWorkspace();
    const project = await buildProject(owner);
    await buildTimeEntry(owner, { project_id: project.id, date: '2026-01-05', hours: 2, rate_charged: 100 });
    const body = { client_id: project.client_id, from: '2026-01-01', to: '2026-01-31' };
    const { data } = await owner.call('createInvoiceFromTime', { body });
    await owner.call('sendInvoice', { params: { id: data.id }, body: { to: ['billing@acme.example'] } });
    const note = await credit(owner, data.id, { release_time: true });
    expect(note.released_time).to.equal(true);
    const again = (await owner.call('createInvoiceFromTime', { body })).data;
    expect(again.amounts.subtotal).to.equal(200);
    expect((await owner.fail('createInvoiceFromTime', { body })).error.code).to.equal('invalid_request');
  });

  it('never exceeds the total with 20 concurrent credits, and numbers them without gaps', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildSentInvoice(owner);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => owner.request('createCreditNote', { params: { id }, body: { amount: 9 } })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).to.have.length(11);
    expect(statuses.filter((status) => status !== 201)).to.have.length(9);
    const { amounts } = await readInvoice(owner, id);
    expect([amounts.credited, amounts.outstanding]).to.deep.equal([99, 1]);
    const { data } = await owner.call('listCreditNotes', { query: { per_page: 20, order: 'asc' } });
    const numbers = data.map(({ credit_note_number: number }) => Number(number.slice(-4))).toSorted((a, b) => a - b);
    expect(numbers).to.deep.equal(Array.from({ length: 11 }, (_, index) => index + 1));
  });
});
