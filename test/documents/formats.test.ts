import { expect } from 'chai';
import { createFormats } from '../../documents/formats.js';

/** The visible text, with any white space as single spaces. */
const plain = (text: string): string => text.replaceAll(/[\s\u200e\u200f]+/g, ' ').trim();

describe('formats', () => {
  for (const [country, currency, amount, shown] of [
    ['US', 'USD', '13407.64', '$13,407.64'],
    [null, 'USD', '13407.64', '$13,407.64'],
    ['GB', 'GBP', '13407.64', '£13,407.64'],
    ['DE', 'EUR', '13407.64', '13.407,64 €'],
    ['FR', 'EUR', '13407.64', '13 407,64 €'],
    ['ES', 'EUR', '-1000.00', '-1.000,00 €'],
    ['IT', 'EUR', '1407.64', '1.407,64 €'],
    ['AT', 'EUR', '13407.64', '€ 13.407,64'],
    ['CH', 'CHF', '13407.64', 'CHF 13’407.64'],
    ['MX', 'MXN', '13407.64', '$13,407.64'],
    ['JP', 'JPY', '1068375', '¥1,068,375'],
    ['KW', 'KWD', '1645.875', 'KWD 1,645.875'],
    ['DE', 'EUR', '0.0825', '0,0825 €'],
  ] as const) {
    it(`write ${amount} ${currency} as ${country ?? 'people of an unknown country'} expects it`, () => {
      const text = plain(createFormats(country, currency).money(amount)).replace("'", '’').replace('￥', '¥');
      expect(text).to.equal(shown);
    });
  }

  it('write percentages, quantities and days', () => {
    const [american, german] = [createFormats('US', 'USD'), createFormats('DE', 'EUR')];
    expect([american.percent('0.0825'), plain(german.percent('0.0825'))]).to.deep.equal(['8.25%', '8,25 %']);
    expect([american.number('1234.5'), german.number('1234.5')]).to.deep.equal(['1,234.5', '1.234,5']);
    expect([american.date('2026-01-31'), german.date('2026-01-31')]).to.deep.equal([
      'January 31, 2026',
      '31 January 2026',
    ]);
  });

  it('accept no value that is not a decimal number', () => {
    expect(() => createFormats('US', 'USD').money('12,5')).to.throw(RangeError);
  });
});
