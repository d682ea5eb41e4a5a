import { expect } from 'chai';
import { presentInvoice } from '../../documents/invoice.js';
import type { InvoiceDocument } from '../../documents/invoice-document.js';
import { buildInvoiceDocument, documentTax } from '../support/builders/invoice-document.js';

/** The rows below the lines of an invoice of 324.75, which is rounded to 324.70. */
const rowsOf = (overrides: Partial<InvoiceDocument>): string[] =>
  presentInvoice(
    buildInvoiceDocument({ rounding: '-0.05', total: '324.70', amount_paid: '0', ...overrides }),
  ).totals.map(({ label, value }) => `${label} ${value}`.replaceAll(/\s/g, ' '));

describe('the rounding of a total on documents', () => {
  const words = { en: 'Rounding', de: 'Rundung', es: 'Redondeo', fr: 'Arrondi', it: 'Arrotondamento', nl: 'Afronding' };
  for (const [locale, word] of Object.entries(words))
    it(`is a row between tax and total: ${locale}`, () => {
      const rows = rowsOf({ locale });
      expect(rows).to.have.length(4);
      expect(rows[2]).to.match(new RegExp(`^${word} .*0[.,]05`));
    });

  it('is shown with the subtotal if nothing is taxed', () => {
    const taxes = [documentTax({ category: 'zero', rate: '0', tax: '0.00' })];
    expect(rowsOf({ taxes, subtotal: '324.75' })).to.deep.equal([
      'Subtotal $324.75',
      'Rounding -$0.05',
      'Total $324.70',
    ]);
  });

  it('is no row if it is 0', () => {
    expect(rowsOf({ rounding: '0', total: '324.75' })).to.deep.equal([
      'Subtotal $300.00',
      'Tax (8.25%) $24.75',
      'Total $324.75',
    ]);
  });
});
