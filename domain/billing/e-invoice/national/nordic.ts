/** What Denmark, Iceland, Norway and Sweden want of their sellers. */
import { dec, zero } from '../../../money.js';
import { isLuhn } from '../../parties/check-digits.js';
import type { Judged, Requirement } from '../requirement.js';
import { hasAddress, isRegisteredAs, isWithin } from './parties.js';

const cvr = ['0184'];

export function danishTerms(judged: Judged): Requirement[] {
  const { seller, buyer } = judged;
  return [
    {
      rule: 'DK-R-014',
      setting: 'workspace.business.identifiers',
      isMet: seller.registration !== null && isRegisteredAs(seller, cvr),
      message: 'The seller has no CVR number: set business.identifiers of the workspace, with the scheme 0184',
    },
    {
      rule: 'DK-R-017',
      setting: 'client.billing.identifiers',
      isMet: !isWithin(judged, 'DK') || isRegisteredAs(buyer, cvr),
      message:
        'The buyer is named by another number than its CVR number: set identifiers of the client, with the scheme 0184',
    },
  ];
}

const kennitala = ['0196'];
const address = ['line1', 'postal_code'] as const;

export function icelandicTerms(judged: Judged): Requirement[] {
  const { seller, buyer } = judged;
  const isDomestic = isWithin(judged, 'IS');
  return [
    {
      rule: 'IS-R-002',
      setting: 'workspace.business.identifiers',
      isMet: seller.registration !== null && isRegisteredAs(seller, kennitala),
      message: 'The seller has no kennitala: set business.identifiers of the workspace, with the scheme 0196',
    },
    {
      rule: 'IS-R-003',
      setting: 'workspace.business.address',
      isMet: hasAddress(seller, address),
      message: 'The address of the seller is not complete: set line1 and postal_code of business.address',
    },
    {
      rule: 'IS-R-004',
      setting: 'client.billing.identifiers',
      isMet: !isDomestic || (buyer.registration !== null && isRegisteredAs(buyer, kennitala)),
      message: 'The buyer has no kennitala: set identifiers of the client, with the scheme 0196',
    },
    {
      rule: 'IS-R-005',
      setting: 'client.address',
      isMet: !isDomestic || hasAddress(buyer, address),
      message: 'The address of the buyer is not complete: set line1 and postal_code of the client',
    },
  ];
}

export const norwegianTerms = ({ seller: { vat_id: vatId } }: Judged): Requirement[] => [
  {
    rule: 'NO-R-001',
    setting: 'workspace.business.vat_id',
    isMet: vatId === null || !vatId.startsWith('NO') || vatId.endsWith('MVA'),
    message: 'The VAT id of the seller does not end with MVA: set business.vat_id of the workspace',
  },
];

const fTax = 'GODKÄND FÖR F-SKATT';
const swedishRates = [25, 12, 6];

export function swedishTerms({
  data,
  seller: { vat_id: vatId, tax_number: taxNumber, registration },
}: Judged): Requirement[] {
  const isSwedishVat = vatId?.startsWith('SE') === true;
  return [
    {
      rule: 'SE-R-013',
      setting: 'workspace.business.registration_number',
      isMet: registration === null || (/^\d{10}$/.test(registration.value) && isLuhn(registration.value)),
      message:
        'The registration number of the seller is no Swedish organization number of ten digits: set business.registration_number of the workspace',
    },
    {
      rule: 'SE-R-005',
      setting: 'workspace.business.tax_number',
      isMet: taxNumber === null || registration === null || taxNumber.trim().toUpperCase() === fTax,
      message:
        'Sweden wants "Godkänd för F-skatt" where the tax number stands: set business.tax_number of the workspace to that, or to null',
    },
    {
      rule: 'SE-R-006',
      setting: 'invoice.lines.tax_rate_ids',
      isMet: !isSwedishVat || data.shares.every(({ taxes }) => taxes.every(({ rate }) => isSwedishRate(rate))),
      message: 'Sweden has the rates 25, 12 and 6 %: give the lines one of these',
    },
  ];
}

const isSwedishRate = (rate: string): boolean => {
  const percent = dec(rate).times(dec(100));
  return percent.eq(zero) || swedishRates.some((known) => percent.eq(dec(known)));
};
