/**
 * The amounts of a credit note (docs/decisions/credit-notes.md). All credits of an invoice together never exceed its
 * total, subtotal or tax, nor any line; the last one credits exactly the rest.
 */
import { invalid, invalidState } from '../errors.js';
import { dec, roundMoney, sum, zero, type Big, type Decimal } from '../money.js';
import { assertWhole, lineAmount } from './invoice-amounts.js';

/** Amounts of an invoice or a credit, in the invoice's currency. */
export interface CreditedAmounts {
  readonly subtotal: Big;
  readonly tax_amount: Big;
}

/** An invoice, with the amounts not credited yet in `left`. */
export interface Creditable {
  readonly currency: string;
  readonly tax_rate: Decimal;
  readonly left: CreditedAmounts;
}

/** A line of an invoice, with the amount (before tax) and quantity not credited yet. */
export interface CreditableLine {
  readonly id: string;
  readonly description: string;
  readonly rate: Decimal;
  /** Null once the line was credited by amount: the rest then has no quantity. */
  readonly leftQuantity: Big | null;
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
  /** Before tax. */
  readonly amount: Big;
}

const totalOf = ({ subtotal, tax_amount: tax }: CreditedAmounts): Big => subtotal.plus(tax);

const smaller = (a: Big, b: Big): Big => (a.lt(b) ? a : b);

/** The amounts of a credit of these lines. Throws `invalid_request` if they exceed `left`, or are 0 in total. */
export function amountsOfLines(invoice: Creditable, lines: readonly CreditLine[]): CreditedAmounts {
  const { left, currency, tax_rate: rate } = invoice;
  const subtotal = sum(lines.map(({ amount }) => amount));
  if (subtotal.gt(left.subtotal))
    throw invalid(
      'lines',
      `must not credit more than ${left.subtotal.toFixed()} ${currency} before tax, the amount not credited yet`,
    );
  const isAll = subtotal.eq(left.subtotal);
  const tax = isAll ? left.tax_amount : smaller(roundMoney(subtotal.times(dec(rate)), currency), left.tax_amount);
  const amounts = { subtotal, tax_amount: tax };
  if (totalOf(amounts).lte(zero)) throw invalid('lines', 'must credit more than 0 in total');
  return amounts;
}

/** The amounts of a credit of `wanted`, a total including tax. Throws `invalid_request` if it exceeds `left`. */
export function amountsOfTotal(invoice: Creditable, wanted: number): CreditedAmounts {
  const { left, currency, tax_rate: rate } = invoice;
  const total = dec(wanted);
  assertWhole(total, currency, 'amount');
  if (total.gt(totalOf(left)))
    throw invalid(
      'amount',
      `must not be more than ${totalOf(left).toFixed()} ${currency}, the amount not credited yet`,
    );
  if (total.eq(totalOf(left))) return left;
  const exact = total.times(dec(rate)).div(dec(rate).plus(dec(1)));
  const tax = smaller(roundMoney(exact, currency), left.tax_amount);
  const subtotal = smaller(total.minus(tax), left.subtotal);
  return { subtotal, tax_amount: total.minus(subtotal) };
}

/**
 * The credit note's line for a requested line; `path` is prepended to field names in errors. Throws `invalid_request`
 * if it exceeds the rest of the invoice's line.
 */
export function creditLine(line: CreditableLine, request: LineRequest, currency: string, path: string): CreditLine {
  const { id, description, rate } = line;
  if (request.quantity !== undefined && request.amount !== undefined)
    throw invalid(`${path}amount`, 'must not be given together with quantity');
  if (line.left.eq(zero)) throw invalid(`${path}line_item_id`, 'has already been credited in full');
  const made = { invoice_line_id: id, description };
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
export function assertCreditable({ left }: Creditable): void {
  if (totalOf(left).lte(zero)) throw invalidState('This invoice has already been credited in full');
}
