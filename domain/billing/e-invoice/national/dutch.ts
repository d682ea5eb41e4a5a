import type { Judged, Requirement } from '../requirement.js';
import { hasAddress, isRegisteredAs, isWithin } from './parties.js';

/** KvK for firms, OIN for authorities. */
const registers = ['0106', '0190'];
const address = ['line1', 'city', 'postal_code'] as const;

/** What the Netherlands want of their sellers. */
export function dutchTerms(judged: Judged): Requirement[] {
  const { data, seller, buyer } = judged;
  const isDomestic = isWithin(judged, 'NL');
  return [
    {
      rule: 'NL-R-002',
      setting: 'workspace.business.address',
      isMet: hasAddress(seller, address),
      message: 'The address of the seller is not complete: set line1, city and postal_code of business.address',
    },
    {
      rule: 'NL-R-003',
      setting: 'workspace.business.identifiers',
      isMet: isRegisteredAs(seller, registers),
      message: 'The seller has no KvK or OIN number: set business.identifiers, with the scheme 0106 or 0190',
    },
    {
      rule: 'NL-R-004',
      setting: 'client.address',
      isMet: !isDomestic || hasAddress(buyer, address),
      message: 'The address of the buyer is not complete: set line1, city and postal_code of the client',
    },
    {
      rule: 'NL-R-005',
      setting: 'client.billing.identifiers',
      isMet: !isDomestic || isRegisteredAs(buyer, registers),
      message: 'The buyer has no KvK or OIN number: set identifiers of the client, with the scheme 0106 or 0190',
    },
    {
      rule: 'NL-R-008',
      setting: 'workspace.payment.iban',
      isMet: !isDomestic || data.kind === 'credit_note' || data.seller.payment.iban !== null,
      message: 'The seller has no account to pay to: set payment.iban of the workspace',
    },
  ];
}
