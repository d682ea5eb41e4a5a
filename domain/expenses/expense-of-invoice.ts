/** What expense a received invoice becomes (docs/decisions/received-invoices.md). */
import { createHash } from 'node:crypto';
import type { Schemas } from '../../contract/contract.js';
import type { ReceivedInvoice, ReceivedTax } from '../billing/e-invoice/received-invoice.js';
import { brokenRules, type BrokenRule } from '../billing/e-invoice/check-received.js';
import { normalVatId } from '../billing/parties/vat-id.js';
import type { TaxCategory } from '../billing/taxes/tax-rate-rules.js';
import { invalid } from '../errors.js';
import { dec, isCurrency, maximumAmount, sum, toDecimal, toNumber, zero, type Big, type Decimal } from '../money.js';
import { minorUnits } from '../minor-units.js';
import { nameKey } from '../name-key.js';

const maxLines = 200;
const maxTaxes = 50;
/** Names of lines in a description. */
const namedLines = 3;

/** Codes of UNCL 5305. Taxes of the Canary Islands, of Ceuta and Melilla, and split payment are like any other. */
const categories: Readonly<Record<string, TaxCategory>> = {
  S: 'standard',
  L: 'standard',
  M: 'standard',
  B: 'standard',
  Z: 'zero',
  E: 'exempt',
  AE: 'reverse_charge',
  K: 'intra_community',
  G: 'export',
  O: 'outside_scope',
};

const categoryOf = (code: string | null): TaxCategory | null =>
  code !== null && Object.hasOwn(categories, code) ? (categories[code] ?? null) : null;

type TaxFields = Pick<Schemas['ExpenseCreate'], 'tax_rate' | 'tax_category' | 'tax_amount'>;
type InvoiceFields = Pick<
  Schemas['ExpenseCreate'],
  'date' | 'description' | 'vendor' | 'amount' | 'currency' | keyof TaxFields
>;

/**
 * The fields of the expense. Throws `invalid_request` on `file` for an amount that an expense cannot have, and for a currency
 * that does not exist.
 */
export function expenseFieldsOf(invoice: ReceivedInvoice): InvoiceFields {
  const { date, currency, seller, amounts } = invoice;
  if (!isCurrency(currency)) throw invalid('file', `must have a currency of ISO 4217 (BT-5), and has ${currency}`);
  const gross = dec(amounts.gross);
  assertPayable(gross, currency);
  return {
    date,
    description: descriptionOf(invoice),
    vendor: seller.name,
    amount: toNumber(gross),
    currency,
    ...taxFieldsOf(invoice),
  };
}

function assertPayable(gross: Big, currency: string): void {
  const stated = gross.toFixed();
  if (gross.lte(zero))
    throw invalid('file', `must have a total above 0 (BT-112), as an expense has, and has ${stated}`);
  if (gross.gt(maximumAmount))
    throw invalid('file', `must have a total of at most ${maximumAmount.toFixed()} (BT-112)`);
  if (!gross.round(minorUnits(currency)).eq(gross))
    throw invalid('file', `must have a total in whole minor units of ${currency} (BT-112), and has ${stated}`);
}

function descriptionOf({ lines, number }: ReceivedInvoice): string {
  const names = [...new Set(lines.map(({ name }) => name))].filter((name) => name !== '');
  if (names.length === 0) return number;
  return names.slice(0, namedLines).join(', ') + (names.length > namedLines ? ', …' : '');
}

/** The tax, with rate and category if there is only one. A tax that no expense can have is left out: a rule names it. */
function taxFieldsOf(invoice: ReceivedInvoice): TaxFields {
  const { amounts, currency } = invoice;
  const tax = taxOf(invoice);
  if (tax.lt(zero) || tax.gt(dec(amounts.gross)) || !tax.round(minorUnits(currency)).eq(tax)) return {};
  const only = onlyTaxOf(invoice);
  if (!only) return { tax_amount: toNumber(tax) };
  const isTaxed = only.category === 'standard';
  const fits = isTaxed === only.rate.gt(zero) && only.rate.lte(dec(1)) && (isTaxed || tax.eq(zero));
  return fits
    ? { tax_rate: toNumber(only.rate), tax_category: only.category, tax_amount: toNumber(tax) }
    : { tax_amount: toNumber(tax) };
}

/** The tax that is stated, and otherwise what the groups or the totals say. */
function taxOf({ amounts: { tax, net, gross }, taxes }: ReceivedInvoice): Big {
  if (tax !== null) return dec(tax);
  if (taxes.length > 0) return sum(taxes.map((each) => dec(each.tax)));
  return net === null ? zero : dec(gross).minus(dec(net));
}

function onlyTaxOf({ taxes }: ReceivedInvoice): { readonly category: TaxCategory; readonly rate: Big } | undefined {
  const [first, ...others] = taxes;
  const category = categoryOf(first?.code ?? null);
  if (!first || category === null || !others.every((other) => isSameTax(first, other))) return undefined;
  return { category, rate: first.rate === null ? zero : dec(first.rate) };
}

const isSameTax = (a: ReceivedTax, b: ReceivedTax): boolean => a.code === b.code && a.rate === b.rate;

/** The same for the same invoice in any form: SHA-256 of its seller, by VAT id or otherwise by name, and its number. */
export function invoiceKeyOf({ seller: { vat_id: vatId, name }, number }: ReceivedInvoice): string {
  const seller = vatId === null ? ['name', nameKey(name)] : ['vat_id', normalVatId(vatId)];
  return createHash('sha256')
    .update(JSON.stringify([...seller, number]))
    .digest('hex');
}

/** What is stored of the invoice with the expense. `ownVatId` is the VAT id of the firm, null if it is not known. */
export function storedInvoiceOf(
  invoice: ReceivedInvoice,
  sha256: string,
  ownVatId: string | null,
): Schemas['ReceivedInvoice'] {
  const { syntax, type_code, number, due_date, seller, buyer, amounts, taxes, lines, payment } = invoice;
  const numberOf = (amount: Decimal | null): number | null => toNumber(amount);
  return {
    syntax,
    type_code,
    number,
    due_date,
    seller,
    buyer,
    amounts: {
      lines: numberOf(amounts.lines),
      allowances: numberOf(amounts.allowances),
      charges: numberOf(amounts.charges),
      net: numberOf(amounts.net),
      tax: numberOf(amounts.tax),
      gross: toNumber(amounts.gross),
      prepaid: numberOf(amounts.prepaid),
      rounding: numberOf(amounts.rounding),
      due: numberOf(amounts.due),
    },
    taxes: taxes.slice(0, maxTaxes).map(({ code, rate, taxable, tax, reason }) => ({
      category: categoryOf(code),
      rate: rateOf(rate),
      taxable: numberOf(taxable),
      tax: toNumber(tax),
      reason,
    })),
    lines: lines.slice(0, maxLines).map(({ name, quantity, unit, price, net_amount, code, rate }) => ({
      name,
      quantity: numberOf(quantity),
      unit,
      price: numberOf(price),
      net_amount: numberOf(net_amount),
      tax_category: categoryOf(code),
      tax_rate: rateOf(rate),
    })),
    line_count: lines.length,
    payment,
    sha256,
    warnings: [...brokenRules(invoice), ...otherBuyer(invoice, ownVatId)],
  };
}

/** A rate as the contract has it: up to 6 decimals, from 0 to 1. */
function rateOf(rate: Decimal | null): number | null {
  if (rate === null) return null;
  const rounded = dec(rate).round(6);
  return rounded.gte(zero) && rounded.lte(dec(1)) ? toNumber(toDecimal(rounded)) : null;
}

function otherBuyer({ buyer: { vat_id: vatId } }: ReceivedInvoice, ownVatId: string | null): BrokenRule[] {
  if (vatId === null || ownVatId === null || normalVatId(vatId) === normalVatId(ownVatId)) return [];
  return [{ rule: 'buyer', message: `It is addressed to ${vatId}, while the VAT id of the firm is ${ownVatId}` }];
}
