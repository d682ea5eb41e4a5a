/** Taxes of new invoices: an empty draft, and one from unbilled work. */
import { expect } from 'chai';
import { buildClient, buildProject } from '../../../support/builders/factories.js';
import { buildTaxRate } from '../../../support/builders/taxes.js';
import { buildTimeEntry } from '../../../support/builders/time.js';
import { buildWorkspace } from '../../../support/builders/workspace.js';
import type { ApiClient } from '../../../support/service/api.js';
import { until } from '../../../support/service/waiting.js';
import { addTax, factsOf } from '../../support/billing.js';
import { expectAccessible, inBrowsers, looks } from '../../support/dashboard.js';
import { expectNoSideways } from '../../support/keyboard.js';

const onlyInvoice = async (owner: ApiClient) => (await owner.call('listInvoices', {})).data[0];

describe('the taxes of a new invoice', () => {
  const inBrowser = inBrowsers();

  for (const [name, look] of Object.entries(looks))
    it(
      `are chosen for an empty draft ${name}, and otherwise those of the client`,
      inBrowser(async (open) => {
        const { owner } = await buildWorkspace();
        const { id: vat } = await buildTaxRate(owner, { name: 'VAT 19 %' });
        const { id: client_id } = await buildClient(owner, { name: 'Acme', tax_rate: 0.07 });
        const page = await open(owner, `/billing?new=1&client_id=${client_id}`, look);
        const dialog = page.getByRole('dialog', { name: 'New invoice' });
        const field = dialog.getByRole('combobox', { name: 'Tax rates' });
        expect(await field.getAttribute('placeholder')).to.equal('As the client');
        await addTax(dialog, 'Tax rates', 'VAT 19 %');
        await dialog.getByText('Prices include tax').click();
        await expectAccessible(page);
        await expectNoSideways(page);
        await dialog.getByRole('button', { name: 'Create draft' }).click();
        await page.waitForURL(/\/billing\/invoices\//);
        const invoice = await onlyInvoice(owner);
        expect([invoice?.tax_rate_ids, invoice?.prices_include_tax]).to.deep.equal([[vat], true]);
      }),
    );

  it(
    'from unbilled work are in its preview, and on the draft',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const { id: vat } = await buildTaxRate(owner, { name: 'VAT 19 %' });
      const { id: client_id } = await buildClient(owner, { name: 'Acme', tax_rate: 0 });
      const { id: project_id } = await buildProject(owner, { client_id });
      await buildTimeEntry(owner, { project_id, hours: 1, rate_charged: 119 });
      const page = await open(owner, `/billing?tab=unbilled&bill=${client_id}`);
      const dialog = page.getByRole('dialog', { name: 'Bill Acme' });
      const totals = dialog.getByLabel('Totals');
      const showsTotal = async (total: string): Promise<void> =>
        until(async () => (await totals.count()) > 0 && (await factsOf(totals))['Total'] === total);
      await showsTotal('$119.00');
      await addTax(dialog, 'Tax rates', 'VAT 19 %');
      await showsTotal('$141.61');
      await dialog.getByText('Prices include tax').click();
      await showsTotal('$119.00');
      expect(await factsOf(totals)).to.include({ 'VAT 19 % on $100.00': '$19.00' });
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Create draft' }).click();
      await page.waitForURL(/\/billing\/invoices\//);
      const invoice = await onlyInvoice(owner);
      expect([invoice?.tax_rate_ids, invoice?.amounts.tax_amount]).to.deep.equal([[vat], 19]);
    }),
  );
});
