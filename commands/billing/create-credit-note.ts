/** Credits on invoices (docs/decisions/credit-notes.md). */
import sql, { join } from 'sql-template-tag';
import { invalid } from '../../domain/errors.js';
import {
  amountsOfLines,
  amountsOfTotal,
  assertCreditable,
  creditLine,
  type Creditable,
  type CreditableLine,
  type CreditedAmounts,
  type CreditLine,
} from '../../domain/billing/credit-amounts.js';
import { invoiceNumber } from '../../domain/billing/invoice-number.js';
import { assertAllowed } from '../../domain/billing/invoice-status.js';
import { dec, sum, zero, type Big, type Decimal } from '../../domain/money.js';
import { today } from '../../domain/time.js';
import type { Locked } from '../../models/base.js';
import {
  CreditNote,
  CreditNoteLine,
  creditNotesOf,
  wholeCreditNote,
  type WholeCreditNote,
} from '../../models/billing/credit-note.js';
import { linesOf, type InvoiceLineItem } from '../../models/billing/invoice-line-item.js';
import type { Invoice } from '../../models/billing/invoice.js';
import type { Ctx } from '../../models/context.js';
import { emit } from '../../models/events/event.js';
import { select } from '../../models/select.js';
import { nextInSequence } from '../../models/sequence.js';
import type { Schemas } from '../../contract/contract.js';
import { serializeCreditNote } from '../../serializers/credit-note.js';
import { changeInvoice } from './change-invoice.js';
import { creditRevenue } from './credit-revenue.js';
import { release } from './lines/line-links.js';

/** How the numbers of credit notes look. */
const numberFormat = 'CN-{YYYY}-{SEQ:4}';

/**
 * Credits an invoice. The lock on it lets credits at once pass one after the other, so that together they never exceed it. The number
 * is taken late, because every other credit of the workspace waits for it.
 */
export async function createCreditNote(
  ctx: Ctx,
  invoice: Locked<Invoice>,
  wish: Partial<Schemas['CreditNoteCreate']>,
): Promise<WholeCreditNote> {
  assertAllowed(invoice.status, 'credit');
  const creditable = await creditableOf(ctx, invoice);
  assertCreditable(creditable);
  const lines = await creditableLines(ctx, invoice);
  const { lines: credited, amounts } = creditOf(creditable, lines, wish);
  const isWhole = amounts.subtotal.plus(amounts.tax_amount).eq(totalLeft(creditable));
  const freed = wish.release_time ? freedBy(lines, credited, isWhole) : [];
  if (wish.release_time && freed.length === 0)
    throw invalid('release_time', 'needs a line that is credited in full: work on a part of a line is not known');
  const note = await addNote(ctx, invoice, {
    amounts,
    credited,
    reason: wish.reason ?? null,
    isReleasing: freed.length > 0,
  });
  await creditRevenue(ctx, invoice, note.note, credited);
  await release(ctx, freed);
  const data = serializeCreditNote(note, ctx.settings.PUBLIC_URL);
  await emit(ctx, 'credit_note.created', data);
  const amount_credited = dec(invoice.amount_credited).plus(dec(note.note.total));
  await changeInvoice(ctx, invoice, { amount_credited }, { event: 'invoice.updated', context: { credit_note: data } });
  return note;
}

const totalLeft = ({ left }: Creditable) => left.subtotal.plus(left.tax_amount);

/** What earlier credits have left of an invoice. */
async function creditableOf(ctx: Ctx, invoice: Invoice): Promise<Creditable> {
  const notes = await creditNotesOf(ctx, invoice.id);
  const taken = (read: (note: CreditNote) => Decimal) => sum(notes.map((note) => dec(read(note))));
  return {
    currency: invoice.currency,
    tax_rate: invoice.tax_rate,
    left: {
      subtotal: dec(invoice.subtotal).minus(taken((note) => note.subtotal)),
      tax_amount: dec(invoice.tax_amount).minus(taken((note) => note.tax_amount)),
    },
  };
}

interface CreditedOfLine {
  readonly line_id: string;
  readonly amount: Decimal;
  readonly quantity: Decimal | null;
  /** How many credits of the line were by amount. */
  readonly by_amount: number;
}

async function creditableLines(ctx: Ctx, invoice: Invoice): Promise<CreditableLine[]> {
  const lines = await linesOf(ctx, invoice.id);
  const taken = await creditedOf(ctx, lines);
  return lines.map(({ id, description, rate, quantity, amount }) => {
    const before = taken.get(id);
    return {
      id,
      description,
      rate,
      left: dec(amount).minus(before ? dec(before.amount) : zero),
      leftQuantity: before && before.by_amount > 0 ? null : dec(quantity).minus(dec(before?.quantity ?? '0')),
    };
  });
}

async function creditedOf(ctx: Ctx, lines: readonly InvoiceLineItem[]): Promise<Map<string, CreditedOfLine>> {
  if (lines.length === 0) return new Map();
  const rows = await select<CreditedOfLine>(
    ctx,
    sql`SELECT t.invoice_line_id AS line_id, SUM(t.amount) AS amount, SUM(t.quantity) AS quantity, SUM(t.quantity IS NULL) AS by_amount
          FROM credit_note_lines t
         WHERE t.workspace_id = ${ctx.scope.workspaceId} AND t.invoice_line_id IN (${join(lines.map(({ id }) => id))})
         GROUP BY t.invoice_line_id`,
  );
  return new Map(rows.map((row) => [row.line_id, row]));
}

interface Credit {
  readonly lines: readonly CreditLine[];
  readonly amounts: CreditedAmounts;
}

function creditOf(
  creditable: Creditable,
  lines: readonly CreditableLine[],
  { lines: wishes, amount }: Partial<Schemas['CreditNoteCreate']>,
): Credit {
  if (wishes !== undefined && amount !== undefined) throw invalid('amount', 'must not be given together with lines');
  if (wishes === undefined) {
    const amounts = amount === undefined ? creditable.left : amountsOfTotal(creditable, amount);
    return { amounts, lines: linesOfTotal(creditable, lines, amounts.subtotal) };
  }
  const known = new Map(lines.map((line) => [line.id, line]));
  const made = wishes.map((wish, index) => {
    const path = `lines.${index}.`;
    const line = known.get(wish.line_item_id);
    if (!line) throw invalid(`${path}line_item_id`, `is not a line of this invoice: ${wish.line_item_id}`);
    if (!known.delete(line.id) || wishes.findIndex((each) => each.line_item_id === line.id) < index)
      throw invalid(`${path}line_item_id`, 'is given twice');
    return creditLine(line, wish, creditable.currency, path);
  });
  return { lines: made, amounts: amountsOfLines(creditable, made) };
}

/** All lines as far as they are left, where that is what is credited; else one line that names the amount. */
function linesOfTotal(creditable: Creditable, lines: readonly CreditableLine[], subtotal: Big): CreditLine[] {
  const open = lines.filter(({ left }) => !left.eq(zero));
  if (sum(open.map(({ left }) => left)).eq(subtotal))
    return open.map((line) => creditLine(line, { line_item_id: line.id }, creditable.currency, ''));
  return [{ invoice_line_id: null, description: 'Credit', quantity: null, rate: null, amount: subtotal }];
}

/** The lines of which nothing is left once these are credited. */
function freedBy(lines: readonly CreditableLine[], credited: readonly CreditLine[], isWhole: boolean): string[] {
  if (isWhole) return lines.map(({ id }) => id);
  const now = new Map(credited.map((line) => [line.invoice_line_id, line.amount]));
  return lines.filter(({ id, left }) => now.get(id)?.eq(left) === true).map(({ id }) => id);
}

interface NewNote {
  readonly amounts: CreditedAmounts;
  readonly credited: readonly CreditLine[];
  readonly reason: string | null;
  readonly isReleasing: boolean;
}

async function addNote(
  ctx: Ctx,
  invoice: Invoice,
  { amounts, credited, reason, isReleasing }: NewNote,
): Promise<WholeCreditNote> {
  const credit_date = today(ctx.now, ctx.workspace.timezone);
  const { client_id, currency, tax_rate } = invoice;
  const note = await CreditNote.insert(ctx, {
    credit_note_number: invoiceNumber(numberFormat, await nextInSequence(ctx, 'credit_notes'), credit_date),
    invoice_id: invoice.id,
    client_id,
    currency,
    credit_date,
    tax_rate,
    ...amounts,
    total: amounts.subtotal.plus(amounts.tax_amount),
    reason,
    released_time: isReleasing,
  });
  await CreditNoteLine.insertMany(
    ctx,
    credited.map((line, position) => ({ ...line, credit_note_id: note.id, position })),
  );
  return wholeCreditNote(ctx, note.id);
}
