import { expect } from 'chai';
import fc from 'fast-check';
import { plainTax, type AppliedTax } from '../../../domain/billing/taxes/applied-tax.js';
import { creditedShare, divideGross, grossOf, sharesLeft } from '../../../domain/billing/taxes/credit-shares.js';
import { taxedAmounts, totalsOf, type TaxShare } from '../../../domain/billing/taxes/tax-amounts.js';
import { taxGroups } from '../../../domain/billing/taxes/tax-groups.js';
import type { TaxCategory } from '../../../domain/billing/taxes/tax-rate-rules.js';
import { minorUnits } from '../../../domain/minor-units.js';
import { dec, roundMoney, sum, toDecimal } from '../../../domain/money.js';

const tax = (rate: number, terms: Partial<AppliedTax> = {}): AppliedTax => ({
  ...plainTax(toDecimal(dec(rate))),
  ...terms,
});
const compound = (rate: number): AppliedTax => tax(rate, { is_compound: true });
const free = (category: TaxCategory): AppliedTax => tax(0, { category });

interface Example {
  readonly name: string;
  readonly currency: string;
  readonly isGross?: boolean;
  readonly lines: readonly (readonly [amount: number, ...taxes: AppliedTax[]])[];
  /** Category, rate, taxable and tax of each group. */
  readonly groups: readonly (readonly [string, string, string, string])[];
  /** Subtotal, tax and total. */
  readonly totals: readonly [string, string, string];
  readonly nets?: readonly string[];
}

/** Worked out by hand. */
const examples: readonly Example[] = [
  {
    name: 'Germany: 19 and 7 percent on one invoice, each rounded once',
    currency: 'EUR',
    // 19 %: 333.33 + 333.33 + 0.05 = 666.71, × 0.19 = 126.6749; by line it would be 63.33 + 63.33 + 0.01 = 126.67 as well.
    lines: [
      [333.33, tax(0.19)],
      [49.99, tax(0.07)],
      [333.33, tax(0.19)],
      [0.05, tax(0.19)],
    ],
    groups: [
      ['standard', '0.19', '666.71', '126.67'],
      ['standard', '0.07', '49.99', '3.5'],
    ],
    totals: ['716.7', '130.17', '846.87'],
  },
  {
    name: 'one rate, rounded once: 279.16 × 0.2 = 55.832',
    currency: 'USD',
    lines: [
      [68.33, tax(0.2)],
      [68.33, tax(0.2)],
      [57.5, tax(0.2)],
      [85, tax(0.2)],
    ],
    groups: [['standard', '0.2', '279.16', '55.83']],
    totals: ['279.16', '55.83', '334.99'],
  },
  {
    name: 'Germany: reverse charge beside 19 percent',
    currency: 'EUR',
    lines: [
      [1000, free('reverse_charge')],
      [100, tax(0.19)],
    ],
    groups: [
      ['reverse_charge', '0', '1000', '0'],
      ['standard', '0.19', '100', '19'],
    ],
    totals: ['1100', '19', '1119'],
  },
  {
    name: 'Austria: gross prices at 20 and 10 percent, each hit to the cent',
    currency: 'EUR',
    isGross: true,
    // 500 − 500 × 10/110 = 500 − 45.4545…; 99.99 × 20/120 = 16.665, half away from zero.
    lines: [
      [500, tax(0.1)],
      [99.99, tax(0.2)],
    ],
    groups: [
      ['standard', '0.1', '454.55', '45.45'],
      ['standard', '0.2', '83.32', '16.67'],
    ],
    totals: ['537.87', '62.12', '599.99'],
    nets: ['454.55', '83.32'],
  },
  {
    name: 'France: 20, 5.5 and 2.1 percent',
    currency: 'EUR',
    lines: [
      [1234.56, tax(0.2)],
      [89.9, tax(0.055)],
      [10.01, tax(0.021)],
    ],
    groups: [
      ['standard', '0.2', '1234.56', '246.91'],
      ['standard', '0.055', '89.9', '4.94'],
      ['standard', '0.021', '10.01', '0.21'],
    ],
    totals: ['1334.47', '252.06', '1586.53'],
  },
  {
    name: 'Canada: GST 5 and QST 9.975 percent, both on the price',
    currency: 'CAD',
    lines: [
      [100, tax(0.05), tax(0.09975)],
      [20.2, tax(0.05)],
    ],
    groups: [
      ['standard', '0.05', '120.2', '6.01'],
      ['standard', '0.09975', '100', '9.98'],
    ],
    totals: ['120.2', '15.99', '136.19'],
  },
  {
    name: 'Canada as before 2013: QST 9.5 percent on the price and the GST',
    currency: 'CAD',
    lines: [[100, tax(0.05), compound(0.095)]],
    groups: [
      ['standard', '0.05', '100', '5'],
      ['standard', '0.095', '105', '9.98'],
    ],
    totals: ['100', '14.98', '114.98'],
  },
  {
    name: 'two equal taxes on one line are charged twice',
    currency: 'CAD',
    lines: [[100, tax(0.05), tax(0.05)]],
    groups: [
      ['standard', '0.05', '100', '5'],
      ['standard', '0.05', '100', '5'],
    ],
    totals: ['100', '10', '110'],
  },
  {
    name: 'Japan: no decimals, 10 and 8 percent',
    currency: 'JPY',
    lines: [
      [1005, tax(0.1)],
      [999, tax(0.08)],
    ],
    groups: [
      ['standard', '0.1', '1005', '101'],
      ['standard', '0.08', '999', '80'],
    ],
    totals: ['2004', '181', '2185'],
  },
  {
    name: 'Kuwait: three decimals',
    currency: 'KWD',
    lines: [[10.005, tax(0.05)]],
    groups: [['standard', '0.05', '10.005', '0.5']],
    totals: ['10.005', '0.5', '10.505'],
  },
  {
    name: 'a discount with the tax of its lines',
    currency: 'EUR',
    lines: [
      [100, tax(0.19)],
      [-30.03, tax(0.19)],
    ],
    groups: [['standard', '0.19', '69.97', '13.29']],
    totals: ['69.97', '13.29', '83.26'],
  },
  { name: 'no lines', currency: 'EUR', lines: [], groups: [], totals: ['0', '0', '0'] },
];

const amountsOf = ({ lines, currency, isGross = false }: Pick<Example, 'lines' | 'currency' | 'isGross'>) =>
  taxedAmounts(
    lines.map(([amount, ...taxes]) => ({ amount: dec(amount), taxes })),
    currency,
    isGross,
  );

describe('the taxes of an invoice', () => {
  for (const { name, groups, totals, nets, ...example } of examples)
    it(`are as worked out by hand: ${name}`, () => {
      const amounts = amountsOf(example);
      const shown = taxGroups(amounts.shares).map((group) => [
        group.category,
        dec(group.rate).toFixed(),
        group.taxable.toFixed(),
        group.tax.toFixed(),
      ]);
      expect(shown).to.deep.equal(groups);
      expect([amounts.subtotal, amounts.tax_amount, amounts.total].map((each) => each.toFixed())).to.deep.equal(totals);
      if (nets) expect(amounts.nets.map((net) => net.toFixed())).to.deep.equal(nets);
    });

  it('state each reason of a group once', () => {
    const because = (reason: string) => tax(0, { category: 'exempt', reason });
    const { shares } = amountsOf({
      currency: 'EUR',
      lines: [
        [1, because('A')],
        [2, because('B')],
        [3, because('A')],
      ],
    });
    expect(taxGroups(shares).map(({ reason, taxable }) => [reason, taxable.toFixed()])).to.deep.equal([['A; B', '6']]);
  });
});

const currencies = fc.constantFrom('USD', 'JPY', 'KWD');
const taxes = fc.oneof(
  fc.constantFrom(0.19, 0.07, 0.2, 0.055, 0.0825, 0.09975).map((rate) => [tax(rate)]),
  fc.constantFrom<TaxCategory>('zero', 'exempt', 'reverse_charge').map((category) => [free(category)]),
  fc.constantFrom([tax(0.05), tax(0.09975)], [tax(0.05), compound(0.095)], [tax(0.05), tax(0.05), compound(0.01)]),
);
const linesIn = (currency: string, min: number) =>
  fc.array(
    fc.record({
      amount: fc.integer({ min, max: 10_000_000 }).map((units) => dec(units).div(dec(10 ** minorUnits(currency)))),
      taxes,
    }),
    { minLength: 1, maxLength: 12 },
  );
const invoices = (min: number) =>
  currencies.chain((currency) =>
    fc.record({ currency: fc.constant(currency), lines: linesIn(currency, min), isGross: fc.boolean() }),
  );
const unitOf = (currency: string) => dec(1).div(dec(10 ** minorUnits(currency)));

describe('the taxes of any invoice', () => {
  it('add up: lines to the subtotal, groups to the tax, and prices that include tax to the total', () => {
    fc.assert(
      fc.property(invoices(-10_000_000), ({ currency, lines, isGross }) => {
        const { nets, shares, subtotal, tax_amount, total } = taxedAmounts(lines, currency, isGross);
        const given = sum(lines.map(({ amount }) => amount));
        expect(sum(nets).eq(subtotal), 'nets').to.equal(true);
        expect(sum(taxGroups(shares).map((group) => group.tax)).eq(tax_amount), 'groups').to.equal(true);
        expect(subtotal.plus(tax_amount).eq(total), 'total').to.equal(true);
        expect((isGross ? total : subtotal).eq(given), 'given').to.equal(true);
        for (const each of [...nets, tax_amount]) expect(roundMoney(each, currency).eq(each), 'whole').to.equal(true);
      }),
      { numRuns: 2_000 },
    );
  });

  it('are what the rate says of what it applies to, to one minor unit; exactly that without compounding, before tax', () => {
    fc.assert(
      fc.property(invoices(-10_000_000), ({ currency, lines, isGross }) => {
        const { shares } = taxedAmounts(lines, currency, isGross);
        for (const { rate, taxable, tax: charged, is_compound } of taxGroups(shares)) {
          const exact = taxable.times(dec(rate));
          if (!isGross && !is_compound) expect(roundMoney(exact, currency).eq(charged)).to.equal(true);
          const most = unitOf(currency).times(dec(isGross || is_compound ? lines.length + 1 : 1));
          expect(charged.minus(exact).abs().lte(most), `${charged.toFixed()} ${exact.toFixed()}`).to.equal(true);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('are credited exactly by credits of any amounts, the last of the rest', () => {
    const parts = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 3, maxLength: 5 });
    fc.assert(
      fc.property(invoices(1), parts, ({ currency, lines, isGross }, percents) => {
        const { shares, total, subtotal, tax_amount } = taxedAmounts(lines, currency, isGross);
        const credits: TaxShare[][] = [];
        for (const percent of [...percents, 100]) {
          const left = sharesLeft(shares, credits.flat());
          const open = totalsOf(left).total;
          const wanted = percent === 100 ? open : roundMoney(open.times(dec(percent)).div(dec(100)), currency);
          const amounts = wanted.eq(open) ? left.map(grossOf) : divideGross(wanted, left, currency);
          credits.push(left.map((share, at) => creditedShare(share, amounts[at] ?? dec(0), true, currency)));
          expect(totalsOf(credits.at(-1) ?? []).total.eq(wanted), 'the amount wanted').to.equal(true);
        }
        const all = totalsOf(credits.flat());
        expect([all.total.eq(total), all.subtotal.eq(subtotal), all.tax_amount.eq(tax_amount)]).to.deep.equal([
          true,
          true,
          true,
        ]);
      }),
      { numRuns: 1_000 },
    );
  });
});
