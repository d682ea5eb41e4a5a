/** Items of the price list in the form of an invoice line. */
import { expect } from 'chai';
import { buildInvoice, lineAt, readInvoice } from '../../../support/builders/invoices.js';
import { buildItem } from '../../../support/builders/billing/items.js';
import { buildTaxRate } from '../../../support/builders/taxes.js';
import { buildWorkspace } from '../../../support/builders/workspace.js';
import { finish, pathOf } from '../../support/billing.js';
import { inBrowsers } from '../../support/dashboard.js';

describe('items on the billing screens', () => {
  const inBrowser = inBrowsers();

  it(
    'fill a new line, which can still be changed',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const { id: vat } = await buildTaxRate(owner, { name: 'VAT 19 %' });
      await buildItem(owner, { name: 'Hosting', description: 'Hosting, with backups', tax_rate_id: vat });
      await buildItem(owner, { name: 'Hosting abroad', currency: 'EUR' });
      await buildItem(owner, { name: 'Hosting, old', active: false });
      const invoice = await buildInvoice(owner, { line_items: [lineAt(500)] });
      const page = await open(owner, pathOf(invoice));
      await page.getByRole('button', { name: 'Add line' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add line' });
      await dialog.getByRole('combobox', { name: 'From the price list' }).fill('Host');
      await page.getByRole('option').first().waitFor();
      expect(await page.getByRole('option').count()).to.equal(1);
      await page.getByRole('option', { name: 'Hosting' }).click();
      await dialog.getByText('VAT 19 %').waitFor();
      await dialog.getByLabel('Quantity').fill('3');
      await finish(page, 'Add line');
      const [, line] = (await readInvoice(owner, invoice.id, ['line_items'])).line_items ?? [];
      expect(line).to.deep.include({
        description: 'Hosting, with backups',
        quantity: 3,
        rate: 49,
        unit: 'month',
        tax_rate_ids: [vat],
      });
    }),
  );
});
