/** The sums of electronic invoices, read from what is written. `npm run test:e-invoice` does the same for 10,000. */
import { expect } from 'chai';
import fc from 'fast-check';
import { eInvoiceXml } from '../../../../documents/e-invoice/e-invoice-xml.js';
import { composeEInvoice } from '../../../../domain/billing/e-invoice/compose.js';
import type { EInvoiceFormat } from '../../../../domain/billing/e-invoice/formats.js';
import { missingTerms } from '../../../../domain/billing/e-invoice/missing-terms.js';
import { randomInvoices } from '../../../support/e-invoices/random-data.js';
import { brokenRules, writtenSums } from '../../../support/e-invoices/written-sums.js';

describe('any electronic invoice', () => {
  for (const format of ['zugferd', 'peppol_bis'] satisfies EInvoiceFormat[])
    it(`adds up as EN 16931 wants it, written as ${format}`, () => {
      fc.assert(
        fc.property(randomInvoices, ({ data, isExact }) => {
          const missing = missingTerms(data, format).map(({ rule }) => rule);
          // What is left by credits in yen can differ from its rate by more than the rules allow.
          const isTooFar = data.kind === 'credit_note' && data.currency === 'JPY' && missing[0] === 'BR-CO-17';
          fc.pre(!isTooFar);
          expect(missing).to.deep.equal([]);
          const sums = writtenSums(eInvoiceXml(composeEInvoice(data), format));
          expect(brokenRules(sums, { currency: data.currency, isExact })).to.deep.equal([]);
        }),
        { numRuns: 500 },
      );
    });
});
