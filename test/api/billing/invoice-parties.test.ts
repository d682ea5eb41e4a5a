import { expect } from 'chai';
import type { Schemas } from '../../../contract/contract.js';
import { testApi, type ApiClient } from '../../support/service/api.js';
import { png as imageOf } from '../../support/builders/images.js';
import { buildClient, buildProject } from '../../support/builders/factories.js';
import { buildInvoice, lineAt, openHosted, readInvoice } from '../../support/builders/invoices.js';
import { buildTaxRate } from '../../support/builders/taxes.js';
import { buildTimeEntry } from '../../support/builders/time.js';
import { buildWorkspace } from '../../support/builders/workspace.js';

const seller = {
  business: {
    legal_name: 'Studio GmbH',
    tax_id: 'DE123456788',
    address: { line1: 'Torstraße 1', city: 'Berlin', country: 'DE' },
  },
  payment: { iban: 'DE89370400440532013000' },
  invoice_footer: 'Geschäftsführerin: Ada Muster',
};
const buyer = { name: 'Acme', address_line1: '1 Main Street', city: 'New York', country: 'US', tax_id: '12-3456789' };
const delivery = { delivery_start: '2026-01-05', delivery_end: '2026-01-30' };

async function buildIdentified(owner: ApiClient) {
  await owner.call('updateWorkspace', { body: seller });
  const client = await buildClient(owner, { ...buyer, email: 'billing@acme.example' });
  return { client, invoice: await buildInvoice(owner, { client_id: client.id, ...delivery }) };
}

async function uploadLogo(owner: ApiClient, side: number): Promise<void> {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(imageOf(side, side))]), 'logo.png');
  await owner.request('uploadWorkspaceLogo', { body });
}

const partiesOf = async (owner: ApiClient, id: string) => (await readInvoice(owner, id, ['parties'])).parties;

describe('the parties of an invoice', () => {
  it('follow the workspace and client until the invoice is sent, and never after', async () => {
    const { owner } = await buildWorkspace();
    const { client, invoice } = await buildIdentified(owner);
    const draft = await partiesOf(owner, invoice.id);
    expect(draft?.seller).to.deep.include({
      legal_name: 'Studio GmbH',
      tax_id: 'DE123456788',
      footer: seller.invoice_footer,
    });
    expect(draft?.buyer).to.deep.include({ name: 'Acme', tax_id: '12-3456789' });
    expect([draft?.locale, draft?.is_frozen]).to.deep.equal(['en', false]);
    await owner.call('updateClient', { params: { id: client.id }, body: { city: 'Boston', locale: 'de' } });
    await owner.call('sendInvoice', { params: { id: invoice.id } });
    const sent = await partiesOf(owner, invoice.id);
    expect([sent?.buyer.address.city, sent?.locale, sent?.is_frozen]).to.deep.equal(['Boston', 'de', true]);
    await owner.call('updateWorkspace', { body: { name: 'Renamed', business: null, payment: null, locale: 'fr' } });
    await owner.call('updateClient', {
      params: { id: client.id },
      body: { name: 'Acme & Sons', city: null, locale: null },
    });
    expect(await partiesOf(owner, invoice.id)).to.deep.equal(sent);
  });

  it('stay the same, byte by byte, on the page and PDF of a sent invoice, however workspace, client, contact or logo change', async () => {
    const { owner } = await buildWorkspace();
    await uploadLogo(owner, 20);
    const { client, invoice } = await buildIdentified(owner);
    await owner.call('sendInvoice', { params: { id: invoice.id } });
    const { hosted_url: url } = await readInvoice(owner, invoice.id);
    await openHosted(url);
    const shown = async () => [
      await (await openHosted(url)).text(),
      Buffer.from(await (await openHosted(url, {}, '/pdf')).arrayBuffer()).toString('base64'),
    ];
    const before = await shown();
    await owner.call('updateWorkspace', {
      body: { name: 'Renamed', business: null, invoice_footer: null, locale: 'it' },
    });
    await owner.call('updateClient', { params: { id: client.id }, body: { name: 'Acme & Sons', tax_id: null } });
    await uploadLogo(owner, 30);
    expect(await shown()).to.deep.equal(before);
    await owner.call('deleteWorkspaceLogo', {});
    expect(await shown()).to.deep.equal(before);
  });
});

describe('the parties of an invoice that was sent before they had all their fields', () => {
  it('have the two tax numbers by their form, and nothing that was not frozen', async () => {
    const { owner } = await buildWorkspace();
    const { client, invoice } = await buildIdentified(owner);
    await owner.call('sendInvoice', { params: { id: invoice.id } });
    const { db } = await testApi();
    const since = ['vat_id', 'tax_number', 'identifiers', 'electronic_address'].map((name) => `'$.${name}'`).join();
    await db('invoice_parties')
      .where({ invoice_id: invoice.id })
      .update({
        seller: db.raw(`JSON_REMOVE(seller, ${since}, '$.contact_name')`),
        buyer: db.raw(`JSON_REMOVE(buyer, ${since})`),
      });
    const identifiers = [{ scheme: '0088', value: '4012345000009' }];
    await owner.call('updateWorkspace', { body: { business: { identifiers, contact_name: 'Ada' } } });
    await owner.call('updateClient', { params: { id: client.id }, body: { identifiers } });
    const parties = await partiesOf(owner, invoice.id);
    const none = { identifiers: [], electronic_address: null, contact_name: null };
    expect(parties?.seller).to.deep.include({
      ...none,
      tax_id: 'DE123456788',
      vat_id: 'DE123456788',
      tax_number: null,
    });
    expect(parties?.buyer).to.deep.include({
      ...none,
      tax_id: '12-3456789',
      vat_id: null,
      tax_number: '12-3456789',
    });
  });
});

describe('the warnings of an invoice', () => {
  it('name what most jurisdictions require, on a draft and when it is sent, and prevent nothing', async () => {
    const { owner } = await buildWorkspace();
    const { id, warnings } = await buildInvoice(owner);
    const all = [
      'seller_address_missing',
      'seller_tax_id_missing',
      'payment_details_missing',
      'buyer_address_missing',
      'delivery_period_missing',
    ];
    expect(warnings?.map(({ code }) => code)).to.deep.equal(all);
    const { data } = await owner.call('sendInvoice', { params: { id } });
    expect(data.warnings.map(({ code }) => code)).to.deep.equal(all);
    expect(await readInvoice(owner, id)).not.to.have.property('warnings');
  });

  it('are empty if everything is there', async () => {
    const { owner } = await buildWorkspace();
    const { invoice } = await buildIdentified(owner);
    expect(invoice.warnings).to.deep.equal([]);
    const { data } = await owner.call('sendInvoice', { params: { id: invoice.id } });
    expect(data.warnings).to.deep.equal([]);
  });

  it('name the missing tax id of a buyer who owes the tax of a line, also in a preview', async () => {
    const { owner } = await buildWorkspace();
    await owner.call('updateWorkspace', { body: seller });
    const rate = await buildTaxRate(owner, { rate: 0, category: 'reverse_charge' });
    const client = await buildClient(owner, { ...buyer, tax_id: null, tax_rate_ids: [rate.id] });
    const codesOf = ({ warnings = [] }: Pick<Schemas['Invoice'], 'warnings'>) => warnings.map(({ code }) => code);
    const body = { ...delivery, client_id: client.id, line_items: [lineAt(100)] };
    const { data: owed } = await owner.call('createInvoice', { body });
    expect(codesOf(owed)).to.deep.equal(['buyer_tax_id_missing']);
    const { data: taxed } = await owner.call('createInvoice', { body: { ...body, tax_rate: 0.19 } });
    expect(codesOf(taxed)).to.deep.equal([]);
    await buildTimeEntry(owner, { client_id: client.id, date: '2026-01-07', hours: 1, rate_charged: 100 });
    const from = { client_id: client.id, from: '2026-01-01', to: '2026-01-31' };
    const { data: preview } = await owner.call('previewInvoiceFromTime', { body: from });
    expect(codesOf(preview)).to.deep.equal(['buyer_tax_id_missing']);
    await owner.call('updateClient', { params: { id: client.id }, body: { tax_id: 'FR40303265045' } });
    expect(codesOf(await readInvoice(owner, owed.id))).to.deep.equal([]);
  });
});

describe('the delivery period of an invoice', () => {
  it('is that of the work that from-time bills, unless given', async () => {
    const { owner } = await buildWorkspace();
    const project = await buildProject(owner);
    for (const date of ['2026-01-07', '2026-01-05', '2026-01-21'])
      await owner.call('createTimeEntry', { body: { project_id: project.id, date, hours: 1, rate_charged: 100 } });
    const body = { client_id: project.client_id, from: '2026-01-01', to: '2026-01-31' };
    const { data } = await owner.call('createInvoiceFromTime', { body });
    expect([data.dates.delivery_start, data.dates.delivery_end]).to.deep.equal(['2026-01-05', '2026-01-21']);
  });

  it('has both ends, in order, or neither', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildInvoice(owner, delivery);
    const refusals = [
      [{ delivery_end: null }, 'delivery_end'],
      [{ delivery_start: null }, 'delivery_start'],
      [{ delivery_start: '2026-01-31' }, 'delivery_end'],
    ] as const;
    for (const [body, field] of refusals) {
      const { error } = await owner.fail('updateInvoice', { params: { id }, body });
      expect([error.code, error.field]).to.deep.equal(['invalid_request', field]);
    }
    const body = { delivery_start: null, delivery_end: null };
    const { data } = await owner.call('updateInvoice', { params: { id }, body });
    expect(data.dates.delivery_start).to.equal(null);
  });
});
