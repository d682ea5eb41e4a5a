/** What Italy and Greece want of their sellers. */
import type { Judged, Requirement } from '../requirement.js';
import { hasAddress } from './parties.js';

export const italianTerms = ({ seller }: Judged): Requirement[] => [
  {
    rule: 'IT-R-001',
    setting: 'workspace.business.tax_number',
    isMet: seller.tax_number === null || /^[A-Z0-9]{11,16}$/.test(seller.tax_number),
    message:
      'The tax number of the seller is no codice fiscale of 11 to 16 letters and digits: set business.tax_number of the workspace',
  },
  ...(['line1', 'city', 'postal_code'] as const).map((part, at) => ({
    rule: `IT-R-00${at + 2}`,
    setting: `workspace.business.address.${part}`,
    isMet: hasAddress(seller, [part]),
    message: `The address of the seller has no ${part}: set business.address.${part} of the workspace`,
  })),
];

/** Greek sellers report each invoice to their authority first, which gives it a number (MARK). */
export const greekTerms = (): Requirement[] => [
  {
    rule: 'GR-R-004-1',
    setting: 'client.e_invoice.format',
    isMet: false,
    message:
      'Invoices of Greek sellers need a MARK number in the Peppol network, which Docket does not have: choose another format',
  },
];
