import { expect } from 'chai';
import fc from 'fast-check';
import { plainTax } from '../../../domain/billing/taxes/applied-tax.js';
import { collectedShares } from '../../../domain/billing/taxes/collected-shares.js';
import { totalsOf, type TaxShare } from '../../../domain/billing/taxes/tax-amounts.js';
import { dec, toDecimal } from '../../../domain/money.js';

const share = (rate: string, net: string, tax: string): TaxShare => ({
  taxes: [plainTax(toDecimal(dec(rate)))],
  net: dec(net),
  tax: [dec(tax)],
});
const shown = (shares: readonly TaxShare[]): string[][] =>
  shares.map(({ net, tax }) => [net.toFixed(), ...tax.map((each) => each.toFixed())]);

const shares = [share('0.19', '100', '19'), share('0.07', '50', '3.5')];
const collected = (paid: string, credited: readonly TaxShare[] = []): string[][] =>
  shown(collectedShares({ currency: 'EUR', shares, credited, paid: dec(paid) }));

describe('collectedShares', () => {
  it('divides what was paid in proportion, and is exactly the invoice once that is paid', () => {
    expect(collected('0')).to.deep.equal([
      ['0', '0'],
      ['0', '0'],
    ]);
    // Of 172.50, 100 is 57.971, 11.0145, 28.9855 and 2.0290, each rounded with those before it.
    expect(collected('100')).to.deep.equal([
      ['57.97', '11.02'],
      ['28.98', '2.03'],
    ]);
    expect(collected('172.5')).to.deep.equal(shown(shares));
    expect(collected('345')).to.deep.equal([
      ['200', '38'],
      ['100', '7'],
    ]);
  });

  it('divides among what is left after credits, and beyond that among what was credited', () => {
    const credited = [share('0.07', '50', '3.5')];
    expect(collected('59.5', credited)).to.deep.equal([
      ['50', '9.5'],
      ['0', '0'],
    ]);
    expect(collected('119', credited)).to.deep.equal([
      ['100', '19'],
      ['0', '0'],
    ]);
    expect(collected('145.75', credited)).to.deep.equal([
      ['100', '19'],
      ['25', '1.75'],
    ]);
    expect(collected('172.5', credited)).to.deep.equal(shown(shares));
    expect(collected('172.5', shares)).to.deep.equal(shown(shares));
    expect(collected('0', shares)).to.deep.equal([
      ['0', '0'],
      ['0', '0'],
    ]);
  });

  it('adds up to what was paid, to the cent, whatever was credited', () => {
    const cents = fc.integer({ min: 1, max: 1_000_000 }).map((value) => String(value / 100));
    fc.assert(
      fc.property(fc.tuple(cents, cents, cents), cents, fc.integer({ min: 0, max: 3 }), ([a, b, c], paid, some) => {
        const invoice = [share('0.19', a, c), share('0.07', b, a), share('0', c, '0')];
        const credited = invoice.slice(0, some);
        const parts = collectedShares({ currency: 'EUR', shares: invoice, credited, paid: dec(paid) });
        expect(totalsOf(parts).total.toFixed()).to.equal(dec(paid).toFixed());
      }),
    );
  });
});
