/** Makes the invoice of a recurring invoice for one of its periods. */
import { invalidState } from '../../../domain/errors.js';
import { priceIn, type StoredLine } from '../../../domain/billing/recurring/lines.js';
import { dateAt, periodAt } from '../../../domain/billing/recurring/schedule.js';
import { changesBetween } from '../../../domain/changes.js';
import { toNumber } from '../../../domain/money.js';
import { addDays, today, type Day, type DayRange } from '../../../domain/time.js';
import type { Schemas } from '../../../contract/contract.js';
import type { Locked } from '../../../models/base.js';
import type { Invoice } from '../../../models/billing/invoice.js';
import { itemsById, type Item } from '../../../models/billing/item.js';
import type { RecurringInvoice } from '../../../models/billing/recurring-invoice.js';
import { Client } from '../../../models/clients/client.js';
import { Contact } from '../../../models/clients/contact.js';
import type { Ctx } from '../../../models/context.js';
import { emit } from '../../../models/events/event.js';
import { seeingAll } from '../../../models/workspace/workspace-context.js';
import { workspaceOf } from '../../../models/workspace/workspace.js';
import { createInvoice, type DraftHeader, type NewLine } from '../create-invoice.js';
import { fillLine } from '../items/fill-from-items.js';
import { newLines } from '../lines/line-input.js';
import { deliveryOf } from '../delivery-period.js';
import { assertJoinedFits } from '../invoice-size.js';
import { sendInvoice } from '../send-invoice.js';
import { periodsJoined, workJoined, type ClosePeriods, type ClosingPeriods } from './joined-work.js';
import { placeAt } from './place-next.js';
import { recurringData } from './recurring-data.js';

/** A draft that a recurring invoice would make. */
export interface RecurringDraft {
  readonly period: DayRange;
  readonly header: DraftHeader & { readonly invoice_date: Day };
  /** None if no line is billed in the period. */
  readonly lines: readonly (NewLine & { readonly item_id: string | null })[];
}

/** The draft for the date of a number, dated `invoiceDate`. Throws `invalid_request` if a line cannot be made. */
export async function draftOf(
  ctx: Ctx,
  schedule: RecurringInvoice,
  client: Client,
  number: number,
  invoiceDate: Day,
): Promise<RecurringDraft> {
  const period = periodAt(schedule, number);
  const contact = schedule.contact_id === null ? undefined : await Contact.find(seeingAll(ctx), schedule.contact_id);
  const { payment_terms_days: days, tax_rate_ids, tax_rate } = schedule;
  const header = {
    contact_id: contact?.id ?? null,
    subject: schedule.subject,
    notes: schedule.notes,
    internal_notes: schedule.internal_notes,
    po_number: schedule.po_number,
    invoice_date: invoiceDate,
    ...(days === null ? {} : { due_date: addDays(invoiceDate, days) }),
    delivery_start: period.from,
    delivery_end: period.to,
    ...(tax_rate_ids === null ? {} : { tax_rate_ids }),
    ...(tax_rate === null ? {} : { tax_rate: toNumber(tax_rate) }),
    prices_include_tax: schedule.prices_include_tax,
    recurring_invoice_id: schedule.id,
    recurring_date: dateAt(schedule, number),
  };
  return { period, header, lines: await linesIn(ctx, schedule, client, period) };
}

async function linesIn(
  ctx: Ctx,
  { lines }: RecurringInvoice,
  client: Client,
  period: DayRange,
): Promise<RecurringDraft['lines']> {
  const items = await itemsById(
    ctx,
    lines.flatMap(({ item_id }) => item_id ?? []),
  );
  const inputs = lines.flatMap((line, index) => {
    const input = inputIn(line, items, client, period, `lines.${index}.`);
    return input === undefined ? [] : { input, path: `lines.${index}.`, item_id: line.item_id };
  });
  const made = await newLines(ctx, { client_id: client.id, currency: client.currency }, inputs);
  return made.map((line, index) => ({ ...line, item_id: inputs[index]?.item_id ?? null }));
}

/** A line as a request would give it; undefined if it is not billed in the period. */
function inputIn(
  line: StoredLine,
  items: ReadonlyMap<string, Item>,
  { currency }: Client,
  period: DayRange,
  path: string,
) {
  const own = {
    description: line.description ?? undefined,
    rate: line.rate ?? undefined,
    unit: line.unit ?? undefined,
    ...(line.tax_rate_ids !== null && { tax_rate_ids: [...line.tax_rate_ids] }),
    ...(line.tax_rate !== null && { tax_rate: line.tax_rate, tax_category: line.tax_category ?? undefined }),
  };
  const item = line.item_id === null ? undefined : items.get(line.item_id);
  const filled = item ? fillLine(own, item, currency, `${path}item_id`) : own;
  const { rate = 0 } = filled;
  const priced = priceIn(period, { ...line, rate }, currency);
  if (priced === undefined) return undefined;
  const { quantity, amount, isShare } = priced;
  return { ...filled, quantity: toNumber(quantity), ...(isShare && { amount: toNumber(amount) }) };
}

/**
 * Makes the invoice of the next date and moves on to the one after it, in the transaction of `ctx`, whose caller has locked the
 * recurring invoice. With a problem, it is not sent, and the problem is reported. Undefined if nothing is billed in the period,
 * which is then left out. A unique index on schedule and date makes sure that there is one invoice for each, whatever else goes wrong.
 */
export async function makeNextInvoice(
  ctx: Ctx,
  schedule: Locked<RecurringInvoice>,
  closePeriods: ClosePeriods,
  problem: Schemas['RecurringProblem'] | null = null,
): Promise<Invoice | undefined> {
  const now = today(ctx.now, ctx.workspace.timezone);
  const { next_number: number, next_date: date } = schedule;
  if (date === null)
    throw invalidState(`Only an active recurring invoice makes invoices; this one is ${schedule.status}`);
  const day = date < now ? date : now;
  const periods = await periodsJoined(ctx, schedule, day, closePeriods);
  const client = await Client.lock(seeingAll(ctx), schedule.client_id);
  if (client.status === 'inactive')
    throw invalidState(`The client ${client.name} is inactive: set it to active, or end the recurring invoice`);
  const draft = await draftOf(ctx, schedule, client, number, day);
  const work = await workJoined(ctx, schedule, client, day);
  const invoice = await createJoined(ctx, client, draft, [periods, work]);
  await periods.settle(invoice);
  await moveOn(ctx, schedule, draft.period, problem);
  if (invoice === undefined || problem !== null || !schedule.auto_send) return invoice;
  const { require_invoice_approval: needsApproval } = await workspaceOf(ctx);
  return needsApproval ? invoice : (await sendInvoice(ctx, invoice, {})).invoice;
}

/** Creates the invoice of a draft and of what joins it; undefined if there is nothing to bill. */
async function createJoined(
  ctx: Ctx,
  client: Locked<Client>,
  { header, lines, period }: RecurringDraft,
  joined: readonly Pick<ClosingPeriods, 'lines' | 'ranges'>[],
): Promise<Locked<Invoice> | undefined> {
  const own = lines.map(({ item_id: _item, ...line }) => line);
  const added = joined.flatMap((part) => part.lines);
  if (own.length + added.length === 0) return undefined;
  assertJoinedFits(added);
  const ranges = [...(own.length === 0 ? [] : [period]), ...joined.flatMap((part) => part.ranges)];
  return createInvoice(ctx, client, { ...header, ...deliveryOf(ranges) }, [...own, ...added], 'lines');
}

async function moveOn(
  ctx: Ctx,
  schedule: Locked<RecurringInvoice>,
  period: DayRange,
  problem: Schemas['RecurringProblem'] | null,
): Promise<void> {
  const before = await recurringData(ctx, schedule);
  const billed = { billed_until: period.to, last_error: problem };
  const after = await schedule.patch(ctx, { ...billed, ...placeAt(schedule, schedule.next_number + 1) });
  const data = await recurringData(ctx, after);
  await emit(ctx, 'recurring_invoice.updated', data, { changes: changesBetween(before, data) });
  if (problem) await emit(ctx, 'recurring_invoice.failed', data);
}
