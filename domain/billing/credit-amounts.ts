/**
 * The amounts of a credit note (docs/decisions/credit-notes.md). All credits of an invoice together never exceed its
 * total, subtotal or tax, nor any line; the last one credits exactly the rest, and alone the rounding of the total.
 */
import { invalid, invalidState } from '../errors.js';
import { grouped } from '../grouped.js';
import { dec, sum, zero, type Big, type Decimal } from '../money.js';
import { assertWhole, lineAmount } from './invoice-amounts.js';
import { keyOf, type AppliedTax } from './taxes/applied-tax.js';
import { creditedShare, divideGross } from './taxes/credit-shares.js';
import { totalsOf, type TaxShare } from './taxes/tax-amounts.js';

/** An invoice, with what is not credited yet. */
export interface Creditable {
  readonly currency: string;
  /** Whether amounts of lines include tax. */
  readonly isGross: boolean;
  readonly left: readonly TaxShare[];
  /** What rounds the total; 0 once the rest is credited. */
  readonly leftRounding: Big;
}

/** The amounts of a credit. */
export interface CreditAmounts {
  readonly shares: readonly TaxShare[];
  readonly rounding: Big;
}

/** A line of an invoice, with the amount and quantity not credited yet. */
export interface CreditableLine {
  readonly id: string;
  readonly description: string;
  readonly rate: Decimal;
  readonly taxes: readonly AppliedTax[];
  /** Null once the line was credited by amount: the rest then has no quantity. */
  readonly leftQuantity: Big | null;
  /** Before tax; including tax if the invoice's prices do. */
  readonly left: Big;
}

/** A line in a request for a credit note: by `quantity`, by `amount`, or with neither, all that is left of it. */
export interface LineRequest {
  readonly line_item_id: string;
  readonly quantity?: number | undefined;
  readonly amount?: number | undefined;
}

export interface CreditLine {
  readonly invoice_line_id: string | null;
  readonly description: string;
  readonly quantity: Big | null;
  readonly rate: Decimal | null;
  readonly taxes: readonly AppliedTax[];
  /** Before tax; including tax if the invoice's prices do. */
  readonly amount: Big;
}

/** The total that is left to credit. */
const leftTotal = ({ left, leftRounding }: Creditable): Big => totalsOf(left).total.plus(leftRounding);

/** A credit of all that is left. */
export const restOf = ({ left, leftRounding }: Creditable): CreditAmounts => ({ shares: left, rounding: leftRounding });

/** Whether these shares are all that is left: then the credit also has the rounding. */
export const isRest = ({ left }: Creditable, shares: readonly TaxShare[]): boolean =>
  totalsOf(shares).total.eq(totalsOf(left).total);

/** The amounts of a credit of these lines. Throws `invalid_request` if they exceed `left`, or are 0 in total. */
export function amountsOfLines(invoice: Creditable, lines: readonly CreditLine[]): CreditAmounts {
  const { left, currency, isGross } = invoice;
  const given = grouped(lines, ({ taxes }) => keyOf(taxes));
  const shares = left.flatMap((share) => {
    const ofShare = given.get(keyOf(share.taxes));
    return ofShare ? [creditedShare(share, sum(ofShare.map(({ amount }) => amount)), isGross, currency)] : [];
  });
  const [taken, rest] = [totalsOf(shares), totalsOf(left)];
  if (taken.subtotal.gt(rest.subtotal))
    throw invalid(
      'lines',
      `must not credit more than ${rest.subtotal.toFixed()} ${currency} before tax, the amount not credited yet`,
    );
  if (taken.tax_amount.gt(rest.tax_amount))
    throw invalid(
      'lines',
      `must not credit more than ${rest.tax_amount.toFixed()} ${currency} of tax, what is not credited yet`,
    );
  if (taken.total.lte(zero)) throw invalid('lines', 'must credit more than 0 in total');
  if (isRest(invoice, shares)) return { shares, rounding: invoice.leftRounding };
  const whole = leftTotal(invoice);
  if (taken.total.gte(whole))
    throw invalid(
      'lines',
      `must credit less than ${whole.toFixed()} ${currency} in total, the rounded amount not credited yet, or everything that is left`,
    );
  return { shares, rounding: zero };
}

/**
 * The amounts of a credit of `wanted`, a total including tax. Throws `invalid_request` if it exceeds `left`, or if nothing but
 * rounding would be left.
 */
export function amountsOfTotal(invoice: Creditable, wanted: number): CreditAmounts {
  const { left, currency } = invoice;
  const amount = dec(wanted);
  const total = leftTotal(invoice);
  assertWhole(amount, currency, 'amount');
  if (amount.gt(total))
    throw invalid('amount', `must not be more than ${total.toFixed()} ${currency}, the amount not credited yet`);
  if (amount.eq(total)) return restOf(invoice);
  const exact = totalsOf(left).total;
  if (amount.gte(exact))
    throw invalid(
      'amount',
      `must be ${total.toFixed()} ${currency}, or less than ${exact.toFixed()}: the difference is the rounding of the total`,
    );
  const parts = divideGross(amount, left, currency);
  return { shares: left.map((share, at) => creditedShare(share, parts[at] ?? zero, true, currency)), rounding: zero };
}

/**
 * The credit note's line for a requested line; `path` is prepended to field names in errors. Throws `invalid_request`
 * if it exceeds the rest of the invoice's line.
 */
export function creditLine(line: CreditableLine, request: LineRequest, currency: string, path: string): CreditLine {
  const { id, description, rate, taxes } = line;
  if (request.quantity !== undefined && request.amount !== undefined)
    throw invalid(`${path}amount`, 'must not be given together with quantity');
  if (line.left.eq(zero)) throw invalid(`${path}line_item_id`, 'has already been credited in full');
  const made = { invoice_line_id: id, description, taxes };
  if (request.amount !== undefined)
    return { ...made, quantity: null, rate: null, amount: partOf(line, request.amount, currency, path) };
  if (request.quantity === undefined)
    return line.leftQuantity === null
      ? { ...made, quantity: null, rate: null, amount: line.left }
      : { ...made, quantity: line.leftQuantity, rate, amount: line.left };
  return { ...made, ...piecesOf(line, request.quantity, currency, path) };
}

function partOf({ left }: CreditableLine, wanted: number, currency: string, path: string): Big {
  const amount = dec(wanted);
  assertWhole(amount, currency, `${path}amount`);
  if (amount.eq(zero) || amount.gt(zero) !== left.gt(zero))
    throw invalid(
      `${path}amount`,
      `must be ${left.gt(zero) ? 'more' : 'less'} than 0, like the uncredited amount of the line`,
    );
  if (amount.abs().gt(left.abs()))
    throw invalid(
      `${path}amount`,
      `must not be more than ${left.toFixed()} ${currency}, the uncredited amount of the line`,
    );
  return amount;
}

function piecesOf(
  { left, leftQuantity, rate }: CreditableLine,
  wanted: number,
  currency: string,
  path: string,
): Pick<CreditLine, 'quantity' | 'rate' | 'amount'> {
  const quantity = dec(wanted);
  if (leftQuantity === null)
    throw invalid(
      `${path}quantity`,
      'cannot be credited, because a part of the line was credited by amount: send an amount instead',
    );
  if (quantity.gt(leftQuantity))
    throw invalid(
      `${path}quantity`,
      `must not be more than ${leftQuantity.toFixed()}, the uncredited quantity of the line`,
    );
  if (quantity.eq(leftQuantity)) return { quantity, rate, amount: left };
  const amount = lineAmount(quantity, rate, currency);
  return { quantity, rate, amount: amount.abs().gt(left.abs()) ? left : amount };
}

/** Throws `invalid_state` if nothing of an invoice is left to credit. */
export function assertCreditable(invoice: Creditable): void {
  if (leftTotal(invoice).lte(zero)) throw invalidState('This invoice has already been credited in full');
}
