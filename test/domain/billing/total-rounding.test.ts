import { expect } from 'chai';
import fc from 'fast-check';
import {
  amountsOfLines,
  amountsOfTotal,
  restOf,
  type CreditAmounts,
  type Creditable,
} from '../../../domain/billing/credit-amounts.js';
import { ApiError } from '../../../domain/errors.js';
import { plainTax } from '../../../domain/billing/taxes/applied-tax.js';
import { grossOf, sharesLeft } from '../../../domain/billing/taxes/credit-shares.js';
import { taxedAmounts, totalsOf } from '../../../domain/billing/taxes/tax-amounts.js';
import {
  incrementOf,
  roundingFor,
  roundingIn,
  totalRoundingProblems,
  withRounding,
} from '../../../domain/billing/total-rounding.js';
import { dec, sum, toDecimal, zero, type Big } from '../../../domain/money.js';

const decimal = (value: string) => toDecimal(dec(value));

/** Amounts of one line at a rate, rounded to an increment: subtotal, tax, rounding and total. */
function amountsOf(line: string, rate: string, increment: string, currency = 'CHF', isGross = false): string[] {
  const taxed = taxedAmounts([{ amount: dec(line), taxes: [plainTax(decimal(rate))] }], currency, isGross);
  const amounts = withRounding(taxed, decimal(increment));
  const { subtotal, tax_amount, total } = amounts;
  return [subtotal, tax_amount, roundingIn(amounts), total].map((each) => each.toFixed());
}

describe('the rounding of totals', () => {
  const golden: readonly [total: string, increment: string, rounded: string][] = [
    ['107.72', '0.05', '107.7'],
    ['107.73', '0.05', '107.75'],
    ['107.725', '0.05', '107.75'],
    ['107.75', '0.05', '107.75'],
    ['0.02', '0.05', '0'],
    ['0.03', '0.05', '0.05'],
    ['-107.72', '0.05', '-107.7'],
    ['-107.73', '0.05', '-107.75'],
    ['-0.02', '0.05', '0'],
    ['99.24', '0.5', '99'],
    ['99.25', '0.5', '99.5'],
    ['-99.25', '0.5', '-99.5'],
    ['1234.49', '1', '1234'],
    ['1234.5', '1', '1235'],
    ['1002.49', '5', '1000'],
    ['1002.5', '5', '1005'],
    ['12345', '10', '12350'],
    ['12344', '10', '12340'],
    ['8000000000000', '0.05', '8000000000000'],
  ];
  for (const [total, increment, rounded] of golden)
    it(`makes ${total} by ${increment} ${rounded}`, () => {
      expect(
        dec(total)
          .plus(roundingFor(dec(total), decimal(increment)))
          .toFixed(),
      ).to.equal(rounded);
    });

  it('is 0 without an increment', () => {
    expect(roundingFor(dec('107.72'), null).toFixed()).to.equal('0');
  });

  it('changes neither subtotal nor tax', () => {
    // 7.7 % of 100.02 are 7.70154.
    expect(amountsOf('100.02', '0.077', '0.05')).to.deep.equal(['100.02', '7.7', '-0.02', '107.7']);
    // 8.1 % of 99.66 are 8.07246.
    expect(amountsOf('99.66', '0.081', '0.05')).to.deep.equal(['99.66', '8.07', '0.02', '107.75']);
    // 25 % of 79.39 are 19.8475.
    expect(amountsOf('79.39', '0.25', '0.5', 'DKK')).to.deep.equal(['79.39', '19.85', '-0.24', '99']);
    // 10 % of 11223 are 1122.3.
    expect(amountsOf('11223', '0.1', '10', 'JPY')).to.deep.equal(['11223', '1122', '5', '12350']);
  });

  it('is added to prices that include tax, from which the tax is taken exactly', () => {
    // 8.1 % in 107.73 are 8.0722.
    expect(amountsOf('107.73', '0.081', '0.05', 'CHF', true)).to.deep.equal(['99.66', '8.07', '0.02', '107.75']);
  });

  it('is never more than half an increment, and makes the total a multiple of it', () => {
    const cents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map((value) => dec(value).div(dec(100)));
    const increments = fc.integer({ min: 1, max: 10_000 }).map((value) => dec(value).div(dec(100)));
    fc.assert(
      fc.property(cents, increments, (total, increment) => {
        const rounding = roundingFor(total, toDecimal(increment));
        const steps = total.plus(rounding).div(increment);
        return rounding.abs().lte(increment.div(dec(2))) && steps.eq(steps.round(0));
      }),
    );
  });
});

describe('the setting of total rounding', () => {
  it('has an increment for some currencies', () => {
    const setting = [
      { currency: 'CHF', increment: 0.05 },
      { currency: 'JPY', increment: 10 },
    ];
    expect(['CHF', 'JPY', 'EUR'].map((currency) => incrementOf(setting, currency))).to.deep.equal(['0.05', '10', null]);
  });

  const refused: readonly [currency: string, increment: number, field: string, message: string][] = [
    ['ABC', 1, 'currency', 'must be an ISO 4217 currency code'],
    ['CHF', 0.001, 'increment', 'must be a multiple of 0.01 up to 100 in CHF'],
    ['CHF', 0.055, 'increment', 'must be a multiple of 0.01 up to 100 in CHF'],
    ['CHF', 100.01, 'increment', 'must be a multiple of 0.01 up to 100 in CHF'],
    ['JPY', 0.5, 'increment', 'must be a multiple of 1 up to 10000 in JPY'],
    ['KWD', 0.0005, 'increment', 'must be a multiple of 0.001 up to 10 in KWD'],
  ];
  for (const [currency, increment, field, message] of refused)
    it(`refuses ${increment} ${currency}`, () => {
      const problems = totalRoundingProblems([{ currency, increment }], 'total_rounding');
      expect(problems).to.deep.equal([{ field: `total_rounding.0.${field}`, message }]);
    });

  it('takes increments from one to 10 000 minor units', () => {
    const least = { CHF: 0.01, JPY: 1, KWD: 0.001 };
    for (const [currency, increment] of Object.entries(least)) {
      const most = Number((increment * 10_000).toFixed(3));
      expect(totalRoundingProblems([{ currency, increment }], '')).to.deep.equal([]);
      expect(totalRoundingProblems([{ currency, increment: most }], '')).to.deep.equal([]);
    }
  });

  it('has each currency once', () => {
    const twice = [
      { currency: 'CHF', increment: 0.05 },
      { currency: 'CHF', increment: 0.1 },
    ];
    expect(totalRoundingProblems(twice, 'total_rounding')).to.deep.equal([
      { field: 'total_rounding.1.currency', message: 'must not be given twice: CHF' },
    ]);
  });
});

describe('credits of a rounded invoice', () => {
  /** What is left of an invoice after these credits. */
  const leftOf = (whole: Creditable, credits: readonly CreditAmounts[]): Creditable => ({
    ...whole,
    left: sharesLeft(
      whole.left,
      credits.flatMap(({ shares }) => [...shares]),
    ),
    leftRounding: whole.leftRounding.minus(sum(credits.map(({ rounding }) => rounding))),
  });
  const totalOf = ({ shares, rounding }: CreditAmounts): Big => totalsOf(shares).total.plus(rounding);

  /** A credit of a part of what is left: of the whole, or of the line at a place; undefined if it is refused. */
  function creditOf(left: Creditable, part: number, place: number): CreditAmounts | undefined {
    const share = left.left[place];
    const partOf = (amount: Big): Big => amount.times(dec(part)).round(2);
    try {
      if (!share) return amountsOfTotal(left, Number(partOf(totalOf(restOf(left))).toFixed()));
      const amount = partOf(left.isGross ? grossOf(share) : share.net);
      const line = {
        invoice_line_id: null,
        description: 'Work',
        quantity: null,
        rate: null,
        taxes: share.taxes,
        amount,
      };
      return amountsOfLines(left, [line]);
    } catch (error) {
      if (error instanceof ApiError) return undefined;
      throw error;
    }
  }

  const invoices = fc.record({
    nets: fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 3 }),
    step: fc.constantFrom('0.05', '0.5', '1', '5'),
    isGross: fc.boolean(),
  });
  const credited = fc.array(
    fc.record({ part: fc.double({ min: 0.01, max: 1, noNaN: true }), place: fc.integer({ min: 0, max: 4 }) }),
    { maxLength: 6 },
  );

  it('add up to it, tax by tax and with its rounding, whatever parts came before the rest', () => {
    fc.assert(
      fc.property(invoices, credited, ({ nets, step, isGross }, parts) => {
        const rates = ['0.081', '0.026', '0'];
        const lines = nets.map((net, at) => ({
          amount: dec(net).div(dec(100)),
          taxes: [plainTax(decimal(rates[at] ?? '0'))],
        }));
        const taxed = taxedAmounts(lines, 'CHF', isGross);
        const { total } = withRounding(taxed, decimal(step));
        if (total.eq(zero)) return;
        const whole = { currency: 'CHF', isGross, left: taxed.shares, leftRounding: total.minus(taxed.total) };
        const credits: CreditAmounts[] = [];
        const isOpen = (): boolean => totalOf(restOf(leftOf(whole, credits))).gt(zero);
        for (const { part, place } of parts) {
          const credit = isOpen() ? creditOf(leftOf(whole, credits), part, place) : undefined;
          if (credit) credits.push(credit);
        }
        expect(sum(credits.map(totalOf)).lte(total)).to.equal(true);
        if (isOpen()) credits.push(restOf(leftOf(whole, credits)));
        expect(sum(credits.map(totalOf)).toFixed()).to.equal(total.toFixed());
        expect(credits.filter(({ rounding }) => !rounding.eq(zero)).length).to.be.at.most(1);
        const { left, leftRounding } = leftOf(whole, credits);
        const rest = [leftRounding, ...left.flatMap(({ net, tax }) => [net, ...tax])];
        expect(rest.map((each) => each.toFixed())).to.deep.equal(rest.map(() => '0'));
      }),
      { numRuns: 300 },
    );
  });
});
