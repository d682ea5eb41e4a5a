/** The taxes of invoices and credit notes in words: a row for each, the rates of a line, and why no tax is charged. */
import type { TaxCategory } from '../domain/billing/taxes/tax-rate-rules.js';
import { dec } from '../domain/money.js';
import type { Formats } from './formats.js';
import type { InvoiceDocument, InvoiceDocumentTax } from './invoice-document.js';
import type { MessageKey, Words } from './messages/words.js';

/** The categories that have a reason. */
type Untaxed = Exclude<TaxCategory, 'standard' | 'zero'>;

const untaxed: Readonly<Record<Untaxed, { readonly name: MessageKey; readonly reason: MessageKey }>> = {
  exempt: { name: 'tax_exempt', reason: 'reason_exempt' },
  reverse_charge: { name: 'tax_reverse_charge', reason: 'reason_reverse_charge' },
  intra_community: { name: 'tax_intra_community', reason: 'reason_intra_community' },
  export: { name: 'tax_export', reason: 'reason_export' },
  outside_scope: { name: 'tax_outside_scope', reason: 'reason_outside_scope' },
};

const isUntaxed = (category: TaxCategory): category is Untaxed => category !== 'standard' && category !== 'zero';

/** They lead from a line to the reason why it is not taxed. */
const marks = ['¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];

type Taxed = Pick<InvoiceDocument, 'taxes'>;

/** Whether a document says nothing of tax, because all it has is the plain rate 0. */
export const isSilentOnTax = ({ taxes }: Taxed): boolean =>
  taxes.every(({ name, category }) => name === null && category === 'zero');

/** Whether tax is charged on any line. */
export const isCharged = ({ taxes }: Taxed): boolean => taxes.some(({ category }) => category === 'standard');

/** A row for each tax: its name and rate, and what it is charged on unless that is the whole subtotal. */
export function taxRows(
  { taxes, subtotal }: Pick<InvoiceDocument, 'taxes' | 'subtotal'>,
  words: Words,
  formats: Pick<Formats, 'money' | 'percent'>,
): { readonly label: string; readonly amount: string }[] {
  return taxes.map((tax) => {
    const name = taxName(tax, words, formats);
    const isOfAll = dec(tax.taxable).eq(dec(subtotal));
    return {
      label: isOfAll ? name : words.say('tax_on', { tax: name, amount: formats.money(tax.taxable) }),
      amount: tax.tax,
    };
  });
}

/** The name of a tax with its rate. */
export function taxName(
  { name, category, rate }: Pick<InvoiceDocumentTax, 'name' | 'category' | 'rate'>,
  { say }: Words,
  formats: Pick<Formats, 'percent'>,
): string {
  const percent = formats.percent(rate);
  if (name === null) return isUntaxed(category) ? say(untaxed[category].name) : say('tax', { rate: percent });
  return isUntaxed(category) || saysRate(name, rate) ? name : `${name} (${percent})`;
}

/** Whether a name has the rate in it, like `VAT 19 %`. */
const saysRate = (name: string, rate: string): boolean =>
  [...name.matchAll(/(\d+(?:[.,]\d+)?)\s*%/g)].some(([, digits = '']) =>
    dec(digits.replace(',', '.')).eq(dec(rate).times(dec(100))),
  );

/** What each line says of its taxes, if lines differ in them; null if they do not. */
export function ratesOfLines({ taxes, lines }: InvoiceDocument, { percent }: Formats): string[] | null {
  if (new Set(lines.map((line) => line.taxes.join(' '))).size < 2) return null;
  const written = taxes.map(({ rate }, at) => `${percent(rate)}${markOf(taxes, at)}`);
  return lines.map((line) => line.taxes.map((at) => written[at]).join(' + '));
}

/** Why no tax is charged: for each such group the given reason, otherwise the usual wording. */
export function taxReasons({ taxes }: Taxed, isMarked: boolean, { say }: Words): string[] {
  return taxes.flatMap(({ category, reason }, at) => {
    if (!isUntaxed(category)) return [];
    const text = reason ?? say(untaxed[category].reason);
    return [isMarked ? `${markOf(taxes, at)} ${text}` : text];
  });
}

/** The mark of a tax that has a reason; others have none. */
function markOf(taxes: readonly InvoiceDocumentTax[], at: number): string {
  const marked = taxes.flatMap(({ category }, place) => (isUntaxed(category) ? [place] : []));
  return marks[marked.indexOf(at)] ?? '';
}
