import sql, { join } from 'sql-template-tag';
import { grouped } from '../../domain/grouped.js';
import type { Decimal } from '../../domain/money.js';
import { WorkspaceModel } from '../base.js';
import type { Ctx } from '../context.js';
import { scoped, select } from '../select.js';
import { whoMay } from '../visibility.js';

/** A credit on an invoice that was sent. It never changes. Amounts are positive, in the currency of the invoice. */
export class CreditNote extends WorkspaceModel {
  static override tableName = 'credit_notes';
  static override idPrefix = 'cn';
  static override limitVisible = whoMay('view_invoices');

  declare credit_note_number: string;
  declare invoice_id: string;
  declare client_id: string;
  declare currency: string;
  declare credit_date: string;
  /** A fraction: that of the invoice. */
  declare tax_rate: Decimal;
  declare subtotal: Decimal;
  declare tax_amount: Decimal;
  declare total: Decimal;
  declare reason: string | null;
  declare released_time: boolean;
}

/** A line of a credit note. */
export class CreditNoteLine extends WorkspaceModel {
  static override tableName = 'credit_note_lines';
  static override idPrefix = 'cnl';
  static override limitVisible = whoMay('view_invoices');

  declare credit_note_id: string;
  /** Null where an amount was credited. */
  declare invoice_line_id: string | null;
  declare position: number;
  declare description: string;
  /** Null where an amount was credited, as is the rate. */
  declare quantity: Decimal | null;
  declare rate: Decimal | null;
  /** Before tax. */
  declare amount: Decimal;
}

/** A credit note with the names that it shows. */
export type NamedCreditNote = CreditNote & { readonly invoice_number: string; readonly client_name: string };

/** A credit note with its lines. */
export interface WholeCreditNote {
  readonly note: NamedCreditNote;
  readonly lines: readonly CreditNoteLine[];
}

/** The credit notes of an invoice, oldest first. */
export const creditNotesOf = (ctx: Ctx, invoiceId: string): Promise<CreditNote[]> =>
  CreditNote.all(ctx, sql`t.invoice_id = ${invoiceId}`, { order: sql`t.id` });

/** Credit notes with their lines and the names that they show, in the order given. */
export async function wholeCreditNotes(ctx: Ctx, notes: readonly CreditNote[]): Promise<WholeCreditNote[]> {
  if (notes.length === 0) return [];
  const ids = notes.map(({ id }) => id);
  const lines = await CreditNoteLine.all(ctx, sql`t.credit_note_id IN (${join(ids)})`, {
    order: sql`t.credit_note_id, t.position`,
  });
  const byNote = grouped(lines, ({ credit_note_id: note }) => note);
  const names = new Map((await namesOf(ctx, ids)).map((row) => [row.id, row]));
  return notes.map((note) => {
    const { invoice_number = '', client_name = '' } = names.get(note.id) ?? {};
    return { note: Object.assign(note, { invoice_number, client_name }), lines: byNote.get(note.id) ?? [] };
  });
}

/** One credit note with its lines; `not_found` where the workspace has none. */
export async function wholeCreditNote(ctx: Ctx, id: string): Promise<WholeCreditNote> {
  const [found] = await wholeCreditNotes(ctx, [await CreditNote.get(ctx, id)]);
  if (!found) throw new Error(`Credit note ${id} is gone`);
  return found;
}

interface Names {
  readonly id: string;
  readonly invoice_number: string;
  readonly client_name: string;
}

function namesOf(ctx: Ctx, ids: readonly string[]): Promise<Names[]> {
  return select<Names>(
    ctx,
    sql`SELECT t.id, i.invoice_number, c.name AS client_name FROM credit_notes t
          JOIN invoices i ON i.id = t.invoice_id AND i.workspace_id = t.workspace_id
          JOIN clients c ON c.id = t.client_id AND c.workspace_id = t.workspace_id
         WHERE ${scoped(ctx, CreditNote, 't')} AND t.id IN (${join(ids)})`,
  );
}
