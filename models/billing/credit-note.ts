import sql, { join } from 'sql-template-tag';
import { plainTax, type AppliedTax } from '../../domain/billing/taxes/applied-tax.js';
import { sharesOf, type StoredTaxShare } from '../../domain/billing/taxes/invoice-taxes.js';
import type { StatedTax } from '../../domain/billing/taxes/credited-tax.js';
import type { TaxShare } from '../../domain/billing/taxes/tax-amounts.js';
import type { Decimal } from '../../domain/money.js';
import { WorkspaceModel } from '../base.js';
import type { Ctx } from '../context.js';
import { newId } from '../ids.js';
import type { EInvoiceState } from './e-invoice-file.js';
import { ifTheySeeInvoices, ofTheirClient } from '../portal-visibility.js';
import { scoped, select } from '../select.js';
import { whoMay } from '../visibility.js';

/** A credit on an invoice that was sent. It never changes. Amounts are positive, in the currency of the invoice. */
export class CreditNote extends WorkspaceModel {
  static override tableName = 'credit_notes';
  static override idPrefix = 'cn';
  static override jsonAttributes = ['lines', 'tax_shares', 'e_invoice'];
  static override limitVisible = whoMay('view_invoices');
  static override limitOfContact = ifTheySeeInvoices(ofTheirClient('client_id'));

  declare credit_note_number: string;
  declare invoice_id: string;
  declare client_id: string;
  declare currency: string;
  declare credit_date: string;
  /** The tax rate of the invoice, as a fraction. */
  declare tax_rate: Decimal;
  /** Its amounts by tax; null on credit notes from before taxes by line, which have the one rate. */
  declare tax_shares: readonly StoredTaxShare[] | null;
  declare subtotal: Decimal;
  declare tax_amount: Decimal;
  /** Subtotal and tax, and the rounding of the invoice if it takes all that is left. */
  declare total: Decimal;
  declare reason: string | null;
  declare released_time: boolean;
  declare lines: readonly CreditNoteLine[];
  /** The electronic form in which it was issued; null for a plain PDF. Its status is all that changes. */
  declare e_invoice: EInvoiceState | null;
}

/** A line of a credit note. Those from before taxes by line have no `taxes` and no `net_amount`. */
export interface CreditNoteLine {
  readonly id: string;
  /** Null if an amount was credited. */
  readonly invoice_line_id: string | null;
  readonly description: string;
  /** Null if an amount was credited, as is the rate. */
  readonly quantity: Decimal | null;
  readonly rate: Decimal | null;
  /** Before tax; including tax if the invoice's prices do. */
  readonly amount: Decimal;
  readonly net_amount?: Decimal;
  readonly taxes?: readonly AppliedTax[];
}

/** The amounts of a credit note by tax. */
export const sharesOfNote = ({ tax_rate, tax_shares, subtotal, tax_amount }: CreditNote): TaxShare[] =>
  sharesOf({ taxes: null, tax_rate, tax_shares, subtotal, tax_amount });

/** The taxes of a line of a credit note. */
export const taxesOfCreditLine = ({ tax_rate }: CreditNote, { taxes }: CreditNoteLine): readonly AppliedTax[] =>
  taxes ?? [plainTax(tax_rate)];

/** An id for a line of a credit note, which is not a separate row. */
export const newCreditLineId = (): string => newId('cnl');

/** A credit note with the name of its client, and with the number of its invoice and how that states its tax. */
export type NamedCreditNote = CreditNote & Names;

/** The credit notes of an invoice, oldest first. */
export const creditNotesOf = (ctx: Ctx, invoiceId: string): Promise<CreditNote[]> =>
  CreditNote.all(ctx, sql`t.invoice_id = ${invoiceId}`, { order: sql`t.id` });

/** The columns of {@link Names}, from the invoice `i` and the client `c`. */
export const namesOfNote = sql`i.invoice_number, i.tax_currency, i.exchange_rate, i.exchange_rate_date, c.name AS client_name`;

interface Names extends StatedTax {
  readonly invoice_number: string;
  readonly client_name: string;
}

/** Adds what {@link NamedCreditNote} has to credit notes; returns them in the given order. */
export async function namedCreditNotes(ctx: Ctx, notes: readonly CreditNote[]): Promise<NamedCreditNote[]> {
  if (notes.length === 0) return [];
  const rows = await namesOf(
    ctx,
    notes.map(({ id }) => id),
  );
  const names = new Map(rows.map((row) => [row.id, row]));
  return notes.map((note) => {
    const { id: _id, ...found } = names.get(note.id) ?? { id: note.id, ...noNames };
    return Object.assign(note, found);
  });
}

/** One credit note with invoice number and client name; `not_found` if the workspace has none of this id. */
export async function namedCreditNote(ctx: Ctx, id: string): Promise<NamedCreditNote> {
  const [found] = await namedCreditNotes(ctx, [await CreditNote.get(ctx, id)]);
  if (!found) throw new Error(`Credit note ${id} is gone`);
  return found;
}

const noNames: Names = {
  invoice_number: '',
  client_name: '',
  tax_currency: null,
  exchange_rate: null,
  exchange_rate_date: null,
};

function namesOf(ctx: Ctx, ids: readonly string[]): Promise<(Names & { readonly id: string })[]> {
  return select<Names & { readonly id: string }>(
    ctx,
    sql`SELECT t.id, ${namesOfNote} FROM credit_notes t
          JOIN invoices i ON i.id = t.invoice_id AND i.workspace_id = t.workspace_id
          JOIN clients c ON c.id = t.client_id AND c.workspace_id = t.workspace_id
         WHERE ${scoped(ctx, CreditNote, 't')} AND t.id IN (${join(ids)})`,
  );
}
