import { expect } from 'chai';
import { vatSchemes } from '../../../domain/billing/parties/vat-checks.js';
import { isVatNumber, normalVatId, vatIdProblem } from '../../../domain/billing/parties/vat-id.js';
import { Dice } from '../../support/models/dice.js';

/** Numbers of each kind that a country issues, as firms and authorities publish them. */
const valid: Readonly<Record<string, readonly string[]>> = {
  AT: ['ATU13585627', 'ATU37675002'],
  BE: ['BE0428759497', 'BE0403019261'],
  BG: ['BG175074752', 'BG7523169263', 'BG8001010008'],
  CH: ['CHE107787577', 'CHE116281710MWST'],
  CY: ['CY10259033P'],
  CZ: ['CZ25123891', 'CZ7103192745', 'CZ640903926', 'CZ991231123'],
  DE: ['DE136695976', 'DE811569869', 'DE129273398'],
  DK: ['DK13585628'],
  EE: ['EE100931558', 'EE100594102'],
  EL: ['EL094259216', 'EL094014201'],
  ES: ['ESB58378431', 'ESA28015865', 'ES54362315K', 'ESX2482300W', 'ESM1234567L', 'ESJ99216582', 'ESQ2818014I'],
  FI: ['FI20774740', 'FI01120389'],
  FR: ['FR40303265045', 'FR83404833048', 'FRK7399859412', 'FR53000004605', 'FR4Z123456782'],
  GB: ['GB980780684', 'GB340804329', 'GB802311782', 'GBGD001'],
  XI: ['XI110305878'],
  HR: ['HR33392005961'],
  HU: ['HU12892312', 'HU10537914'],
  IE: ['IE6433435F', 'IE6433435OA', 'IE8D79739I', 'IE6388047V'],
  IT: ['IT00743110157', 'IT00159560366'],
  LT: ['LT119511515', 'LT100001919017'],
  LU: ['LU15027442', 'LU26375245'],
  LV: ['LV40003521600', 'LV40003009497'],
  MT: ['MT11679112'],
  NL: ['NL004495445B01', 'NL002455799B11', 'NL123456789B13'],
  NO: ['NO995525828MVA', 'NO923609016'],
  PL: ['PL8567346215', 'PL5260250995'],
  PT: ['PT501964843', 'PT502757191'],
  RO: ['RO18547290', 'RO1590082'],
  SE: ['SE123456789701', 'SE556012579001'],
  SI: ['SI50223054', 'SI15012557'],
  SK: ['SK2022749619', 'SK2020270780'],
};

/**
 * Schemes whose sum is different after any one digit is changed: their weights have no factor in common with the modulus, and no two
 * rests are written as the same digit. (Elsewhere a rest of 10 is written as 0, or several rests are valid.)
 */
const findsEveryDigit = [
  'AT',
  'BE',
  'CH',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'HR',
  'HU',
  'IE',
  'IT',
  'LU',
  'MT',
  'NO',
  'PL',
  'SK',
];

/** The numbers of a country by rule: its valid ones, and those of random digits that are valid. */
function* numbersOf(prefix: string, dice: Dice): Generator<string> {
  for (const id of valid[prefix] ?? []) {
    yield id;
    for (let tries = 0; tries < 300; tries += 1) {
      const other = prefix + id.slice(2).replaceAll(/\d/g, () => String(dice.between(0, 9)));
      if (vatIdProblem(other) === undefined) yield other;
    }
  }
}

/** The id with each of its digits replaced by each other one. */
const oneDigitOff = (id: string): string[] =>
  Array.from(id).flatMap((sign, at) =>
    /\d/.test(sign)
      ? Array.from('0123456789')
          .filter((digit) => digit !== sign)
          .map((digit) => id.slice(0, at) + digit + id.slice(at + 1))
      : [],
  );

describe('vatIdProblem', () => {
  it('knows valid numbers of every country that has a form', () => {
    expect(Object.keys(valid)).to.have.members(Object.keys(vatSchemes));
    for (const { example } of Object.values(vatSchemes)) expect(vatIdProblem(example)).to.equal(undefined);
    for (const id of Object.values(valid).flat()) expect([id, vatIdProblem(id)]).to.deep.equal([id, undefined]);
  });

  it('finds every change of one digit where the scheme guarantees it', () => {
    const dice = new Dice(7);
    for (const prefix of findsEveryDigit) {
      const numbers = [...numbersOf(prefix, dice)];
      expect(numbers.flatMap(oneDigitOff).filter((wrong) => vatIdProblem(wrong) === undefined)).to.deep.equal([]);
    }
  });

  it('finds a wrong check digit in every country but for kinds of numbers that have none', () => {
    const without = /^(GBGD|GBHA|CZ\d{9}$)/;
    const checkAt: Readonly<Record<string, number>> = { CH: 11, FR: 3, NL: 10, NO: 10, SE: 11 };
    for (const [prefix, ids] of Object.entries(valid))
      for (const id of ids.filter((each) => !without.test(each) || each.startsWith('CZ6'))) {
        const at =
          checkAt[prefix] ?? (/^(GB|XI)\d{12}/.test(id) ? 10 : /^IE\d{7}[A-Z]{2}$/.test(id) ? 9 : id.length - 1);
        const sign = id.charAt(at);
        const other = /\d/.test(sign) ? String((Number(sign) + 1) % 10) : sign === 'A' ? 'B' : 'A';
        const wrong = id.slice(0, at) + other + id.slice(at + 1);
        expect([wrong, vatIdProblem(wrong)]).to.deep.equal([
          wrong,
          `is not a VAT id of ${prefix}: the check digit does not fit`,
        ]);
      }
  });

  it('says what is wrong: the prefix, the form or the check digit', () => {
    expect(vatIdProblem('12-3456789')).to.match(/^must begin with the prefix of a country/);
    expect(vatIdProblem('US123456789')).to.match(/^must begin with the prefix of a country/);
    expect(vatIdProblem('DE12345678')).to.equal('must have the form of a VAT id of DE, such as DE123456788');
    expect(vatIdProblem('DE123456789')).to.equal('is not a VAT id of DE: the check digit does not fit');
  });
});

describe('normalVatId', () => {
  it('writes an id in one way, however it was typed', () => {
    const ways = {
      'de 123 456 788': 'DE123456788',
      'CHE-116.281.710 MWST': 'CHE116281710MWST',
      'che-116.281.710': 'CHE116281710',
      'ATU 1358 5627': 'ATU13585627',
      'GR 094259216': 'EL094259216',
      EL094259216: 'EL094259216',
      'BE 428.759.497': 'BE0428759497',
      'NL0044.95.445.B01': 'NL004495445B01',
      'NO 995 525 828 MVA': 'NO995525828MVA',
    };
    for (const [typed, id] of Object.entries(ways)) {
      expect(normalVatId(typed)).to.equal(id);
      expect(vatIdProblem(typed)).to.equal(undefined);
      expect(normalVatId(id)).to.equal(id);
    }
  });
});

describe('isVatNumber', () => {
  it('goes by the form only, so that a number with a wrong check digit is still printed as a VAT id', () => {
    expect(['DE123456789', 'de 123 456 789', 'GR123456789', 'ATU12345678'].map(isVatNumber)).to.not.include(false);
    expect(['12-3456789', '37/123/45678', 'CHE-123', 'US123456789', ''].map(isVatNumber)).to.not.include(true);
  });
});
