import { expect } from 'chai';
import fc from 'fast-check';
import { fingerprintsOf } from '../../../../domain/billing/bank/fingerprints.js';
import { invoicesOfSum } from '../../../../domain/billing/bank/invoice-sums.js';
import type { ComparedLine } from '../../../../domain/billing/bank/match.js';
import { joinedWords, OpenBook, type BookParts, type OpenInvoice } from '../../../../domain/billing/bank/open-book.js';
import { proposalsFor } from '../../../../domain/billing/bank/proposals.js';
import type { StatementEntry } from '../../../../domain/billing/bank/statement.js';
import { toDecimal, dec } from '../../../../domain/money.js';

const invoice = (
  number: string,
  outstanding: number,
  clientId = 'acme',
  more: Partial<OpenInvoice> = {},
): OpenInvoice => ({
  id: `inv-${number}`,
  number,
  clientId,
  currency: 'EUR',
  outstanding,
  dueDate: '2026-02-01',
  ...more,
});

const bookOf = (invoices: readonly OpenInvoice[], more: Partial<BookParts> = {}): OpenBook =>
  new OpenBook({ invoices, settled: [], clientsByIban: new Map(), clientsByName: new Map(), returnable: [], ...more });

const line = (amount: number, more: Partial<ComparedLine> = {}): ComparedLine => ({
  amount,
  currency: 'EUR',
  date: '2026-02-10',
  counterparty: null,
  iban: null,
  reference: null,
  endToEndId: null,
  text: null,
  isReturn: false,
  isSimilar: false,
  ...more,
});

const book = bookOf(
  [
    invoice('INV-2026-0007', 10_000),
    invoice('INV-2026-0008', 5000),
    invoice('INV-2026-0009', 3000, 'acme', { dueDate: '2026-03-01' }),
    invoice('INV-2026-0010', 10_000, 'beta'),
    invoice('17', 700, 'gamma'),
  ],
  {
    clientsByIban: new Map([
      ['DE1', ['acme']],
      ['DE2', ['acme', 'beta']],
    ]),
    clientsByName: new Map([['acme corporation', 'acme']]),
    settled: [{ number: 'INV-2026-0001', clientId: 'beta' }],
  },
);

const shown = (compared: ComparedLine, of = book): string[] =>
  proposalsFor(compared, of).map(
    ({ clientId, invoices, confidence, reasons }) =>
      `${confidence} ${clientId} ${invoices.map(({ number }) => number.slice(-4)).join('+')} ${reasons.join(' ')}`,
  );

describe('the proposals for a line', () => {
  for (const [what, compared, first] of [
    [
      'a number and the amount',
      line(10_000, { text: 'Rg. INV-2026-0007' }),
      'certain acme 0007 invoice_number exact_amount',
    ],
    [
      'a number written otherwise',
      line(10_000, { text: 'inv 2026/0007 danke' }),
      'certain acme 0007 invoice_number exact_amount',
    ],
    [
      'a number that the bank broke',
      line(10_000, { text: 'INV-20 26-00 07' }),
      'certain acme 0007 invoice_number exact_amount',
    ],
    [
      'a number without its letters',
      line(10_000, { text: 'Rechnung 2026-0007' }),
      'likely acme 0007 invoice_number exact_amount',
    ],
    [
      'two numbers and their sum',
      line(15_000, { text: 'INV-2026-0007, INV-2026-0008' }),
      'certain acme 0007+0008 invoice_number sum_of_invoices exact_amount',
    ],
    ['a number and less', line(9800, { text: 'INV-2026-0007' }), 'likely acme 0007 invoice_number partial_amount'],
    ['a number and more', line(12_000, { text: 'INV-2026-0007' }), 'likely acme 0007 invoice_number above_outstanding'],
    ['a number of a settled invoice', line(400, { text: 'INV-2026-0001' }), 'likely beta  invoice_settled'],
    [
      'a creditor reference',
      line(10_000, { reference: 'RF48INV20260007' }),
      'certain acme 0007 structured_reference exact_amount',
    ],
    ['a known account and the amount', line(5000, { iban: 'DE1' }), 'certain acme 0008 exact_amount known_iban'],
    ['an account of two clients', line(10_000, { iban: 'DE2' }), 'likely acme 0007 exact_amount known_iban'],
    [
      'a known account and all that is open',
      line(18_000, { iban: 'DE1' }),
      'certain acme 0007+0008+0009 sum_of_invoices known_iban',
    ],
    [
      'a known account and the oldest two',
      line(15_000, { iban: 'DE1' }),
      'likely acme 0007+0008 sum_of_invoices known_iban',
    ],
    ['a known account alone', line(123, { iban: 'DE1' }), 'possible acme  known_iban'],
    [
      'a name and the amount',
      line(5000, { counterparty: 'ACME Corporation' }),
      'likely acme 0008 exact_amount client_name',
    ],
    ['the amount alone', line(3000), 'possible acme 0009 exact_amount'],
    [
      'a number of somebody else',
      line(10_000, { iban: 'DE1', text: 'INV-2026-0010' }),
      'likely acme 0007 exact_amount known_iban',
    ],
    ['a short number and another amount', line(999, { text: 'am 17.2.' }), undefined],
  ] as const)
    it(`with ${what} are led by: ${first ?? 'none'}`, () => {
      const [best] = shown(compared);
      expect(best).to.equal(first);
    });

  it('are never certain for a line that another file may have', () => {
    expect(shown(line(10_000, { text: 'INV-2026-0007', isSimilar: true }))[0]).to.match(/^possible .*similar_line$/);
  });

  it('name only invoices of one client and of the currency, each once, and are the same every time', () => {
    const anyLine = fc.record({
      amount: fc.constantFrom(700, 3000, 5000, 8000, 10_000, 13_000, 15_000, 18_000, 20_000),
      text: fc.constantFrom(null, 'INV-2026-0007', 'INV-2026-0007 INV-2026-0010', '17', 'x'),
      iban: fc.constantFrom(null, 'DE1', 'DE2'),
      counterparty: fc.constantFrom(null, 'Acme Corporation'),
      currency: fc.constantFrom('EUR', 'USD'),
    });
    fc.assert(
      fc.property(anyLine, (parts) => {
        const compared = line(parts.amount, parts);
        const found = proposalsFor(compared, book);
        expect(found).to.deep.equal(proposalsFor(compared, book));
        expect(found.filter(({ confidence }) => confidence === 'certain').length).to.be.at.most(1);
        for (const { clientId, invoices, confidence } of found) {
          const own = invoices.map(({ id }) => book.parts.invoices.find((one) => one.id === id));
          expect(new Set(invoices.map(({ id }) => id)).size).to.equal(invoices.length);
          for (const one of own) expect([one?.clientId, one?.currency]).to.deep.equal([clientId, parts.currency]);
          if (confidence === 'certain')
            expect(own.reduce((sum, one) => sum + (one?.outstanding ?? 0), 0)).to.equal(parts.amount);
        }
      }),
    );
  });
});

describe('the proposals for a return', () => {
  const returnable = [
    {
      paymentId: 'pay1',
      clientId: 'acme',
      invoices: [],
      currency: 'EUR',
      amount: 5000,
      date: '2026-02-01',
      iban: 'DE1',
      endToEndId: 'E1',
    },
    {
      paymentId: 'pay2',
      clientId: 'acme',
      invoices: [],
      currency: 'EUR',
      amount: 5000,
      date: '2026-02-02',
      iban: 'DE1',
      endToEndId: 'E2',
    },
  ];
  const of = bookOf([], { returnable });
  const best = (compared: ComparedLine) => {
    const [first] = proposalsFor(compared, of);
    return first && [first.paymentId, first.confidence, ...first.reasons];
  };
  it('are certain by the id of the transfer, also with charges, and otherwise at most likely', () => {
    expect(best(line(-5000, { endToEndId: 'E2', isReturn: true }))).to.deep.equal([
      'pay2',
      'certain',
      'returned',
      'end_to_end_id',
      'exact_amount',
    ]);
    expect(best(line(-5350, { endToEndId: 'E2', isReturn: true }))).to.deep.equal([
      'pay2',
      'certain',
      'returned',
      'end_to_end_id',
    ]);
    expect(best(line(-5000, { endToEndId: 'E2' }))).to.deep.equal(['pay2', 'likely', 'end_to_end_id', 'exact_amount']);
    expect(best(line(-5000, { iban: 'DE1', isReturn: true }))?.[1]).to.equal('possible');
    expect(best(line(-4000, { endToEndId: 'E2', isReturn: true }))).to.equal(undefined);
    expect(best(line(-5000, { endToEndId: 'E1', isReturn: true, date: '2026-01-01' }))).to.equal(undefined);
  });
});

describe('sums of invoices', () => {
  it('are found whenever two or three of the oldest thirty add up, and always add up', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 2, maxLength: 12 });
    fc.assert(
      fc.property(amounts, fc.integer({ min: 2, max: 120 }), (all, amount) => {
        const open = all.map((outstanding, at) => invoice(`N-${at}`, outstanding));
        const found = invoicesOfSum(open, amount);
        if (found) expect(found.invoices.reduce((sum, { outstanding }) => sum + outstanding, 0)).to.equal(amount);
        const exists = all.some((a, i) =>
          all.some((b, j) => j > i && (a + b === amount || all.some((c, k) => k > j && a + b + c === amount))),
        );
        if (exists) expect(found).not.to.equal(undefined);
      }),
    );
  });
});

describe('joined words', () => {
  it('have every run of up to six words of a text', () => {
    expect([...joinedWords('INV-2026 0007')]).to.deep.equal([
      'INV',
      'INV2026',
      'INV20260007',
      '2026',
      '20260007',
      '0007',
    ]);
  });
});

describe('fingerprints', () => {
  const entry = (more: Partial<StatementEntry>): StatementEntry => ({
    account: 'DE1',
    currency: 'EUR',
    date: '2026-02-10',
    amount: toDecimal(dec('5')),
    counterparty: 'A',
    iban: null,
    reference: null,
    endToEndId: null,
    text: 'Same',
    bankReference: null,
    entryReference: null,
    isReturn: false,
    ...more,
  });
  const prints = (...entries: readonly Partial<StatementEntry>[]): string[] =>
    fingerprintsOf(entries.map((one) => entry(one))).map(({ fingerprint }) => fingerprint);

  it('tell entries that are alike apart, and are the same in another file, in any order of others', () => {
    const first = prints({}, {}, { text: 'Other' });
    expect(new Set(first).size).to.equal(3);
    expect(prints({ text: 'Other' }, {}, {})).to.deep.equal([first[2], first[0], first[1]]);
    expect(prints({ text: ' same ' })[0]).to.equal(first[0]);
    expect(prints({ amount: toDecimal(dec('5.00')) })[0]).to.equal(first[0]);
  });

  it('go by the bank’s own reference, whatever the text and the day', () => {
    const [one] = prints({ bankReference: 'R1' });
    expect(prints({ bankReference: 'R1', text: 'Else', date: '2026-02-11' })[0]).to.equal(one);
    expect(prints({ bankReference: 'R1', amount: toDecimal(dec('6')) })[0]).not.to.equal(one);
    expect(prints({ bankReference: 'NONREF' })[0]).to.equal(prints({})[0]);
  });
});
