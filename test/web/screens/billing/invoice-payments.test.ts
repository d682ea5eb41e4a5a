/** Payments, refunds and credit notes of an invoice. */
import { expect } from 'chai';
import { buildSentInvoice, credit, lineAt, pay, readInvoice } from '../../../support/builders/invoices.js';
import { buildWorkspace } from '../../../support/builders/workspace.js';
import { chooseMore, factsOf, finish, pathOf, stateOf } from '../../support/billing.js';
import { inBrowsers } from '../../support/dashboard.js';

describe('a payment on an invoice', () => {
  const inBrowser = inBrowsers();

  it(
    'is taken in parts, and the last of them leaves nothing outstanding',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const invoice = await buildSentInvoice(owner);
      const page = await open(owner, pathOf(invoice));
      const dialog = page.getByRole('dialog', { name: 'Record payment' });
      await page.getByRole('button', { name: 'Record payment' }).click();
      await dialog.getByRole('textbox', { name: 'Amount' }).fill('33.33');
      await dialog.getByLabel('Reference').fill('Statement 14');
      await finish(page, 'Record payment');
      await stateOf(page, 'Partly paid').waitFor();
      await page.getByRole('button', { name: 'Record payment' }).click();
      await dialog.getByText('$66.67 of $100.00 is outstanding.').waitFor();
      expect(await dialog.getByRole('textbox', { name: 'Amount' }).inputValue()).to.equal('66.67');
      await finish(page, 'Record payment');
      await stateOf(page, 'Paid').waitFor();
      await page.getByRole('button', { name: 'Record payment' }).waitFor({ state: 'detached' });
      await page.getByRole('grid', { name: 'Payments' }).getByText('Statement 14').waitFor();
      const { amounts } = await readInvoice(owner, invoice.id);
      expect([amounts.amount_paid, amounts.outstanding]).to.deep.equal([100, 0]);
    }),
  );

  it(
    'beyond what is outstanding is refused at the amount, keeps what was typed, and goes through once it is mended',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const invoice = await buildSentInvoice(owner);
      const page = await open(owner, pathOf(invoice));
      await page.getByRole('button', { name: 'Record payment' }).click();
      const dialog = page.getByRole('dialog', { name: 'Record payment' });
      const amount = dialog.getByRole('textbox', { name: 'Amount' });
      await amount.fill('100.01');
      await dialog.getByLabel('Reference').fill('Statement 15');
      await dialog.getByRole('button', { name: 'Record payment' }).click();
      await dialog
        .locator('.field', { has: page.getByRole('textbox', { name: 'Amount' }) })
        .locator('.field-problem')
        .waitFor();
      expect(await dialog.getByLabel('Reference').inputValue()).to.equal('Statement 15');
      await amount.fill('100');
      await finish(page, 'Record payment');
      const { payments } = await readInvoice(owner, invoice.id, ['payments']);
      expect(payments?.map((one) => [one.amount, one.reference])).to.deep.equal([[100, 'Statement 15']]);
    }),
  );

  it(
    'is not shown as somebody else’s change if the stream of changes reports it before the response arrives',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const invoice = await buildSentInvoice(live);
      const page = await open(live, pathOf(invoice));
      const dialog = page.getByRole('dialog', { name: 'Record payment' });
      const notices: number[] = [];
      await page.route(`**/v1/invoices/${invoice.id}/payments`, async (route) => {
        // The server has recorded the payment, and its response is held back. `Sec-Fetch-Site` must be added, because
        // only browsers set it.
        const headers = { ...(await route.request().allHeaders()), 'sec-fetch-site': 'same-origin' };
        const response = await route.fetch({ headers });
        await dialog.getByText('$0.00 of $100.00 is outstanding.').waitFor();
        notices.push(await dialog.locator('.notice').count());
        await route.fulfill({ response });
      });
      await page.getByRole('button', { name: 'Record payment' }).click();
      await finish(page, 'Record payment');
      expect(notices).to.deep.equal([0]);
    }),
  );
});

describe('an invoice that was paid', () => {
  const inBrowser = inBrowsers();

  it(
    'refunds a payment in two parts',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const invoice = await buildSentInvoice(owner);
      await pay(owner, invoice.id, 100);
      const page = await open(owner, pathOf(invoice));
      await page.getByRole('button', { name: /^Refund the payment/ }).click();
      const dialog = page.getByRole('dialog', { name: 'Refund payment' });
      await dialog.getByRole('textbox', { name: 'Amount' }).fill('30');
      await dialog.getByLabel('Reason').fill('Agreed on the phone');
      await finish(page, 'Record refund');
      await stateOf(page, 'Partly paid').waitFor();
      const payments = page.getByRole('grid', { name: 'Payments' });
      await payments.getByText('-$30.00').waitFor();
      await payments.getByText('Agreed on the phone').waitFor();
      await page.getByRole('button', { name: /^Refund the payment/ }).click();
      await dialog.getByText('of which $30.00 has been refunded').waitFor();
      await finish(page, 'Record refund');
      await payments.getByText('-$70.00').waitFor();
      await page.getByRole('button', { name: /^Refund the payment/ }).waitFor({ state: 'detached' });
      const { amounts } = await readInvoice(owner, invoice.id);
      expect([amounts.amount_paid, amounts.outstanding]).to.deep.equal([0, 100]);
    }),
  );

  it(
    'says after a credit note what is to be refunded, and offers just that',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const invoice = await buildSentInvoice(owner);
      await pay(owner, invoice.id, 100);
      await credit(owner, invoice.id, { amount: 25 });
      const page = await open(owner, pathOf(invoice));
      await page.getByText('Overpaid by $25.00').waitFor();
      await page.getByRole('button', { name: 'Record refund' }).click();
      const amount = page.getByRole('dialog').getByRole('textbox', { name: 'Amount' });
      expect(await amount.inputValue()).to.equal('25.00');
      await finish(page, 'Record refund');
      await page.getByText('Overpaid by').waitFor({ state: 'detached' });
      const { amounts } = await readInvoice(owner, invoice.id);
      expect([amounts.amount_paid, amounts.refundable, amounts.outstanding]).to.deep.equal([75, 0, 0]);
    }),
  );

  it(
    'credits some of its lines, and releases the hours of those',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const invoice = await buildSentInvoice(owner, {
        line_items: [lineAt(80, { description: 'Server', quantity: 2 }), lineAt(20, { description: 'Domain' })],
      });
      const page = await open(owner, pathOf(invoice));
      await chooseMore(page, 'Credit note');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: /Credit$/ }).click();
      await page.getByRole('option', { name: 'Selected lines' }).click();
      await dialog.getByText('Server', { exact: true }).click();
      await dialog.getByRole('textbox', { name: 'Quantity of Server' }).fill('1');
      await dialog.getByRole('button', { name: 'Create credit note' }).click();
      await page.getByRole('heading', { level: 1, name: /^CN-/ }).waitFor();
      expect((await factsOf(page.getByLabel('Totals')))['Total']).to.equal('$80.00');
      const { amounts } = await readInvoice(owner, invoice.id);
      expect([amounts.credited, amounts.outstanding]).to.deep.equal([80, 100]);
    }),
  );
});
