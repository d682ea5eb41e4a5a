import { hasDiscountsOnly } from '../discount-terms.js';
import { isXRechnung } from '../formats.js';
import type { Judged, Requirement } from '../requirement.js';
import { isGiven } from '../texts.js';

/** What Germany wants: in XRechnung, and under other numbers in the Peppol network. */
export function germanTerms({ data, format, references, seller, buyer }: Judged): Requirement[] {
  const { contact } = seller;
  const ruleOf = isXRechnung(format)
    ? (number: number) => `BR-DE-${number}`
    : (number: number) => `DE-R-${String(number).padStart(3, '0')}`;
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
    {
      rule: ruleOf(18),
      setting: 'workspace.payment.instructions',
      isMet: hasDiscountsOnly(data.payment_terms),
      message:
        'A line of the terms of payment begins with #, but is no discount such as #SKONTO#TAGE=14#PROZENT=2.00#: change payment.instructions of the workspace',
    },
    ...(format === 'peppol_bis' ? [assignedTerm(references.buyer, ruleOf(15))] : []),
  ];
}

/** What ZUGFeRD and Factur-X want between German firms. */
export const germanPdfTerms = ({ data }: Judged): Requirement[] => [
  {
    rule: 'BR-FX-EN-04',
    setting: 'invoice.delivery_start',
    isMet: data.delivery !== null,
    message: 'The invoice does not say when the work was done: set delivery_start and delivery_end',
  },
];

const assignedTerm = (reference: string | null, rule: string): Requirement => ({
  rule,
  setting: 'invoice.references.buyer',
  isMet: reference !== null,
  message:
    'The buyer cannot assign the invoice: set references.buyer of the invoice, and buyer_reference of the client for later ones',
});

/** A telephone number has at least three digits (BR-DE-27). */
const isPhone = (phone: string | null): boolean => (phone?.match(/\d/g)?.length ?? 0) >= 3;
