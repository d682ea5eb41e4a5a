import { expect } from 'chai';
import { currencyDisplayOf } from '../../../web/ui/currency-display.js';

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
});
