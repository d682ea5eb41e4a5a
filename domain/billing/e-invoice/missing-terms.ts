/**
 * What an invoice lacks to be an electronic one, each with the rule that wants it and the setting that mends it. The
 * rules are those of EN 16931 (BR), XRechnung (BR-DE), ZUGFeRD (BR-FX) and Peppol BIS Billing (PEPPOL, and by country such as
 * DE-R), as far as an invoice of Docket can break them.
 */
import { minorUnits } from '../../minor-units.js';
import { composeReferences } from './compose.js';
import { isListedCurrency } from './code-lists.js';
import { composeLines } from './compose-line.js';
import { composeBuyer, composeSeller } from './compose-party.js';
import { composeTaxes } from './compose-taxes.js';
import type { EInvoiceParty } from './e-invoice.js';
import { formatTerms, isXRechnung, type EInvoiceFormat } from './formats.js';
import type { InvoiceData } from './invoice-data.js';
import { nationalTerms } from './national-terms.js';
import { identifierTerms } from './identifier-terms.js';
import type { Judged, MissingTerm, Requirement } from './requirement.js';
import { statesVatIds, taxTerms } from './tax-terms.js';
import { isGiven } from './texts.js';

/** What is missing, in the order in which one would fill it in; empty if the invoice can be written in this format. */
export function missingTerms(data: InvoiceData, format: EInvoiceFormat): MissingTerm[] {
  const judged: Judged = {
    data,
    format,
    seller: composeSeller(data),
    buyer: composeBuyer(data),
    references: composeReferences(data),
  };
  const wanted = [
    ...expressible(judged),
    ...generalTerms(judged),
    ...taxTerms(judged),
    ...identifierTerms(judged),
    ...networkTerms(judged),
    ...nationalTerms(judged),
  ];
  return wanted.flatMap(({ isMet, ...term }) => (isMet ? [] : [term]));
}

/** What EN 16931 has no words for. */
const expressible = ({ data }: Judged): Requirement[] => [
  {
    rule: 'BR-DEC-14',
    setting: 'invoice.currency',
    isMet: minorUnits(data.currency) <= 2,
    message: `Electronic invoices have amounts with at most two decimals: ${data.currency} has ${minorUnits(data.currency)}`,
  },
  {
    rule: 'BR-CL-04',
    setting: 'invoice.currency',
    isMet: isListedCurrency(data.currency),
    message: `Electronic invoices know no currency ${data.currency}: use the one that replaced it`,
  },
  {
    rule: 'BR-16',
    setting: 'invoice.line_items',
    isMet: composeLines(data, composeTaxes(data)).length > 0,
    message: 'The invoice has no lines: add what is billed',
  },
  {
    rule: 'BR-CO-04',
    setting: 'invoice.lines.tax_rate_ids',
    isMet: data.lines.every(({ taxes }) => taxes.length === 1),
    message: 'Electronic invoices have one tax for each line: give each line one tax rate',
  },
  {
    rule: 'BR-25',
    setting: 'invoice.lines.description',
    isMet: data.lines.every(({ description }) => isGiven(description)),
    message: 'A line has no description: say what is billed',
  },
];

const generalTerms = ({ data, seller, buyer }: Judged): Requirement[] => [
  {
    rule: 'BR-09',
    setting: 'workspace.business.address.country',
    isMet: seller.address.country !== null,
    message: 'The seller has no country: set business.address.country of the workspace',
  },
  {
    rule: 'BR-11',
    setting: 'client.address.country',
    isMet: buyer.address.country !== null,
    message: 'The buyer has no country: set address.country of the client',
  },
  {
    rule: 'BR-CO-26',
    setting: `workspace.business.${statesVatIds(data) ? 'vat_id' : 'registration_number'}`,
    isMet: hasOwnNumber(seller, statesVatIds(data)),
    message: statesVatIds(data)
      ? 'The seller has no number of its own: set business.vat_id, business.registration_number or business.identifiers of the workspace'
      : 'The seller has no number of its own beside its VAT id, which is not stated outside the scope of VAT: set business.registration_number or business.identifiers of the workspace',
  },
];

const hasOwnNumber = ({ vat_id, registration, identifiers }: EInvoiceParty, withVatId: boolean): boolean =>
  (withVatId && vat_id !== null) || registration !== null || identifiers.length > 0;

/** What the network, or the authority behind it, needs to find buyer and seller. */
function networkTerms({ format, references, seller, buyer }: Judged): Requirement[] {
  if (formatTerms[format].isPdf) return [];
  const isPeppol = format === 'peppol_bis';
  const { buyer: reference, order } = references;
  return [
    {
      rule: isXRechnung(format) ? 'BR-DE-15' : 'PEPPOL-EN16931-R003',
      setting: 'invoice.references.buyer',
      isMet: reference !== null || (isPeppol && order !== null),
      message: isPeppol
        ? 'The buyer cannot assign the invoice: set references.buyer or po_number of the invoice, and buyer_reference of the client for later ones'
        : 'The buyer cannot assign the invoice: set references.buyer (Leitweg-ID) of the invoice, and buyer_reference of the client for later ones',
    },
    ...addressTerms(seller, isPeppol, {
      rule: 'PEPPOL-EN16931-R020',
      setting: 'workspace.business.electronic_address',
      party: 'seller',
      owner: 'workspace (business)',
    }),
    ...addressTerms(buyer, isPeppol, {
      rule: 'PEPPOL-EN16931-R010',
      setting: 'client.billing.electronic_address',
      party: 'buyer',
      owner: 'client',
    }),
  ];
}

interface AddressWords {
  readonly rule: string;
  readonly setting: string;
  readonly party: string;
  readonly owner: string;
}

function addressTerms(
  { electronic_address: address }: EInvoiceParty,
  isPeppol: boolean,
  { rule, setting, party, owner }: AddressWords,
): Requirement[] {
  const isKnown = address !== null && (!isPeppol || address.scheme !== 'EM');
  const kind = isPeppol ? 'electronic address in the Peppol network, such as 0088 with a GLN' : 'electronic address';
  return [
    {
      rule: isPeppol && address !== null ? 'PEPPOL-EN16931-CL008' : rule,
      setting,
      isMet: isKnown,
      message: `The ${party} has no ${kind}: set electronic_address of the ${owner}`,
    },
  ];
}
