import { expect } from 'chai';
import type { Body, Schemas } from '../../../../contract/contract.js';
import { eventsOf, eventTypesOf } from '../../../support/answers/events.js';
import { buildClient } from '../../../support/builders/factories.js';
import {
  buildInvoice,
  buildSentInvoice,
  credit,
  inDays,
  lineAt,
  pay,
  readInvoice,
} from '../../../support/builders/invoices.js';
import { buildWorkspace } from '../../../support/builders/workspace.js';
import type { ApiClient } from '../../../support/service/api.js';

/** A client with sent invoices of these amounts. */
async function firmWith(owner: ApiClient, ...amounts: readonly number[]) {
  const client = await buildClient(owner, { email: `pile-${Math.random()}@client.example` });
  const invoices: Schemas['Invoice'][] = [];
  for (const amount of amounts)
    invoices.push(await buildSentInvoice(owner, { client_id: client.id, line_items: [lineAt(amount)] }));
  return { client, ids: invoices.map(({ id }) => id) };
}

const receive = async (owner: ApiClient, body: Body<'createPayment'>) =>
  (await owner.call('createPayment', { body })).data;

const allocate = async (owner: ApiClient, id: string, ...allocations: Schemas['PaymentAllocationInput'][]) =>
  (await owner.call('updatePaymentAllocations', { params: { id }, body: { allocations } })).data;

const account = async (owner: ApiClient, id: string) =>
  (await owner.call('getClientBalance', { params: { id } })).data.accounts;

const outstandingOf = async (owner: ApiClient, ids: readonly string[]) => {
  const invoices = await Promise.all(ids.map((id) => readInvoice(owner, id)));
  return invoices.map(({ amounts, status }) => [amounts.outstanding, status]);
};

describe('createPayment', () => {
  it('pays several invoices and keeps the rest as credit of the client, with the events', async () => {
    const { owner } = await buildWorkspace();
    const { client, ids } = await firmWith(owner, 600, 500);
    const [one = '', two = ''] = ids;
    const payment = await receive(owner, {
      client_id: client.id,
      amount: 1500,
      method: 'wire',
      reference: 'January',
      notes: 'By the bank',
      allocations: [
        { invoice_id: two, amount: 500 },
        { invoice_id: one, amount: 400 },
      ],
    });
    expect(payment).to.deep.include({
      client_id: client.id,
      invoice_id: null,
      type: 'payment',
      amount: 1500,
      unallocated_amount: 600,
      refunded_amount: 0,
      currency: 'USD',
      date: inDays(0),
      reference: 'January',
    });
    expect(payment.allocations.map(({ invoice_id, amount }) => [invoice_id, amount])).to.deep.equal([
      [one, 400],
      [two, 500],
    ]);
    expect(await outstandingOf(owner, ids)).to.deep.equal([
      [200, 'partial'],
      [0, 'paid'],
    ]);
    expect((await owner.call('getPayment', { params: { id: payment.id } })).data).to.deep.equal(payment);
    const created = (await eventsOf(owner, payment.id)).at(-1);
    expect([created?.type, created?.data]).to.deep.equal(['payment.created', payment]);
    const partial = (await eventsOf(owner, one)).at(-1);
    expect([partial?.type, partial?.context.payment?.amount]).to.deep.equal(['invoice.partial_payment', 400]);
    expect((await eventTypesOf(owner, two)).at(-1)).to.equal('invoice.paid');
    expect(await account(owner, client.id)).to.deep.equal([
      { currency: 'USD', outstanding: 200, uncollectible: 0, credit: 600, refundable: 0, balance: -400 },
    ]);
  });

  it('is listed once, with no invoice, and at each invoice with its part', async () => {
    const { owner } = await buildWorkspace();
    const { client, ids } = await firmWith(owner, 60, 50);
    const allocations = ids.map((invoice_id) => ({ invoice_id, amount: 50 }));
    const { id } = await receive(owner, { client_id: client.id, amount: 120, allocations });
    const { data, summary } = await owner.call('listPayments', { query: { client_id: [client.id] } });
    expect(
      data.map((row) => [row.id, row.invoice_id, row.invoice_number, row.amount, row.unallocated_amount]),
    ).to.deep.equal([[id, null, null, 120, 20]]);
    expect(summary.total_received).to.equal(120);
    for (const invoice_id of ids) {
      expect(
        (await owner.call('listPayments', { query: { invoice_id: [invoice_id] } })).data.map((row) => row.id),
      ).to.deep.equal([id]);
      const on = (await owner.call('listInvoicePayments', { params: { id: invoice_id } })).data;
      expect(on.map((row) => [row.id, row.invoice_id, row.amount])).to.deep.equal([[id, invoice_id, 50]]);
    }
  });

  for (const [what, body, field] of [
    ['more than is outstanding', { allocations: [{ amount: 100.01 }] }, 'allocations.0.amount'],
    ['more than the payment', { amount: 50, allocations: [{ amount: 50.01 }] }, 'allocations'],
    ['an invoice twice', { allocations: [{ amount: 1 }, { amount: 1 }] }, 'allocations.1.invoice_id'],
    ['parts of a cent', { allocations: [{ amount: 0.001 }] }, 'allocations.0.amount'],
    ['an amount with parts of a cent', { amount: 1.001 }, 'amount'],
    ['a day after today', { date: inDays(1) }, 'date'],
    [
      'another currency than that of the invoice',
      { currency: 'EUR', allocations: [{ amount: 1 }] },
      'allocations.0.invoice_id',
    ],
  ] as const)
    it(`refuses ${what}, and records nothing`, async () => {
      const { owner } = await buildWorkspace();
      const { client, ids } = await firmWith(owner, 100);
      const { allocations = [], ...rest } = { amount: 200, ...body } as {
        amount: number;
        allocations?: readonly { amount: number }[];
      };
      const sent = allocations.map(({ amount }) => ({ invoice_id: ids[0] ?? '', amount }));
      const { status, error } = await owner.fail('createPayment', {
        body: { client_id: client.id, ...rest, allocations: sent },
      });
      expect([status, error.code, error.field]).to.deep.equal([400, 'invalid_request', field]);
      expect((await owner.call('listPayments', {})).data).to.deep.equal([]);
      expect(await outstandingOf(owner, ids)).to.deep.equal([[100, 'sent']]);
    });

  it('refuses an invoice of another client, a draft and a void one', async () => {
    const { owner } = await buildWorkspace();
    const { client } = await firmWith(owner);
    const attempt = async (invoice_id: string) => {
      const body = { client_id: client.id, amount: 5, allocations: [{ invoice_id, amount: 5 }] };
      const { error } = await owner.fail('createPayment', { body });
      return [error.code, error.field];
    };
    const field = 'allocations.0.invoice_id';
    expect(await attempt((await buildSentInvoice(owner)).id)).to.deep.equal(['invalid_request', field]);
    const draft = await buildInvoice(owner, { client_id: client.id });
    expect(await attempt(draft.id)).to.deep.equal(['invalid_state', field]);
    await owner.call('voidInvoice', { params: { id: draft.id } });
    expect(await attempt(draft.id)).to.deep.equal(['invalid_state', field]);
  });

  it('keeps credit in another currency apart', async () => {
    const { owner } = await buildWorkspace();
    const { client, ids } = await firmWith(owner, 100);
    await receive(owner, { client_id: client.id, amount: 70, currency: 'EUR' });
    const { error } = await owner.fail('applyCredit', { params: { id: ids[0] ?? '' } });
    expect([error.code, error.message]).to.deep.equal(['invalid_state', 'The client has no credit in USD']);
    expect((await account(owner, client.id)).map(({ currency, balance }) => [currency, balance])).to.deep.equal([
      ['USD', 100],
      ['EUR', -70],
    ]);
  });
});

describe('updatePaymentAllocations', () => {
  it('moves money from one invoice to another, and makes the rest credit', async () => {
    const { owner } = await buildWorkspace();
    const { client, ids } = await firmWith(owner, 100, 80);
    const [one = '', two = ''] = ids;
    const { payment } = await pay(owner, one, 100, { method: 'wire' });
    const moved = await allocate(owner, payment.id, { invoice_id: two, amount: 80 });
    expect([moved.unallocated_amount, moved.allocations.map(({ invoice_id }) => invoice_id)]).to.deep.equal([
      20,
      [two],
    ]);
    expect(await outstandingOf(owner, ids)).to.deep.equal([
      [100, 'sent'],
      [0, 'paid'],
    ]);
    expect((await readInvoice(owner, one)).payment).to.deep.equal({ method: null, reference: null });
    const update = (await eventsOf(owner, payment.id)).at(-1);
    expect([update?.type, update?.data, update?.context.changes]).to.deep.equal([
      'payment.updated',
      moved,
      { unallocated_amount: { from: 0, to: 20 } },
    ]);
    expect((await eventTypesOf(owner, one)).at(-1)).to.equal('invoice.updated');
    const [{ credit: left } = { credit: 0 }] = await account(owner, client.id);
    expect(left).to.equal(20);
    expect((await owner.call('voidInvoice', { params: { id: one } })).data.status).to.equal('void');
  });

  it('changes nothing when it is repeated', async () => {
    const { owner } = await buildWorkspace();
    const { client, ids } = await firmWith(owner, 100);
    const { id } = await receive(owner, { client_id: client.id, amount: 50 });
    const part = { invoice_id: ids[0] ?? '', amount: 30 };
    const first = await allocate(owner, id, part);
    expect(await allocate(owner, id, part)).to.deep.equal(first);
    expect(await eventTypesOf(owner, id)).to.deep.equal(['payment.created', 'payment.updated']);
  });

  it('allocates what is left after a refund only, and no refund', async () => {
    const { owner } = await buildWorkspace();
    const { client, ids } = await firmWith(owner, 100);
    const { id } = await receive(owner, { client_id: client.id, amount: 50 });
    await owner.call('refundPayment', { params: { id }, body: { amount: 20 } });
    const body = (amount: number) => ({ allocations: [{ invoice_id: ids[0] ?? '', amount }] });
    const { error } = await owner.fail('updatePaymentAllocations', { params: { id }, body: body(30.01) });
    expect([error.field, error.message]).to.deep.equal([
      'allocations',
      'allocations must not exceed the money of the payment together, 30 USD',
    ]);
    const refund = (await owner.call('listPayments', { query: { type: ['refund'] } })).data[0]?.id ?? '';
    const refused = await owner.fail('updatePaymentAllocations', { params: { id: refund }, body: body(1) });
    expect(refused.error.code).to.equal('invalid_state');
  });

  it('moves what a credit note has made refundable', async () => {
    const { owner } = await buildWorkspace();
    const { client, ids } = await firmWith(owner, 100, 40);
    const [one = '', two = ''] = ids;
    const { payment } = await pay(owner, one, 100);
    await credit(owner, one, { amount: 30 });
    expect((await account(owner, client.id))[0]).to.include({
      outstanding: 40,
      refundable: 30,
      credit: 0,
      balance: 10,
    });
    await allocate(owner, payment.id, { invoice_id: one, amount: 70 }, { invoice_id: two, amount: 30 });
    expect((await account(owner, client.id))[0]).to.include({ outstanding: 10, refundable: 0, credit: 0, balance: 10 });
  });
});

describe('refundPayment', () => {
  it('gives credit back, in part and then all, with its events', async () => {
    const { owner } = await buildWorkspace();
    const { client } = await firmWith(owner);
    const { id } = await receive(owner, { client_id: client.id, amount: 50, method: 'wire' });
    const part = await owner.call('refundPayment', { params: { id }, body: { amount: 20, reason: 'Paid twice' } });
    expect(part.data).to.include({ id, amount: 50, refunded_amount: 20, unallocated_amount: 30 });
    const event = (await eventsOf(owner, id)).at(-1);
    expect(event).to.deep.include({ type: 'payment.refunded', data: part.data });
    expect([event?.context.reason, event?.context.refund?.amount, event?.context.refund?.payment_id]).to.deep.equal([
      'Paid twice',
      -20,
      id,
    ]);
    expect((await owner.call('refundPayment', { params: { id } })).data.unallocated_amount).to.equal(0);
    expect((await owner.fail('refundPayment', { params: { id } })).error.code).to.equal('invalid_state');
    expect((await account(owner, client.id))[0]).to.include({ credit: 0, balance: 0 });
  });

  it('refuses what is allocated', async () => {
    const { owner } = await buildWorkspace();
    const { client, ids } = await firmWith(owner, 100);
    const allocations = [{ invoice_id: ids[0] ?? '', amount: 40 }];
    const { id } = await receive(owner, { client_id: client.id, amount: 50, allocations });
    const { error } = await owner.fail('refundPayment', { params: { id }, body: { amount: 10.01 } });
    expect([error.code, error.field]).to.deep.equal(['invalid_request', 'amount']);
    await owner.call('refundPayment', { params: { id } });
    const all = await owner.fail('refundPayment', { params: { id } });
    expect([all.error.code, all.error.message.includes('take it off')]).to.deep.equal(['invalid_state', true]);
  });

  it('is refused an invoice that the payment does not pay, and returns its part of one that it pays', async () => {
    const { owner } = await buildWorkspace();
    const { client, ids } = await firmWith(owner, 100, 100);
    const [one = '', two = ''] = ids;
    const { id: payment_id } = await receive(owner, {
      client_id: client.id,
      amount: 150,
      allocations: [{ invoice_id: one, amount: 100 }],
    });
    expect((await owner.fail('refundInvoicePayment', { params: { id: two, payment_id } })).status).to.equal(404);
    const { data } = await owner.call('refundInvoicePayment', { params: { id: one, payment_id } });
    expect(data.amounts).to.include({ amount_paid: 0, outstanding: 100 });
    const payment = (await owner.call('getPayment', { params: { id: payment_id } })).data;
    expect([payment.refunded_amount, payment.unallocated_amount, payment.allocations]).to.deep.equal([100, 50, []]);
    const refund = (await owner.call('getPayment', { params: { id: data.payment.id } })).data;
    expect(refund.allocations.map(({ invoice_id, amount }) => [invoice_id, amount])).to.deep.equal([[one, -100]]);
  });
});

describe('applyCredit', () => {
  it('takes the oldest credit first, up to what is outstanding', async () => {
    const { owner } = await buildWorkspace();
    const { client, ids } = await firmWith(owner, 100);
    const newer = await receive(owner, { client_id: client.id, amount: 80, date: inDays(-1) });
    const older = await receive(owner, { client_id: client.id, amount: 30, date: inDays(-9) });
    const { data } = await owner.call('applyCredit', { params: { id: ids[0] ?? '' } });
    expect(data).to.deep.include({
      status: 'paid',
      amounts: { total: 100, amount_paid: 100, outstanding: 0 },
      payments: [
        { id: older.id, amount: 30 },
        { id: newer.id, amount: 70 },
      ],
      dates: { paid_date: inDays(0) },
    });
    expect((await account(owner, client.id))[0]).to.include({ outstanding: 0, credit: 10, balance: -10 });
    expect(await eventTypesOf(owner, newer.id)).to.deep.equal(['payment.created', 'payment.updated']);
  });

  it('takes an amount, and refuses more than is outstanding or there is', async () => {
    const { owner } = await buildWorkspace();
    const { client, ids } = await firmWith(owner, 100, 10);
    const [id = '', small = ''] = ids;
    await receive(owner, { client_id: client.id, amount: 50 });
    const params = { id };
    expect((await owner.call('applyCredit', { params, body: { amount: 20 } })).data.amounts.outstanding).to.equal(80);
    for (const [of, amount] of [
      [id, 30.01],
      [small, 10.01],
    ] as const) {
      const { error } = await owner.fail('applyCredit', { params: { id: of }, body: { amount } });
      expect([error.code, error.field]).to.deep.equal(['invalid_request', 'amount']);
    }
    await owner.call('applyCredit', { params });
    expect((await owner.fail('applyCredit', { params })).error.code).to.equal('invalid_state');
  });

  it('happens by itself when an invoice is sent, if the workspace says so', async () => {
    const { owner } = await buildWorkspace();
    const { client } = await firmWith(owner);
    await receive(owner, { client_id: client.id, amount: 120 });
    const draft = () => buildInvoice(owner, { client_id: client.id });
    const send = async ({ id }: Schemas['Invoice']) =>
      (await owner.call('sendInvoice', { params: { id } })).data.status;
    expect(await send(await draft())).to.equal('sent');
    await owner.call('updateWorkspace', { body: { apply_credit: 'automatically' } });
    expect([await send(await draft()), await send(await draft()), await send(await draft())]).to.deep.equal([
      'paid',
      'partial',
      'sent',
    ]);
    expect((await account(owner, client.id))[0]).to.include({ credit: 0, outstanding: 280 });
  });
});
