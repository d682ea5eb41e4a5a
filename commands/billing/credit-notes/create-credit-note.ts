/** Creates credit notes (docs/decisions/credit-notes.md). */
import { invalid } from '../../../domain/errors.js';
import {
  assertCreditable,
  isRest,
  type CreditableLine,
  type CreditAmounts,
  type CreditLine,
} from '../../../domain/billing/credit-amounts.js';
import { invoiceNumber } from '../../../domain/billing/invoice-number.js';
import { assertAllowed } from '../../../domain/billing/invoice-status.js';
import { storedShare } from '../../../domain/billing/taxes/invoice-taxes.js';
import { totalsOf } from '../../../domain/billing/taxes/tax-amounts.js';
import { dec, toDecimal } from '../../../domain/money.js';
import { today } from '../../../domain/time.js';
import type { Locked } from '../../../models/base.js';
import {
  CreditNote,
  creditNotesOf,
  namedCreditNotes,
  newCreditLineId,
  type NamedCreditNote,
} from '../../../models/billing/credit-note.js';
import { linesOf } from '../../../models/billing/invoice-line-item.js';
import type { Invoice } from '../../../models/billing/invoice.js';
import type { Ctx } from '../../../models/context.js';
import { emit } from '../../../models/events/event.js';
import { nextInSequence } from '../../../models/sequence.js';
import { wordsFor } from '../../../documents/messages/words.js';
import type { Schemas } from '../../../contract/contract.js';
import { partiesOf, type Parties } from '../../../queries/billing/invoice-parties.js';
import { serializeCreditNote } from '../../../serializers/credit-note.js';
import { changeInvoice } from '../change-invoice.js';
import { announceStatus } from '../e-invoice/change-state.js';
import { issueCreditNote } from '../e-invoice/issue.js';
import { release } from '../lines/line-links.js';
import { creditableLines, creditableOf, creditOf, withNets, type NetCreditLine } from './credit-lines.js';
import { creditRevenue } from './credit-revenue.js';

/** Format of credit note numbers. */
const numberFormat = 'CN-{YYYY}-{SEQ:4}';

/**
 * Credits an invoice. The lock on the invoice makes concurrent credits wait, so that together they never exceed it. The
 * number is taken late, because taking it makes every other credit of the workspace wait. Throws `invalid_request` if
 * lines or amount are wrong, or if `release_time` is set and no line is credited in full.
 */
export async function createCreditNote(
  ctx: Ctx,
  invoice: Locked<Invoice>,
  request: Partial<Schemas['CreditNoteCreate']>,
): Promise<NamedCreditNote> {
  assertAllowed(invoice.status, 'credit');
  const notes = await creditNotesOf(ctx, invoice.id);
  const creditable = creditableOf(invoice, notes);
  assertCreditable(creditable);
  const lines = creditableLines(invoice, await linesOf(ctx, invoice.id), notes);
  const parties = await partiesOf(ctx, invoice);
  const {
    lines: credited,
    shares,
    rounding,
  } = creditOf(creditable, lines, request, wordsFor(parties.locale).say('credit'));
  const freed = request.release_time ? freedBy(lines, credited, isRest(creditable, shares)) : [];
  if (request.release_time && freed.length === 0)
    throw invalid(
      'release_time',
      'needs at least one line that is credited in full: it is not known which work a part of a line bills',
    );
  const note = await addNote(ctx, invoice, parties, {
    shares,
    rounding,
    credited: withNets(creditable, shares, credited),
    reason: request.reason ?? null,
    isReleasing: freed.length > 0,
  });
  await creditRevenue(ctx, invoice, note);
  await release(ctx, freed);
  const data = serializeCreditNote(note, ctx.settings.PUBLIC_URL);
  await emit(ctx, 'credit_note.created', data);
  const amount_credited = dec(invoice.amount_credited).plus(dec(note.total));
  const changes = { event: 'invoice.updated', context: { credit_note: data } } as const;
  const changed = await changeInvoice(ctx, invoice, { amount_credited }, changes);
  if (note.e_invoice) await announceStatus(ctx, { invoice: changed, note, state: note.e_invoice });
  return note;
}

/** Ids of the lines of which nothing is left after this credit. */
function freedBy(lines: readonly CreditableLine[], credited: readonly CreditLine[], isWhole: boolean): string[] {
  if (isWhole) return lines.map(({ id }) => id);
  const now = new Map(credited.map((line) => [line.invoice_line_id, line.amount]));
  return lines.filter(({ id, left }) => now.get(id)?.eq(left) === true).map(({ id }) => id);
}

interface NewNote extends CreditAmounts {
  readonly credited: readonly NetCreditLine[];
  readonly reason: string | null;
  readonly isReleasing: boolean;
}

async function addNote(
  ctx: Ctx,
  invoice: Invoice,
  parties: Parties,
  { shares, rounding, credited, reason, isReleasing }: NewNote,
): Promise<NamedCreditNote> {
  const credit_date = today(ctx.now, ctx.workspace.timezone);
  const { client_id, currency, tax_rate } = invoice;
  const { subtotal, tax_amount, total } = totalsOf(shares);
  const note = await CreditNote.insert(ctx, {
    credit_note_number: invoiceNumber(numberFormat, await nextInSequence(ctx, 'credit_notes'), credit_date),
    invoice_id: invoice.id,
    client_id,
    currency,
    credit_date,
    tax_rate,
    subtotal,
    tax_amount,
    total: total.plus(rounding),
    tax_shares: shares.map(storedShare),
    reason,
    released_time: isReleasing,
    lines: credited.map((line) => ({
      id: newCreditLineId(),
      ...line,
      quantity: line.quantity && toDecimal(line.quantity),
      amount: toDecimal(line.amount),
      net_amount: toDecimal(line.net_amount),
    })),
  });
  const [named] = await namedCreditNotes(ctx, [await issueCreditNote(ctx, invoice, note, parties)]);
  if (!named) throw new Error(`Credit note ${note.id} is gone`);
  return named;
}
