import { dec, roundMoney, zero, type Big } from '../../money.js';
import { categoryCodes, unitCodes } from './codes.js';
import type { EInvoiceLine } from './e-invoice.js';
import type { InvoiceDataLine } from './invoice-data.js';

/** Decimals of a price before tax that is computed from one including tax. */
const priceDecimals = 8;

/**
 * A line in the terms of EN 16931, which wants quantity times price to be the net amount, and no negative price
 * (PEPPOL-EN16931-R120, BR-27). A line that does not multiply, because its amount was given, becomes one piece at that
 * amount.
 */
export function composeLine(line: InvoiceDataLine, index: number, currency: string): EInvoiceLine {
  const [tax] = line.taxes;
  const [name = '', ...rest] = line.description.trim().split('\n');
  const description = rest.join('\n').trim();
  return {
    id: String(index + 1),
    name: name.trim(),
    description: description === '' ? null : description,
    ...(multiplied(line, currency) ?? lumpSum(line.net)),
    net: line.net,
    category: tax ? categoryCodes[tax.category] : 'Z',
    rate: tax ? dec(tax.rate).times(dec(100)) : zero,
  };
}

type Measure = Pick<EInvoiceLine, 'quantity' | 'unit' | 'price'>;

/** Quantity and price of a line; undefined if they do not multiply to its net amount. */
function multiplied(line: InvoiceDataLine, currency: string): Measure | undefined {
  if (line.quantity === null || line.rate === null) return undefined;
  const quantity = dec(line.quantity);
  if (quantity.eq(zero)) return undefined;
  const price = line.rate_includes_tax ? line.net.div(quantity).round(priceDecimals) : dec(line.rate);
  if (!roundMoney(quantity.times(price), currency).eq(line.net)) return undefined;
  const isNegative = price.lt(zero);
  return { quantity: isNegative ? quantity.times(dec(-1)) : quantity, unit: unitCodes[line.unit], price: price.abs() };
}

const lumpSum = (net: Big): Measure => ({
  quantity: dec(net.lt(zero) ? -1 : 1),
  unit: unitCodes.piece,
  price: net.abs(),
});
