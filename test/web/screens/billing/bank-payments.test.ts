/** Recording payments of a bank statement, with more open invoices than the page compares amounts with. */
import { buildSentInvoice, lineAt } from '../../../support/builders/invoices.js';
import { buildWorkspace } from '../../../support/builders/workspace.js';
import { copyRow } from '../../../support/builders/copies.js';
import { inBrowsers } from '../../support/dashboard.js';

describe('the payments of a bank statement', () => {
  const inBrowser = inBrowsers();

  it(
    'say how many open invoices were not compared with an amount, and find those by number',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const old = await buildSentInvoice(owner, { line_items: [lineAt(777)], invoice_date: '2025-01-01' });
      const { id } = await buildSentInvoice(owner, { line_items: [lineAt(50)] });
      await copyRow('invoices', id, 1000, {
        invoice_number: "CONCAT('COPY-', n)",
        hosted_token: "CONCAT('copy', n)",
      });
      const page = await open(owner, '/billing?tab=payments&record=1');
      const dialog = page.getByRole('dialog', { name: 'Record payments' });
      const field = dialog.getByRole('combobox', { name: 'Invoice' });
      await field.fill('777');
      await dialog.getByText('Find the 2 older ones by number or client').waitFor();
      await field.fill(old.invoice_number);
      await page.getByRole('option', { name: new RegExp(old.invoice_number) }).waitFor();
      await field.fill('50.00');
      await page.getByRole('option', { name: /COPY-/ }).first().waitFor();
    }),
  );
});
