import { dec, round2, zero, type Big } from '../../money.js';
import type { AppliedTax } from '../taxes/applied-tax.js';
import { categoryCodes, unitCodes } from './codes.js';
import type { EInvoiceLine, EInvoiceTax } from './e-invoice.js';
import type { InvoiceData, InvoiceDataLine } from './invoice-data.js';
import { writable, writtenText } from './texts.js';

/** Decimals of a price before tax that is computed from one including tax. */
const priceDecimals = 8;

/**
 * The lines. A tax whose lines were credited before, and of which a rest of rounding is left, has a line at nothing, because each
 * tax needs one (BR-S-01, BR-S-08).
 */
export function composeLines(data: InvoiceData, taxes: readonly EInvoiceTax[]): EInvoiceLine[] {
  const lines = data.lines.map(composeLine);
  const rests = taxes.filter((tax) => !lines.some((line) => isTaxedBy(line, tax)));
  return [
    ...lines,
    ...rests.map(({ category, rate }, at): EInvoiceLine => ({
      id: String(lines.length + at + 1),
      name: data.preceding?.number ?? data.number,
      description: null,
      ...lumpSum(zero),
      net: zero,
      category,
      rate,
    })),
  ];
}

/** Whether a tax is that of a line. */
const isTaxedBy = (line: Pick<EInvoiceLine, 'category' | 'rate'>, tax: EInvoiceTax): boolean =>
  line.category === tax.category && line.rate.eq(tax.rate);

/**
 * A line in the terms of EN 16931, which wants quantity times price to be the net amount, and no negative price
 * (PEPPOL-EN16931-R120, BR-27). A line that does not multiply, because its amount was given, becomes one piece at that
 * amount.
 */
function composeLine(line: InvoiceDataLine, index: number): EInvoiceLine {
  const [tax] = line.taxes;
  const [name = '', ...rest] = writable(line.description).trim().split('\n');
  return {
    id: String(index + 1),
    name: name.trim(),
    description: writtenText(rest.join('\n').trim()),
    ...(multiplied(line) ?? lumpSum(line.net)),
    net: line.net,
    ...termsOfTax(tax),
  };
}

/** The category and rate of a line; a line without a tax is at 0. */
const termsOfTax = (tax: AppliedTax | undefined): Pick<EInvoiceLine, 'category' | 'rate'> => ({
  category: tax ? categoryCodes[tax.category] : 'Z',
  rate: tax ? dec(tax.rate).times(dec(100)) : zero,
});

type Measure = Pick<EInvoiceLine, 'quantity' | 'unit' | 'price'>;

/**
 * Quantity and price of a line; undefined if they do not multiply to its net amount, to two decimals in every currency
 * (PEPPOL-EN16931-R120).
 */
function multiplied(line: InvoiceDataLine): Measure | undefined {
  if (line.quantity === null || line.rate === null) return undefined;
  const quantity = dec(line.quantity);
  if (quantity.eq(zero)) return undefined;
  const price = line.rate_includes_tax ? line.net.div(quantity).round(priceDecimals) : dec(line.rate);
  if (!round2(quantity.times(price)).eq(line.net)) return undefined;
  const isNegative = price.lt(zero);
  return { quantity: isNegative ? quantity.times(dec(-1)) : quantity, unit: unitCodes[line.unit], price: price.abs() };
}

const lumpSum = (net: Big): Measure => ({
  quantity: dec(net.lt(zero) ? -1 : 1),
  unit: unitCodes.piece,
  price: net.abs(),
});
