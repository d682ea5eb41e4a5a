import { expect } from 'chai';
import { eventsOf, eventTypesOf } from '../../../support/answers/events.js';
import { buildClient } from '../../../support/builders/factories.js';
import {
  buildInvoice,
  buildSentInvoice,
  inDays,
  lineAt,
  pay,
  readInvoice,
} from '../../../support/builders/invoices.js';
import { startAt } from '../../../support/service/clock.js';
import { buildWorkspace } from '../../../support/builders/workspace.js';

describe('recordInvoicePayment', () => {
  it('records a partial payment, with its events', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildSentInvoice(owner);
    const data = await pay(owner, id, 40, { method: 'wire', reference: 'R 1', notes: 'First' });
    expect(data).to.deep.equal({
      id,
      status: 'partial',
      amounts: { total: 100, amount_paid: 40, outstanding: 60 },
      payment: { id: data.payment.id, method: 'wire', reference: 'R 1' },
      dates: { paid_date: null },
    });
    const invoice = await readInvoice(owner, id);
    expect(invoice.payment).to.deep.equal({ method: 'wire', reference: 'R 1' });
    const last = (await eventsOf(owner, id)).at(-1);
    expect(last).to.deep.include({ type: 'invoice.partial_payment', data: invoice });
    expect(last?.context.payment).to.deep.include({ id: data.payment.id, amount: 40, notes: 'First', date: inDays(0) });
  });

  it('marks the invoice as paid on the day of the payment that settles it', async () => {
    const { owner } = await buildWorkspace();
    const { id, invoice_number, client_id } = await buildSentInvoice(owner);
    await pay(owner, id, 0.01);
    const data = await pay(owner, id, 99.99, { date: '2026-02-03', method: 'check' });
    expect([data.status, data.amounts.outstanding, data.dates.paid_date]).to.deep.equal(['paid', 0, '2026-02-03']);
    const types = await eventTypesOf(owner, id);
    expect(types).to.deep.equal(['invoice.created', 'invoice.sent', 'invoice.partial_payment', 'invoice.paid']);
    const paid = (await eventsOf(owner, id)).at(-1);
    expect(paid?.data).to.deep.equal({ id, invoice_number, client_id, total: 100, paid_date: '2026-02-03' });
  });

  for (const [what, body, field] of [
    ['more than is outstanding', { amount: 100.01 }, 'amount'],
    ['nothing', { amount: 0 }, 'amount'],
    ['less than nothing', { amount: -5 }, 'amount'],
    ['parts of a cent', { amount: 0.001 }, 'amount'],
    ['an unknown method', { amount: 1, method: 'shells' }, 'method'],
    ['no day', { amount: 1, date: '2026-02-30' }, 'date'],
    ['a day after today', { amount: 1, date: inDays(1) }, 'date'],
  ] as const) {
    it(`refuses ${what}`, async () => {
      const { owner } = await buildWorkspace();
      const { id } = await buildSentInvoice(owner);
      const { status, error } = await owner.fail('recordInvoicePayment', { params: { id }, body });
      expect([status, error.code, error.field]).to.deep.equal([400, 'invalid_request', field]);
      expect((await readInvoice(owner, id)).amounts.amount_paid).to.equal(0);
    });
  }

  for (const [timezone, day, tomorrow] of [
    ['Pacific/Kiritimati', '2027-03-02', '2027-03-03'],
    ['UTC', '2027-03-01', '2027-03-02'],
    ['Pacific/Pago_Pago', '2027-02-28', '2027-03-01'],
  ] as const) {
    it(`takes the day that it is in ${timezone}, and none after it`, async () => {
      const { owner } = await buildWorkspace();
      await owner.call('updateWorkspace', { body: { timezone } });
      await startAt(owner, '2027-03-01T10:30:00Z');
      const { id } = await buildSentInvoice(owner);
      const { error } = await owner.fail('recordInvoicePayment', {
        params: { id },
        body: { amount: 1, date: tomorrow },
      });
      expect([error.field, error.message]).to.deep.equal(['date', `date must not be after today, ${day}`]);
      expect((await pay(owner, id, 100, { date: day })).dates.paid_date).to.equal(day);
    });
  }

  it('respects the minor unit of the currency', async () => {
    const { owner } = await buildWorkspace();
    const client = await buildClient(owner, { currency: 'KWD', email: 'kwd@client.example' });
    const { id } = await buildSentInvoice(owner, { client_id: client.id, line_items: [lineAt(1.234)] });
    expect((await pay(owner, id, 0.001)).amounts.outstanding).to.equal(1.233);
  });

  it('refuses an invoice that was not sent, or is void', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildInvoice(owner);
    const attempt = () => owner.fail('recordInvoicePayment', { params: { id }, body: { amount: 1 } });
    expect((await attempt()).error.code).to.equal('invalid_state');
    await owner.call('submitInvoice', { params: { id } });
    expect((await attempt()).error.code).to.equal('invalid_state');
    await owner.call('voidInvoice', { params: { id } });
    expect((await attempt()).error.code).to.equal('invalid_state');
  });

  it('accepts money for an uncollectible invoice, which stays uncollectible', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildSentInvoice(owner);
    await owner.call('markInvoiceUncollectible', { params: { id }, body: { reason: 'Insolvent' } });
    const data = await pay(owner, id, 100);
    expect([data.status, data.amounts.outstanding, data.dates.paid_date]).to.deep.equal([
      'uncollectible',
      0,
      inDays(0),
    ]);
    expect((await eventTypesOf(owner, id)).at(-1)).to.equal('invoice.paid');
  });
});

describe('refundInvoicePayment', () => {
  it('refunds a part and then the rest, and the status follows', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildSentInvoice(owner);
    const { payment } = await pay(owner, id, 100, { method: 'wire', reference: 'R 9' });
    const params = { id, payment_id: payment.id };
    const part = await owner.call('refundInvoicePayment', { params, body: { amount: 30, reason: 'Agreed' } });
    expect(part.data).to.deep.include({ status: 'partial', amounts: { total: 100, amount_paid: 70, outstanding: 30 } });
    expect([part.data.dates.paid_date, part.data.payment.id === payment.id]).to.deep.equal([null, false]);
    expect((await readInvoice(owner, id)).payment.reference).to.equal('R 9');
    const rest = await owner.call('refundInvoicePayment', { params });
    expect([rest.data.status, rest.data.amounts.amount_paid]).to.deep.equal(['sent', 0]);
    expect((await readInvoice(owner, id)).payment).to.deep.equal({ method: null, reference: null });
    const { status, error } = await owner.fail('refundInvoicePayment', { params });
    expect([status, error.code]).to.deep.equal([409, 'invalid_state']);
    const updates = (await eventsOf(owner, id)).filter(({ type }) => type === 'invoice.updated');
    expect(updates.map(({ context }) => [context.payment?.amount, context.reason])).to.deep.equal([
      [-30, 'Agreed'],
      [-70, undefined],
    ]);
  });

  it('refuses more than is left, refunds of refunds, and payments of other invoices', async () => {
    const { owner } = await buildWorkspace();
    const [one, two] = [await buildSentInvoice(owner), await buildSentInvoice(owner)];
    const { payment } = await pay(owner, one.id, 60);
    const params = { id: one.id, payment_id: payment.id };
    const { error } = await owner.fail('refundInvoicePayment', { params, body: { amount: 60.01 } });
    expect([error.code, error.field]).to.deep.equal(['invalid_request', 'amount']);
    const { data } = await owner.call('refundInvoicePayment', { params, body: { amount: 10 } });
    const again = await owner.fail('refundInvoicePayment', { params: { id: one.id, payment_id: data.payment.id } });
    expect(again.error.code).to.equal('invalid_state');
    const other = await owner.fail('refundInvoicePayment', { params: { id: two.id, payment_id: payment.id } });
    expect(other.status).to.equal(404);
  });
});

describe('listInvoicePayments', () => {
  it('lists payments and refunds, oldest first, which add up to what is paid', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildSentInvoice(owner);
    const { payment } = await pay(owner, id, 50, { date: '2026-02-02' });
    await pay(owner, id, 20, { date: '2026-01-01' });
    await owner.call('refundInvoicePayment', { params: { id, payment_id: payment.id }, body: { amount: 5 } });
    const { data, pagination } = await owner.call('listInvoicePayments', { params: { id } });
    expect(data.map(({ type, amount, refunded_amount: back }) => [type, amount, back])).to.deep.equal([
      ['payment', 50, 5],
      ['payment', 20, 0],
      ['refund', -5, 0],
    ]);
    expect([data[2]?.payment_id, pagination.total]).to.deep.equal([payment.id, 3]);
    const sorted = await owner.call('listInvoicePayments', { params: { id }, query: { sort: 'date', per_page: 2 } });
    expect(sorted.data.map(({ date }) => date)).to.deep.equal(['2026-01-01', '2026-02-02']);
  });
});

describe('voidInvoice', () => {
  it('is final, and its event carries the reason', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildSentInvoice(owner);
    const { data } = await owner.call('voidInvoice', { params: { id }, body: { reason: 'Wrong entity' } });
    expect([data.status, data.amounts.outstanding]).to.deep.equal(['void', 100]);
    const last = (await eventsOf(owner, id)).at(-1);
    expect(last).to.deep.include({ type: 'invoice.voided', data, context: { reason: 'Wrong entity' } });
  });

  it('is refused until payments are refunded in full', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildSentInvoice(owner);
    const { payment } = await pay(owner, id, 100);
    const { error } = await owner.fail('voidInvoice', { params: { id } });
    expect(error.code).to.equal('invalid_state');
    expect(error.message).to.contain('refund them first');
    await owner.call('refundInvoicePayment', { params: { id, payment_id: payment.id } });
    expect((await owner.call('voidInvoice', { params: { id } })).data.status).to.equal('void');
  });

  it('also works on drafts and uncollectible invoices', async () => {
    const { owner } = await buildWorkspace();
    const [draft, lost] = [await buildInvoice(owner), await buildSentInvoice(owner)];
    await owner.call('markInvoiceUncollectible', { params: { id: lost.id } });
    for (const { id } of [draft, lost])
      expect((await owner.call('voidInvoice', { params: { id } })).data.status).to.equal('void');
  });
});

describe('markInvoiceUncollectible', () => {
  it('removes an owed invoice from what is outstanding', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildSentInvoice(owner);
    const { data } = await owner.call('markInvoiceUncollectible', { params: { id }, body: { reason: 'Gone' } });
    expect([data.status, data.amounts.outstanding]).to.deep.equal(['uncollectible', 100]);
    const last = (await eventsOf(owner, id)).at(-1);
    expect([last?.type, last?.context.reason]).to.deep.equal(['invoice.updated', 'Gone']);
    expect((await owner.call('getInvoiceAging', {})).data.total_outstanding).to.equal(0);
    expect((await owner.call('listInvoices', {})).summary).to.include({ total_invoiced: 100, total_outstanding: 0 });
  });

  it('refuses an invoice that nobody owes', async () => {
    const { owner } = await buildWorkspace();
    const [draft, paid] = [await buildInvoice(owner), await buildSentInvoice(owner)];
    await pay(owner, paid.id, 100);
    for (const { id } of [draft, paid])
      expect((await owner.fail('markInvoiceUncollectible', { params: { id } })).error.code).to.equal('invalid_state');
  });
});
