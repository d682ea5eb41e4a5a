import { domainToASCII } from 'node:url';
import type { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import Big from 'big.js';
import { isCountry } from '../../domain/country.js';

const dayPattern = /^(19|2\d)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const instantPattern = /^(19|2\d)\d\d-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/;

function isDay(text: string): boolean {
  const at = dayPattern.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  return at !== undefined && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

const isInstant = (text: string): boolean =>
  instantPattern.test(text) && isDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text));

/** Longer values are refused by their length, and would be slow to parse. */
const maxUrlLength = 10_000;

function isHttpUrl(text: string): boolean {
  return text.length <= maxUrlLength && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

/** Checks the number of decimals in the shortest decimal form of a JSON number. */
const hasPlaces =
  (max: number) =>
  (value: number): boolean =>
    Number.isFinite(value) && new Big(String(value)).round(max).eq(String(value));

/** Messages by format, phrased to follow the field's name. */
export const formatMessages: Readonly<Record<string, string>> = {
  date: 'must be a calendar date as YYYY-MM-DD, from 1900 to 2999',
  'date-time': 'must be an instant such as 2026-01-31T09:30:00Z',
  'date-or-date-time': 'must be a calendar date as YYYY-MM-DD or an instant such as 2026-01-31T09:30:00Z',
  uri: 'must be an http or https URL',
  email: 'must be an e-mail address',
  country: 'must be an ISO 3166-1 country code, such as DE',
  'decimal-2': 'must have at most 2 decimals',
  'decimal-3': 'must have at most 3 decimals',
  'decimal-4': 'must have at most 4 decimals',
  'decimal-6': 'must have at most 6 decimals',
  'decimal-10': 'must have at most 10 decimals',
};

/** The longest address is 254 characters; longer texts are refused before their domain is converted. */
const maxEmailLength = 1_000;

/** An address with its domain in ASCII, as mail servers know it: `ada@münchen.example` is `ada@xn--mnchen-3ya.example`. */
function asciiEmail(text: string): string {
  const at = text.lastIndexOf('@');
  return at < 0 || text.length > maxEmailLength ? '' : `${text.slice(0, at)}@${domainToASCII(text.slice(at + 1))}`;
}

/** Registers the formats of the contract with a validator. */
export function addContractFormats(ajv: Ajv2020): Ajv2020 {
  addFormats.default(ajv, { mode: 'full', formats: ['binary'] });
  const plain = addFormats.default.get('email', 'full');
  ajv.addFormat('email', (text: string) => plain instanceof RegExp && plain.test(asciiEmail(text)));
  ajv.addFormat('date', isDay);
  ajv.addFormat('date-time', isInstant);
  ajv.addFormat('date-or-date-time', (text: string) => isDay(text) || isInstant(text));
  ajv.addFormat('uri', isHttpUrl);
  ajv.addFormat('country', isCountry);
  for (const places of [2, 3, 4, 6, 10])
    ajv.addFormat(`decimal-${places}`, { type: 'number', validate: hasPlaces(places) });
  return ajv;
}
