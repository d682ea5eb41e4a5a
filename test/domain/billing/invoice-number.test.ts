import { expect } from 'chai';
import { invoiceNumber, isInvoiceNumberFormat } from '../../../domain/billing/invoice-number.js';

describe('invoiceNumber', () => {
  for (const [format, sequence, expected] of [
    ['INV-{YYYY}-{SEQ:4}', 7, 'INV-2026-0007'],
    ['INV-{YYYY}-{SEQ:4}', 12345, 'INV-2026-12345'],
    ['{YY}{MM}/{SEQ}', 7, '2603/7'],
    ['№ {SEQ:2}', 7, '№ 07'],
  ] as const) {
    it(`formats number ${sequence} in March 2026 with ${format} as ${expected}`, () => {
      expect(isInvoiceNumberFormat(format)).to.equal(true);
      expect(invoiceNumber(format, sequence, '2026-03-31')).to.equal(expected);
    });
  }
});
