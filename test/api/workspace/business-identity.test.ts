import { expect } from 'chai';
import type { Body } from '../../../contract/contract.js';
import { buildWorkspace } from '../../support/builders/workspace.js';

const berlin = { line1: 'Torstraße 1', city: 'Berlin', postal_code: '10119', country: 'DE' };

describe('updateWorkspace: who sells and how to pay', () => {
  it('keeps the fields that a request omits, and clears those that are null', async () => {
    const { owner } = await buildWorkspace();
    const set = (body: Body<'updateWorkspace'>) => owner.call('updateWorkspace', { body });
    await set({ business: { legal_name: 'Studio GmbH', tax_id: 'DE123456788', address: berlin } });
    await set({ business: { address: { line2: '2. Hof' }, tax_id: null } });
    const { data } = await set({ payment: { iban: 'DE89370400440532013000', bank_name: 'Commerzbank' } });
    expect(data.business).to.deep.include({
      legal_name: 'Studio GmbH',
      tax_id: null,
      address: { ...berlin, line2: '2. Hof', state: null },
    });
    expect(data.payment).to.deep.include({ iban: 'DE89370400440532013000', bank_name: 'Commerzbank', bic: null });
    const cleared = (await set({ business: null, payment: { bank_name: null } })).data;
    expect(cleared.business.legal_name).to.equal(null);
    expect(cleared.business.address.city).to.equal(null);
    expect([cleared.payment.iban, cleared.payment.bank_name]).to.deep.equal(['DE89370400440532013000', null]);
  });

  it('takes VAT id and tax number apart, with what else electronic invoices name of the seller', async () => {
    const { owner } = await buildWorkspace();
    const set = async (business: Body<'updateWorkspace'>['business']) =>
      (await owner.call('updateWorkspace', { body: { business } })).data.business;
    const more = {
      identifiers: [{ scheme: '0088', value: '4012345000009' }],
      electronic_address: { scheme: 'EM', value: 'invoices@studio.example' },
      contact_name: 'Accounts receivable',
    };
    expect(await set({ tax_id: '37/123/45678', ...more })).to.deep.include({
      ...more,
      tax_id: '37/123/45678',
      vat_id: null,
      tax_number: '37/123/45678',
    });
    const both = { tax_id: 'DE123456788', vat_id: 'DE123456788', tax_number: '37/123/45678' };
    expect(await set({ vat_id: 'de 123 456 788' })).to.deep.include({ ...more, ...both });
    expect(await set({ identifiers: [], electronic_address: null, contact_name: null })).to.deep.include({
      ...both,
      identifiers: [],
      electronic_address: null,
      contact_name: null,
    });
    expect(await set({ vat_id: null })).to.deep.include({ tax_id: '37/123/45678', vat_id: null });
    expect(await set({ tax_id: null })).to.deep.include({ tax_id: null, vat_id: null, tax_number: null });
  });

  it('stores IBAN and BIC as banks exchange them', async () => {
    const { owner } = await buildWorkspace();
    const payment = { iban: 'gb29 NWBK 6016 1331 9268 19', bic: 'nwbkgb2l' };
    const { data } = await owner.call('updateWorkspace', { body: { payment } });
    expect([data.payment.iban, data.payment.bic]).to.deep.equal(['GB29NWBK60161331926819', 'NWBKGB2L']);
  });

  const refused: readonly (readonly [field: string, body: Body<'updateWorkspace'>])[] = [
    ['payment.iban', { payment: { iban: 'DE88370400440532013000' } }],
    ['payment.iban', { payment: { iban: 'DE8937040044053201300' } }],
    ['payment.bic', { payment: { bic: 'COBA' } }],
    ['business.address.country', { business: { address: { country: 'XX' } } }],
    ['business.vat_id', { business: { vat_id: 'DE123456789' } }],
    ['business.tax_id', { business: { tax_id: 'DE123456788', tax_number: '1' } }],
    ['business.tax_number', { business: { vat_id: 'DE123456788', tax_number: 'de123456788' } }],
    ['business.electronic_address.scheme', { business: { electronic_address: { scheme: 'XX', value: '1' } } }],
    ['locale', { locale: 'pt-BR' }],
    ['locale', { locale: 'de-ZZ' }],
  ];
  for (const [field, body] of refused) {
    it(`refuses ${JSON.stringify(body)} and names ${field}`, async () => {
      const { owner } = await buildWorkspace();
      const { error } = await owner.fail('updateWorkspace', { body });
      expect([error.code, error.field]).to.deep.equal(['invalid_request', field]);
    });
  }

  it('belongs to one side of the workspace', async () => {
    const { owner, live } = await buildWorkspace();
    await owner.call('updateWorkspace', { body: { locale: 'de', invoice_footer: 'Geschäftsführerin: Ada Muster' } });
    const { data } = await live.call('getWorkspace', {});
    expect([data.locale, data.invoice_footer]).to.deep.equal([null, null]);
  });
});
