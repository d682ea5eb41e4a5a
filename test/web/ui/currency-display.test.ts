import { expect } from 'chai';
import { minorUnits } from '../../../domain/minor-units.js';
import { currencyDisplayOf, writeMoney } from '../../../web/ui/text/currency-display.js';

describe('amounts of several currencies', () => {
  const write = (locale: string, currency: string, own: string): string =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: currencyDisplayOf(locale, currency, own),
    })
      .format(12)
      .replace('\u00a0', ' ');

  const table: readonly (readonly [locale: string, own: string, currency: string, written: string])[] = [
    ['en-US', 'USD', 'USD', '$12.00'],
    ['en-US', 'USD', 'CAD', 'CA$12.00'],
    ['en-US', 'USD', 'EUR', '€12.00'],
    ['en-US', 'CAD', 'CAD', '$12.00'],
    ['en-US', 'CAD', 'USD', 'USD 12.00'],
    ['en-US', 'EUR', 'USD', '$12.00'],
    ['en-US', 'EUR', 'AUD', 'A$12.00'],
    ['en-CA', 'USD', 'CAD', 'CAD 12.00'],
    ['en-CA', 'USD', 'USD', '$12.00'],
    ['en-GB', 'GBP', 'USD', 'US$12.00'],
    ['de-DE', 'EUR', 'EUR', '12,00 €'],
    ['de-DE', 'EUR', 'CAD', '12,00 CA$'],
    ['ja-JP', 'JPY', 'CNY', '元 12.00'],
  ];
  for (const [locale, own, currency, written] of table)
    it(`are told apart in ${locale}: 12 ${currency} for a firm that counts in ${own}`, () => {
      expect(write(locale, currency, own)).to.equal(written);
    });

  it('never look alike, in any locale, where one of them is the own', () => {
    const currencies = Intl.supportedValuesOf('currency');
    for (const locale of ['en-US', 'en-CA', 'en-AU', 'es-MX', 'zh-CN', 'ja-JP', 'de-CH', 'sv-SE'])
      for (const own of ['USD', 'CAD', 'AUD', 'EUR', 'SEK', 'DKK', 'JPY', 'CNY', 'MXN']) {
        const others = currencies.filter((currency) => currency !== own);
        const sign = (text: string): string => text.replaceAll(/[\d.,\s]/g, '');
        const mine = sign(write(locale, own, own));
        expect(others.filter((currency) => sign(write(locale, currency, own)) === mine)).to.deep.equal([]);
      }
  });

  const digitsOf = (currency: string, isRounded = false): string =>
    writeMoney({ locale: 'en-US', own: 'USD', currency, amount: 1234.5678, isRounded }).match(/\d[\d.,]*/)?.[0] ?? '';

  it('have the minor units in which they are stored and printed, in every currency', () => {
    const wrong = Intl.supportedValuesOf('currency').filter(
      (currency) => (digitsOf(currency).split('.')[1] ?? '').length !== minorUnits(currency),
    );
    expect(wrong).to.deep.equal([]);
    expect(['USD', 'JPY', 'KWD', 'IDR', 'HUF'].map((currency) => digitsOf(currency))).to.deep.equal([
      '1,234.57',
      '1,235',
      '1,234.568',
      '1,234.57',
      '1,234.57',
    ]);
    expect(['USD', 'KWD'].map((currency) => digitsOf(currency, true))).to.deep.equal(['1,235', '1,235']);
  });
});
