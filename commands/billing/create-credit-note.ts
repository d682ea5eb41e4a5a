/** Creates credit notes (docs/decisions/credit-notes.md). */
import { grouped } from '../../domain/grouped.js';
import { invalid } from '../../domain/errors.js';
import {
  amountsOfLines,
  amountsOfTotal,
  assertCreditable,
  creditLine,
  isRest,
  restOf,
  type CreditAmounts,
  type Creditable,
  type CreditableLine,
  type CreditLine,
} from '../../domain/billing/credit-amounts.js';
import { roundingIn } from '../../domain/billing/total-rounding.js';
import { invoiceNumber } from '../../domain/billing/invoice-number.js';
import { assertAllowed } from '../../domain/billing/invoice-status.js';
import { divide } from '../../domain/billing/invoice-amounts.js';
import { keyOf } from '../../domain/billing/taxes/applied-tax.js';
import { grossOf, sharesLeft } from '../../domain/billing/taxes/credit-shares.js';
import { defaultTaxesOf, sharesOf, storedShare } from '../../domain/billing/taxes/invoice-taxes.js';
import { totalsOf, type TaxShare } from '../../domain/billing/taxes/tax-amounts.js';
import { dec, sum, toDecimal, zero, type Big } from '../../domain/money.js';
import { today } from '../../domain/time.js';
import type { Locked } from '../../models/base.js';
import {
  CreditNote,
  type CreditNoteLine,
  creditNotesOf,
  namedCreditNotes,
  newCreditLineId,
  sharesOfNote,
  type NamedCreditNote,
} from '../../models/billing/credit-note.js';
import { linesOf, type InvoiceLineItem } from '../../models/billing/invoice-line-item.js';
import type { Invoice } from '../../models/billing/invoice.js';
import type { Ctx } from '../../models/context.js';
import { emit } from '../../models/events/event.js';
import { nextInSequence } from '../../models/sequence.js';
import { wordsFor } from '../../documents/messages/words.js';
import type { Schemas } from '../../contract/contract.js';
import { partiesOf } from '../../queries/billing/invoice-parties.js';
import { serializeCreditNote } from '../../serializers/credit-note.js';
import { changeInvoice } from './change-invoice.js';
import { creditRevenue } from './credit-revenue.js';
import { release } from './lines/line-links.js';

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
  const { locale } = await partiesOf(ctx, invoice);
  const { lines: credited, shares, rounding } = creditOf(creditable, lines, request, wordsFor(locale).say('credit'));
  const freed = request.release_time ? freedBy(lines, credited, isRest(creditable, shares)) : [];
  if (request.release_time && freed.length === 0)
    throw invalid(
      'release_time',
      'needs at least one line that is credited in full: it is not known which work a part of a line bills',
    );
  const note = await addNote(ctx, invoice, {
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
  await changeInvoice(ctx, invoice, { amount_credited }, { event: 'invoice.updated', context: { credit_note: data } });
  return note;
}

/** What earlier credits have left to credit. */
const creditableOf = (invoice: Invoice, notes: readonly CreditNote[]): Creditable => ({
  currency: invoice.currency,
  isGross: invoice.prices_include_tax,
  left: sharesLeft(sharesOf(invoice), notes.flatMap(sharesOfNote)),
  leftRounding: roundingIn(invoice).minus(sum(notes.map(roundingIn))),
});

function creditableLines(
  invoice: Invoice,
  lines: readonly InvoiceLineItem[],
  notes: readonly CreditNote[],
): CreditableLine[] {
  const usual = defaultTaxesOf(invoice);
  const taken = grouped(
    notes.flatMap((note) => note.lines),
    ({ invoice_line_id: line }) => line ?? '',
  );
  return lines.map(({ id, description, rate, quantity, amount, taxes }) => {
    const before: readonly CreditNoteLine[] = taken.get(id) ?? [];
    const pieces = before.flatMap((line) => (line.quantity === null ? [] : [dec(line.quantity)]));
    return {
      id,
      description,
      rate,
      taxes: taxes ?? usual,
      left: dec(amount).minus(sum(before.map((line) => dec(line.amount)))),
      leftQuantity: pieces.length < before.length ? null : dec(quantity).minus(sum(pieces)),
    };
  });
}

interface Credit extends CreditAmounts {
  readonly lines: readonly CreditLine[];
}

function creditOf(
  creditable: Creditable,
  lines: readonly CreditableLine[],
  { lines: requestedLines, amount }: Partial<Schemas['CreditNoteCreate']>,
  description: string,
): Credit {
  if (requestedLines !== undefined && amount !== undefined)
    throw invalid('amount', 'must not be given together with lines');
  if (requestedLines === undefined) {
    const amounts = amount === undefined ? restOf(creditable) : amountsOfTotal(creditable, amount);
    return { ...amounts, lines: linesOfShares(creditable, lines, amounts.shares, description) };
  }
  const known = new Map(lines.map((line) => [line.id, line]));
  const made = requestedLines.map((request, index) => {
    const path = `lines.${index}.`;
    const line = known.get(request.line_item_id);
    if (!line) throw invalid(`${path}line_item_id`, `is not a line of this invoice: ${request.line_item_id}`);
    if (requestedLines.findIndex((each) => each.line_item_id === line.id) < index)
      throw invalid(`${path}line_item_id`, 'is given twice');
    return creditLine(line, request, creditable.currency, path);
  });
  return { ...amountsOfLines(creditable, made), lines: made };
}

/** All lines with the amounts left on them, if these add up to the shares; otherwise a line of `description` for each share. */
function linesOfShares(
  { isGross, currency }: Creditable,
  lines: readonly CreditableLine[],
  shares: readonly TaxShare[],
  description: string,
): CreditLine[] {
  const amountOf = (share: TaxShare): Big => (isGross ? grossOf(share) : share.net);
  const open = lines.filter(({ left }) => !left.eq(zero));
  const isLinesLeft = shares.every((share) => {
    const ofShare = open.filter(({ taxes }) => keyOf(taxes) === keyOf(share.taxes));
    return sum(ofShare.map(({ left }) => left)).eq(amountOf(share));
  });
  if (isLinesLeft) return open.map((line) => creditLine(line, { line_item_id: line.id }, currency, ''));
  return shares
    .filter((share) => !amountOf(share).eq(zero))
    .map((share) => ({
      invoice_line_id: null,
      description,
      quantity: null,
      rate: null,
      taxes: share.taxes,
      amount: amountOf(share),
    }));
}

/** A line of a credit note with its amount before tax. */
type NetCreditLine = CreditLine & { readonly net_amount: Big };

/** Divides the net of each share among its lines. */
function withNets(
  { isGross, currency }: Creditable,
  shares: readonly TaxShare[],
  lines: readonly CreditLine[],
): NetCreditLine[] {
  if (!isGross) return lines.map((line) => ({ ...line, net_amount: line.amount }));
  const parts = new Map(
    shares.map((share) => {
      const ofShare = lines.filter(({ taxes }) => keyOf(taxes) === keyOf(share.taxes));
      const amounts = ofShare.map(({ amount }) => amount);
      return [keyOf(share.taxes), divide(share.net, amounts, currency).values()] as const;
    }),
  );
  return lines.map((line) => ({ ...line, net_amount: parts.get(keyOf(line.taxes))?.next().value ?? zero }));
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
  const [named] = await namedCreditNotes(ctx, [note]);
  if (!named) throw new Error(`Credit note ${note.id} is gone`);
  return named;
}
