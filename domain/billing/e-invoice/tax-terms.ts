import type { TaxCategory } from '../taxes/tax-rate-rules.js';
import type { Judged, Requirement } from './requirement.js';

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
  const categories = new Set(judged.data.shares.flatMap(({ taxes }) => taxes.map(({ category }) => category)));
  return [...categories].flatMap((category) => [
    ...sellerTerms(judged, category),
    ...buyerTerms(judged, category),
    ...deliveryTerms(judged, category),
    ...(category === 'outside_scope' ? aloneTerms(categories) : []),
  ]);
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
