/** What an invoice lacks to be an electronic one. `npm run test:e-invoice` has the judges confirm each rule. */
import { expect } from 'chai';
import { formatTerms, type EInvoiceFormat } from '../../../../domain/billing/e-invoice/formats.js';
import { missingTerms } from '../../../../domain/billing/e-invoice/missing-terms.js';
import { dataLines, taxOf } from '../../../support/e-invoices/invoice-data.js';
import { incompletes } from '../../../support/e-invoices/incomplete/index.js';
import { complete, creditNoteOf } from '../../../support/e-invoices/parts.js';
import { unusual } from '../../../support/e-invoices/unusual.js';

const formats = Object.keys(formatTerms) as EInvoiceFormat[];

describe('missingTerms', () => {
  for (const { rule, format, setting, data } of incompletes)
    it(`names ${rule} alone, and ${setting} as what mends it`, () => {
      const [term, ...others] = missingTerms(data, format);
      expect([term?.rule, term?.setting, others]).to.deep.equal([rule, setting, []]);
      expect(term?.message).to.match(/^[A-Z0-9].{10,}[^.]$/);
    });

  for (const [name, data] of Object.entries({ plain: complete(), ...unusual }))
    it(`finds nothing in an invoice ${name}`, () => {
      for (const format of formats) expect(missingTerms(data, format), format).to.deep.equal([]);
    });

  it('finds nothing in the credit notes of these', () => {
    for (const [name, data] of Object.entries(unusual))
      for (const format of formats) expect(missingTerms(creditNoteOf(data), format), name).to.deep.equal([]);
  });

  it('names all that is missing at once', () => {
    const data = complete({ ...dataLines([{ taxes: [taxOf('0', 'exempt')] }], { currency: 'HRK' }), delivery: null });
    expect(missingTerms(data, 'factur_x').map(({ rule }) => rule)).to.deep.equal([
      'BR-CL-04',
      'BR-E-10',
      'BR-FX-EN-04',
    ]);
  });

  it('wants the Leitweg-ID and the contact of a seller in XRechnung alone', () => {
    const { seller } = complete();
    const references = { buyer: null, contract: null, order: 'PO-1', project: null, accounting: null };
    const bare = complete({ references, seller: { ...seller, contact_name: null, phone: null } });
    const named = (format: EInvoiceFormat) => missingTerms(bare, format).map(({ rule }) => rule);
    expect(named('zugferd')).to.deep.equal([]);
    expect(named('xrechnung_cii')).to.deep.equal(['BR-DE-15', 'BR-DE-5', 'BR-DE-6']);
    expect(named('peppol_bis')).to.deep.equal(['DE-R-005', 'DE-R-006', 'DE-R-015']);
  });
});
