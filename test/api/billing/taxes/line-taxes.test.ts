/** Taxes of invoices by line. All figures are worked out by hand. */
import { expect } from 'chai';
import type { Schemas } from '../../../../contract/contract.js';
import { refusalOf } from '../../../support/answers/refusals.js';
import { buildClient, buildProject } from '../../../support/builders/factories.js';
import { readInvoice } from '../../../support/builders/invoices.js';
import { buildTaxRate } from '../../../support/builders/taxes.js';
import { buildTimeEntry } from '../../../support/builders/time.js';
import { buildWorkspace } from '../../../support/builders/workspace.js';
import type { ApiClient, CallInput } from '../../../support/service/api.js';

type NewLine = Partial<NonNullable<NonNullable<CallInput<'createInvoice'>['body']>['line_items']>[number]>;
type NewInvoice = Partial<Omit<Schemas['InvoiceCreate'], 'line_items'>>;

async function invoiceOf(
  owner: ApiClient,
  lines: readonly NewLine[],
  header: NewInvoice = {},
): Promise<Schemas['Invoice']> {
  const client_id = header.client_id ?? (await buildClient(owner, { currency: 'EUR' })).id;
  const line_items = lines.map((line) => ({ description: 'Work', quantity: 1, ...line }));
  return (await owner.call('createInvoice', { body: { ...header, client_id, line_items } })).data;
}

const taxesOf = ({ amounts: { taxes } }: Pick<Schemas['Invoice'], 'amounts'>) =>
  taxes.map(({ category, rate, taxable, tax }) => [category, rate, taxable, tax]);
const totalsOf = ({ amounts: { subtotal, tax_amount, total } }: Pick<Schemas['Invoice'], 'amounts'>) => [
  subtotal,
  tax_amount,
  total,
];

describe('taxes of an invoice', () => {
  it('are those of each line, rounded once for each rate', async () => {
    const { owner } = await buildWorkspace();
    const [full, reduced] = [await buildTaxRate(owner), await buildTaxRate(owner, { rate: 0.07 })];
    const invoice = await invoiceOf(owner, [
      { rate: 333.33, tax_rate_id: full.id },
      { rate: 49.99, tax_rate_ids: [reduced.id] },
      { rate: 333.33, tax_rate_id: full.id },
      { rate: 0.05, tax_rate: 0.19 },
    ]);
    expect(taxesOf(invoice)).to.deep.equal([
      ['standard', 0.19, 666.71, 126.67],
      ['standard', 0.07, 49.99, 3.5],
    ]);
    expect(totalsOf(invoice)).to.deep.equal([716.7, 130.17, 846.87]);
    const [first, second, , plain] = invoice.line_items ?? [];
    expect(first).to.deep.include({ tax_rate_id: full.id, tax_rate_ids: [full.id], tax_rate: 0.19, has_own_tax: true });
    expect(second?.taxes.map(({ name }) => name)).to.deep.equal([reduced.name]);
    expect(plain).to.deep.include({ tax_rate_id: null, tax_rate_ids: [], tax_rate: 0.19, tax_category: 'standard' });
    expect(await readInvoice(owner, invoice.id, ['line_items'])).to.deep.include({
      amounts: invoice.amounts,
      line_items: invoice.line_items,
    });
  });

  it('are the one rate of the invoice for lines that name none, as before', async () => {
    const { owner } = await buildWorkspace();
    const invoice = await invoiceOf(owner, [{ rate: 1000 }, { rate: 100, tax_rate: 0 }], { tax_rate: 0.0825 });
    expect(taxesOf(invoice)).to.deep.equal([
      ['standard', 0.0825, 1000, 82.5],
      ['zero', 0, 100, 0],
    ]);
    expect(invoice.amounts.tax_rate).to.equal(0.0825);
    expect(invoice.line_items?.map(({ has_own_tax, tax_rate }) => [has_own_tax, tax_rate])).to.deep.equal([
      [false, 0.0825],
      [true, 0],
    ]);
    const params = { id: invoice.id };
    const { data: changed } = await owner.call('updateInvoice', { params, body: { tax_rate: 0.1 } });
    expect(totalsOf(changed)).to.deep.equal([1100, 100, 1200]);
    expect(taxesOf(await readInvoice(owner, invoice.id))).to.deep.equal([
      ['standard', 0.1, 1000, 100],
      ['zero', 0, 100, 0],
    ]);
  });

  it('come from the client, then the workspace, then the default tax rate', async () => {
    const { owner } = await buildWorkspace();
    const [usual, ofClient] = [
      await buildTaxRate(owner, { is_default: true }),
      await buildTaxRate(owner, { rate: 0.07 }),
    ];
    await owner.call('updateWorkspace', { body: { default_tax_rate: null } });
    const lines = [{ rate: 100 }];
    expect((await invoiceOf(owner, lines)).amounts.taxes.map(({ name }) => name)).to.deep.equal([usual.name]);
    await owner.call('updateWorkspace', { body: { default_tax_rate: 0.2 } });
    expect(taxesOf(await invoiceOf(owner, lines))).to.deep.equal([['standard', 0.2, 100, 20]]);
    const client = await buildClient(owner, { currency: 'EUR', tax_rate_ids: [ofClient.id] });
    expect(client.billing).to.deep.include({ tax_rate: null, tax_rate_ids: [ofClient.id] });
    const made = await invoiceOf(owner, lines, { client_id: client.id });
    expect([made.tax_rate_ids, totalsOf(made)]).to.deep.equal([[ofClient.id], [100, 7, 107]]);
    const untaxed = await invoiceOf(owner, lines, { client_id: client.id, tax_rate: 0 });
    expect(taxesOf(untaxed)).to.deep.equal([['zero', 0, 100, 0]]);
    expect(await refusalOf(owner.fail('deleteTaxRate', { params: { id: ofClient.id } }))).to.deep.include(409);
  });

  it('are the usual ones of the client to whom a draft moves, if it moves without taxes of its own', async () => {
    const { owner } = await buildWorkspace();
    const rate = await buildTaxRate(owner, { rate: 0.07 });
    const other = await buildClient(owner, { currency: 'EUR', tax_rate_ids: [rate.id] });
    const { id } = await invoiceOf(owner, [{ rate: 100 }], { tax_rate: 0.19 });
    const body = { client_id: other.id, tax_rate_ids: null };
    const { data } = await owner.call('updateInvoice', { params: { id }, body });
    expect([data.tax_rate_ids, totalsOf(data)]).to.deep.equal([[rate.id], [100, 7, 107]]);
  });

  it('are up to three on a line, the compound one also on those before it', async () => {
    const { owner } = await buildWorkspace();
    const gst = await buildTaxRate(owner, { name: 'GST', rate: 0.05 });
    const qst = await buildTaxRate(owner, { name: 'QST', rate: 0.095, is_compound: true });
    const invoice = await invoiceOf(owner, [{ rate: 100, tax_rate_ids: [gst.id, qst.id] }]);
    expect(invoice.amounts.taxes.map(({ name, taxable, tax }) => [name, taxable, tax])).to.deep.equal([
      ['GST', 100, 5],
      ['QST', 105, 9.98],
    ]);
    expect(totalsOf(invoice)).to.deep.equal([100, 14.98, 114.98]);
    expect(invoice.line_items?.[0]).to.deep.include({ tax_rate_id: null, tax_rate: 0.14975 });
  });

  it('are taken out of prices that include them, and hit the given total to the cent', async () => {
    const { owner } = await buildWorkspace();
    const invoice = await invoiceOf(owner, [{ rate: 500, tax_rate: 0.1 }, { rate: 99.99 }], {
      tax_rate: 0.2,
      prices_include_tax: true,
    });
    expect(totalsOf(invoice)).to.deep.equal([537.87, 62.12, 599.99]);
    expect(invoice.line_items?.map(({ amount, net_amount }) => [amount, net_amount])).to.deep.equal([
      [500, 454.55],
      [99.99, 83.32],
    ]);
    const params = { id: invoice.id };
    const { data: net } = await owner.call('updateInvoice', { params, body: { prices_include_tax: false } });
    expect(totalsOf(net)).to.deep.equal([599.99, 70, 669.99]);
    const read = await readInvoice(owner, invoice.id, ['line_items']);
    expect(read.line_items?.map(({ net_amount }) => net_amount)).to.deep.equal([500, 99.99]);
  });

  it('stay as they were when the tax rate changes or is deleted, on duplicates too', async () => {
    const { owner } = await buildWorkspace();
    const rate = await buildTaxRate(owner);
    const invoice = await invoiceOf(owner, [{ rate: 100, tax_rate_id: rate.id, unit: 'day' }]);
    await owner.call('updateTaxRate', { params: { id: rate.id }, body: { rate: 0.25 } });
    await owner.call('deleteTaxRate', { params: { id: rate.id } });
    const { data: copy } = await owner.call('duplicateInvoice', { params: { id: invoice.id } });
    for (const each of [await readInvoice(owner, invoice.id, ['line_items']), copy]) {
      expect(totalsOf(each)).to.deep.equal([100, 19, 119]);
      expect(each.line_items?.[0]).to.deep.include({ tax_rate_id: rate.id, unit: 'day' });
    }
    const body = { description: 'More', rate: 1, tax_rate_id: rate.id };
    expect(await refusalOf(owner.fail('addInvoiceLineItem', { params: { id: invoice.id }, body }))).to.deep.equal([
      400,
      'invalid_request',
      'tax_rate_id',
    ]);
  });

  it('are unchanged by an invoice that is sent back as it was read, also once its tax rates have changed', async () => {
    const { owner } = await buildWorkspace();
    const [rate, usual] = [await buildTaxRate(owner), await buildTaxRate(owner, { rate: 0.07 })];
    const lines = [
      { rate: 100, tax_rate_id: rate.id },
      { rate: 50 },
      { rate: 10, tax_rate: 0, tax_category: 'export' as const },
    ];
    const made = await invoiceOf(owner, lines, { tax_rate_ids: [usual.id] });
    for (const { id } of [rate, usual]) await owner.call('updateTaxRate', { params: { id }, body: { rate: 0.25 } });
    const params = { id: made.id };
    const line_items = (made.line_items ?? []).map(
      ({ id, rate: price, unit, tax_rate_id, tax_rate_ids, tax_rate, tax_category }) => ({
        id,
        ...(price === undefined ? {} : { rate: price }),
        unit,
        tax_rate_id,
        tax_rate_ids,
        tax_rate,
        tax_category,
      }),
    );
    const body = { tax_rate: made.amounts.tax_rate, tax_rate_ids: made.tax_rate_ids, line_items };
    await owner.call('updateInvoice', { params, body });
    const { warnings: _warnings, ...before } = made;
    expect(await readInvoice(owner, made.id, ['line_items'])).to.deep.include(before);
  });

  it('of one way each: tax rates, or a plain rate with its category', async () => {
    const { owner } = await buildWorkspace();
    const [{ id }, { id: other }] = [await buildTaxRate(owner), await buildTaxRate(owner)];
    const line = { description: 'Work', rate: 1 };
    const wrong: readonly [object, string][] = [
      [{ tax_rate_id: id, tax_rate: 0.1 }, 'line_items.0.tax_rate'],
      [{ tax_rate_id: id, tax_rate_ids: [other] }, 'line_items.0.tax_rate_id'],
      [{ tax_rate_id: id, tax_category: 'zero' }, 'line_items.0.tax_category'],
      [{ tax_category: 'exempt' }, 'line_items.0.tax_category'],
      [{ tax_rate: 0.1, tax_category: 'exempt' }, 'line_items.0.tax_rate'],
      [{ tax_rate: 0, tax_category: 'standard' }, 'line_items.0.tax_rate'],
    ];
    const { id: client_id } = await buildClient(owner);
    for (const [tax, field] of wrong) {
      const body = { client_id, line_items: [{ ...line, ...tax }] };
      expect(await refusalOf(owner.fail('createInvoice', { body })), field).to.deep.equal([
        400,
        'invalid_request',
        field,
      ]);
    }
  });

  it('count revenue and the amount billed of projects before tax, also if prices include it', async () => {
    const { owner } = await buildWorkspace();
    const client = await buildClient(owner, { currency: 'EUR' });
    const project = await buildProject(owner, { client_id: client.id });
    await invoiceOf(owner, [{ rate: 119, project_id: project.id }], {
      client_id: client.id,
      tax_rate: 0.19,
      prices_include_tax: true,
    });
    const { data } = await owner.call('getProject', { params: { id: project.id } });
    expect(data.budget.amount_billed).to.equal(100);
  });

  it('of time are in the preview as on the invoice, with hours as the unit', async () => {
    const { owner } = await buildWorkspace();
    const rate = await buildTaxRate(owner, { rate: 0.07 });
    const client = await buildClient(owner, { currency: 'EUR' });
    await buildTimeEntry(owner, { client_id: client.id, date: '2026-03-02', hours: 2, rate_charged: 50 });
    const body = { client_id: client.id, from: '2026-03-01', to: '2026-03-31', tax_rate_ids: [rate.id] };
    const { data: preview } = await owner.call('previewInvoiceFromTime', { body });
    const { data: made } = await owner.call('createInvoiceFromTime', { body });
    expect(preview.amounts.taxes).to.deep.equal(made.amounts.taxes);
    expect(taxesOf(made)).to.deep.equal([['standard', 0.07, 100, 7]]);
    expect([preview, made].map(({ line_items }) => line_items?.[0]?.unit)).to.deep.equal(['hour', 'hour']);
  });
});
