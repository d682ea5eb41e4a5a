/** A dispute to answer and a refund that Stripe could not make: on Today, among the payments and on the invoice. */
import { expect } from 'chai';
import { buildSentInvoice } from '../../../support/builders/invoices.js';
import { until } from '../../../support/service/waiting.js';
import { buildStripeWorkspace } from '../../../support/stripe/workspace-with-stripe.js';
import { expectAccessible, inBrowsers, phone } from '../../support/dashboard.js';
import { expectNoSideways } from '../../support/keyboard.js';

/** A firm with one payment that is disputed, and one of which a refund failed. */
async function buildFirm() {
  const workspace = await buildStripeWorkspace();
  const { owner, account, deliver, openPage, settled } = workspace;
  const pay = async () => {
    const invoice = await buildSentInvoice(owner);
    await deliver(account.pay((await openPage(invoice.hosted_url)).id));
    const [payment] = (await owner.call('listPayments', { query: { invoice_id: [invoice.id] } })).data;
    return { ...invoice, payment: payment?.id ?? '', intent: payment?.reference ?? '' };
  };
  const [disputed, refunded] = [await pay(), await pay()];
  await deliver(account.dispute(disputed.intent));
  account.refusal = { status: 400, code: 'expired_card', message: 'The card has expired' };
  const params = { id: refunded.id, payment_id: refunded.payment };
  await owner.call('refundInvoicePayment', { params, body: { amount: 30 } });
  await settled();
  return { owner, account, deliver, disputed, refunded };
}

describe('what Stripe leaves to people', () => {
  const inBrowser = inBrowsers();

  it(
    'is on Today until the dispute is over and the money given back by other means',
    inBrowser(async (open) => {
      const { owner, account, deliver, disputed, refunded } = await buildFirm();
      const page = await open(owner, '/');
      const block = (name: string) => page.getByRole('region', { name, exact: true });
      const dispute = block('Disputes to answer').getByRole('listitem');
      await dispute.getByRole('link', { name: disputed.invoice_number ?? '' }).waitFor();
      expect(await dispute.innerText()).to.match(/\$100\.00 · respond by/);
      const failed = block('Refunds that failed').getByRole('listitem');
      expect(await failed.innerText()).to.include('-$30.00 · The card has expired');
      await block('Refunds that failed').getByRole('link', { name: 'All' }).click();
      await page.getByRole('grid', { name: 'Payments' }).getByText('The card has expired').waitFor();
      expect(await page.getByRole('grid', { name: 'Payments' }).getByRole('row').count()).to.equal(2);
      await page.goto(`/billing/invoices/${refunded.id}`);
      await page
        .getByRole('button', { name: /^Refund/ })
        .last()
        .press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Refund payment' });
      await expectAccessible(page);
      await dialog.getByRole('checkbox', { name: 'The provider returns the money' }).press('Space');
      await dialog.getByRole('button', { name: 'Record refund' }).press('Enter');
      await dialog.waitFor({ state: 'hidden' });
      await until(async () => (await owner.call('listPayments', { query: { refund_failed: true } })).data.length === 0);
      expect(account.refunds.size).to.equal(0);
      await deliver(account.endDispute([...account.disputes.keys()][0] ?? '', true));
      await page.goto('/');
      await page.locator('.today-good, .today-blocks').first().waitFor();
      await until(async () => (await block('Disputes to answer').count()) === 0);
      expect(await block('Refunds that failed').count()).to.equal(0);
      await page.getByRole('button', { name: /^Notifications/ }).click();
      await page.getByText(/The dispute about a payment of .* was won/).waitFor();
      await page.getByText(/A refund for .* could not be made: The card has expired/).waitFor();
    }),
  );

  it(
    'is whole on a phone, and leaves axe nothing to complain about',
    inBrowser(async (open) => {
      const { owner } = await buildFirm();
      const page = await open(owner, '/', phone);
      await page.getByRole('region', { name: 'Refunds that failed' }).waitFor();
      await expectAccessible(page);
      await expectNoSideways(page);
      await page.goto('/billing?tab=payments');
      await page.getByText('The card has expired').first().waitFor();
      await expectAccessible(page);
      await expectNoSideways(page);
    }),
  );
});
