/** Lines in the terms of EN 16931, worked out by hand. */
import { expect } from 'chai';
import { unitCodes } from '../../../../domain/billing/e-invoice/codes.js';
import { composeEInvoice } from '../../../../domain/billing/e-invoice/compose.js';
import { dec } from '../../../../domain/money.js';
import { buildInvoiceData, dataLines, taxOf, type LineTerms } from '../../../support/e-invoices/invoice-data.js';

interface Example {
  readonly name: string;
  readonly line: LineTerms;
  readonly currency?: string;
  readonly pricesIncludeTax?: boolean;
  /** Quantity, unit, price, net. */
  readonly written: readonly [string, string, string, string];
}

const examples: readonly Example[] = [
  { name: 'hours at a rate', line: { quantity: '7.5', rate: '120' }, written: ['7.5', 'HUR', '120', '900'] },
  {
    name: 'four decimals of both, rounded once: 1.2345 × 99.9999 = 123.4498…',
    line: { quantity: '1.2345', rate: '99.9999' },
    written: ['1.2345', 'HUR', '99.9999', '123.45'],
  },
  {
    name: 'a kept amount, which is not quantity × rate, as one piece',
    line: { quantity: '2', rate: '150', amount: '299.99' },
    written: ['1', 'C62', '299.99', '299.99'],
  },
  {
    name: 'a kept negative amount as minus one piece',
    line: { quantity: '1', rate: '10', amount: '-5' },
    written: ['-1', 'C62', '5', '-5'],
  },
  {
    name: 'a negative rate as a negative quantity',
    line: { quantity: '2', rate: '-15.5', unit: 'day' },
    written: ['-2', 'DAY', '15.5', '-31'],
  },
  {
    name: 'a negative quantity at a negative rate',
    line: { quantity: '-2', rate: '-15' },
    written: ['2', 'HUR', '15', '30'],
  },
  {
    name: 'no quantity as one piece at nothing',
    line: { quantity: '0', rate: '100' },
    written: ['1', 'C62', '0', '0'],
  },
  { name: 'nothing at a rate of 0', line: { quantity: '3', rate: '0' }, written: ['3', 'HUR', '0', '0'] },
  {
    // 119.00 × 2 = 238.00 including 19 %, of which 38.00 are tax.
    name: 'a price including tax: the price before tax',
    line: { quantity: '2', rate: '119', unit: 'piece' },
    pricesIncludeTax: true,
    written: ['2', 'C62', '100', '200'],
  },
  {
    // 100.00 − 100.00 × 19/119 = 100.00 − 15.97 = 84.03; a third of it has no end.
    name: 'a price including tax with no end: to eight decimals',
    line: { quantity: '3', rate: '33.3333' },
    pricesIncludeTax: true,
    written: ['3', 'HUR', '28.01', '84.03'],
  },
  {
    // 70.00 − 70.00 × 19/119 = 70.00 − 11.18 = 58.82; 58.82 / 7 = 8.402857142…
    name: 'a price including tax of seven pieces',
    line: { quantity: '7', rate: '10', unit: 'kilogram' },
    pricesIncludeTax: true,
    written: ['7', 'KGM', '8.40285714', '58.82'],
  },
  {
    name: 'yen, which have no decimals: 2 × 1005 = 2010',
    line: { quantity: '2', rate: '1005', taxes: [taxOf('0.1')] },
    currency: 'JPY',
    written: ['2', 'HUR', '1005', '2010'],
  },
  {
    name: 'yen that are rounded to whole ones, 1.5 × 1005 = 1507.5, as one piece',
    line: { quantity: '1.5', rate: '1005', taxes: [taxOf('0.1')] },
    currency: 'JPY',
    written: ['1', 'C62', '1508', '1508'],
  },
];

describe('the lines of an electronic invoice', () => {
  for (const { name, line, currency = 'EUR', pricesIncludeTax = false, written } of examples)
    it(`have ${name}`, () => {
      const data = buildInvoiceData(dataLines([line], { currency, pricesIncludeTax }));
      const [first] = composeEInvoice(data).lines;
      expect([first?.quantity.toFixed(), first?.unit, first?.price.toFixed(), first?.net.toFixed()]).to.deep.equal(
        written,
      );
    });

  it('have one piece at the amount for a credit by amount, which has neither quantity nor rate', () => {
    const { lines, ...data } = buildInvoiceData();
    const credited = lines.map((line) => ({ ...line, quantity: null, rate: null, net: dec('12.34') }));
    const [first] = composeEInvoice({ ...data, lines: credited }).lines;
    expect([first?.quantity.toFixed(), first?.unit, first?.price.toFixed()]).to.deep.equal(['1', 'C62', '12.34']);
  });

  const descriptions: Readonly<Record<string, readonly [name: string, description: string | null]>> = {
    'Workshop in Berlin': ['Workshop in Berlin', null],
    '  Workshop  \n\n with lunch\nand tea ': ['Workshop', 'with lunch\nand tea'],
    'Workshop\r\nwith lunch\r\n': ['Workshop', 'with lunch'],
    'Workshop\n \t\n': ['Workshop', null],
    '\u0001\nWorkshop\u0000': ['Workshop', null],
  };
  for (const [text, named] of Object.entries(descriptions))
    it(`are named by the first line of ${JSON.stringify(text)}`, () => {
      const [first] = composeEInvoice(buildInvoiceData(dataLines([{ description: text }]))).lines;
      expect([first?.name, first?.description]).to.deep.equal(named);
    });

  it('are numbered from 1, each with its category and rate in percent', () => {
    const lines = dataLines([{}, { taxes: [taxOf('0.055')] }, { taxes: [taxOf('0', 'reverse_charge')] }]);
    const written = composeEInvoice(buildInvoiceData(lines)).lines;
    expect(written.map(({ id, category, rate }) => [id, category, rate.toFixed()])).to.deep.equal([
      ['1', 'S', '19'],
      ['2', 'S', '5.5'],
      ['3', 'AE', '0'],
    ]);
  });

  it('have the units of Recommendation 20', () => {
    expect(unitCodes).to.deep.equal({
      hour: 'HUR',
      day: 'DAY',
      week: 'WEE',
      month: 'MON',
      year: 'ANN',
      piece: 'C62',
      kilometre: 'KMT',
      mile: 'SMI',
      kilogram: 'KGM',
      lump_sum: 'LS',
    });
    const units = Object.entries(unitCodes) as [keyof typeof unitCodes, string][];
    const data = buildInvoiceData(dataLines(units.map(([unit]) => ({ unit }))));
    expect(composeEInvoice(data).lines.map(({ unit }) => unit)).to.deep.equal(units.map(([, code]) => code));
  });
});
