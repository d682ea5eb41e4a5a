/** The taxes of invoices and credit notes in files of lists. */
import { parse } from 'csv-parse/sync';
import { expect } from 'chai';
import { buildClient } from '../../../support/builders/factories.js';
import { buildSentInvoice, credit, readInvoice } from '../../../support/builders/invoices.js';
import { buildTaxRate } from '../../../support/builders/taxes.js';
import { buildUser, buildWorkspace } from '../../../support/builders/workspace.js';
import type { ApiClient } from '../../../support/service/api.js';

type Records = readonly Readonly<Record<string, string>>[];

async function fileOf(
  by: ApiClient,
  id: 'listInvoices' | 'listCreditNotes',
  query: Readonly<Record<string, string>> = { for: 'spreadsheet' },
  delimiter = ',',
): Promise<Records> {
  const csv = await by.request(id, { query: { ...query, format: 'csv' } });
  return parse((await csv.text()).replaceAll('\u00a0', ' '), { bom: true, columns: true, delimiter });
}

async function buildTaxed() {
  const { owner } = await buildWorkspace();
  const client = await buildClient(owner, { email: 'billing@acme.example', currency: 'EUR' });
  const gst = await buildTaxRate(owner, { name: 'GST', rate: 0.05 });
  const qst = await buildTaxRate(owner, { name: 'QST', rate: 0.09975 });
  const line_items = [
    { description: 'Workshop', quantity: 1, rate: 1000.5, tax_rate_ids: [gst.id, qst.id] },
    { description: 'Course', quantity: 1, rate: 40, tax_rate: 0, tax_category: 'exempt' as const },
  ];
  return { owner, invoice: await buildSentInvoice(owner, { client_id: client.id, line_items }) };
}

describe('the taxes in files of lists', () => {
  it('are one column for people, in their language, and columns of values for programs', async () => {
    const { owner } = await buildTaxed();
    const [row] = await fileOf(owner, 'listInvoices');
    const taxes = 'GST (5%) on 1,000.5: 50.03; QST (9.975%) on 1,000.5: 99.8; Exempt from tax on 40: 0';
    expect(row).to.include({ Taxes: taxes, 'Prices include tax': 'No', Tax: '149.83' });
    await owner.call('updateUser', { params: { id: owner.userId }, body: { locale: 'de-DE' } });
    expect((await fileOf(owner, 'listInvoices', { for: 'spreadsheet' }, ';'))[0]).to.include({
      Steuern: 'GST (5 %) auf 1.000,5: 50,03; QST (9,975 %) auf 1.000,5: 99,8; Steuerfrei auf 40: 0',
    });
    expect((await fileOf(owner, 'listInvoices', {}))[0]).to.include({
      'amounts.taxes.rate': '0.05; 0.09975; 0',
      'amounts.taxes.tax': '50.03; 99.8; 0',
    });
    const fields = 'amounts.taxes.tax,amounts.taxes';
    const chosen = await fileOf(owner, 'listInvoices', { for: 'spreadsheet', fields }, ';');
    expect(chosen.map((each) => Object.keys(each))).to.deep.equal([['Steuern: Steuer', 'Steuern']]);
  });

  it('of credit notes are those of the document and of its lines', async () => {
    const { owner, invoice } = await buildTaxed();
    const { line_items: [workshop] = [] } = await readInvoice(owner, invoice.id, ['line_items']);
    await credit(owner, invoice.id, { lines: [{ line_item_id: workshop?.id ?? '', amount: 100 }] });
    const [row] = await fileOf(owner, 'listCreditNotes');
    expect(row).to.include({
      Taxes: 'GST (5%) on 100: 5; QST (9.975%) on 100: 9.98',
      'Lines: Taxes': 'GST (5%) + QST (9.975%)',
      'Lines: Net amount': '100',
    });
  });

  it('have no amounts for who may not see them', async () => {
    const { owner } = await buildTaxed();
    const viewer = await buildUser(owner, 'viewer', { permissions: { can_export_data: true } });
    expect((await fileOf(viewer, 'listInvoices'))[0]).to.include({
      Taxes: 'GST (5%) + QST (9.975%) + Exempt from tax',
    });
  });
});
