/** Limits the size of invoices, because an invoice is rendered, mailed and displayed as a whole. */
import sql from 'sql-template-tag';
import { invoiceTexts, type InvoiceText } from '../../domain/billing/invoice-texts.js';
import { invalid, invalidState } from '../../domain/errors.js';
import type { Ctx } from '../../models/context.js';
import { InvoiceLineItem } from '../../models/billing/invoice-line-item.js';
import type { Invoice } from '../../models/billing/invoice.js';
import { scoped, select } from '../../models/select.js';
import type { Schemas } from '../../contract/contract.js';

const maxLines = 2_000;
const maxBytes = 256 * 1024;
const tooLong = 'makes the texts of the invoice larger than 256 KiB in total';

/** Throws `invalid_state` if an invoice would have too many lines. */
export function assertLineCount(count: number): void {
  if (count > maxLines)
    throw invalidState(
      `An invoice can have at most ${maxLines} lines: put the other lines on another invoice`,
      'line_items',
    );
}

interface WorkLine {
  readonly description: string;
}

/** Throws `invalid_request` if unbilled work has too many lines or too much text for one invoice. */
export function assertWorkFits(lines: readonly WorkLine[]): void {
  const instead = 'use a shorter range, or a group_by that yields fewer lines';
  if (lines.length > maxLines)
    throw invalid(
      'from',
      `is the first day of a range that yields ${lines.length} lines, and an invoice can have at most ${maxLines}: ${instead}`,
    );
  if (bytesOf(lines.map(({ description }) => description)) > maxBytes) throw invalid('from', `${tooLong}: ${instead}`);
}

/** Throws `invalid_state` if what joins the lines of a recurring invoice is too much for one invoice. */
export function assertJoinedFits(lines: readonly WorkLine[]): void {
  if (lines.length > maxLines || bytesOf(lines.map(({ description }) => description)) > maxBytes)
    throw invalidState('The unbilled work of the client is too much for one invoice: bill some of it first');
}

type Texts = Partial<Pick<Schemas['InvoiceUpdate'], InvoiceText>>;

/** Texts in a request that changes an invoice or one of its lines. */
interface Sent extends Texts {
  readonly description?: string;
  readonly line_items?: readonly Partial<WorkLine>[];
}

/**
 * Throws `invalid_request` on the request's longest text if the stored texts of the invoice, which include the
 * request's, exceed `maxBytes`.
 */
export async function assertTextsFit(ctx: Ctx, invoice: Invoice, body: Sent): Promise<void> {
  const [first, ...others] = sentTexts(body);
  if (!first) return;
  const [lines] = await select<{ bytes: string | null }>(
    ctx,
    sql`SELECT SUM(LENGTH(l.description)) AS bytes FROM invoice_line_items l
         WHERE ${scoped(ctx, InvoiceLineItem, 'l')} AND l.invoice_id = ${invoice.id}`,
  );
  if (Number(lines?.bytes ?? 0) + bytesOf(invoiceTexts.map((name) => invoice[name])) <= maxBytes) return;
  const [field] = others.reduce((longest, each) => (each[1].length > longest[1].length ? each : longest), first);
  throw invalid(field, `${tooLong}: shorten it`);
}

function sentTexts(sent: Sent): [string, string][] {
  const own = (['description', ...invoiceTexts] as const).map((name) => [name, sent[name]] as const);
  const lines = (sent.line_items ?? []).map(
    (line, index) => [`line_items.${index}.description`, line.description] as const,
  );
  return [...own, ...lines].flatMap(([field, text]) => (text ? [[field, text]] : []));
}

const bytesOf = (texts: readonly (string | null)[]): number =>
  texts.reduce((all, text) => all + Buffer.byteLength(text ?? ''), 0);
