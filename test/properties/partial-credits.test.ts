/** Partial credits of random invoices: none is refused, and together they are the invoice, tax by tax. */
import { expect } from 'chai';
import fc from 'fast-check';
import { amountsOfLines, amountsOfTotal, restOf, type Creditable } from '../../domain/billing/credit-amounts.js';
import { plainTax, type AppliedTax } from '../../domain/billing/taxes/applied-tax.js';
import { grossOf, sharesLeft } from '../../domain/billing/taxes/credit-shares.js';
import { taxedAmounts, totalsOf, type TaxShare } from '../../domain/billing/taxes/tax-amounts.js';
import { dec, round2, sum, toDecimal, toNumber, zero, type Big } from '../../domain/money.js';

const places = { JPY: 0, EUR: 2 } as const;
type Code = keyof typeof places;

const taxOf = (rate: string): AppliedTax => plainTax(toDecimal(dec(rate)));
const amountIn = (currency: Code, units: number): Big => dec(units).div(dec(10 ** places[currency]));

interface Plan {
  readonly currency: Code;
  readonly isGross: boolean;
  /** One share for each rate, in minor units. */
  readonly amounts: readonly number[];
  /** Of what is left at each time. */
  readonly parts: readonly number[];
}

const rates = ['0.19', '0.07', '0.1'];

const plans = (parts: fc.Arbitrary<number>): fc.Arbitrary<Plan> =>
  fc.record({
    currency: fc.constantFrom<Code>('JPY', 'EUR'),
    isGross: fc.boolean(),
    amounts: fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: rates.length }),
    parts: fc.array(parts, { maxLength: 12 }),
  });

const sharesOfPlan = ({ currency, isGross, amounts }: Plan): readonly TaxShare[] =>
  taxedAmounts(
    amounts.map((units, at) => ({ amount: amountIn(currency, units), taxes: [taxOf(rates[at] ?? '0')] })),
    currency,
    isGross,
  ).shares;

type Credit = (creditable: Creditable, part: number) => readonly TaxShare[] | undefined;

/** The credits of a plan in turn, and last the one of the rest. `credit` returns nothing for a part that is too small. */
function creditsOf(plan: Plan, credit: Credit): (readonly TaxShare[])[] {
  const shares = sharesOfPlan(plan);
  const made: (readonly TaxShare[])[] = [];
  const creditable = (): Creditable => ({
    currency: plan.currency,
    isGross: plan.isGross,
    left: sharesLeft(shares, made.flat()),
    leftRounding: zero,
  });
  for (const part of plan.parts) {
    const added = credit(creditable(), part);
    if (added) made.push(added);
  }
  const rest = creditable();
  return totalsOf(rest.left).total.eq(zero) ? made : [...made, restOf(rest).shares];
}

/** A credit of a part of each line, by its amount. */
const ofLines =
  (currency: Code): Credit =>
  (creditable, part) => {
    const lines = creditable.left.flatMap((share) => {
      const whole = creditable.isGross ? grossOf(share) : share.net;
      const amount = whole.times(dec(part)).round(places[currency], 0);
      const line = { invoice_line_id: null, description: 'Part', quantity: null, rate: null, taxes: share.taxes };
      return amount.gt(zero) ? [{ ...line, amount }] : [];
    });
    return lines.length === 0 ? undefined : amountsOfLines(creditable, lines).shares;
  };

/** A credit of a part of the total. */
const ofTotal =
  (currency: Code): Credit =>
  (creditable, part) => {
    const amount = totalsOf(creditable.left).total.times(dec(part)).round(places[currency], 0);
    return amount.gt(zero) ? amountsOfTotal(creditable, toNumber(amount)).shares : undefined;
  };

function expectWhole(plan: Plan, made: readonly (readonly TaxShare[])[]): void {
  for (const { taxes, net, tax } of sharesLeft(sharesOfPlan(plan), made.flat()))
    expect([net, ...tax].map(toNumber), taxes[0]?.rate).to.deep.equal([0, 0]);
}

/** By how much a tax of a document differs from its rate, as BR-CO-17 of EN 16931 has it. */
const differences = (shares: readonly TaxShare[]): number[] =>
  shares.map(({ taxes, net, tax }) =>
    toNumber(
      sum(tax)
        .minus(round2(net.times(dec(taxes[0]?.rate ?? 0))))
        .abs(),
    ),
  );

describe('partial credits of an invoice at several rates', () => {
  it('of lines before tax are never refused, add up to it, and each has the tax of its rates (BR-CO-17)', () => {
    const before = plans(fc.double({ min: 0, max: 1, noNaN: true })).map((plan) => ({ ...plan, isGross: false }));
    fc.assert(
      fc.property(before, (plan) => {
        const made = creditsOf(plan, ofLines(plan.currency));
        expectWhole(plan, made);
        for (const shares of made) for (const each of differences(shares)) expect(each).to.be.lessThan(1);
      }),
      { numRuns: 300 },
    );
  });

  it('of amounts with tax are never refused, and add up to it', () => {
    fc.assert(
      fc.property(plans(fc.double({ min: 0, max: 1, noNaN: true })), fc.boolean(), (plan, isOfTotal) => {
        expectWhole(plan, creditsOf(plan, (isOfTotal ? ofTotal : ofLines)(plan.currency)));
      }),
      { numRuns: 300 },
    );
  });

  it('of amounts with tax differ from their rates by little more than a minor unit, and in cents by far less than BR-CO-17 allows', () => {
    fc.assert(
      fc.property(plans(fc.double({ min: 0, max: 1, noNaN: true })), (plan) => {
        const worst = Math.max(...creditsOf(plan, ofTotal(plan.currency)).flatMap(differences));
        expect(worst).to.be.at.most(plan.currency === 'JPY' ? 2 : 0.04);
      }),
      { numRuns: 300 },
    );
  });
});
