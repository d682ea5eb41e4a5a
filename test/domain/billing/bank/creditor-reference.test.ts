import { expect } from 'chai';
import fc from 'fast-check';
import { contentOfReference } from '../../../../domain/billing/bank/creditor-reference.js';

describe('a structured creditor reference', () => {
  for (const [form, reference, content] of [
    // Examples of ISO 11649, of the guidelines for QR bills, and of Febelfin.
    ['of ISO 11649', 'RF18539007547034', '539007547034'],
    ['of ISO 11649 with letters', 'RF48INV20260007', 'INV20260007'],
    ['of ISO 11649 with wrong check digits', 'RF19539007547034', undefined],
    ['of a Swiss QR bill', '210000000003139471430009017', '21000000000313947143000901'],
    ['of a Swiss QR bill with two digits exchanged', '210000000003139471430009107', undefined],
    ['of Belgium', '010806817183', '0108068171'],
    ['of Belgium whose remainder is 0', '000000009797', '0000000097'],
    ['of Belgium with a wrong check', '010806817184', undefined],
    ['of no known form', 'INV20260007', 'INV20260007'],
    ['that is a short number', '20260007', '20260007'],
  ] as const)
    it(`${form}: ${reference} names ${content ?? 'nothing'}`, () => {
      expect(contentOfReference(reference)).to.equal(content);
    });

  it('of Switzerland has exactly one valid check digit for any content', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{26}$/), (digits) => {
        const valid = Array.from({ length: 10 }, (_, digit) => `${digits}${digit}`).filter((one) =>
          contentOfReference(one),
        );
        expect(valid.map(contentOfReference)).to.deep.equal([digits]);
      }),
    );
  });
});
