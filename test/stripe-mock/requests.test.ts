/** Every request of Docket is one that Stripe's contract allows, and every response of that contract is understood. */
import { expect } from 'chai';
import { dec, toDecimal } from '../../domain/money.js';
import { stripeFault, stripeOf, type StripeClient } from '../../models/billing/stripe/client.js';
import { readProviderPayment } from '../../models/billing/stripe/provider-payment.js';
import { createPage, createRefund, readPage, registerEndpoint } from '../../models/billing/stripe/requests.js';
import { startStripeMock, type StripeMock } from '../support/stripe/stripe-mock.js';

describe('stripe-mock', () => {
  let mock: StripeMock;
  let stripe: StripeClient;
  before(async () => {
    mock = await startStripeMock();
    stripe = await stripeOf({ STRIPE_API_URL: mock.url }, 'sk_test_4eC39HqLyjWDarjtT1zdp7dc');
  });
  after(() => mock.stop());

  const page = (amount: string, currency: string, language: string) =>
    createPage(stripe, {
      workspaceId: 'ws_01k6jz3v8he9s8x4d2m7q5r0ab',
      clientId: 'cli_01k6jz3v8he9s8x4d2m7q5r0ab',
      invoice: { id: 'inv_01k6jz3v8he9s8x4d2m7q5r0ab', name: 'Invoice INV-2026-0007' },
      amount: toDecimal(dec(amount)),
      currency,
      language,
      paidUrl: 'https://docket.example.com/i/token/pay/stripe/done',
      backUrl: 'https://docket.example.com/i/token',
      number: 0,
    });

  it('takes a key, an endpoint with the events that are handled, and forgets the endpoint', async () => {
    const { id } = await stripe.accounts.retrieveCurrent();
    expect(id).to.match(/^acct_/);
    const endpoint = await registerEndpoint(stripe, 'https://docket.example.com/payment-providers/stripe/ws_1');
    expect(endpoint.id).to.match(/^we_/);
    await stripe.webhookEndpoints.del(endpoint.id);
  });

  for (const [amount, currency, language] of [
    ['100', 'EUR', 'de'],
    ['1200', 'JPY', 'en'],
    ['12.341', 'KWD', 'fr'],
    ['99.95', 'CHF', 'it'],
    ['500', 'ISK', 'nl'],
    ['8', 'USD', 'pt'],
  ] as const)
    it(`makes a page for ${amount} ${currency} in ${language}`, async () => {
      expect((await page(amount, currency, language)).id).to.match(/^cs_/);
    });

  it('says what has become of a page, and closes one', async () => {
    const { id } = await page('10', 'EUR', 'es');
    expect(['open', 'processing', 'paid', 'failed', 'expired']).to.include((await readPage(stripe, id)).status);
    await stripe.checkout.sessions.expire(id);
  });

  it('says what has become of a payment, with fee, refunds and disputes, and refunds it', async () => {
    const payment = await readProviderPayment(stripe, 'pi_1QxDocket4Northwind');
    expect(payment.currency).to.match(/^[A-Z]{3}$/);
    expect(['received', 'processing', 'none']).to.include(payment.state);
    const refund = { id: 'pay_01k6jz3v8he9s8x4d2m7q5r0ab', payment: payment.id };
    await createRefund(stripe, { ...refund, amount: toDecimal(dec('10.05')), currency: 'EUR' });
  });

  it('refuses what is not in the contract, so that the tests above mean something', async () => {
    const refused = await stripe.rawRequest('POST', '/v1/refunds', { amount: 'much' }).then(
      () => undefined,
      (error: unknown) => stripeFault(error),
    );
    expect(refused?.kind).to.equal('refused');
  });
});
