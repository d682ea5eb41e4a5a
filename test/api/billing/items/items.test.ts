import { expect } from 'chai';
import type { Schemas } from '../../../../contract/contract.js';
import { refusalOf } from '../../../support/answers/refusals.js';
import { buildClient } from '../../../support/builders/factories.js';
import { buildItem } from '../../../support/builders/billing/items.js';
import { buildTaxRate } from '../../../support/builders/taxes.js';
import { buildWorkspace } from '../../../support/builders/workspace.js';
import type { ApiClient } from '../../../support/service/api.js';

const namesOf = async (owner: ApiClient, query: { active?: boolean; currency?: string; search?: string }) =>
  (await owner.call('listItems', { query })).data.map(({ name }) => name);

const invoiceWith = async (owner: ApiClient, ...line_items: Schemas['LineItemCreate'][]) => {
  const { id: client_id } = await buildClient(owner);
  return (await owner.call('createInvoice', { body: { client_id, line_items } })).data;
};

describe('items', () => {
  it('are in the currency of the workspace, active and without taxes unless they say otherwise', async () => {
    const { owner } = await buildWorkspace();
    expect((await owner.call('createItem', { body: { name: 'Audit', price: 1200 } })).data).to.deep.include({
      currency: 'USD',
      active: true,
      unit: null,
      description: null,
      tax_rate_id: null,
      tax_rate_ids: [],
    });
  });

  it('are listed by name, and found by name, currency and whether they are active', async () => {
    const { owner } = await buildWorkspace();
    await buildItem(owner, { name: 'Hosting' });
    await buildItem(owner, { name: 'Audit', currency: 'EUR' });
    await buildItem(owner, { name: 'Hosting, old', active: false });
    expect(await namesOf(owner, {})).to.deep.equal(['Audit', 'Hosting', 'Hosting, old']);
    expect(await namesOf(owner, { search: 'hosting', active: true })).to.deep.equal(['Hosting']);
    expect(await namesOf(owner, { active: false })).to.deep.equal(['Hosting, old']);
    expect(await namesOf(owner, { currency: 'EUR' })).to.deep.equal(['Audit']);
  });

  it('have names of their own, ignoring case', async () => {
    const { owner } = await buildWorkspace();
    await buildItem(owner, { name: 'Hosting' });
    const body = { name: 'HOSTING', price: 1 };
    expect(await refusalOf(owner.fail('createItem', { body }))).to.deep.equal([409, 'duplicate', 'name']);
  });

  it('refuse what is no currency, and tax rates that do not exist or are named in two ways', async () => {
    const { owner } = await buildWorkspace();
    const [{ id }, { id: other }] = [await buildTaxRate(owner), await buildTaxRate(owner)];
    const missing = 'tax_01k6jz3v8he9s8x4d2m7q5r0ab';
    for (const [terms, field] of [
      [{ currency: 'ZZZ' }, 'currency'],
      [{ tax_rate_id: missing }, 'tax_rate_id'],
      [{ tax_rate_ids: [id, missing] }, 'tax_rate_ids.1'],
      [{ tax_rate_id: id, tax_rate_ids: [id, other] }, 'tax_rate_id'],
    ] as const) {
      const body = {
        name: 'Hosting',
        price: 1,
        ...terms,
        ...('tax_rate_ids' in terms && { tax_rate_ids: [...terms.tax_rate_ids] }),
      };
      expect(await refusalOf(owner.fail('createItem', { body }))).to.deep.equal([400, 'invalid_request', field]);
    }
  });

  it('lend lines their description, unit, price and taxes, which stay as they were', async () => {
    const { owner } = await buildWorkspace();
    const { id: tax } = await buildTaxRate(owner, { rate: 0.07 });
    const { id: item_id } = await buildItem(owner, {
      name: 'Hosting',
      description: 'Hosting, with backups',
      tax_rate_id: tax,
    });
    const own = { item_id, quantity: 1, description: 'Hosting at half price', rate: 24.5, unit: null, tax_rate: 0 };
    const { id } = await invoiceWith(owner, { item_id, quantity: 3 }, own);
    await owner.call('updateItem', {
      params: { id: item_id },
      body: { price: 55, name: 'Renamed', tax_rate_ids: null },
    });
    await owner.call('deleteItem', { params: { id: item_id } });
    const { line_items = [] } = (await owner.call('getInvoice', { params: { id }, query: { include: ['line_items'] } }))
      .data;
    expect(
      line_items.map(({ description, quantity, rate, unit, amount, tax_rate, tax_rate_id }) => [
        description,
        quantity,
        rate,
        unit,
        amount,
        tax_rate,
        tax_rate_id,
      ]),
    ).to.deep.equal([
      ['Hosting, with backups', 3, 49, 'month', 147, 0.07, tax],
      ['Hosting at half price', 1, 24.5, 'piece', 24.5, 0, null],
    ]);
  });

  it('lend a line that is added, or put in a new list, but none that exists', async () => {
    const { owner } = await buildWorkspace();
    const { id: item_id, name } = await buildItem(owner);
    const { id } = await invoiceWith(owner, { description: 'Work', quantity: 1, rate: 1 });
    const { data: added } = await owner.call('addInvoiceLineItem', { params: { id }, body: { item_id } });
    expect(added).to.include({ description: name, rate: 49 });
    const refused = owner.fail('updateInvoice', { params: { id }, body: { line_items: [{ id: added.id, item_id }] } });
    expect(await refusalOf(refused)).to.deep.equal([400, 'invalid_request', 'line_items.0.item_id']);
    const { data } = await owner.call('updateInvoice', {
      params: { id },
      body: { line_items: [{ item_id, quantity: 2 }] },
    });
    expect(data.amounts.total).to.equal(98);
  });

  it('lend nothing when they are inactive, unknown, of another workspace or in another currency', async () => {
    const [{ owner }, { owner: other }] = [await buildWorkspace(), await buildWorkspace()];
    const euros = await buildItem(owner, { currency: 'EUR' });
    const ids = [
      (await buildItem(owner, { active: false })).id,
      (await buildItem(other)).id,
      'item_01k6jz3v8he9s8x4d2m7q5r0ab',
      euros.id,
    ];
    const { id: client_id } = await buildClient(owner);
    for (const item_id of ids) {
      const body = { client_id, line_items: [{ item_id }] };
      expect(await refusalOf(owner.fail('createInvoice', { body }))).to.deep.equal([
        400,
        'invalid_request',
        'line_items.0.item_id',
      ]);
    }
    expect((await invoiceWith(owner, { item_id: euros.id, quantity: 1, rate: 60 })).amounts.total).to.equal(60);
  });

  it('cannot lose a tax rate that they name', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildTaxRate(owner);
    const item = await buildItem(owner, { tax_rate_id: id });
    expect(item).to.deep.include({ tax_rate_id: id, tax_rate_ids: [id] });
    expect(await refusalOf(owner.fail('deleteTaxRate', { params: { id } }))).to.deep.include(409);
    await owner.call('updateItem', { params: { id: item.id }, body: { tax_rate_id: null } });
    await owner.call('deleteTaxRate', { params: { id } });
  });
});
