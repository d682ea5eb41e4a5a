/** The rules of EN 16931 that a received invoice breaks, as far as who pays it should know. */
import { dec, sum, zero, type Big, type Decimal } from '../../money.js';
import type { ReceivedInvoice, ReceivedTax } from './received-invoice.js';

export interface BrokenRule {
  readonly rule: string;
  readonly message: string;
}

interface Rule {
  readonly rule: string;
  /** What is wrong, as a sentence; undefined if nothing is. */
  readonly check: (invoice: ReceivedInvoice) => string | undefined;
}

const or0 = (amount: Decimal | null): Big => (amount === null ? zero : dec(amount));

/** Compares a total with what it should be; an amount that is not stated breaks no rule. */
function differs(name: string, stated: Decimal | null, due: Big, what: string): string | undefined {
  if (stated === null || dec(stated).eq(due)) return undefined;
  return `${name} is ${dec(stated).toFixed()}, but ${what} ${due.toFixed()}`;
}

const missing = (isMissing: boolean, message: string): string | undefined => (isMissing ? message : undefined);

/** The tax that the rate of a group yields. EN 16931 allows a difference of less than one unit of the currency. */
function wrongTax({ taxes }: ReceivedInvoice): string | undefined {
  const wrong = taxes.find(({ taxable, rate, tax }) => {
    if (taxable === null || rate === null) return false;
    return dec(tax)
      .minus(dec(taxable).times(dec(rate)))
      .abs()
      .gte(dec(1));
  });
  return (
    wrong &&
    `The tax of ${described(wrong)} (BT-117) is ${dec(wrong.tax).toFixed()}, which is not the rate times the amount`
  );
}

const described = ({ taxable, rate }: ReceivedTax): string =>
  `${or0(taxable).toFixed()} at ${or0(rate).times(dec(100)).toFixed()} %`;

const rules: readonly Rule[] = [
  {
    rule: 'BR-01',
    check: ({ specification }) =>
      missing(specification === null, 'It does not say which specification it follows (BT-24)'),
  },
  { rule: 'BR-07', check: ({ buyer }) => missing(buyer.name === null, 'It does not name the buyer (BT-44)') },
  {
    rule: 'BR-09',
    check: ({ seller }) => missing(seller.country === null, "It does not name the seller's country (BT-40)"),
  },
  { rule: 'BR-16', check: ({ lines }) => missing(lines.length === 0, 'It has no lines (BG-25)') },
  {
    rule: 'BR-CO-10',
    check: ({ amounts, lines }) => {
      if (lines.length === 0) return undefined;
      const total = sum(lines.map(({ net_amount: amount }) => or0(amount)));
      return differs('The sum of the lines (BT-106)', amounts.lines, total, 'the lines add up to');
    },
  },
  {
    rule: 'BR-CO-13',
    check: ({ amounts: { lines, allowances, charges, net } }) => {
      if (lines === null) return undefined;
      const total = dec(lines).minus(or0(allowances)).plus(or0(charges));
      return differs('The total before tax (BT-109)', net, total, 'the lines less allowances, plus charges, are');
    },
  },
  {
    rule: 'BR-CO-14',
    check: ({ amounts, taxes }) => {
      if (taxes.length === 0) return undefined;
      const total = sum(taxes.map(({ tax }) => dec(tax)));
      return differs('The tax (BT-110)', amounts.tax, total, 'the taxes by category and rate add up to');
    },
  },
  {
    rule: 'BR-CO-15',
    check: ({ amounts: { net, tax, gross } }) => {
      if (net === null) return undefined;
      const total = dec(net).plus(or0(tax));
      return differs('The total with tax (BT-112)', gross, total, 'the total before tax and the tax add up to');
    },
  },
  {
    rule: 'BR-CO-16',
    check: ({ amounts: { gross, prepaid, rounding, due } }) => {
      const rest = dec(gross).minus(or0(prepaid)).plus(or0(rounding));
      return differs('The amount due (BT-115)', due, rest, 'what is left of the total is');
    },
  },
  { rule: 'BR-CO-17', check: wrongTax },
  {
    rule: 'BR-CO-18',
    check: ({ taxes }) => missing(taxes.length === 0, 'It does not state the tax by category and rate (BG-23)'),
  },
  {
    rule: 'BR-S-02',
    check: ({ seller: { vat_id: vatId, tax_number: number }, taxes }) =>
      missing(
        taxes.some(({ code }) => code === 'S') && vatId === null && number === null,
        'It charges tax, but states neither VAT id nor tax number of the seller (BT-31, BT-32)',
      ),
  },
];

/** The rules that an invoice breaks, in their order. */
export const brokenRules = (invoice: ReceivedInvoice): BrokenRule[] =>
  rules.flatMap(({ rule, check }) => {
    const message = check(invoice);
    return message === undefined ? [] : [{ rule, message }];
  });
