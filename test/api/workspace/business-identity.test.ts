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
