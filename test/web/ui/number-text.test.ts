/**
 * Reading numbers as people write and paste them: all fields read them in the same way, and never as another number.
 */
import { expect } from 'chai';
import fc from 'fast-check';
import { readNumber, writeNumber, type NumberStyle } from '../../../web/ui/text/number-text.js';

type Row = readonly [text: string, number: number | null | undefined];

const numberIn = (text: string, style: Partial<NumberStyle>): number | null | undefined => {
  const read = readNumber(text, { locale: 'en-US', digits: 4, ...style });
  return 'problem' in read ? undefined : read.number;
};

const readsAs = (style: Partial<NumberStyle>, rows: readonly Row[]): void => {
  for (const [text, number] of rows)
    it(`reads "${text}" as ${String(number)}`, () => {
      expect(numberIn(text, style)).to.equal(number);
    });
};

const everywhere: readonly Row[] = [
  ['', null],
  ['   ', null],
  ['0', 0],
  ['-0', 0],
  ['23,50', 23.5],
  ['23.50', 23.5],
  ['8,25', 8.25],
  ['.5', 0.5],
  [',5', 0.5],
  ['5.', 5],
  ['5,', 5],
  ['0,125', 0.125],
  ['0.125', 0.125],
  ['1234,567', 1234.567],
  ['1.234,50', 1234.5],
  ['1,234.50', 1234.5],
  ['1.234.567', 1234567],
  ['1,234,567', 1234567],
  ['1,234,567.89', 1234567.89],
  ['1.234.567,89', 1234567.89],
  ['12,34,567.5', 1234567.5],
  ['1 234,50', 1234.5],
  ['1\u00A0234,50', 1234.5],
  ['1\u202F234.50', 1234.5],
  ['1\u2009234', 1234],
  ["1'234.50", 1234.5],
  ['1’234’567', 1234567],
  ['1٬234٫5', 1234.5],
  ['-23,50', -23.5],
  ['−23.50', -23.5],
  ['- 23.50', -23.5],
  ['23,50-', -23.5],
  ['(23.50)', -23.5],
  ['+5', 5],
  ['\u200E5\u200F', 5],
  ['８０', 80],
  ['8000000000000.123', 8_000_000_000_000.123],
  ['9,999,999,999.9999', 9_999_999_999.9999],
  ['0.10', 0.1],
  ['007', 7],
  ['1,5000', 1.5],
  ['1.23456', undefined],
  ['1.234.56', undefined],
  ['1,23,45', undefined],
  ['1,23.50', undefined],
  ['1.234,56.7', undefined],
  ["1'234'5", undefined],
  ['1 2', undefined],
  ['1  234', undefined],
  ['1..5', undefined],
  ['--5', undefined],
  ['-5-', undefined],
  ['5-3', undefined],
  ['1e5', undefined],
  ['0x10', undefined],
  ['5²', undefined],
  ['½', undefined],
  ['5%', undefined],
  ['$5', undefined],
  ['.', undefined],
  ['-', undefined],
  ['soon', undefined],
  ['Infinity', undefined],
  ['9007199254740993', undefined],
  ['8000000000000000.123', undefined],
];

describe('a number, whoever wrote it', () => {
  for (const locale of ['en-US', 'de-DE', 'fr-FR', 'de-CH', 'en-IN']) {
    describe(locale, () => readsAs({ locale }, everywhere));
  }
});

describe('a number that can be read two ways', () => {
  describe('in the United States', () =>
    readsAs({ locale: 'en-US' }, [
      ['1,234', 1234],
      ['1.234', 1.234],
    ]));
  describe('in Germany', () =>
    readsAs({ locale: 'de-DE' }, [
      ['1,234', 1.234],
      ['1.234', 1234],
    ]));
  describe('in Switzerland and France, which write neither with a sign that the other does not have', () => {
    readsAs({ locale: 'de-CH' }, [
      ['1.234', 1.234],
      ['1,234', undefined],
    ]);
    readsAs({ locale: 'fr-FR' }, [
      ['1,234', 1.234],
      ['1.234', undefined],
    ]);
  });

  it('with more decimals than the field allows is an error, not another number', () => {
    expect(readNumber('1.234', { locale: 'en-US', digits: 2 })).to.deep.equal({
      problem: 'Must have at most 2 decimals.',
    });
    expect(readNumber('1,234', { locale: 'de-DE', digits: 0 })).to.deep.equal({ problem: 'Enter a whole number.' });
    expect(readNumber('2.0', { locale: 'en-US', digits: 0 })).to.deep.include({ number: 2 });
  });

  it('gets an error that shows both ways to write it if nothing decides between them', () => {
    expect(readNumber('1.234', { locale: 'fr-FR', digits: 3 })).to.deep.equal({
      problem: 'Ambiguous number: enter 1234 or 1,234.',
    });
  });

  for (const [text, locale, isPlain] of [
    ['1234.5', 'en-US', true],
    ['-12', 'en-US', true],
    ['1234,5', 'en-US', false],
    ['1,234', 'en-US', false],
    ['1.234', 'en-US', false],
    ['1234,5', 'de-DE', true],
    ['1.234', 'de-DE', false],
    ['$5', 'en-US', false],
  ] as const)
    it(`shows ${isPlain ? 'nothing beside' : 'how it understood'} "${text}" in ${locale}`, () => {
      expect(readNumber(text, { locale, digits: 4, currency: 'USD' })).to.deep.include({ isPlain });
    });
});

describe('an amount with what is pasted along', () =>
  readsAs({ currency: 'PLN', locale: 'pl-PL', digits: 2 }, [
    ['$1,234.50', 1234.5],
    ['1.234,50 €', 1234.5],
    ['€ 1.234,50', 1234.5],
    ['1 234,50 zł', 1234.5],
    ['PLN 12', 12],
    ['12 pln', 12],
    ["CHF 1'234.50", 1234.5],
    ['CA$12.50', 12.5],
    ['-$5', -5],
    ['$-5', -5],
    ['($5.00)', -5],
    ['50.-', 50],
    ['50,–', 50],
    ['12 XYZ', undefined],
    ['12 apples', undefined],
    ['12 %', undefined],
  ]));

describe('a share and other units', () => {
  describe('a share', () =>
    readsAs({ unit: '%' }, [
      ['8,25 %', 8.25],
      ['8.25%', 8.25],
      ['8٪', 8],
      ['$8', undefined],
    ]));
  describe('days', () =>
    readsAs({ unit: 'days', digits: 0 }, [
      ['30 days', 30],
      ['1 day', 1],
      ['30 hours', undefined],
    ]));
});

describe('digits of other scripts', () => {
  for (const [locale, text] of [
    ['ar-EG', '١٬٢٣٤٫٥٠'],
    ['fa-IR', '۱٬۲۳۴٫۵۰'],
    ['hi-IN', '१,२३४.५०'],
    ['hi-IN', '1,234.50'],
    ['bn-BD', '১,২৩৪.৫০'],
  ] as const)
    it(`are read where they are written: ${text} in ${locale}`, () => {
      expect(numberIn(text, { locale })).to.equal(1234.5);
    });
});

const locales =
  'en-US en-GB en-IN en-ZA de-DE de-CH de-AT fr-FR fr-CH es-ES es-MX pt-PT pt-BR it-CH nl-NL sv-SE nb-NO da-DK fi-FI et-EE pl-PL cs-CZ hu-HU ru-RU tr-TR he-IL ar-EG ar-AE fa-IR ur-PK hi-IN mr-IN ne-NP bn-BD my-MM th-TH ja-JP zh-CN ko-KR id-ID vi-VN lt-LT'.split(
    ' ',
  );

/** Numbers with this many decimals, as a column of the database stores them. */
const numbers = (digits: number, max: number) =>
  fc
    .tuple(fc.bigInt({ min: 0n, max: BigInt(max) * 10n ** BigInt(digits) }), fc.boolean())
    .map(([units, isNegative]) => {
      const text = String(units).padStart(digits + 1, '0');
      const point = text.length - digits;
      const number = Number(digits === 0 ? text : `${text.slice(0, point)}.${text.slice(point)}`);
      return isNegative && number !== 0 ? -number : number;
    });

describe('what a field writes', () => {
  for (const [digits, max] of [
    [0, 8_000_000_000_000],
    [2, 8_000_000_000_000],
    [3, 8_000_000_000_000],
    [4, 9_999_999_999],
  ] as const)
    it(`is read back as the same number in every locale, with ${digits} digits after the point`, () => {
      fc.assert(
        fc.property(fc.constantFrom(...locales), numbers(digits, max), (locale, number) => {
          const style = { locale, digits };
          expect(numberIn(writeNumber(number, style), style)).to.equal(number);
          expect(numberIn(writeNumber(number, style, { isGrouped: false }), style)).to.equal(number);
          expect(numberIn(writeNumber(number, style, { min: 2 }), style)).to.equal(number);
        }),
        { numRuns: 500 },
      );
    });

  it('is read back with its currency around it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...locales),
        fc.constantFrom('USD', 'EUR', 'CHF', 'PLN', 'INR', 'SEK', 'AED'),
        numbers(2, 8_000_000_000_000),
        (locale, currency, number) => {
          const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
          expect(numberIn(format.format(number), { locale, digits: 2, currency })).to.equal(number);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('is read without groups in one way only', () => {
    fc.assert(
      fc.property(fc.constantFrom(...locales), numbers(2, 8_000_000_000_000), (locale, number) => {
        expect(
          readNumber(writeNumber(number, { locale, digits: 2 }, { isGrouped: false }), { locale, digits: 2 }),
        ).to.deep.equal({ number, isPlain: true });
      }),
    );
  });
});
