/** An admin connects Stripe, pauses it and disconnects it in the settings. */
import { expect } from 'chai';
import { buildSentInvoice } from '../../../support/builders/invoices.js';
import { buildWorkspace } from '../../../support/builders/workspace.js';
import { testApi } from '../../../support/service/api.js';
import { until } from '../../../support/service/waiting.js';
import { madeUp } from '../../../support/stripe/double-account.js';
import { expectAccessible, inBrowsers } from '../../support/dashboard.js';
import { expectNoSideways } from '../../support/keyboard.js';

describe('Stripe in the settings', () => {
  const inBrowser = inBrowsers();

  it(
    'is connected by pasting a key, says what is wrong with one, is paused, and disconnected after a question',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const { stripe } = await testApi();
      const { id } = await buildSentInvoice(owner);
      const methods = async () =>
        (await owner.call('getInvoicePaymentMethods', { params: { id } })).data.methods.map(({ method }) => method);
      const page = await open(owner, '/settings/payment');
      const form = page.getByRole('form', { name: 'Connect Stripe' });
      await form.getByLabel('Secret key').fill('sk_live_4eC39HqLyjWDarjtT1');
      await form.getByRole('button', { name: 'Connect Stripe' }).press('Enter');
      await form.getByText('this is a live key, which belongs to the live side').waitFor();
      await expectAccessible(page);
      await expectNoSideways(page);
      const key = madeUp('sk_test');
      await form.getByLabel('Secret key').fill(key);
      await form.getByRole('button', { name: 'Connect Stripe' }).press('Enter');
      await page.getByText('Northwind', { exact: true }).waitFor();
      await page.getByText(`…${key.slice(-4)}`).waitFor();
      expect(await page.content()).to.not.include(key);
      expect([await methods(), stripe.accountOf(key).endpoints.size]).to.deep.equal([['stripe', 'test'], 1]);
      await page.getByRole('switch', { name: 'Clients can pay by Stripe' }).press('Space');
      await until(async () => !(await methods()).includes('stripe'));
      await page.getByRole('button', { name: 'Disconnect Stripe' }).press('Enter');
      await page.getByRole('dialog').getByRole('button', { name: 'Disconnect Stripe' }).press('Enter');
      await page.getByRole('form', { name: 'Connect Stripe' }).waitFor();
      expect((await owner.call('getStripeConnection', {})).data.connected).to.equal(false);
    }),
  );
});
