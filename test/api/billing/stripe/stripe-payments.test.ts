/** Paying by Stripe, against the double (test/support/stripe). */
import { expect } from 'chai';
import type { Schemas } from '../../../../contract/contract.js';
import { eventTypesOf } from '../../../support/answers/events.js';
import { buildSentInvoice, credit, lineAt, openHosted, pay, readInvoice } from '../../../support/builders/invoices.js';
import { buildClient } from '../../../support/builders/factories.js';
import { atPortal, buildPortalContact } from '../../../support/builders/portal.js';
import { testApi, type ApiClient } from '../../../support/service/api.js';
import { until } from '../../../support/service/waiting.js';
import { buildStripeWorkspace, sendEvent } from '../../../support/stripe/workspace-with-stripe.js';

const paymentsOf = async (owner: ApiClient, client_id: string): Promise<Schemas['PaymentSummary'][]> =>
  (await owner.call('listPayments', { query: { client_id: [client_id], per_page: 100 } })).data.toReversed();

const amountsOf = async (owner: ApiClient, client_id: string): Promise<(number | undefined)[]> =>
  (await paymentsOf(owner, client_id)).map(({ amount }) => amount);

const balanceOf = async (owner: ApiClient, id: string) =>
  (await owner.call('getClientBalance', { params: { id } })).data.accounts;

const shown = async (url: string | null | undefined, query = ''): Promise<string> =>
  (await openHosted(url, {}, query)).text();

describe('paying by Stripe', () => {
  it('leads from the page of the invoice to one of Stripe, and books what is paid there once', async () => {
    const { owner, account, deliver, openPage } = await buildStripeWorkspace();
    const { id, client_id, hosted_url } = await buildSentInvoice(owner);
    expect(await shown(hosted_url)).to.include(`${hosted_url}/pay/stripe">Pay by card`);
    const page = await openPage(hosted_url);
    expect([page.amount_total, page.currency, page.client_reference_id, page.locale]).to.deep.equal([
      10_000,
      'usd',
      id,
      'en',
    ]);
    const events = account.pay(page.id);
    await Promise.all(
      Array.from({ length: 20 }, () => Promise.all(events.map((each) => sendEvent(owner, account, each)))),
    );
    await deliver(events);
    expect((await readInvoice(owner, id)).status).to.equal('paid');
    expect(await eventTypesOf(owner, id)).to.include('invoice.paid');
    const [payment, ...others] = await paymentsOf(owner, client_id);
    expect(others).to.deep.equal([]);
    expect(payment).to.include({ amount: 100, method: 'credit_card', provider: 'stripe', unallocated_amount: 0 });
    expect(payment?.provider_fee).to.deep.equal({ amount: 1.75, currency: 'EUR' });
  });

  it('makes one page for an invoice, and closes it when another amount is outstanding, or none', async () => {
    const { owner, account, openPage, settled } = await buildStripeWorkspace();
    const { id, hosted_url } = await buildSentInvoice(owner);
    const pages = await Promise.all(Array.from({ length: 5 }, () => openPage(hosted_url)));
    expect(new Set(pages.map((page) => page.id)).size).to.equal(1);
    await pay(owner, id, 40);
    await settled();
    const rest = await openPage(hosted_url);
    expect([pages[0]?.status, rest.amount_total]).to.deep.equal(['expired', 6000]);
    await credit(owner, id);
    await settled();
    expect(rest.status).to.equal('expired');
    const { status, headers } = await openHosted(hosted_url, { redirect: 'manual' }, '/pay/stripe');
    expect([status, headers.get('location')]).to.deep.equal([303, new URL(hosted_url ?? '').pathname]);
    expect(account.pages.size).to.equal(2);
  });

  it('makes credit of what an invoice cannot take: too much, another currency, or paid otherwise meanwhile', async () => {
    const { owner, account, deliver, openPage } = await buildStripeWorkspace();
    const first = await buildSentInvoice(owner);
    const { client_id } = first;
    await deliver(account.pay((await openPage(first.hosted_url)).id, { amount: 12_000 }));
    const second = await buildSentInvoice(owner, { client_id });
    const page = await openPage(second.hosted_url);
    const late = account.pay(page.id);
    await pay(owner, second.id, 100);
    await deliver(late);
    const third = await buildSentInvoice(owner, { client_id });
    await deliver(account.pay((await openPage(third.hosted_url)).id, { amount: 5000, currency: 'jpy' }));
    expect(
      (await balanceOf(owner, client_id)).map((each) => [each.currency, each.outstanding, each.credit]),
    ).to.deep.equal([
      ['USD', 100, 120],
      ['JPY', 0, 5000],
    ]);
  });

  it('shows on the page that a payment is being confirmed or on its way, and reads its state when the client comes back', async () => {
    const { owner, account, deliver, openPage, settled } = await buildStripeWorkspace();
    await owner.call('updateWorkspace', { body: { reminder_schedule: [{ days_after_due: 1, level: 'first' }] } });
    const { id, client_id, hosted_url } = await buildSentInvoice(owner);
    const page = await openPage(hosted_url, '?from=portal');
    expect(await shown(hosted_url, '?checkout=done')).to.include('being confirmed');
    const payer = await buildPortalContact(owner, { client_id, is_billing: true });
    account.pay(page.id, { type: 'sepa_debit' });
    const cookie = { headers: { Cookie: 'docket_pay_from=1' }, redirect: 'manual' as const };
    const back = await openHosted(hosted_url, cookie, '/pay/stripe/done');
    expect(back.headers.get('location')).to.match(
      new RegExp(`/portal/invoices/${id}\\?workspace_id=\\w+&checkout=done$`),
    );
    const waiting = await shown(hosted_url);
    expect(waiting).to.include('A payment is on its way').and.not.include('Pay by card');
    expect((await openHosted(hosted_url, { redirect: 'manual' }, '/pay/stripe')).headers.get('location')).to.equal(
      new URL(hosted_url ?? '').pathname,
    );
    const { data: inPortal } = await payer.call('getPortalInvoice', { params: { id } });
    expect([inPortal.pay_url, inPortal.payment_under_way]).to.deep.equal([null, true]);
    const { text } = await (await atPortal(payer)).get(`/portal/invoices/${id}?checkout=done`);
    expect(text)
      .to.include('A payment is on its way')
      .and.not.include('being confirmed')
      .and.not.include('Pay by card');
    expect((await readInvoice(owner, id)).next_reminder?.held_by).to.equal('payment_under_way');
    await deliver(account.endDelayed(page.id, true));
    expect((await readInvoice(owner, id)).status).to.equal('paid');
    await settled();
  });

  it('is offered in the portal, which says that a payment is being confirmed when the client comes back', async () => {
    const { owner, account, deliver, openPage } = await buildStripeWorkspace();
    const { id, client_id, hosted_url } = await buildSentInvoice(owner);
    const payer = await buildPortalContact(owner, { client_id, is_billing: true });
    const payUrl = async () => (await payer.call('getPortalInvoice', { params: { id } })).data.pay_url;
    expect(await payUrl()).to.equal(`${hosted_url}/pay/stripe?from=portal`);
    const portal = await atPortal(payer);
    expect((await portal.get(`/portal/invoices/${id}`)).text).to.include(`${hosted_url}/pay/stripe?from=portal">`);
    expect((await portal.get(`/portal/invoices/${id}?checkout=done`)).text).to.include('being confirmed');
    await deliver(account.pay((await openPage(hosted_url)).id));
    expect(await payUrl()).to.equal(null);
    expect((await portal.get(`/portal/invoices/${id}?checkout=done`)).text).to.not.include('being confirmed');
  });

  it('offers to pay again after a delayed payment has failed or a page has expired', async () => {
    const { owner, account, deliver, openPage } = await buildStripeWorkspace();
    const { id, client_id, hosted_url } = await buildSentInvoice(owner);
    const failing = await openPage(hosted_url);
    await deliver(account.pay(failing.id, { type: 'sepa_debit' }));
    await deliver(account.endDelayed(failing.id, false));
    const expiring = await openPage(hosted_url);
    await deliver(account.expire(expiring.id));
    const page = await openPage(hosted_url);
    expect(new Set([failing.id, expiring.id, page.id]).size).to.equal(3);
    await deliver(account.pay(page.id));
    expect([(await readInvoice(owner, id)).status, await amountsOf(owner, client_id)]).to.deep.equal(['paid', [100]]);
  });

  it('books a payment of which no message arrives, once its page has ended', async () => {
    const { owner, account, openPage } = await buildStripeWorkspace();
    const { id, hosted_url } = await buildSentInvoice(owner);
    account.pay((await openPage(hosted_url)).id);
    const { db } = await testApi();
    await db('stripe_tasks')
      .where('workspace_id', owner.workspaceId)
      .update({ due_at: db.raw('NOW(3)') });
    await until(async () => (await readInvoice(owner, id)).status === 'paid');
  });

  it('makes pages for an amount that Stripe can take, and makes credit of what that is more', async () => {
    const { owner, account, deliver, openPage } = await buildStripeWorkspace();
    const { client_id, hosted_url } = await buildSentInvoice(owner, {
      client_id: (await buildClient(owner, { currency: 'KWD', email: 'pay@client.example' })).id,
      line_items: [lineAt(12.341)],
    });
    const page = await openPage(hosted_url);
    expect([page.amount_total, page.currency]).to.deep.equal([12_350, 'kwd']);
    await deliver(account.pay(page.id));
    expect((await balanceOf(owner, client_id)).find(({ currency }) => currency === 'KWD')?.credit).to.equal(0.009);
  });
});

describe('the address of Stripe’s messages', () => {
  it('refuses what the account has not signed, and takes everything else, also what it does not know', async () => {
    const { owner, account, openPage } = await buildStripeWorkspace();
    const other = await buildStripeWorkspace();
    const [event] = account.pay((await openPage((await buildSentInvoice(owner)).hosted_url)).id);
    if (!event) throw new Error('There is no event');
    const statusOf = async (...input: Parameters<typeof sendEvent>) => (await sendEvent(...input)).status;
    expect(await statusOf(owner, account, event, { secret: 'whsec_wrong' })).to.equal(400);
    expect(await statusOf(owner, other.account, event)).to.equal(400);
    expect(await statusOf(owner, account, event, { timestamp: event.created - 600 })).to.equal(400);
    expect(await statusOf(owner, account, { ...event, type: 'customer.created' })).to.equal(200);
    // A page that another program has made in the same account.
    const foreign = { ...event, data: { object: { id: 'cs_other', object: 'checkout.session', metadata: {} } } };
    expect(await statusOf(owner, account, foreign)).to.equal(200);
    expect(await statusOf(owner, account, { ...event, data: { object: { text: 'x'.repeat(600_000) } } })).to.equal(413);
  });
});
