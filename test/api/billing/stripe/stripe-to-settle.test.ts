/** What Stripe leaves to people: disputes to answer and refunds that it could not make, in lists and notifications. */
import { expect } from 'chai';
import type { Schemas } from '../../../../contract/contract.js';
import { buildUser } from '../../../support/builders/workspace.js';
import { buildSentInvoice } from '../../../support/builders/invoices.js';
import { notificationsOf } from '../../../support/listening/notifications.js';
import type { ApiClient } from '../../../support/service/api.js';
import { buildStripeWorkspace, type StripeWorkspace } from '../../../support/stripe/workspace-with-stripe.js';

type Payments = Schemas['PaymentSummary'][];

const disputed = async (owner: ApiClient, status: Schemas['DisputeStatus']): Promise<Payments> =>
  (await owner.call('listPayments', { query: { dispute_status: [status] } })).data;

const failedRefunds = async (owner: ApiClient, refund_failed = true): Promise<Payments> =>
  (await owner.call('listPayments', { query: { refund_failed } })).data;

async function paidInvoice({ owner, account, deliver, openPage }: StripeWorkspace) {
  const { id, client_id, hosted_url } = await buildSentInvoice(owner);
  await deliver(account.pay((await openPage(hosted_url)).id));
  const [payment] = (await owner.call('listPayments', { query: { client_id: [client_id] } })).data;
  return { id, payment: payment?.id ?? '', intent: payment?.reference ?? '' };
}

/** What a user is notified of about payments, oldest first. */
async function noticesOf(reader: ApiClient): Promise<Schemas['Notification'][]> {
  const all = await notificationsOf(reader);
  return all.filter(({ kind }) => ['payment_disputed', 'refund_failed'].includes(kind)).toReversed();
}

describe('a dispute at Stripe', () => {
  it('is listed while it needs a response, and notifies who manages invoices that it is open, and how it ends', async () => {
    const workspace = await buildStripeWorkspace();
    const { owner, account, deliver } = workspace;
    const [admin, member] = [await buildUser(owner, 'admin'), await buildUser(owner, 'member')];
    const [lost, won] = [await paidInvoice(workspace), await paidInvoice(workspace)];
    await deliver(account.dispute(lost.intent));
    expect((await disputed(owner, 'needs_response')).map(({ id }) => id)).to.deep.equal([lost.payment]);
    await deliver(account.dispute(won.intent));
    expect(await disputed(owner, 'needs_response')).to.have.length(2);
    const [first = '', second = ''] = [...account.disputes.keys()];
    await deliver(account.endDispute(first, false));
    await deliver(account.endDispute(second, true));
    expect(await disputed(owner, 'needs_response')).to.deep.equal([]);
    expect((await disputed(owner, 'lost')).map(({ id }) => id)).to.deep.equal([lost.payment]);
    const { dispute } = (await owner.call('getPayment', { params: { id: lost.payment } })).data;
    const date = dispute?.due_by?.slice(0, 10);
    const reason = 'product_not_received';
    for (const reader of [owner, admin]) {
      const notices = await noticesOf(reader);
      expect(notices.map(({ subject, details }) => [subject.type, subject.id, details])).to.deep.equal([
        ['invoice', lost.id, { dispute: 'needs_response', reason, date }],
        ['invoice', won.id, { dispute: 'needs_response', reason, date }],
        ['invoice', lost.id, { dispute: 'lost', reason }],
        ['invoice', won.id, { dispute: 'won', reason }],
      ]);
    }
    expect(await noticesOf(member)).to.deep.equal([]);
  });
});

describe('a refund that Stripe could not make', () => {
  it('notifies who manages invoices, and is listed until its money is given back by other means', async () => {
    const workspace = await buildStripeWorkspace();
    const { owner, account, settled } = workspace;
    const paid = await paidInvoice(workspace);
    account.refusal = { status: 400, code: 'expired_card', message: 'The card has expired' };
    const params = { id: paid.id, payment_id: paid.payment };
    const { payment } = (await owner.call('refundInvoicePayment', { params, body: { amount: 30 } })).data;
    expect(await failedRefunds(owner)).to.deep.equal([]);
    await settled();
    expect((await failedRefunds(owner)).map(({ id, amount }) => [id, amount])).to.deep.equal([[payment.id, -30]]);
    const [notice] = await noticesOf(owner);
    expect(notice).to.deep.include({ kind: 'refund_failed', details: { reason: 'The card has expired' } });
    expect(notice?.subject.id).to.equal(paid.id);
    // The bank returns a part of what was not refunded, and then the rest; Stripe is left alone.
    const again = (await failedRefunds(owner, false)).find(({ amount }) => amount === 30);
    const elsewhere = (amount: number) =>
      owner.call('refundInvoicePayment', {
        params: { id: paid.id, payment_id: again?.id ?? '' },
        body: { amount, at_provider: false, reason: 'By bank transfer' },
      });
    const { data: part } = await elsewhere(10);
    const { data: returned } = await owner.call('getPayment', { params: { id: part.payment.id } });
    expect(returned).to.deep.include({ amount: -10, provider: null, refund_status: null });
    expect(await failedRefunds(owner)).to.have.length(1);
    await elsewhere(20);
    expect(await failedRefunds(owner)).to.deep.equal([]);
    await settled();
    expect(account.refunds.size).to.equal(0);
    const { amounts } = (await owner.call('getInvoice', { params: { id: paid.id } })).data;
    expect(amounts.outstanding).to.equal(30);
  });

  it('is about the client if its money was on no invoice, and can be returned by other means from credit too', async () => {
    const workspace = await buildStripeWorkspace();
    const { owner, account, deliver, openPage, settled } = workspace;
    const { id, client_id, hosted_url } = await buildSentInvoice(owner);
    const events = account.pay((await openPage(hosted_url)).id);
    await owner.call('voidInvoice', { params: { id }, body: { reason: 'A mistake' } });
    await deliver(events);
    const [paid] = (await owner.call('listPayments', { query: { client_id: [client_id] } })).data;
    expect(paid?.unallocated_amount).to.equal(100);
    account.refusal = { status: 400, code: 'expired_card', message: 'The card has expired' };
    await owner.call('refundPayment', { params: { id: paid?.id ?? '' }, body: {} });
    await settled();
    const [failed] = await failedRefunds(owner);
    const [notice] = await noticesOf(owner);
    expect([failed?.invoice_id, notice?.subject.type, notice?.subject.id]).to.deep.equal([null, 'client', client_id]);
    const [again] = (await owner.call('listPayments', { query: { client_id: [client_id], type: ['payment'] } })).data;
    await owner.call('refundPayment', { params: { id: again?.id ?? '' }, body: { at_provider: false } });
    expect(await failedRefunds(owner)).to.deep.equal([]);
    const { accounts } = (await owner.call('getClientBalance', { params: { id: client_id } })).data;
    expect(accounts.map(({ credit }) => credit)).to.deep.equal([0]);
  });
});
