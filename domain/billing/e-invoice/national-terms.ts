import type { EInvoiceParty } from './e-invoice.js';
import { isXRechnung } from './formats.js';
import { isGiven, type Judged, type Requirement } from './requirement.js';

/** What Germany and the Netherlands want beyond EN 16931. */
export function nationalTerms(judged: Judged): Requirement[] {
  const { format, seller, buyer } = judged;
  if (isXRechnung(format)) return germanTerms(judged, (number) => `BR-DE-${number}`);
  if (format !== 'peppol_bis') return [];
  if (isIn(seller, 'DE') && isIn(buyer, 'DE'))
    return germanTerms(judged, (number) => `DE-R-${String(number).padStart(3, '0')}`);
  return isIn(seller, 'NL') ? dutchTerms(judged) : [];
}

const isIn = ({ address }: EInvoiceParty, country: string): boolean => address.country === country;

function germanTerms({ data, format, seller, buyer }: Judged, ruleOf: (number: number) => string): Requirement[] {
  const { contact } = seller;
  const wanted = (
    number: number,
    isMet: boolean,
    [owner, field, message]: readonly [owner: 'workspace.business' | 'client', field: string, message: string],
  ): Requirement => ({
    rule: ruleOf(number),
    setting: `${owner}.${field}`,
    isMet,
    message: `${message}: set ${owner === 'client' ? `${field} of the client` : `business.${field} of the workspace`}`,
  });
  return [
    wanted(5, isGiven(contact.name), ['workspace.business', 'contact_name', 'The seller names nobody for questions']),
    wanted(6, isPhone(contact.phone), ['workspace.business', 'phone', 'The seller has no telephone number']),
    wanted(7, isGiven(contact.email), ['workspace.business', 'email', 'The seller has no email address']),
    wanted(3, isGiven(seller.address.city), ['workspace.business', 'address.city', 'The seller has no city']),
    wanted(4, isGiven(seller.address.postal_code), [
      'workspace.business',
      'address.postal_code',
      'The seller has no postal code',
    ]),
    wanted(8, isGiven(buyer.address.city), ['client', 'address.city', 'The buyer has no city']),
    wanted(9, isGiven(buyer.address.postal_code), ['client', 'address.postal_code', 'The buyer has no postal code']),
    ...(format === 'peppol_bis' ? [assignedTerm(data.references.buyer, ruleOf(15))] : []),
  ];
}

const assignedTerm = (reference: string | null, rule: string): Requirement => ({
  rule,
  setting: 'invoice.references.buyer',
  isMet: reference !== null,
  message:
    'The buyer cannot assign the invoice: set references.buyer of the invoice, and buyer_reference of the client for later ones',
});

/** A telephone number has at least three digits (BR-DE-27). */
const isPhone = (phone: string | null): boolean => (phone?.match(/\d/g)?.length ?? 0) >= 3;

/** The Dutch registers: KvK for firms, OIN for authorities. */
const isInDutchRegister = ({ registration }: EInvoiceParty): boolean =>
  registration?.scheme === '0106' || registration?.scheme === '0190';

const hasDutchAddress = ({ address: { line1, city, postal_code } }: EInvoiceParty): boolean =>
  [line1, city, postal_code].every(isGiven);

function dutchTerms({ seller, buyer }: Judged): Requirement[] {
  const isDomestic = isIn(buyer, 'NL');
  return [
    {
      rule: 'NL-R-002',
      setting: 'workspace.business.address',
      isMet: hasDutchAddress(seller),
      message: 'The address of the seller is not complete: set line1, city and postal_code of business.address',
    },
    {
      rule: 'NL-R-003',
      setting: 'workspace.business.identifiers',
      isMet: isInDutchRegister(seller),
      message: 'The seller has no KvK or OIN number: set business.identifiers, with the scheme 0106 or 0190',
    },
    {
      rule: 'NL-R-004',
      setting: 'client.address',
      isMet: !isDomestic || hasDutchAddress(buyer),
      message: 'The address of the buyer is not complete: set line1, city and postal_code of the client',
    },
    {
      rule: 'NL-R-005',
      setting: 'client.billing.identifiers',
      isMet: !isDomestic || isInDutchRegister(buyer),
      message: 'The buyer has no KvK or OIN number: set identifiers of the client, with the scheme 0106 or 0190',
    },
  ];
}
