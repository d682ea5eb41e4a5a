import { expect } from 'chai';
import fc from 'fast-check';
import { dec, toNumber, zero } from '../../../domain/money.js';
import { fractionOf, percentOf, sumOf } from '../../../web/ui/text/exact.js';

/** Amounts and hours with up to three decimals, as currencies have them. */
const numbers = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map((thousandths) => thousandths / 1000);

describe('sums and percentages on the screen', () => {
  it('are those of the decimals that the server reckons with', () => {
    fc.assert(
      fc.property(fc.array(numbers, { maxLength: 200 }), (all) => {
        const exact = toNumber(all.reduce((sum, number) => sum.plus(dec(number)), zero));
        expect(sumOf(all)).to.equal(exact);
      }),
    );
  });

  it('make a percentage of a fraction and back without another digit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (millionths) => {
        const fraction = millionths / 1_000_000;
        expect(percentOf(fraction)).to.equal(toNumber(dec(fraction).times(dec('100'))));
        expect(fractionOf(percentOf(fraction))).to.equal(fraction);
      }),
    );
  });
});
