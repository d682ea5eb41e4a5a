/** Taxes on the screens of billing: of lines, of invoices and of clients, and their sums. */
import { expect } from 'chai';
import { buildClient, buildProject } from '../../../support/builders/factories.js';
import { buildInvoice, buildSentInvoice, credit, lineAt, readInvoice } from '../../../support/builders/invoices.js';
import { buildTaxRate } from '../../../support/builders/taxes.js';
import { buildTimeEntry } from '../../../support/builders/time.js';
import { buildWorkspace } from '../../../support/builders/workspace.js';
import { until } from '../../../support/service/waiting.js';
import { addTax, columnOf, factsOf, finish, pathOf } from '../../support/billing.js';
import { inBrowsers } from '../../support/dashboard.js';

/** What connects a tax with the amount that it is charged on. */
const words = { en: 'on', de: 'auf', es: 'sobre', fr: 'sur', it: 'su', nl: 'over' };

describe('taxes on the billing screens', () => {
  const inBrowser = inBrowsers();

  it(
    'are those of the invoice, until a line names its own: the sums then state each tax',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const { id: vat } = await buildTaxRate(owner, { name: 'VAT 19 %' });
      await buildTaxRate(owner, { name: 'Reverse charge', rate: 0, category: 'reverse_charge' });
      const invoice = await buildInvoice(owner, {
        line_items: [lineAt(500, { description: 'Design' }), lineAt(300, { description: 'Abroad' })],
        tax_rate: undefined,
        tax_rate_ids: [vat],
      });
      const page = await open(owner, pathOf(invoice));
      await page.getByRole('row', { name: /Abroad/ }).click();
      const dialog = page.getByRole('dialog', { name: 'Edit line' });
      expect(await dialog.getByRole('combobox', { name: 'Tax' }).getAttribute('placeholder')).to.equal(
        'As the invoice',
      );
      await addTax(dialog, 'Tax', 'Reverse charge');
      await finish(page, 'Save line');
      const totals = page.getByLabel('Totals');
      await totals.getByText('Reverse charge on').waitFor();
      expect(await factsOf(totals)).to.deep.equal({
        Subtotal: '$800.00',
        'VAT 19 % on $500.00': '$95.00',
        'Reverse charge on $300.00': '$0.00',
        Total: '$895.00',
        Outstanding: '$895.00',
      });
      expect(await columnOf(page, 'Tax')).to.deep.equal(['VAT 19 %', 'Reverse charge']);
      await page.getByRole('row', { name: /Abroad/ }).click();
      await dialog.getByRole('button', { name: 'Remove Reverse charge' }).click();
      await finish(page, 'Save line');
      await until(async () => (await factsOf(totals))['Total'] === '$952.00');
      expect((await readInvoice(owner, invoice.id, ['line_items'])).line_items?.[1]?.has_own_tax).to.equal(false);
    }),
  );

  for (const [locale, word] of Object.entries(words))
    it(
      `are stated in the language of the reader: ${locale}`,
      inBrowser(async (open) => {
        const { owner } = await buildWorkspace();
        const { id: vat } = await buildTaxRate(owner, { name: 'VAT 19 %' });
        const { id } = await buildTaxRate(owner, { name: 'Reverse charge', rate: 0, category: 'reverse_charge' });
        const line_items = [lineAt(500, { tax_rate_id: vat }), lineAt(300, { tax_rate_id: id })];
        const page = await open(owner, pathOf(await buildInvoice(owner, { line_items })), { locale });
        const terms = page.locator('.invoice-totals dt');
        await terms.filter({ hasText: 'Reverse charge' }).waitFor();
        const [, first, second] = await terms.allInnerTexts();
        expect(first).to.match(new RegExp(String.raw`^VAT 19 % ${word}\s.*500`, 'u'));
        expect(second).to.match(new RegExp(String.raw`^Reverse charge ${word}\s.*300`, 'u'));
      }),
    );

  it(
    'can be several on one line, of which a later one is charged on those before it',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      await buildTaxRate(owner, { name: 'GST', rate: 0.05 });
      await buildTaxRate(owner, { name: 'PST', rate: 0.1, is_compound: true });
      await buildTaxRate(owner, { name: 'Levy', rate: 0.01 });
      const invoice = await buildInvoice(owner, { line_items: [] });
      const page = await open(owner, pathOf(invoice));
      await page.getByRole('button', { name: 'Add line' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add line' });
      await dialog.getByLabel('Description').fill('Support');
      await dialog.getByRole('textbox', { name: 'Rate' }).fill('100');
      await dialog.getByRole('button', { name: /Unit$/ }).click();
      await page.getByRole('option', { name: 'Day', exact: true }).click();
      for (const name of ['GST', 'PST']) await addTax(dialog, 'Tax', name);
      await addTax(dialog, 'Tax', 'Levy', true);
      expect(await dialog.getByRole('combobox', { name: 'Tax' }).isDisabled()).to.equal(true);
      await dialog.getByRole('button', { name: 'Remove Levy' }).click();
      await finish(page, 'Add line');
      await page.getByLabel('Totals').getByText('PST').waitFor();
      // 100.00 × 5 % = 5.00; 105.00 × 10 % = 10.50
      expect(await factsOf(page.getByLabel('Totals'))).to.include({
        'GST (5%) on $100.00': '$5.00',
        'PST (10%) on $105.00': '$10.50',
        Total: '$115.50',
      });
      expect(await columnOf(page, 'Unit')).to.deep.equal(['Day']);
    }),
  );

  it(
    'of the invoice are tax rates or one plain rate, and can be included in prices',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      await buildTaxRate(owner, { name: 'VAT 19 %' });
      const invoice = await buildInvoice(owner, { line_items: [lineAt(119)], tax_rate: 0.07 });
      const page = await open(owner, pathOf(invoice));
      await page.getByLabel('Totals').getByText('Tax 7%').waitFor();
      const dialog = page.getByRole('dialog');
      const rate = dialog.getByRole('textbox', { name: 'Tax', exact: true });
      await page.getByRole('button', { name: 'Edit' }).click();
      await rate.waitFor();
      await addTax(dialog, 'Tax rates', 'VAT 19 %');
      await rate.waitFor({ state: 'detached' });
      await dialog.getByText('Prices include tax').click();
      await finish(page, 'Save');
      await until(async () => (await factsOf(page.getByLabel('Totals')))['Total'] === '$119.00');
      expect(await factsOf(page.getByLabel('Totals'))).to.include({
        Subtotal: '$100.00',
        'VAT 19 % on $100.00': '$19.00',
      });
      expect(await columnOf(page, 'Amount incl. tax')).to.deep.equal(['$119.00']);
      await page.getByRole('button', { name: 'Edit' }).click();
      await dialog.getByRole('button', { name: 'Remove VAT 19 %' }).click();
      await rate.fill('0');
      await finish(page, 'Save');
      await until(async () => (await factsOf(page.getByLabel('Totals')))['Tax 0%'] === '$0.00');
      const { amounts, tax_rate_ids } = await readInvoice(owner, invoice.id);
      expect([amounts.subtotal, amounts.tax_rate, tax_rate_ids]).to.deep.equal([119, 0, []]);
    }),
  );

  it(
    'of a client replace their plain rate, and are in the preview of their work and on credit notes',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const { id: vat } = await buildTaxRate(owner, { name: 'VAT 19 %' });
      const { id: client_id } = await buildClient(owner, { email: 'pay@acme.example', tax_rate: 0.07 });
      const { id: project_id } = await buildProject(owner, { client_id });
      await buildTimeEntry(owner, { project_id, hours: 2, rate_charged: 100 });
      const page = await open(owner, `/clients/${client_id}?tab=settings`);
      const form = page.getByRole('form', { name: 'Client settings' });
      await form.getByRole('textbox', { name: 'Tax rate', exact: true }).waitFor();
      await addTax(form, 'Tax rates', 'VAT 19 %');
      await form.getByRole('textbox', { name: 'Tax rate', exact: true }).waitFor({ state: 'detached' });
      await form.getByRole('button', { name: 'Save client' }).click();
      await page.getByText('Client saved').waitFor();
      const { billing } = (await owner.call('getClient', { params: { id: client_id } })).data;
      expect([billing.tax_rate, billing.tax_rate_ids]).to.deep.equal([null, [vat]]);

      await page.goto(`/billing?tab=unbilled&bill=${client_id}`);
      const totals = page.getByLabel('Totals');
      await totals.getByText('VAT 19 % on $200.00').waitFor();
      expect((await factsOf(totals))['VAT 19 % on $200.00']).to.equal('$38.00');

      const { id } = await buildSentInvoice(owner, { client_id, tax_rate: undefined });
      await page.goto(`/billing/credit-notes/${(await credit(owner, id)).id}`);
      await totals.getByText('VAT 19 % on $100.00').waitFor();
      expect((await factsOf(totals))['VAT 19 % on $100.00']).to.equal('$19.00');
    }),
  );

  it(
    'do not appear in a firm that has no tax rates: one plain rate is all',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const page = await open(owner, pathOf(await buildInvoice(owner, { tax_rate: 0.2 })));
      await page.getByLabel('Totals').getByText('Tax 20%').waitFor();
      expect(await page.getByText('Tax', { exact: true }).count()).to.equal(0);
      await page.getByRole('row', { name: /Consulting/ }).click();
      const dialog = page.getByRole('dialog', { name: 'Edit line' });
      await dialog.getByRole('button', { name: /Unit$/ }).waitFor();
      expect(await dialog.getByRole('combobox', { name: 'Tax' }).count()).to.equal(0);
    }),
  );
});
