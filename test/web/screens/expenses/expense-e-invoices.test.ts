/** Expenses from electronic invoices: the file is enough, and an invoice is recorded twice only by will. */
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { buildWorkspace } from '../../../support/builders/workspace.js';
import { ublInvoice } from '../../../support/e-invoices/received-invoices.js';
import { expectAccessible, inBrowsers } from '../../support/dashboard.js';

async function choose(page: Page, xml: string): Promise<void> {
  await page.getByRole('button', { name: 'From e-invoice' }).click();
  const file = { name: 'invoice.xml', mimeType: 'text/xml', buffer: Buffer.from(xml) };
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Remove invoice.xml' }).waitFor();
}

const send = (page: Page): Promise<void> => page.getByRole('button', { name: 'Record expense' }).click();

describe('an electronic invoice', () => {
  const inBrowser = inBrowsers();

  it(
    'becomes an expense that opens and shows what it says, and again only if the user wants that',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const page = await open(live, '/expenses');
      await choose(page, ublInvoice({ gross: '476.01' }));
      await page.getByRole('dialog').getByLabel('Billable to the client').press('Space');
      await expectAccessible(page);
      await send(page);
      const expense = page.getByRole('dialog', { name: 'Expense' });
      await expense.getByText('BR-CO-15').waitFor();
      await expense.getByText('RE-2026-0118').first().waitFor();
      expect(await expense.getByLabel('Description').inputValue()).to.equal('Dedicated server');
      // What was announced until now names an element of the form that is gone.
      await page.reload();
      await expense.getByText('BR-CO-15').waitFor();
      await expectAccessible(page);
      await expense.getByRole('button', { name: 'Close' }).click();
      await choose(page, ublInvoice());
      await send(page);
      await page.getByText('was recorded before').waitFor();
      await page.getByLabel('Record it again').press('Space');
      await send(page);
      await expense.getByText('RE-2026-0118').first().waitFor();
      const { data } = await live.call('listExpenses', { query: { sort: 'created_at', order: 'asc' } });
      expect(data.map(({ amount, billing }) => [amount, billing.billable])).to.deep.equal([
        [476.01, false],
        [476, true],
      ]);
    }),
  );

  it(
    'that cannot be read is refused beside the file',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const page = await open(live, '/expenses');
      await choose(page, ublInvoice({}, 'CreditNote'));
      await send(page);
      await page.getByRole('group', { name: 'E-invoice' }).getByText('credit note').waitFor();
      expect((await live.call('listExpenses', {})).pagination.total).to.equal(0);
    }),
  );
});
