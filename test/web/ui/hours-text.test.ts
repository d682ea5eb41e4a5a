import { expect } from 'chai';
import { readHours, writeHours } from '../../../web/ui/text/hours-text.js';

describe('hours as people write them', () => {
  const readings: readonly (readonly [string, number | null | undefined])[] = [
    ['', null],
    ['  ', null],
    ['0', 0],
    ['1', 1],
    ['1.5', 1.5],
    ['1,5', 1.5],
    ['.5', 0.5],
    [',25', 0.25],
    ['2.', 2],
    ['1:30', 1.5],
    ['0:05', 0.08],
    ['1:20', 1.33],
    ['1:5', 1.08],
    ['90m', 1.5],
    ['45 min', 0.75],
    ['1 minute', 0.02],
    ['1h', 1],
    ['1.5 hours', 1.5],
    ['1h 30m', 1.5],
    ['1h30', 1.5],
    ['2 H 15 MIN', 2.25],
    ['1 Std. 30 Min.', 1.5],
    ['2 Stunden', 2],
    ['1 heure 15 minutes', 1.25],
    ['1 h 20 mn', 1.33],
    ['3 horas', 3],
    ['1 hora 30 minutos', 1.5],
    ['2 ore 30 minuti', 2.5],
    ['1 uur 45 minuten', 1.75],
    ['1u30', 1.5],
    ['50 minuut', 0.83],
    ['9-10:30', 1.5],
    ['13:45 – 17', 3.25],
    ['8.15-12', 3.75],
    ['22-24', 2],
    ['10-9', undefined],
    ['9-9', undefined],
    ['9-24:01', undefined],
    ['9:75-11', undefined],
    ['9-', undefined],
    ['1:60', undefined],
    ['1h 75m', undefined],
    ['-1', undefined],
    ['soon', undefined],
    ['1.5.5', undefined],
    ['1:30:00', undefined],
    ['.', undefined],
  ];
  for (const [text, hours] of readings) {
    it(`reads "${text}" as ${String(hours)}`, () => {
      expect(readHours(text, 'en-GB')).to.equal(hours);
    });
  }

  for (const [text, locale, hours] of [
    ['1234:30', 'en-GB', 1234.5],
    ['1,234.5', 'en-GB', 1234.5],
    ['1.234,5', 'de-DE', 1234.5],
    ['1,234', 'en-GB', 1234],
    ['1,234', 'de-DE', 1.23],
    ['1.234', 'de-DE', 1234],
    ['0,3333', 'en-GB', 0.33],
    ['١:٣٠', 'ar-EG', 1.5],
    ['۱٫۵', 'fa-IR', 1.5],
  ] as const)
    it(`reads "${text}" in ${locale} as ${hours}, as any other number`, () => {
      expect(readHours(text, locale)).to.equal(hours);
    });

  it('shows hours as a clock does, with the sign of what is missing', () => {
    expect([0, 0.08, 1.5, 1.33, 12, -0.25, -0.001].map(writeHours)).to.deep.equal([
      '0:00',
      '0:05',
      '1:30',
      '1:20',
      '12:00',
      '-0:15',
      '0:00',
    ]);
  });

  it('reads back every minute of a day from what it shows', () => {
    for (let minute = 0; minute < 24 * 60; minute++) {
      const shown = writeHours(minute / 60);
      expect(writeHours(readHours(shown, 'en-GB') ?? Number.NaN)).to.equal(shown);
    }
  });
});
