/** Money that goes back by Stripe, and comes again, against the double (test/support/stripe). */
import { expect } from 'chai';
import type { Schemas } from '../../../../contract/contract.js';
import { buildSentInvoice, openHosted, readInvoice } from '../../../support/builders/invoices.js';
import { testApi, type ApiClient } from '../../../support/service/api.js';
import { until } from '../../../support/service/waiting.js';
import type { DoubleEvent } from '../../../support/stripe/double-account.js';
import { buildStripeWorkspace, type StripeWorkspace } from '../../../support/stripe/workspace-with-stripe.js';

const paymentsOf = async (owner: ApiClient, client_id: string): Promise<Schemas['PaymentSummary'][]> =>
  (await owner.call('listPayments', { query: { client_id: [client_id], per_page: 100 } })).data.toReversed();

/** An invoice of 100.00 that was paid by Stripe, with the payment here and there. */
async function paidInvoice({ owner, account, deliver, openPage }: StripeWorkspace) {
  const { id, client_id, hosted_url } = await buildSentInvoice(owner);
  await deliver(account.pay((await openPage(hosted_url)).id));
  const [payment] = await paymentsOf(owner, client_id);
  return { id, client_id, payment: payment?.id ?? '', intent: payment?.reference ?? '' };
}

/** What the books say about an invoice and its client: amounts, refund status, outstanding and credit. */
async function booksOf(owner: ApiClient, { id, client_id }: { readonly id: string; readonly client_id: string }) {
  const [account] = (await owner.call('getClientBalance', { params: { id: client_id } })).data.accounts;
  const [invoice, payments] = [await readInvoice(owner, id), await paymentsOf(owner, client_id)];
  return {
    payments: payments.map(({ amount, refund_status: status }) => (status === null ? amount : [amount, status])),
    outstanding: invoice.amounts.outstanding,
    credit: account?.credit,
  };
}

describe('refunds by Stripe', () => {
  it('sends a refund made in Docket to Stripe, once, and shows how far it is', async () => {
    const workspace = await buildStripeWorkspace();
    const { owner, account, deliver, settled } = workspace;
    const paid = await paidInvoice(workspace);
    account.refundStatus = 'pending';
    const refund = await owner.call('refundInvoicePayment', {
      params: { id: paid.id, payment_id: paid.payment },
      body: { amount: 30, reason: 'Agreed' },
    });
    expect((await owner.call('getPayment', { params: { id: refund.data.payment.id } })).data.provider).to.equal(
      'stripe',
    );
    await settled();
    const [made, ...others] = [...account.refunds.values()];
    expect([made?.amount, others.length]).to.deep.equal([3000, 0]);
    expect(await booksOf(owner, paid)).to.deep.equal({
      payments: [100, [-30, 'pending']],
      outstanding: 30,
      credit: 0,
    });
    await deliver(account.endRefund(made?.id ?? '', 'succeeded'));
    expect((await booksOf(owner, paid)).payments).to.deep.equal([100, [-30, 'succeeded']]);
    // The rest goes back at Stripe, which reports it twice.
    await deliver(account.refund(paid.intent, 7000).toReversed());
    expect(await booksOf(owner, paid)).to.deep.equal({
      payments: [100, [-30, 'succeeded'], [-70, 'pending']],
      outstanding: 100,
      credit: 0,
    });
  });

  it('undoes a refund that Stripe refuses or cannot make, and makes one once although Stripe was away or its answer lost', async () => {
    const workspace = await buildStripeWorkspace();
    const { owner, account, deliver, settled } = workspace;
    const paid = await paidInvoice(workspace);
    const refund = async (amount: number) =>
      (
        await owner.call('refundInvoicePayment', {
          params: { id: paid.id, payment_id: paid.payment },
          body: { amount },
        })
      ).data.payment.id;
    account.refusal = { status: 400, code: 'charge_disputed', message: 'The charge is disputed' };
    const refused = await refund(10);
    await settled();
    expect((await owner.call('getPayment', { params: { id: refused } })).data).to.include({
      refund_status: 'failed',
      refund_error: 'The charge is disputed',
    });
    expect(await booksOf(owner, paid)).to.deep.equal({
      payments: [100, [-10, 'failed'], 10],
      outstanding: 0,
      credit: 0,
    });
    account.refusal = { status: 503, code: 'api_error', message: 'Away' };
    const waiting = await refund(20);
    await settled();
    expect((await owner.call('getPayment', { params: { id: waiting } })).data).to.include({
      refund_status: 'pending',
      refund_error: 'Away',
    });
    account.refusal = undefined;
    await dueNow(owner);
    await settled();
    const second = [...account.refunds.values()].at(-1);
    expect(second?.amount).to.equal(2000);
    await deliver(account.endRefund(second?.id ?? '', 'failed'));
    expect(await booksOf(owner, paid)).to.deep.equal({
      payments: [100, [-10, 'failed'], 10, [-20, 'failed'], 20],
      outstanding: 0,
      credit: 0,
    });
    // Stripe has made it, and its answer was lost.
    account.refusal = { status: 503, code: 'api_error', message: 'Away' };
    const lost = await refund(5);
    await settled();
    account.refund(paid.intent, 500, { docket_refund_id: lost });
    account.refusal = undefined;
    const made = account.refunds.size;
    await dueNow(owner);
    await settled();
    expect(account.refunds.size).to.equal(made);
    expect((await owner.call('getPayment', { params: { id: lost } })).data).to.include({
      refund_status: 'succeeded',
      refund_error: null,
    });
  });

  it('books all that goes back at Stripe, although a refund was on its way that Stripe then refuses', async () => {
    const workspace = await buildStripeWorkspace();
    const { owner, account, deliver, settled } = workspace;
    const away = { status: 400, code: 'lock_timeout', message: 'Somebody else has the payment' };
    const goBack = async (happen: (intent: string) => DoubleEvent[]) => {
      const paid = await paidInvoice(workspace);
      account.refusal = away;
      const params = { id: paid.id, payment_id: paid.payment };
      await owner.call('refundInvoicePayment', { params, body: { amount: 60 } });
      await settled();
      await deliver(happen(paid.intent));
      const before = await booksOf(owner, paid);
      account.refusal = undefined;
      await dueNow(owner);
      await settled();
      return [before, await booksOf(owner, paid)];
    };
    expect(await goBack((intent) => account.refund(intent, 10_000))).to.deep.equal([
      { payments: [100, [-60, 'pending'], [-40, 'succeeded']], outstanding: 100, credit: 0 },
      {
        payments: [100, [-60, 'failed'], [-40, 'succeeded'], 60, [-60, 'succeeded']],
        outstanding: 100,
        credit: 0,
      },
    ]);
    expect(await goBack((intent) => account.dispute(intent))).to.deep.equal([
      { payments: [100, [-60, 'pending'], -40], outstanding: 100, credit: 0 },
      { payments: [100, [-60, 'failed'], -40, 60, -60], outstanding: 100, credit: 0 },
    ]);
    const won = account.endDispute([...account.disputes.keys()][0] ?? '', true);
    await deliver(won);
    const { data } = await owner.call('listPayments', { query: { per_page: 1, type: ['payment'] } });
    expect(data[0]?.amount).to.equal(100);
  });

  it('are as Stripe has them at last, although what was read earlier is booked later', async () => {
    const workspace = await buildStripeWorkspace();
    const { owner, account, deliver, openPage, settled } = workspace;
    const { client_id, hosted_url } = await buildSentInvoice(owner);
    const page = await openPage(hosted_url);
    const messages = [...account.pay(page.id, { type: 'sepa_debit' }), ...account.endDelayed(page.id, true)];
    const intent = page.payment_intent ?? '';
    account.refundStatus = 'pending';
    messages.push(...account.refund(intent, 1000), ...account.dispute(intent, 2000));
    const held = account.holdNext('GET /v1/refunds');
    // The client comes back, and what is known then is booked last.
    const back = openHosted(hosted_url, { redirect: 'manual' }, '/pay/stripe/done');
    try {
      await until(() => held.isReady);
      messages.push(...account.endRefund([...account.refunds.keys()][0] ?? '', 'failed'));
      messages.push(...account.endDispute([...account.disputes.keys()][0] ?? '', true));
      await deliver(messages);
      expect((await paymentsOf(owner, client_id)).map(({ amount }) => amount)).to.deep.equal([100, -20, 20]);
    } finally {
      held.isReleased = true;
    }
    expect((await back).status).to.equal(303);
    await settled();
    const payments = await paymentsOf(owner, client_id);
    expect(
      payments.map(({ amount, refund_status: status, dispute }) => [amount, status, dispute?.status]),
    ).to.deep.equal([
      [100, null, 'won'],
      [-20, null, undefined],
      [20, null, undefined],
      [-10, 'failed', undefined],
      [10, null, undefined],
    ]);
  });

  it('records a refund of a payment by Stripe as made elsewhere once Stripe is disconnected', async () => {
    const workspace = await buildStripeWorkspace();
    const { owner, account } = workspace;
    const paid = await paidInvoice(workspace);
    await owner.call('deleteStripeConnection', {});
    await owner.call('refundInvoicePayment', { params: { id: paid.id, payment_id: paid.payment }, body: {} });
    expect(await booksOf(owner, paid)).to.deep.equal({ payments: [100, -100], outstanding: 100, credit: 0 });
    expect(account.refunds.size).to.equal(0);
  });
});

describe('disputes at Stripe', () => {
  it('take the money off the invoice, hold its reminders, and bring it back when they are won', async () => {
    const workspace = await buildStripeWorkspace();
    const { owner, account, deliver } = workspace;
    await owner.call('updateWorkspace', { body: { reminder_schedule: [{ days_after_due: 1, level: 'first' }] } });
    const paid = await paidInvoice(workspace);
    await deliver(account.dispute(paid.intent).toReversed());
    expect(await booksOf(owner, paid)).to.deep.equal({ payments: [100, -100], outstanding: 100, credit: 0 });
    const { dispute } = (await owner.call('getPayment', { params: { id: paid.payment } })).data;
    expect(dispute).to.include({ status: 'needs_response', reason: 'product_not_received', amount: 100 });
    expect((await readInvoice(owner, paid.id)).next_reminder?.held_by).to.equal('disputed');
    const [found] = [...account.disputes.keys()];
    const won = account.endDispute(found ?? '', true);
    await deliver(won);
    await deliver(won);
    expect(await booksOf(owner, paid)).to.deep.equal({ payments: [100, -100, 100], outstanding: 0, credit: 0 });
    expect((await owner.call('getPayment', { params: { id: paid.payment } })).data.dispute?.status).to.equal('won');
  });

  it('leave the invoice open when they are lost, and are booked with the payment if that is reported last', async () => {
    const { owner, account, deliver, openPage } = await buildStripeWorkspace();
    await owner.call('updateWorkspace', { body: { reminder_schedule: [{ days_after_due: 1, level: 'first' }] } });
    const { id, client_id, hosted_url } = await buildSentInvoice(owner);
    const completed = account.pay((await openPage(hosted_url)).id);
    const [intent = ''] = [...account.intents.keys()];
    const disputed = account.dispute(intent);
    const closed = account.endDispute([...account.disputes.keys()][0] ?? '', false);
    await deliver([...closed, ...disputed, ...completed, ...disputed]);
    expect(await booksOf(owner, { id, client_id })).to.deep.equal({
      payments: [100, -100],
      outstanding: 100,
      credit: 0,
    });
    expect((await readInvoice(owner, id)).next_reminder?.held_by).to.equal(null);
  });
});

/** Has what waits for a retry done now. */
async function dueNow({ workspaceId }: ApiClient): Promise<void> {
  const { db } = await testApi();
  await db('stripe_tasks')
    .where('workspace_id', workspaceId)
    .update({ due_at: db.raw('NOW(3)') });
}
