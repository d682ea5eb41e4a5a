/** The rounding of totals: set for a currency by keyboard, and a row below the lines of an invoice. */
import { expect } from 'chai';
import { buildClient } from '../../../support/builders/factories.js';
import { buildInvoice, lineAt } from '../../../support/builders/invoices.js';
import { buildWorkspace } from '../../../support/builders/workspace.js';
import { until } from '../../../support/service/waiting.js';
import { factsOf, pathOf } from '../../support/billing.js';
import { inBrowsers } from '../../support/dashboard.js';
import { problemAt, write } from '../../support/keyboard.js';

describe('the rounding of totals', () => {
  const inBrowser = inBrowsers();

  it(
    'is set for a currency, and a step that it cannot have is explained at its field',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const page = await open(live, '/settings/billing-rules');
      const form = page.getByRole('form', { name: 'Rounding of totals' });
      await form.getByRole('button', { name: 'Add currency' }).click();
      await form.getByRole('combobox', { name: 'Currency' }).fill('CHF');
      await page.getByRole('option', { name: /^CHF/ }).click();
      await write(page, 'Rounded to', '0.055');
      await page.keyboard.press('Control+Enter');
      await problemAt(page, 'Rounded to').getByText('multiple of 0.01').waitFor();
      await write(page, 'Rounded to', '0.05');
      await page.keyboard.press('Control+Enter');
      const stored = async () => (await live.call('getWorkspace', {})).data.total_rounding;
      await until(async () => (await stored()).length > 0);
      expect(await stored()).to.deep.equal([{ currency: 'CHF', increment: 0.05 }]);
      await form.getByRole('button', { name: 'Remove CHF' }).click();
      await form.getByRole('button', { name: 'Save' }).click();
      await until(async () => (await stored()).length === 0);
    }),
  );

  it(
    'is a row between the tax and the total of an invoice',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const total_rounding = [{ currency: 'CHF', increment: 0.05 }];
      await owner.call('updateWorkspace', { body: { total_rounding } });
      const { id: client_id } = await buildClient(owner, { currency: 'CHF' });
      const invoice = await buildInvoice(owner, { client_id, tax_rate: 0.081, line_items: [lineAt(99.66)] });
      const page = await open(owner, pathOf(invoice));
      const totals = page.getByLabel('Totals');
      await totals.getByText('Rounding').waitFor();
      const rows = Object.entries(await factsOf(totals)).map(([name, amount]) => `${name} ${amount}`);
      expect(rows.map((row) => row.replaceAll('\u{a0}', ' '))).to.deep.equal([
        'Subtotal CHF 99.66',
        'Tax 8.1% CHF 8.07',
        'Rounding CHF 0.02',
        'Total CHF 107.75',
        'Outstanding CHF 107.75',
      ]);
    }),
  );
});
