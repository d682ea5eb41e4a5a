/** The lines of a draft: changing, deleting, reordering and discounting them. */
import { expect } from 'chai';
import { buildInvoice, lineAt, readInvoice } from '../../../support/builders/invoices.js';
import { buildWorkspace } from '../../../support/builders/workspace.js';
import { until } from '../../../support/service/waiting.js';
import { factsOf, finish, pathOf } from '../../support/billing.js';
import { inBrowsers } from '../../support/dashboard.js';

describe('the lines of a draft', () => {
  const inBrowser = inBrowsers();

  it(
    'are changed and deleted one by one, and their sums follow',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const invoice = await buildInvoice(owner, {
        line_items: [lineAt(80, { description: 'Server' }), lineAt(20, { description: 'Domain' })],
      });
      const page = await open(owner, pathOf(invoice));
      await page.getByRole('row', { name: /Server/ }).click();
      const dialog = page.getByRole('dialog', { name: 'Edit line' });
      await dialog.getByLabel('Description').fill('Server in Frankfurt');
      await dialog.getByRole('textbox', { name: 'Quantity' }).fill('2.5');
      await finish(page, 'Save line');
      await page
        .getByRole('row', { name: /Server in Frankfurt/ })
        .getByText('$200.00')
        .waitFor();
      await page.getByRole('row', { name: /Domain/ }).click();
      await dialog.getByRole('button', { name: 'Delete' }).click();
      await page.getByText('Line deleted').waitFor();
      const { line_items, amounts } = await readInvoice(owner, invoice.id, ['line_items']);
      expect(line_items?.map(({ description, amount }) => [description, amount])).to.deep.equal([
        ['Server in Frankfurt', 200],
      ]);
      expect(amounts.total).to.equal(200);
    }),
  );

  it(
    'are put in another order by keyboard, all at once',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const invoice = await buildInvoice(owner, {
        line_items: ['One', 'Two', 'Three'].map((description) => lineAt(10, { description })),
      });
      const page = await open(owner, pathOf(invoice));
      await page.getByRole('button', { name: 'Reorder', exact: true }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Move One, 1 of 3' }).focus();
      await page.keyboard.press('ArrowDown');
      await page.getByRole('button', { name: 'Move One, 2 of 3' }).focus();
      await page.keyboard.press('ArrowDown');
      await page.getByRole('button', { name: 'Move One, 3 of 3' }).waitFor();
      await page.keyboard.press('Control+Enter');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      const { line_items } = await readInvoice(owner, invoice.id, ['line_items']);
      expect(line_items?.map(({ description }) => description)).to.deep.equal(['Two', 'Three', 'One']);
      const rows = page.getByRole('grid', { name: 'Lines' }).getByRole('rowheader');
      await until(async () => String(await rows.allInnerTexts()) === 'Two,Three,One');
    }),
  );

  it(
    'take a discount as a share of what they add up to, or as an amount',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const invoice = await buildInvoice(owner, { line_items: [lineAt(99.99)], tax_rate: 0.2 });
      const page = await open(owner, pathOf(invoice));
      await page.getByRole('button', { name: 'Discount' }).click();
      const dialog = page.getByRole('dialog', { name: 'Discount' });
      await dialog.getByText('Current subtotal: $99.99').waitFor();
      await dialog.getByRole('textbox', { name: 'Percentage' }).fill('12.5');
      await finish(page, 'Add discount');
      await page
        .getByRole('row', { name: /Discount 12.5 %/ })
        .getByText('-$12.50')
        .waitFor();
      await page.getByRole('button', { name: 'Discount' }).click();
      await dialog.getByRole('button', { name: /Discount type$/ }).click();
      await page.getByRole('option', { name: 'Fixed amount' }).click();
      await dialog.getByRole('textbox', { name: 'Amount' }).fill('7.49');
      await finish(page, 'Add discount');
      await until(async () => (await factsOf(page.getByLabel('Totals')))['Subtotal'] === '$80.00');
      expect(await factsOf(page.getByLabel('Totals'))).to.include({ 'Tax 20%': '$16.00', Total: '$96.00' });
    }),
  );

  it(
    'cannot be discounted below nothing, which is said where it is typed',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const page = await open(owner, pathOf(await buildInvoice(owner)));
      await page.getByRole('button', { name: 'Discount' }).click();
      const dialog = page.getByRole('dialog', { name: 'Discount' });
      await dialog.getByRole('button', { name: /Discount type$/ }).click();
      await page.getByRole('option', { name: 'Fixed amount' }).click();
      await dialog.getByRole('textbox', { name: 'Amount' }).fill('100.01');
      await dialog.getByRole('button', { name: 'Add discount' }).click();
      await dialog.locator('.notice[data-kind=bad], .field-problem').first().getByText(/\w/u).waitFor();
      expect(await dialog.getByRole('textbox', { name: 'Amount' }).inputValue()).to.equal('100.01');
    }),
  );
});
