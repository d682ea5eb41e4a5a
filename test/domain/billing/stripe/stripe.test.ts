import { expect } from 'chai';
import fc from 'fast-check';
import { assertKeyForSide } from '../../../../domain/billing/stripe/secret-key.js';
import {
  fromSmallestUnits,
  isTakenByStripe,
  toSmallestUnits,
} from '../../../../domain/billing/stripe/smallest-units.js';
import { takenFrom } from '../../../../domain/billing/allocations.js';
import { ApiError } from '../../../../domain/errors.js';
import { dec } from '../../../../domain/money.js';

describe('amounts at Stripe', () => {
  for (const [amount, currency, units, taken] of [
    ['10', 'USD', 1000, '10'],
    ['10.05', 'EUR', 1005, '10.05'],
    ['8000000000000', 'EUR', 800_000_000_000_000, '8000000000000'],
    ['500', 'JPY', 500, '500'],
    ['12000', 'KRW', 12_000, '12000'],
    // Of thousandths, Stripe takes tens: the amount is rounded up.
    ['5.124', 'KWD', 5130, '5.13'],
    ['5.12', 'BHD', 5120, '5.12'],
    // Two decimals at Stripe, which must be 00.
    ['5', 'ISK', 500, '5'],
    ['5', 'UGX', 500, '5'],
    ['7500.40', 'HUF', 750_040, '7500.4'],
    // No decimals at Stripe, and two by ISO 4217.
    ['4500.20', 'MGA', 4501, '4501'],
  ] as const)
    it(`are ${units} for ${amount} ${currency}`, () => {
      expect(toSmallestUnits(dec(amount), currency)).to.equal(units);
      expect(fromSmallestUnits(units, currency.toLowerCase())).to.equal(taken);
    });

  it('are never below those of the invoice, and above by less than 0.01, or 1 without decimals', () => {
    const currencies = fc.constantFrom('USD', 'JPY', 'KWD', 'TND', 'MGA', 'CHF', 'ISK');
    fc.assert(
      fc.property(currencies, fc.integer({ min: 1, max: 10_000_000 }), (currency, thousandths) => {
        const amount = dec(thousandths).div(dec(currency === 'ISK' || currency === 'JPY' ? 1 : 1000));
        const taken = dec(fromSmallestUnits(toSmallestUnits(amount, currency), currency));
        expect(taken.gte(amount)).to.equal(true);
        expect(taken.minus(amount).lt(dec(currency === 'MGA' ? 1 : '0.01'))).to.equal(true);
      }),
    );
  });

  it('are not asked for in currencies that Stripe does not take', () => {
    expect(['EUR', 'CLF', 'IQD'].map((currency) => isTakenByStripe(currency))).to.deep.equal([true, false, false]);
  });
});

describe('keys of Stripe', () => {
  const problemOf = (key: string, mode: 'live' | 'test'): string => {
    try {
      assertKeyForSide(key, mode, 'secret_key');
      return '';
    } catch (error) {
      if (error instanceof ApiError) return error.message;
      throw error;
    }
  };

  for (const [key, mode, problem] of [
    ['sk_test_4eC39HqLyjWDarjtT1', 'test', ''],
    ['rk_test_4eC39HqLyjWDarjtT1', 'test', ''],
    ['sk_live_4eC39HqLyjWDarjtT1', 'live', ''],
    ['rk_live_4eC39HqLyjWDarjtT1', 'live', ''],
    ['sk_test_4eC39HqLyjWDarjtT1', 'live', 'this is a key of a sandbox'],
    ['sk_live_4eC39HqLyjWDarjtT1', 'test', 'this is a live key'],
    ['pk_test_4eC39HqLyjWDarjtT1', 'test', 'this is a publishable one'],
    ['whsec_4eC39HqLyjWDarjtT1', 'test', 'must be a secret or restricted key'],
    ['sk_test_', 'test', 'must be a secret or restricted key'],
  ] as const)
    it(`say of ${key} on the ${mode} side ${problem === '' ? 'nothing' : `"${problem}"`}`, () => {
      const said = problemOf(key, mode);
      if (problem === '') expect(said).to.equal('');
      else
        expect(said)
          .to.match(/^secret_key /)
          .and.include(problem)
          .and.not.include('4eC39HqLyjWDarjtT1');
    });
});

describe('what is taken off invoices', () => {
  it('is as much as is on the first, then on the next, and no more than there is', () => {
    const on = [
      { id: 'a', amount: dec(30) },
      { id: 'b', amount: dec(50) },
    ];
    const taken = (amount: number) =>
      takenFrom(on, dec(amount)).map((part) => [part.id, Number(part.amount.toFixed())]);
    expect([taken(20), taken(40), taken(100), taken(0)]).to.deep.equal([
      [['a', 20]],
      [
        ['a', 30],
        ['b', 10],
      ],
      [
        ['a', 30],
        ['b', 50],
      ],
      [],
    ]);
  });
});
