/** Sums and percentages that the dashboard calculates equal those of the server to the last digit. */
import { expect } from 'chai';
import fc from 'fast-check';
import { fractionOf, percentOf, sumOf } from '../../web/ui/text/exact.js';

describe('sums on the screen', () => {
  it('are exact where binary fractions are not', () => {
    expect(sumOf([0.1, 0.2])).to.equal(0.3);
    expect(sumOf([1.005, 1.005, 0.001])).to.equal(2.011);
    expect(sumOf([])).to.equal(0);
  });

  it('are those of whole minor units, whatever adds up', () => {
    const cents = fc.array(fc.integer({ min: -10_000_000, max: 10_000_000 }), { maxLength: 50 });
    fc.assert(
      fc.property(cents, (all) => {
        const total = all.reduce((sum, one) => sum + one, 0);
        expect(Math.round(sumOf(all.map((one) => one / 100)) * 100)).to.equal(total);
        expect(sumOf(all.map((one) => one / 100))).to.equal(total === 0 ? 0 : total / 100);
      }),
    );
  });
});

describe('percentages on the screen', () => {
  for (const [fraction, percent] of [
    [0.07, 7],
    [0.0825, 8.25],
    [0.081234, 8.1234],
    [0, 0],
    [1, 100],
  ] as const)
    it(`are ${percent} for ${fraction}, and back`, () => {
      expect(percentOf(fraction)).to.equal(percent);
      expect(fractionOf(percent)).to.equal(fraction);
    });
});
