/** The sums of a written electronic invoice, by the arithmetic of EN 16931, from its XML alone. */
import { XMLParser } from 'fast-xml-parser';
import { dec, round2, roundMoney, sum, zero, type Big } from '../../../domain/money.js';

const parser = new XMLParser({ removeNSPrefix: true, ignoreAttributes: true, parseTagValue: false });

/** A parsed element, by the names of its children. */
export interface Parsed {
  readonly [name: string]: unknown;
}

export interface WrittenTax {
  readonly category: string;
  readonly rate: Big;
  readonly taxable: Big;
  readonly tax: Big;
}

export interface WrittenLine {
  readonly quantity: Big;
  readonly price: Big;
  readonly net: Big;
  readonly category: string;
}

export interface WrittenSums {
  readonly lines: readonly WrittenLine[];
  readonly taxes: readonly WrittenTax[];
  /** BT-106, BT-109, BT-110, BT-112, BT-115. */
  readonly lineTotal: Big;
  readonly net: Big;
  readonly tax: Big;
  readonly gross: Big;
  readonly due: Big;
}

const isParsed = (value: unknown): value is Parsed =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The elements at a path. */
function at(root: unknown, ...path: readonly string[]): unknown[] {
  let found: unknown[] = [root];
  for (const name of path) found = found.flatMap((each) => (isParsed(each) ? (each[name] ?? []) : []));
  return found;
}

/** The number at a path; throws unless there is exactly one. */
function number(root: unknown, ...path: readonly string[]): Big {
  const [only, ...others] = at(root, ...path);
  if (typeof only !== 'string' || others.length > 0) throw new Error(`Not one ${path.join('/')}`);
  return dec(only);
}

const text = (root: unknown, ...path: readonly string[]): string => String(at(root, ...path)[0]);

/** Reads CII and UBL. Throws if a sum is missing. */
export function writtenSums(xml: string): WrittenSums {
  const parsed: unknown = parser.parse(xml);
  const [cii] = at(parsed, 'CrossIndustryInvoice', 'SupplyChainTradeTransaction');
  return cii === undefined ? sumsOfUbl(at(parsed, 'Invoice')[0] ?? at(parsed, 'CreditNote')[0]) : sumsOfCii(cii);
}

function sumsOfCii(trade: unknown): WrittenSums {
  const [settlement] = at(trade, 'ApplicableHeaderTradeSettlement');
  const total = (name: string): Big =>
    number(settlement, 'SpecifiedTradeSettlementHeaderMonetarySummation', `${name}Amount`);
  return {
    lines: at(trade, 'IncludedSupplyChainTradeLineItem').map((line) => ({
      quantity: number(line, 'SpecifiedLineTradeDelivery', 'BilledQuantity'),
      price: number(line, 'SpecifiedLineTradeAgreement', 'NetPriceProductTradePrice', 'ChargeAmount'),
      net: number(
        line,
        'SpecifiedLineTradeSettlement',
        'SpecifiedTradeSettlementLineMonetarySummation',
        'LineTotalAmount',
      ),
      category: text(line, 'SpecifiedLineTradeSettlement', 'ApplicableTradeTax', 'CategoryCode'),
    })),
    taxes: at(settlement, 'ApplicableTradeTax').map((tax) => ({
      category: text(tax, 'CategoryCode'),
      rate: number(tax, 'RateApplicablePercent'),
      taxable: number(tax, 'BasisAmount'),
      tax: number(tax, 'CalculatedAmount'),
    })),
    lineTotal: total('LineTotal'),
    net: total('TaxBasisTotal'),
    tax: total('TaxTotal'),
    gross: total('GrandTotal'),
    due: total('DuePayable'),
  };
}

function sumsOfUbl(invoice: unknown): WrittenSums {
  const total = (name: string): Big => number(invoice, 'LegalMonetaryTotal', `${name}Amount`);
  const isCredit = at(invoice, 'CreditNoteLine').length > 0;
  return {
    lines: at(invoice, isCredit ? 'CreditNoteLine' : 'InvoiceLine').map((line) => ({
      quantity: number(line, isCredit ? 'CreditedQuantity' : 'InvoicedQuantity'),
      price: number(line, 'Price', 'PriceAmount'),
      net: number(line, 'LineExtensionAmount'),
      category: text(line, 'Item', 'ClassifiedTaxCategory', 'ID'),
    })),
    taxes: at(invoice, 'TaxTotal', 'TaxSubtotal').map((tax) => ({
      category: text(tax, 'TaxCategory', 'ID'),
      rate: number(tax, 'TaxCategory', 'Percent'),
      taxable: number(tax, 'TaxableAmount'),
      tax: number(tax, 'TaxAmount'),
    })),
    lineTotal: total('LineExtension'),
    net: total('TaxExclusive'),
    tax: number(invoice, 'TaxTotal', 'TaxAmount'),
    gross: total('TaxInclusive'),
    due: total('Payable'),
  };
}

/** How far a tax is from what its rate says of what it applies to. */
export const distanceOf = ({ rate, taxable, tax }: WrittenTax, currency: string): Big =>
  tax.minus(roundMoney(taxable.times(rate).div(dec(100)), currency)).abs();

interface Circumstances {
  readonly currency: string;
  /** Whether each tax is exactly its rate. The rules allow less than 1 (BR-CO-17, BR-S-09). */
  readonly isExact: boolean;
}

/** The rules that the sums break, each with what it compares. There are no allowances, charges and payments. */
export function brokenRules(sums: WrittenSums, { currency, isExact }: Circumstances): string[] {
  const equal = (rule: string, one: Big, other: Big): string[] =>
    one.eq(other) ? [] : [`${rule}: ${one.toFixed()} is not ${other.toFixed()}`];
  const isNear = (tax: WrittenTax): boolean =>
    isExact ? distanceOf(tax, currency).eq(zero) : roundedDistance(tax).lt(dec(1));
  return [
    ...equal('BR-CO-10', sums.lineTotal, sum(sums.lines.map(({ net }) => net))),
    ...equal('BR-CO-13', sums.net, sums.lineTotal),
    ...equal('BR-CO-14', sums.tax, sum(sums.taxes.map(({ tax }) => tax))),
    ...equal('BR-CO-15', sums.gross, sums.net.plus(sums.tax)),
    ...equal('BR-CO-16', sums.due, sums.gross),
    ...equal('BR-S-08', sums.net, sum(sums.taxes.map(({ taxable }) => taxable))),
    ...sums.taxes.flatMap(({ category }) =>
      sums.lines.some((line) => line.category === category) ? [] : [`BR-${category}-01: no line has this category`],
    ),
    ...sums.taxes.flatMap((tax) =>
      isNear(tax) ? [] : [`BR-CO-17: ${tax.tax.toFixed()} is not ${tax.rate.toFixed()} % of ${tax.taxable.toFixed()}`],
    ),
    ...sums.lines.flatMap(({ quantity, price, net }) =>
      equal('PEPPOL-EN16931-R120', round2(quantity.times(price)), net),
    ),
  ];
}

/** As the official rules compute it, in whatever currency. */
const roundedDistance = ({ rate, taxable, tax }: WrittenTax): Big =>
  tax
    .abs()
    .minus(round2(taxable.abs().times(rate).div(dec(100))))
    .abs();
