/** What identifiers of the parties must look like. */
import { isLuhn, remainder, weighted } from '../parties/check-digits.js';
import { isListedScheme } from './code-lists.js';
import type { EInvoiceParty } from './e-invoice.js';
import type { Judged, Requirement } from './requirement.js';

interface Form {
  /** The number of its rule after `PEPPOL-COMMON-R`. */
  readonly rule: string;
  readonly name: string;
  readonly fits: (value: string) => boolean;
}

const isMultipleOf = (sum: number, divisor: number): boolean => sum % divisor === 0;

/** Each second digit three times, so that the sum with the check digit, which is the last one, is a multiple of 10. */
const fitsGs1 = (value: string): boolean =>
  isMultipleOf(
    weighted(
      Array.from(value).toReversed().join(''),
      Array.from(value, (_, at) => (at % 2 === 0 ? 1 : 3)),
    ),
    10,
  );

/** The forms that the Peppol network checks, by the scheme. */
const forms: Readonly<Record<string, Form>> = {
  '0007': {
    rule: '049',
    name: 'Swedish organization number',
    fits: (value) => /^\d{10}$/.test(value) && isLuhn(value),
  },
  '0088': { rule: '040', name: 'GLN', fits: (value) => /^\d+$/.test(value) && fitsGs1(value) },
  '0096': { rule: '052', name: 'Danish P number', fits: (value) => /^\d{10}$/.test(value) },
  '0151': {
    rule: '050',
    name: 'Australian Business Number',
    fits: (value) =>
      /^\d{11}$/.test(value) && isMultipleOf(weighted(value, [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]) - 10, 89),
  },
  '0184': { rule: '042', name: 'Danish CVR number', fits: (value) => /^(DK)?\d{8}$/.test(value) },
  '0192': {
    rule: '041',
    name: 'Norwegian organization number',
    fits: (value) => /^\d{9}$/.test(value) && isMultipleOf(weighted(value, [3, 2, 7, 6, 5, 4, 3, 2, 1]), 11),
  },
  '0198': { rule: '053', name: 'Danish SE number', fits: (value) => /^DK\d{8}$/.test(value) },
  '0208': {
    rule: '043',
    name: 'Belgian enterprise number',
    fits: (value) => /^\d{10}$/.test(value) && remainder(value.slice(0, 8), 97) === 97 - Number(value.slice(8)),
  },
};

/** The identifiers of both parties: known schemes, and in the Peppol network also the form of each. */
export function identifierTerms({ format, seller, buyer }: Judged): Requirement[] {
  const parties = [
    { party: seller, owner: 'workspace.business', words: 'business.identifiers of the workspace' },
    { party: buyer, owner: 'client.billing', words: 'identifiers of the client' },
  ];
  return parties.flatMap(({ party, owner, words }) => [
    ...party.identifiers.map(({ scheme }) => ({
      rule: 'BR-CL-10',
      setting: `${owner}.identifiers`,
      isMet: isListedScheme(scheme, format),
      message: `ISO 6523 has no scheme ${scheme}: change ${words}`,
    })),
    ...(format === 'peppol_bis' ? formTerms(party, owner) : []),
  ]);
}

function formTerms(
  { identifiers, registration, electronic_address: address }: EInvoiceParty,
  owner: string,
): Requirement[] {
  const named = [
    ...[...identifiers, ...(registration ? [registration] : [])].map((each) => ({ ...each, field: 'identifiers' })),
    ...(address ? [{ ...address, field: 'electronic_address' }] : []),
  ];
  return named.flatMap(({ scheme, value, field }) => {
    const form = scheme === null ? undefined : forms[scheme];
    if (!form) return [];
    const term = { rule: `PEPPOL-COMMON-R${form.rule}`, setting: `${owner}.${field}` };
    return [{ ...term, isMet: form.fits(value), message: `${value} is no ${form.name}: correct ${owner}.${field}` }];
  });
}
