/** Electronic invoices in the terms of EN 16931, worked out by hand. */
import { expect } from 'chai';
import { composeEInvoice } from '../../../../domain/billing/e-invoice/compose.js';
import type { InvoiceData } from '../../../../domain/billing/e-invoice/invoice-data.js';
import { missingTerms } from '../../../../domain/billing/e-invoice/missing-terms.js';
import type { AppliedTax } from '../../../../domain/billing/taxes/applied-tax.js';
import { dec, zero } from '../../../../domain/money.js';
import { dataLines, germanBuyer, germanSeller, taxOf } from '../../../support/e-invoices/invoice-data.js';
import { complete, creditNoteOf, free } from '../../../support/e-invoices/parts.js';
import { unusual } from '../../../support/e-invoices/unusual.js';

const compound = (rate: string): AppliedTax => ({ ...taxOf(rate), is_compound: true });

interface Golden {
  readonly name: string;
  readonly currency: string;
  readonly isGross?: boolean;
  /** Quantity, rate and taxes of each line. */
  readonly lines: readonly (readonly [quantity: string, rate: string, ...taxes: AppliedTax[]])[];
  /** Category, percentage, taxable and tax of each group. */
  readonly groups: readonly (readonly [string, string, string, string])[];
  /** Net, tax and gross. */
  readonly totals: readonly [string, string, string];
  /** The rule by which it cannot be an electronic invoice. */
  readonly refused?: string;
}

const goldens: readonly Golden[] = [
  {
    name: 'Germany: 19 and 7 percent, a discount and reverse charge',
    currency: 'EUR',
    // 7.5 × 98.77 = 740.775 → 740.78, less 3 × 12.35 = 37.05: 703.73, × 0.19 = 133.7087. 11 × 4.99 = 54.89, × 0.07 = 3.8423.
    lines: [
      ['7.5', '98.77', taxOf('0.19')],
      ['11', '4.99', taxOf('0.07')],
      ['3', '-12.35', taxOf('0.19')],
      ['1', '1000', taxOf('0', 'reverse_charge')],
    ],
    groups: [
      ['S', '19', '703.73', '133.71'],
      ['S', '7', '54.89', '3.84'],
      ['AE', '0', '1000', '0'],
    ],
    totals: ['1758.62', '137.55', '1896.17'],
  },
  {
    name: 'Austria: prices that include 20 and 10 percent',
    currency: 'EUR',
    isGross: true,
    // 3 × 33.33 = 99.99, of which 20/120 = 16.665 → 16.67 are tax. 500.00 × 10/110 = 45.4545… → 45.45.
    lines: [
      ['3', '33.33', taxOf('0.2')],
      ['1', '500', taxOf('0.1')],
    ],
    groups: [
      ['S', '20', '83.32', '16.67'],
      ['S', '10', '454.55', '45.45'],
    ],
    totals: ['537.87', '62.12', '599.99'],
  },
  {
    name: 'France: 20, 10, 5.5 and 2.1 percent',
    currency: 'EUR',
    // 1234.56 × 0.2 = 246.912; 45.45 × 0.1 = 4.545 → 4.55; 89.90 × 0.055 = 4.9445; 10.01 × 0.021 = 0.21021.
    lines: [
      ['1', '1234.56', taxOf('0.2')],
      ['9', '5.05', taxOf('0.1')],
      ['1', '89.9', taxOf('0.055')],
      ['1', '10.01', taxOf('0.021')],
    ],
    groups: [
      ['S', '20', '1234.56', '246.91'],
      ['S', '10', '45.45', '4.55'],
      ['S', '5.5', '89.9', '4.94'],
      ['S', '2.1', '10.01', '0.21'],
    ],
    totals: ['1379.92', '256.61', '1636.53'],
  },
  {
    name: 'Japan: 10 and 8 percent, in whole yen',
    currency: 'JPY',
    // 1.5 × 1005 = 1507.5 → 1508, × 0.1 = 150.8 → 151. 3 × 333 = 999, × 0.08 = 79.92 → 80.
    lines: [
      ['1.5', '1005', taxOf('0.1')],
      ['3', '333', taxOf('0.08')],
    ],
    groups: [
      ['S', '10', '1508', '151'],
      ['S', '8', '999', '80'],
    ],
    totals: ['2507', '231', '2738'],
  },
  {
    name: 'Switzerland: 8.1 and 2.6 percent, before rounding to 0.05',
    currency: 'CHF',
    // 1.25 × 180 = 225.00, × 0.081 = 18.225 → 18.23. 4 × 12.35 = 49.40, × 0.026 = 1.2844.
    lines: [
      ['1.25', '180', taxOf('0.081')],
      ['4', '12.35', taxOf('0.026')],
    ],
    groups: [
      ['S', '8.1', '225', '18.23'],
      ['S', '2.6', '49.4', '1.28'],
    ],
    totals: ['274.4', '19.51', '293.91'],
  },
  {
    name: 'Canada: GST 5 and QST 9.975 percent, both on the price',
    currency: 'CAD',
    // 3 × 66.67 = 200.01: × 0.05 = 10.0005, × 0.09975 = 19.950998.
    lines: [['3', '66.67', taxOf('0.05'), taxOf('0.09975')]],
    groups: [
      ['S', '5', '200.01', '10'],
      ['S', '9.975', '200.01', '19.95'],
    ],
    totals: ['200.01', '29.95', '229.96'],
    refused: 'BR-CO-04',
  },
  {
    name: 'Canada as before 2013: QST 9.5 percent, compound',
    currency: 'CAD',
    // The QST is charged on 200.01 × 1.05 = 210.0105, and is 19.9509975; what it is on is shown as 200.01 + 10.00.
    lines: [['3', '66.67', taxOf('0.05'), compound('0.095')]],
    groups: [
      ['S', '5', '200.01', '10'],
      ['S', '9.5', '210.01', '19.95'],
    ],
    totals: ['200.01', '29.95', '229.96'],
    refused: 'BR-CO-04',
  },
  {
    name: 'Kuwait: three decimals',
    currency: 'KWD',
    // 2 × 10.005 = 20.010, × 0.05 = 1.0005 → 1.001.
    lines: [['2', '10.005', taxOf('0.05')]],
    groups: [['S', '5', '20.01', '1.001']],
    totals: ['20.01', '1.001', '21.011'],
    refused: 'BR-DEC-14',
  },
];

const dataOf = ({ lines, currency, isGross = false }: Golden): InvoiceData =>
  complete(
    dataLines(
      lines.map(([quantity, rate, ...taxes]) => ({ quantity, rate, taxes })),
      { currency, pricesIncludeTax: isGross },
    ),
  );

describe('an electronic invoice', () => {
  for (const golden of goldens)
    it(`has the taxes worked out by hand: ${golden.name}`, () => {
      const data = dataOf(golden);
      const { taxes, totals } = composeEInvoice(data);
      expect(
        taxes.map(({ category, rate, taxable, tax }) => [category, rate.toFixed(), taxable.toFixed(), tax.toFixed()]),
      ).to.deep.equal(golden.groups);
      expect([totals.net, totals.tax, totals.gross].map((each) => each.toFixed())).to.deep.equal(golden.totals);
      expect([totals.due.toFixed(), totals.rounding.toFixed()]).to.deep.equal([golden.totals[2], '0']);
      const rules = missingTerms(data, 'xrechnung_ubl').map(({ rule }) => rule);
      expect(rules).to.deep.equal(golden.refused === undefined ? [] : [golden.refused]);
    });

  const categories: readonly (readonly [AppliedTax, category: string, reason: string | null, code: string | null])[] = [
    [taxOf('0.19'), 'S', null, null],
    [taxOf('0', 'zero'), 'Z', null, null],
    [taxOf('0', 'exempt', '§ 19 UStG'), 'E', '§ 19 UStG', null],
    [{ ...taxOf('0', 'exempt'), reason_code: 'VATEX-EU-132-1I' }, 'E', null, 'VATEX-EU-132-1I'],
    [taxOf('0', 'reverse_charge', 'Autoliquidation'), 'AE', 'Autoliquidation', 'VATEX-EU-AE'],
    [taxOf('0', 'intra_community'), 'K', null, 'VATEX-EU-IC'],
    [taxOf('0', 'export', '\u0002'), 'G', null, 'VATEX-EU-G'],
    [taxOf('0', 'outside_scope'), 'O', null, 'VATEX-EU-O'],
  ];
  for (const [tax, ...stated] of categories)
    it(`states the category ${stated[0]} of ${tax.category}, with the reason ${stated[1] ?? stated[2]}`, () => {
      const { taxes, lines } = composeEInvoice(complete(dataLines([{ taxes: [tax] }])));
      expect(taxes.map(({ category, reason, reason_code }) => [category, reason, reason_code])).to.deep.equal([stated]);
      expect(lines.map(({ category }) => category)).to.deep.equal([stated[0]]);
    });

  it('states each category and rate once, with every reason', () => {
    const because = (reason: string) => ({ taxes: [taxOf('0', 'exempt', reason)] });
    const { taxes } = composeEInvoice(complete(dataLines([because('A'), {}, because('B'), because('A')])));
    expect(taxes.map(({ category, reason, taxable }) => [category, reason, taxable.toFixed()])).to.deep.equal([
      ['E', 'A; B', '900'],
      ['S', null, '300'],
    ]);
  });

  it('states no VAT ids outside the scope of VAT, and both otherwise', () => {
    const idsOf = (data: InvoiceData) => {
      const { seller, buyer } = composeEInvoice(data);
      return [seller.vat_id, buyer.vat_id, seller.tax_number];
    };
    expect(idsOf(complete())).to.deep.equal(['DE123456788', 'DE136695976', '37/123/45678']);
    expect(idsOf(complete(free('outside_scope')))).to.deep.equal([null, null, '37/123/45678']);
  });

  it('goes to the address of the buyer for a delivery within the EU alone', () => {
    expect(composeEInvoice(complete(free('intra_community'))).delivery.address?.city).to.equal('Köln');
    expect(composeEInvoice(complete(free('export'))).delivery.address).to.equal(null);
  });

  it('is a credit note with the invoice that it credits, on which nothing is paid', () => {
    const note = composeEInvoice(creditNoteOf(complete()));
    expect([note.kind, note.preceding?.number, note.due_date, note.payment_terms]).to.deep.equal([
      'credit_note',
      'RE-2026-0042',
      null,
      'Zu Rechnung RE-2026-0042',
    ]);
    expect(note.payment).to.deep.equal({ means: '1', account: null, reference: 'GS-2026-0007' });
    expect(note.totals.due.toFixed()).to.equal('357');
  });

  it('states no tax of which earlier credits left nothing, and a line at nothing for what they left of a tax alone', () => {
    const { lines, shares } = dataLines([{}, { taxes: [taxOf('0.07')] }, { taxes: [taxOf('0.2')] }]);
    const [first, second, third] = shares;
    if (!first || !second || !third) throw new Error('There are three shares');
    const rest = [first, { ...second, net: zero, tax: [zero] }, { ...third, net: zero, tax: [dec('0.01')] }];
    const note = creditNoteOf(complete({ lines: lines.slice(0, 1), shares: rest }));
    const { taxes, lines: written, totals } = composeEInvoice(note);
    expect(taxes.map(({ rate, taxable, tax }) => [rate, taxable, tax].map((each) => each.toFixed()))).to.deep.equal([
      ['19', '300', '57'],
      ['20', '0', '0.01'],
    ]);
    expect(written.map(({ id, name, net, rate }) => [id, name, net.toFixed(), rate.toFixed()])).to.deep.equal([
      ['1', 'Consulting', '300', '19'],
      ['2', 'RE-2026-0042', '0', '20'],
    ]);
    expect(totals.gross.toFixed()).to.equal('357.01');
    expect(missingTerms(note, 'zugferd')).to.deep.equal([]);
  });

  const paying: Readonly<Record<string, readonly [InvoiceData, means: string, hasAccount: boolean]>> = {
    'by SEPA transfer in euros': [complete(), '58', true],
    'by transfer in other currencies': [complete(dataLines([{}], { currency: 'CHF' })), '30', true],
    'without an account, by words alone': [unusual['without an account'], '1', false],
    'by undefined means in Danish crowns': [unusual['to a Danish firm, in crowns'], '1', true],
    'as agreed for a Dutch credit note': [creditNoteOf(unusual['between Dutch firms']), '57', false],
  };
  for (const [name, [data, means, hasAccount]] of Object.entries(paying))
    it(`is paid ${name}`, () => {
      const { payment } = composeEInvoice(data);
      expect([payment.means, payment.account !== null]).to.deep.equal([means, hasAccount]);
    });

  it('names parties as they are registered, and in trade', () => {
    const identifiers = [
      { scheme: '0088', value: '4012345000009' },
      { scheme: '0002', value: '303265045' },
      { scheme: '0060', value: '812810734' },
    ];
    const { seller, buyer } = composeEInvoice(
      complete({ seller: { ...germanSeller, identifiers }, buyer: { ...germanBuyer, identifiers } }),
    );
    expect([seller.name, seller.trading_name]).to.deep.equal(['Nordlicht Beratung GmbH', 'Nordlicht']);
    expect([seller.registration, buyer.registration]).to.deep.equal([identifiers[1], identifiers[1]]);
    expect([seller.identifiers, buyer.identifiers]).to.deep.equal([[identifiers[0], identifiers[2]], [identifiers[0]]]);
    expect([seller.electronic_address, buyer.electronic_address]).to.deep.equal([
      { scheme: 'EM', value: 'rechnung@nordlicht.example' },
      { scheme: 'EM', value: 'eingang@acme.example' },
    ]);
  });

  it('leaves out texts that show nothing, and closes the line of a discount', () => {
    const blank = composeEInvoice(unusual['with blank texts']);
    expect([blank.notes, blank.seller.name, blank.seller.registration]).to.deep.equal([[], 'Nordlicht', null]);
    expect(blank.references).to.deep.equal({
      buyer: '1',
      contract: null,
      order: null,
      project: null,
      accounting: null,
    });
    const discounted = composeEInvoice(unusual['with Skonto']);
    expect(discounted.payment_terms).to.equal('Zahlbar in 30 Tagen\n#SKONTO#TAGE=14#PROZENT=2.00#\n');
    expect(composeEInvoice(unusual['to Kosovo']).buyer.address.country).to.equal('1A');
  });
});
