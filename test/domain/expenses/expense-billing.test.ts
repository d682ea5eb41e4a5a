import { expect } from 'chai';
import fc from 'fast-check';
import { billableAmount } from '../../../domain/expenses/expense-billing.js';
import { minorUnits } from '../../../domain/minor-units.js';
import { dec } from '../../../domain/money.js';

describe('billableAmount', () => {
  const table: [amount: number, markup: number, currency: string, expected: string][] = [
    [480, 10, 'USD', '528'],
    [99.99, 0, 'USD', '99.99'],
    [0.05, 10, 'USD', '0.06'], // 0.055, half away from zero
    [33.33, 33.33, 'EUR', '44.44'], // 44.438889
    [100, 12.5, 'JPY', '113'], // 112.5
    [1.234, 5, 'KWD', '1.296'], // 1.2957
    [99_999_999_999.99, 1000, 'USD', '1099999999999.89'],
  ];
  for (const [amount, markup_percent, currency, expected] of table) {
    it(`of ${amount} ${currency} at ${markup_percent} % is ${expected}`, () => {
      const result = billableAmount({ billable: true, amount, markup_percent, currency });
      expect(result.toFixed()).to.equal(expected);
    });
  }

  it('is 0 for what the client does not pay', () => {
    const billing = { billable: false, amount: 480, markup_percent: 10, currency: 'USD' };
    expect(billableAmount(billing).toFixed()).to.equal('0');
  });

  it('is in whole minor units and within half of one of the exact value', () => {
    const currency = fc.constantFrom('USD', 'JPY', 'KWD');
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e9 }),
        fc.integer({ min: 0, max: 100_000 }),
        currency,
        (units, markup, code) => {
          const unit = dec(10).pow(-minorUnits(code));
          const amount = dec(units).times(unit);
          const markup_percent = dec(markup).div(dec(100));
          const terms = { amount: Number(amount.toFixed()), markup_percent: Number(markup_percent.toFixed()) };
          const billed = billableAmount({ billable: true, currency: code, ...terms });
          const exact = amount.times(dec(1).plus(markup_percent.div(dec(100))));
          expect(billed.div(unit).round(0).times(unit).eq(billed)).to.equal(true);
          expect(
            billed
              .minus(exact)
              .abs()
              .lte(unit.div(dec(2))),
          ).to.equal(true);
        },
      ),
    );
  });
});
