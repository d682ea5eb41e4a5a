/** Details that most jurisdictions require on an invoice. A missing one is only a warning, because laws differ. */
import type { Schemas } from '../../contract/contract.js';
import type { TaxCategory } from './taxes/tax-rate-rules.js';
import type { TaxShare } from './taxes/tax-amounts.js';

type Warning = Schemas['InvoiceWarning'];

/** The fields of an invoice that its warnings depend on. */
export interface WarnedInvoice {
  readonly seller: Schemas['InvoiceParties']['seller'];
  readonly buyer: Schemas['InvoiceParties']['buyer'];
  readonly delivery_start: string | null;
  /** Its amounts by tax. */
  readonly shares: readonly Pick<TaxShare, 'taxes'>[];
}

interface Rule {
  readonly isMissing: (invoice: WarnedInvoice) => boolean;
  readonly message: string;
}

/** Whether an address has a first line, a city and a country. */
const isComplete = ({ line1, city, country }: Schemas['PostalAddress']): boolean =>
  [line1, city, country].every((part) => part !== null && part !== '');

/** The categories in which the buyer owes the tax: both parties have to be identified by their tax ids. */
const owedByBuyer: ReadonlySet<TaxCategory> = new Set(['reverse_charge', 'intra_community']);

const isOwedByBuyer = ({ shares }: WarnedInvoice): boolean =>
  shares.some(({ taxes }) => taxes.some(({ category }) => owedByBuyer.has(category)));

const rules: Readonly<Record<Exclude<Warning['code'], 'e_invoice_term_missing'>, Rule>> = {
  seller_address_missing: {
    isMissing: ({ seller }) => !isComplete(seller.address),
    message: 'The seller has no complete address: set business.address of the workspace, with line1, city and country',
  },
  seller_tax_id_missing: {
    isMissing: ({ seller }) => seller.tax_id === null,
    message: 'The seller has no tax id: set business.tax_id of the workspace',
  },
  payment_details_missing: {
    isMissing: ({ seller: { payment } }) => payment.iban === null && payment.instructions === null,
    message: 'The invoice does not say how to pay it: set payment.iban or payment.instructions of the workspace',
  },
  buyer_address_missing: {
    isMissing: ({ buyer }) => !isComplete(buyer.address),
    message: 'The buyer has no complete address: set address_line1, city and country of the client',
  },
  delivery_period_missing: {
    isMissing: ({ delivery_start: start }) => start === null,
    message: 'The invoice does not say when the work was done: set delivery_start and delivery_end',
  },
  buyer_tax_id_missing: {
    isMissing: (invoice) => isOwedByBuyer(invoice) && invoice.buyer.tax_id === null,
    message: 'The buyer owes the tax, but has no tax id: set tax_id of the client',
  },
};

/** A warning for each missing detail, in the order of the contract. */
export function invoiceWarnings(invoice: WarnedInvoice): Warning[] {
  const codes = Object.keys(rules) as (keyof typeof rules)[];
  return codes
    .filter((code) => rules[code].isMissing(invoice))
    .map((code) => ({ code, message: rules[code].message, rule: null, setting: null }));
}
