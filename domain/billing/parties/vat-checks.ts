/**
 * The forms of VAT ids by the prefix of their country, and their check digits where the country has published a rule. `body` is what
 * follows the prefix. Tables of the European Commission (VIES) and of the national authorities.
 */
import { isLuhn, isMod1110, isMod9710, luhnSum, remainder, weighted } from './check-digits.js';

interface VatScheme {
  /** Of the body. */
  readonly form: RegExp;
  /** A valid id, as an example in problems. */
  readonly example: string;
  /** Whether the check digit of a body of this form fits; absent if the country has none that holds for all. */
  readonly fits?: (body: string) => boolean;
}

const last = (body: string): number => Number(body.at(-1));
const isMultiple = (sum: number, of: number): boolean => sum % of === 0;

/** Weighted, modulo 11: the rest to 11 is the last digit. What would be 10 is `ten`, or no number at all. */
const elevenLess = (body: string, weights: readonly number[], ten?: number): boolean => {
  const check = (11 - (weighted(body.slice(0, -1), weights) % 11)) % 11;
  return (check === 10 ? ten : check) === last(body);
};

const descending = [8, 7, 6, 5, 4, 3, 2];

function fitsBulgaria(body: string): boolean {
  if (body.length === 9) {
    const head = body.slice(0, 8);
    const first = weighted(head, [1, 2, 3, 4, 5, 6, 7, 8]) % 11;
    const check = first === 10 ? (weighted(head, [3, 4, 5, 6, 7, 8, 9, 10]) % 11) % 10 : first;
    return check === last(body);
  }
  const person = (weighted(body.slice(0, 9), [2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11) % 10;
  const foreigner = weighted(body.slice(0, 9), [21, 19, 17, 13, 11, 9, 7, 3, 1]) % 10;
  return person === last(body) || foreigner === last(body) || elevenLess(body, [4, 3, 2, 7, 6, 5, 4, 3, 2]);
}

const cypriotOdd = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];

function fitsCyprus(body: string): boolean {
  const sum = Array.from(body.slice(0, 8), Number).reduce(
    (all, digit, at) => all + (at % 2 === 0 ? (cypriotOdd[digit] ?? 0) : digit),
    0,
  );
  return 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[sum % 26] === body.at(-1);
}

/** Firms have eight digits. Persons have their number of birth, which had no check digit while it had nine. */
function fitsCzechia(body: string): boolean {
  if (body.length === 10) return remainder(body.slice(0, 9), 11) % 10 === last(body);
  if (body.length === 9 && !body.startsWith('6')) return true;
  if (body.length === 9)
    return (8 - ((21 - (weighted(body.slice(1, 8), descending) % 11)) % 11) + 10) % 10 === last(body);
  const check = (11 - (weighted(body.slice(0, 7), descending) % 11)) % 11;
  return (check === 0 ? 1 : check % 10) === last(body);
}

const spanishLetters = 'TRWAGMYFPDXBNJZSQVHLCKE';

/** Residents, foreigners (X, Y, Z) and persons without either number (K, L, M) have a letter, firms a digit or its letter. */
function fitsSpain(body: string): boolean {
  const [first = '', final = ''] = [body.at(0), body.at(-1)];
  const inner = body.slice(1, -1);
  if (/\d/.test(first)) return spanishLetters[Number(first + inner) % 23] === final;
  if ('XYZ'.includes(first)) return spanishLetters[Number(`${'XYZ'.indexOf(first)}${inner}`) % 23] === final;
  if ('KLM'.includes(first)) return spanishLetters[Number(inner) % 23] === final;
  const check = (10 - (luhnSum(`${inner}0`) % 10)) % 10;
  return final === String(check) || final === 'JABCDEFGHI'[check];
}

const frenchSigns = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Firms of Monaco, whose numbers begin with 000, have a number that is not of the French register. */
function fitsFrance(body: string): boolean {
  const [key, siren] = [body.slice(0, 2), body.slice(2)];
  if (!siren.startsWith('000') && !isLuhn(siren)) return false;
  if (/^\d\d$/.test(key)) return Number(key) === remainder(`${siren}12`, 97);
  const [one = 0, two = 0] = Array.from(key, (sign) => frenchSigns.indexOf(sign));
  const check = one < 10 ? one * 24 + two - 10 : one * 34 + two - 100;
  return (remainder(siren, 11) + 1 + Math.floor(check / 11)) % 11 === check % 11;
}

/** Departments (GD) and health authorities (HA) have no check digit; the last three digits of twelve are a branch. */
function fitsBritain(body: string): boolean {
  if (/^[GH]/.test(body)) return true;
  return [0, 42, 55].includes(weighted(body.slice(0, 9), [8, 7, 6, 5, 4, 3, 2, 10, 1]) % 97);
}

const irishLetters = 'WABCDEFGHIJKLMNOPQRSTUV';

/** An old number has its first digit at the end of the sum, a new one may have a second letter, which counts nine times. */
function fitsIreland(body: string): boolean {
  const isOld = /^\d\D/.test(body);
  const digits = isOld ? `0${body.slice(2, 7)}${body.slice(0, 1)}` : body.slice(0, 7);
  const extra = isOld || body.length === 8 ? 0 : irishLetters.indexOf(body.slice(8));
  return irishLetters[(weighted(digits, descending) + 9 * extra) % 23] === body.at(7);
}

function fitsLithuania(body: string): boolean {
  const head = body.slice(0, -1);
  const by = (shift: number): number =>
    weighted(
      head,
      Array.from(head, (_, at) => 1 + ((at + shift) % 9)),
    ) % 11;
  const first = by(0);
  return (first === 10 ? by(2) % 10 : first) === last(body);
}

/** Persons, whose numbers begin with 0 to 3, have no rule that is published. */
const fitsLatvia = (body: string): boolean =>
  body.slice(0, 1) <= '3' || weighted(body, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1]) % 11 === 3;

const fitsNetherlands = (body: string): boolean => {
  const number = body.slice(0, 9);
  const isOfFirm = Number(number) > 0 && (weighted(number.slice(0, 8), [9, ...descending]) - last(number)) % 11 === 0;
  return isOfFirm || isMod9710(`NL${body}`);
};

/** A rest of 0 belongs to no number. */
const fitsSlovenia = (body: string): boolean =>
  weighted(body.slice(0, 7), descending) % 11 !== 0 && elevenLess(body, descending, 0);

const britain = { form: /^(\d{9}|\d{12}|GD[0-4]\d\d|HA[5-9]\d\d)$/, fits: fitsBritain };

/** By prefix: that of the country (ISO 3166), but `EL` for Greece and `XI` for Northern Ireland. */
export const vatSchemes: Readonly<Record<string, VatScheme>> = {
  AT: {
    form: /^U\d{8}$/,
    example: 'ATU13585627',
    fits: (body) => (luhnSum(body.slice(1, 8)) + last(body) + 4) % 10 === 0,
  },
  BE: {
    form: /^[01]\d{9}$/,
    example: 'BE0428759497',
    fits: (body) => isMultiple(Number(body.slice(0, 8)) + Number(body.slice(8)), 97),
  },
  BG: { form: /^\d{9,10}$/, example: 'BG175074752', fits: fitsBulgaria },
  CH: {
    form: /^E\d{9}(MWST|TVA|IVA)?$/,
    example: 'CHE107787577',
    fits: (body) => elevenLess(body.slice(1, 10), [5, 4, 3, 2, 7, 6, 5, 4]),
  },
  CY: { form: /^\d{8}[A-Z]$/, example: 'CY10259033P', fits: fitsCyprus },
  CZ: { form: /^\d{8,10}$/, example: 'CZ25123891', fits: fitsCzechia },
  DE: { form: /^[1-9]\d{8}$/, example: 'DE123456788', fits: isMod1110 },
  DK: {
    form: /^[1-9]\d{7}$/,
    example: 'DK13585628',
    fits: (body) => isMultiple(weighted(body, [2, 7, 6, 5, 4, 3, 2, 1]), 11),
  },
  EE: {
    form: /^\d{9}$/,
    example: 'EE100931558',
    fits: (body) => isMultiple(weighted(body, [3, 7, 1, 3, 7, 1, 3, 7, 1]), 10),
  },
  EL: {
    form: /^\d{9}$/,
    example: 'EL094259216',
    fits: (body) => (weighted(body.slice(0, 8), [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === last(body),
  },
  ES: { form: /^([A-Z]\d{7}[A-Z\d]|\d{8}[A-Z])$/, example: 'ESA13585625', fits: fitsSpain },
  FI: {
    form: /^\d{8}$/,
    example: 'FI20774740',
    fits: (body) => isMultiple(weighted(body, [7, 9, 10, 5, 8, 4, 2, 1]), 11),
  },
  FR: { form: /^[A-HJ-NP-Z\d]{2}\d{9}$/, example: 'FR40303265045', fits: fitsFrance },
  GB: { ...britain, example: 'GB980780684' },
  HR: { form: /^\d{11}$/, example: 'HR33392005961', fits: isMod1110 },
  HU: {
    form: /^\d{8}$/,
    example: 'HU12892312',
    fits: (body) => isMultiple(weighted(body, [9, 7, 3, 1, 9, 7, 3, 1]), 10),
  },
  IE: { form: /^(\d{7}[A-W][A-W]?|\d[A-Z]\d{5}[A-W])$/, example: 'IE6433435F', fits: fitsIreland },
  IT: { form: /^\d{11}$/, example: 'IT00743110157', fits: isLuhn },
  LT: { form: /^(\d{7}1\d|\d{10}1\d)$/, example: 'LT119511515', fits: fitsLithuania },
  LU: {
    form: /^\d{8}$/,
    example: 'LU15027442',
    fits: (body) => Number(body.slice(0, 6)) % 89 === Number(body.slice(6)),
  },
  LV: { form: /^\d{11}$/, example: 'LV40003521600', fits: fitsLatvia },
  MT: {
    form: /^\d{8}$/,
    example: 'MT11679112',
    fits: (body) => isMultiple(weighted(body, [3, 4, 6, 7, 8, 9, 10, 1]), 37),
  },
  NL: { form: /^\d{9}B(?!00)\d{2}$/, example: 'NL004495445B01', fits: fitsNetherlands },
  NO: {
    form: /^\d{9}(MVA)?$/,
    example: 'NO995525828MVA',
    fits: (body) => isMultiple(weighted(body.slice(0, 9), [3, 2, 7, 6, 5, 4, 3, 2, 1]), 11),
  },
  PL: {
    form: /^\d{10}$/,
    example: 'PL8567346215',
    fits: (body) => weighted(body.slice(0, 9), [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === last(body),
  },
  PT: { form: /^[1-9]\d{8}$/, example: 'PT501964843', fits: (body) => elevenLess(body, [9, ...descending], 0) },
  RO: {
    form: /^[1-9]\d{1,9}$/,
    example: 'RO18547290',
    fits: (body) =>
      ((10 * weighted(body.slice(0, -1).padStart(9, '0'), [7, 5, 3, 2, 1, 7, 5, 3, 2])) % 11) % 10 === last(body),
  },
  SE: { form: /^\d{10}(0[1-9]|[1-9]\d)$/, example: 'SE123456789701', fits: (body) => isLuhn(body.slice(0, 10)) },
  SI: { form: /^\d{8}$/, example: 'SI50223054', fits: fitsSlovenia },
  SK: { form: /^\d{10}$/, example: 'SK2022749619', fits: (body) => remainder(body, 11) === 0 },
  XI: { ...britain, example: 'XI980780684' },
};
