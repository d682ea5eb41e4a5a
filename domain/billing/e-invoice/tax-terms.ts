import { dec, round2, zero } from '../../money.js';
import { taxGroups } from '../taxes/tax-groups.js';
import type { TaxCategory } from '../taxes/tax-rate-rules.js';
import { isListedReason } from './code-lists.js';
import { composeTaxes } from './compose-taxes.js';
import type { EInvoiceTax } from './e-invoice.js';
import type { InvoiceData } from './invoice-data.js';
import type { Judged, Requirement } from './requirement.js';
import { isGiven } from './texts.js';

/** The letters that the rules of a category have in EN 16931. */
const ruleLetters: Readonly<Record<TaxCategory, string>> = {
  standard: 'S',
  zero: 'Z',
  exempt: 'E',
  reverse_charge: 'AE',
  intra_community: 'IC',
  export: 'G',
  outside_scope: 'O',
};

/** What the categories of an invoice's taxes want of its parties. */
export function taxTerms(judged: Judged): Requirement[] {
  const categories = categoriesOf(judged.data);
  const terms = [...categories].flatMap((category) => [
    ...groupTerms(judged, category),
    ...sellerTerms(judged, category),
    ...buyerTerms(judged, category),
    ...deliveryTerms(judged, category),
    ...(category === 'outside_scope' ? aloneTerms(categories) : []),
  ]);
  return [...terms, ...composeTaxes(judged.data).map(amountTerm)];
}

/**
 * The official rules compare a tax with its rate, and allow a difference of less than 1. They take a percentage that rounds to
 * 0 for none.
 */
function amountTerm({ rate, taxable, tax }: EInvoiceTax): Requirement {
  const isNone = rate.round(0).eq(zero);
  const difference = tax.abs().minus(isNone ? zero : round2(taxable.abs().times(rate).div(dec(100))));
  return {
    rule: 'BR-CO-17',
    setting: 'invoice.lines.tax_rate_ids',
    isMet: isNone ? difference.round(0).eq(zero) : difference.abs().lt(dec(1)),
    message: isNone
      ? `The rules of EN 16931 take ${rate.toFixed()} % for none, and allow no tax at it`
      : `The tax ${tax.toFixed()} differs by 1 or more from ${rate.toFixed()} % of ${taxable.toFixed()}, as what is left by credits that were rounded can`,
  };
}

const categoriesOf = ({ shares }: InvoiceData): ReadonlySet<TaxCategory> =>
  new Set(shares.flatMap(({ taxes }) => taxes.map(({ category }) => category)));

/** Whether the parties state their VAT ids: not outside the scope of VAT (BR-O-02). */
export const statesVatIds = (data: InvoiceData): boolean => !categoriesOf(data).has('outside_scope');

function groupTerms({ data }: Judged, of: TaxCategory): Requirement[] {
  const groups = taxGroups(data.shares).filter(({ category }) => category === of);
  const unlisted = groups.flatMap(({ reason_code: code }) => (code === null || isListedReason(code) ? [] : [code]));
  const setting = 'invoice.lines.tax_rate_ids';
  return [
    {
      rule: 'BR-E-10',
      setting,
      isMet: of !== 'exempt' || groups.every(({ reason, reason_code: code }) => isGiven(reason) || code !== null),
      message: 'An exemption has no reason: give the lines a tax rate of the category exempt with one',
    },
    {
      rule: 'BR-CL-22',
      setting,
      isMet: unlisted.length === 0,
      message: `The VATEX list has no ${unlisted.join(', ')}: correct reason_code of the tax rate, and choose it again`,
    },
  ];
}

/** Exports and deliveries within the EU want a VAT id, which others may replace by a tax number. */
function sellerTerms({ seller }: Judged, category: TaxCategory): Requirement[] {
  if (category === 'outside_scope') return [];
  const needsVatId = category === 'export' || category === 'intra_community';
  return [
    {
      rule: `BR-${ruleLetters[category]}-02`,
      setting: 'workspace.business.vat_id',
      isMet: seller.vat_id !== null || (!needsVatId && seller.tax_number !== null),
      message: needsVatId
        ? 'The seller has no VAT id: set business.vat_id of the workspace'
        : 'The seller has neither VAT id nor tax number: set business.vat_id or business.tax_number of the workspace',
    },
  ];
}

function buyerTerms({ buyer }: Judged, category: TaxCategory): Requirement[] {
  if (category !== 'reverse_charge' && category !== 'intra_community') return [];
  const isRegistered = category === 'reverse_charge' && buyer.registration !== null;
  return [
    {
      rule: `BR-${ruleLetters[category]}-02`,
      setting: 'client.billing.vat_id',
      isMet: buyer.vat_id !== null || isRegistered,
      message: 'The buyer owes the tax, but has no VAT id: set vat_id of the client',
    },
  ];
}

function deliveryTerms({ data }: Judged, category: TaxCategory): Requirement[] {
  if (category !== 'intra_community') return [];
  return [
    {
      rule: 'BR-IC-11',
      setting: 'invoice.delivery_start',
      isMet: data.delivery !== null,
      message: 'A delivery within the EU needs its days: set delivery_start and delivery_end',
    },
  ];
}

const aloneTerms = (categories: ReadonlySet<TaxCategory>): Requirement[] => [
  {
    rule: 'BR-O-11',
    setting: 'invoice.lines.tax_category',
    isMet: categories.size === 1,
    message: 'What is outside the scope of VAT needs an invoice of its own: move these lines to another invoice',
  },
];
