import { expect } from 'chai';
import fc from 'fast-check';
import { ApiError } from '../../../domain/errors.js';
import {
  assertBillable,
  assertInRange,
  assertWhole,
  divide,
  lineAmount,
} from '../../../domain/billing/invoice-amounts.js';
import { minorUnits } from '../../../domain/minor-units.js';
import { plainTax } from '../../../domain/billing/taxes/applied-tax.js';
import { taxedAmounts } from '../../../domain/billing/taxes/tax-amounts.js';
import { dec, sum, toDecimal } from '../../../domain/money.js';

/** The field in the error of a rule; undefined if the rule accepts. */
function refusalOf(rule: () => void): string | undefined {
  try {
    rule();
  } catch (error) {
    if (error instanceof ApiError) return error.extras.field;
    throw error;
  }
  return undefined;
}

const currencies = fc.constantFrom('USD', 'JPY', 'KWD');
const hundredths = (max: number) => fc.integer({ min: -max, max }).map((value) => dec(value).div(dec(100)));
const rates = fc.integer({ min: -99_999_999, max: 99_999_999 }).map((value) => dec(value).div(dec(10_000)));

describe('lineAmount', () => {
  it('rounds half away from zero to the minor unit of the currency', () => {
    expect(lineAmount(0.5, 27.5, 'USD').toFixed()).to.equal('13.75');
    expect(lineAmount(0.25, 27.5, 'USD').toFixed()).to.equal('6.88');
    expect(lineAmount(-0.25, 27.5, 'USD').toFixed()).to.equal('-6.88');
    expect(lineAmount(0.83, 100, 'USD').toFixed()).to.equal('83');
    expect(lineAmount(1.5, 333, 'JPY').toFixed()).to.equal('500');
    expect(lineAmount(0.1, 0.0049, 'KWD').toFixed()).to.equal('0');
    expect(lineAmount(1, 2.0005, 'KWD').toFixed()).to.equal('2.001');
  });

  it('is never further than half a minor unit from quantity × rate', () => {
    fc.assert(
      fc.property(hundredths(1_000_000), rates, currencies, (quantity, rate, currency) => {
        const half = dec('0.5').div(dec(10 ** minorUnits(currency)));
        return lineAmount(quantity, rate, currency).minus(quantity.times(rate)).abs().lte(half);
      }),
    );
  });
});

/** The amounts of lines at 10 percent. */
const taxed = (lines: readonly number[]) =>
  taxedAmounts(
    lines.map((amount) => ({ amount: dec(amount), taxes: [plainTax(toDecimal(dec(0.1)))] })),
    'USD',
    false,
  );

describe('assertBillable', () => {
  it('allows a total of 0 and refuses a negative or an excessive one', () => {
    const refusal = (...lines: number[]) => refusalOf(() => assertBillable(taxed(lines), 'rate'));
    expect([refusal(100, -100), refusal(100, -100.01), refusal(7.2e12), refusal(7.3e12)]).to.deep.equal([
      undefined,
      'rate',
      undefined,
      'rate',
    ]);
    expect(refusalOf(() => assertInRange(dec('-8000000000000.001'), 'amount'))).to.equal('amount');
  });
});

describe('assertWhole', () => {
  it('knows the minor units of the currency', () => {
    const refusal = (amount: number, currency: string) => refusalOf(() => assertWhole(amount, currency, 'amount'));
    expect([
      refusal(1.01, 'USD'),
      refusal(1.001, 'USD'),
      refusal(1, 'JPY'),
      refusal(1.5, 'JPY'),
      refusal(1.001, 'KWD'),
    ]).to.deep.equal([undefined, 'amount', undefined, 'amount', undefined]);
  });
});

describe('divide', () => {
  it('gives the rounding difference to the last share', () => {
    expect(divide(100, [1, 1, 1], 'USD').map((share) => share.toFixed())).to.deep.equal(['33.33', '33.33', '33.34']);
    expect(divide(100, [2, 1, 0], 'JPY').map((share) => share.toFixed())).to.deep.equal(['67', '33', '0']);
    expect(divide(100, [0, 0], 'USD').map((share) => share.toFixed())).to.deep.equal(['100', '0']);
    expect(divide(100, [], 'USD')).to.deep.equal([]);
  });

  it('divides exactly the amount, in whole minor units', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(hundredths(100_000_000), weights, (amount, shares) => {
        const parts = divide(amount, shares, 'USD');
        return sum(parts).eq(amount) && parts.every((part) => part.round(2).eq(part));
      }),
    );
  });
});
