import { expect } from 'chai';
import fc from 'fast-check';
import type { Schemas } from '../../../contract/contract.js';
import { taxParts } from '../../../domain/expenses/invoice-tax-parts.js';
import { dec, sum, toNumber } from '../../../domain/money.js';

type Stated = Schemas['ReceivedInvoiceTax'];

const group = (rate: number | null, taxable: number | null, tax: number, category: Stated['category'] = 'standard') =>
  ({ category, rate, taxable, tax, reason: null }) satisfies Stated;

const parts = (amount: number, tax: number, stated: Stated[], currency = 'EUR') =>
  taxParts({ currency, amount: dec(amount), tax_amount: dec(tax) }, stated).map((part) => [
    part.category,
    part.rate && toNumber(part.rate),
    toNumber(part.taxable),
    toNumber(part.tax),
  ]);

const twoRates = [group(0.19, 300, 57), group(0.07, 100, 7)];

describe('the tax of an expense by the rates of its invoice', () => {
  it('is as the invoice states it, each rate once', () => {
    expect(parts(464, 64, twoRates)).to.deep.equal([
      ['standard', 0.19, 300, 57],
      ['standard', 0.07, 100, 7],
    ]);
    const twice = [group(0.19, 100, 19), group(0.07, 100, 7), group(0.19, 200, 38)];
    expect(parts(464, 64, twice)).to.deep.equal(parts(464, 64, twoRates));
    expect(parts(400, 0, [group(0, 300, 0, 'reverse_charge'), group(0, 100, 0, 'exempt')])).to.deep.equal([
      ['reverse_charge', 0, 300, 0],
      ['exempt', 0, 100, 0],
    ]);
  });

  it('is in proportion to it if amount or tax were corrected, or the invoice does not add up', () => {
    // Half of the tax; 64.00 × 57 / 64 = 28.50
    expect(parts(464, 32, twoRates)).to.deep.equal([
      ['standard', 0.19, 324, 28.5],
      ['standard', 0.07, 108, 3.5],
    ]);
    // 64.01 × 57 / 64 = 57.0089…; the rest is 7.00. 399.99 × 3 / 4 = 299.9925
    expect(parts(464, 64.01, twoRates)).to.deep.equal([
      ['standard', 0.19, 299.99, 57.01],
      ['standard', 0.07, 100, 7],
    ]);
  });

  it('has no rate if the invoice has one at most, or says of no amount what it is charged on', () => {
    const whole = [[null, null, 400, 64]];
    expect(parts(464, 64, [])).to.deep.equal(whole);
    expect(parts(464, 64, [group(0.16, 400, 64)])).to.deep.equal(whole);
    expect(parts(464, 64, [group(0.19, null, 57), group(0.07, null, 7)])).to.deep.equal(whole);
    expect(parts(464, 64, [group(0.19, 300, 0), group(0.07, 100, 0)])).to.deep.equal(whole);
  });

  it('has parts without a rate for what no rate fits', () => {
    expect(parts(464, 64, [group(0.19, 300, 57), group(0.07, 50, 3.5, null), group(0, 50, 3.5)])).to.deep.equal([
      ['standard', 0.19, 300, 57],
      [null, null, 100, 7],
    ]);
  });

  it('adds up to the tax and the net amount, whatever the invoice states', () => {
    const cents = fc.integer({ min: -100_000, max: 1_000_000 }).map((units) => units / 100);
    const stated = fc.array(
      fc.record({
        category: fc.constantFrom<Stated['category']>('standard', 'zero', 'exempt', null),
        rate: fc.constantFrom(0.19, 0.07, 0, null),
        taxable: fc.option(cents),
        tax: cents,
        reason: fc.constant(null),
      }),
      { maxLength: 6 },
    );
    const expense = fc.tuple(fc.constantFrom('EUR', 'JPY'), fc.nat(1_000_000), fc.nat(1_000_000));
    fc.assert(
      fc.property(expense, stated, ([currency, a, b], groups) => {
        const [tax, amount] = [Math.min(a, b), Math.max(a, b)];
        const made = taxParts({ currency, amount: dec(amount), tax_amount: dec(tax) }, groups);
        expect(toNumber(sum(made.map((part) => part.tax)))).to.equal(tax);
        expect(toNumber(sum(made.map((part) => part.taxable)))).to.equal(amount - tax);
      }),
    );
  });
});
