/** Creates and changes recurring invoices, and changes their status (docs/decisions/recurring-invoices.md). */
import { changedValues, changesBetween } from '../../../domain/changes.js';
import { invalid, invalidState } from '../../../domain/errors.js';
import { dateAt } from '../../../domain/billing/recurring/schedule.js';
import { today, type Day } from '../../../domain/time.js';
import type { Schemas } from '../../../contract/contract.js';
import type { Locked, Values } from '../../../models/base.js';
import { RecurringInvoice } from '../../../models/billing/recurring-invoice.js';
import type { Client } from '../../../models/clients/client.js';
import type { Ctx } from '../../../models/context.js';
import { emit } from '../../../models/events/event.js';
import { makeJobDue } from '../../../models/queues/job.js';
import { assertLinksOfClient } from '../client-links.js';
import { lockClient } from '../create-invoice.js';
import { lockTaxRates } from '../../../models/billing/tax-rate.js';
import { storedLines } from './line-terms.js';
import { nextNumber, placeAt } from './place-next.js';
import { recurringData } from './recurring-data.js';

/** The job that makes the invoices. */
export const recurringJob = 'create_recurring_invoices';

/** Creates a recurring invoice, whose next date is the first from today on. */
export async function createRecurringInvoice(
  ctx: Ctx,
  { lines, ...body }: Schemas['RecurringInvoiceCreate'],
): Promise<RecurringInvoice> {
  assertJoinable(body);
  const client = await lockClient(ctx, body.client_id);
  const now = today(ctx.now, ctx.workspace.timezone);
  const columns = await columnsOf(ctx, client, body);
  const schedule = { interval: body.interval, every: body.every, anchor_date: body.anchor_date ?? now };
  const end_date = body.end_date ?? null;
  const next_number = nextNumber({ ...schedule, billed_until: null }, now);
  const next_date = dateAt(schedule, next_number);
  if (end_date !== null && end_date < next_date)
    throw invalid('end_date', `must not be before the first date, ${next_date}`);
  const stored = await storedLines(ctx, client, lines);
  const values = { ...body, ...columns, ...schedule, lines: stored, next_number, next_date };
  const made = await RecurringInvoice.insert(ctx, values);
  await emit(ctx, 'recurring_invoice.created', await recurringData(ctx, made));
  await makeDueToday(ctx, made);
  return made;
}

/** Changes a recurring invoice from its next invoice on. Throws `invalid_state` if it has ended. */
export async function updateRecurringInvoice(
  ctx: Ctx,
  before: Locked<RecurringInvoice>,
  { lines, ...body }: Schemas['RecurringInvoiceUpdate'],
): Promise<RecurringInvoice> {
  const client = await lockClient(ctx, before.client_id);
  const stored = lines && (await storedLines(ctx, client, lines, before.lines));
  const columns = await columnsOf(ctx, client, body, before);
  const changes: Values<RecurringInvoice> = changedValues(before, { ...body, ...columns, lines: stored });
  if (Object.keys(changes).length === 0) return before;
  if (before.status === 'ended')
    throw invalidState('The recurring invoice has ended and cannot be changed: create another');
  const { join = before.join, prices_include_tax = before.prices_include_tax } = changes;
  assertJoinable({ join, prices_include_tax });
  return change(ctx, before, { ...changes, ...placeChanged(ctx, before, changes) });
}

/** Where a change puts the next date. One that has failed so far stays due. */
function placeChanged(
  ctx: Ctx,
  before: RecurringInvoice,
  changes: Values<RecurringInvoice>,
): Pick<Values<RecurringInvoice>, 'status' | 'next_number' | 'next_date'> {
  const { next_date } = before;
  const { anchor_date, interval, every, end_date = before.end_date } = changes;
  if (next_date === null) return {};
  const schedule = {
    anchor_date: anchor_date ?? before.anchor_date,
    interval: interval ?? before.interval,
    every: every ?? before.every,
    billed_until: before.billed_until,
    end_date,
  };
  if (anchor_date === undefined && interval === undefined && every === undefined)
    return changes.end_date === undefined ? {} : placeAt(schedule, before.next_number);
  const now = today(ctx.now, ctx.workspace.timezone);
  return placeAt(schedule, nextNumber(schedule, next_date < now ? next_date : now));
}

/** Makes no more invoices until it is resumed. */
export async function pauseRecurringInvoice(ctx: Ctx, before: Locked<RecurringInvoice>): Promise<RecurringInvoice> {
  if (before.status === 'paused') return before;
  assertNotEnded(before);
  return change(ctx, before, { status: 'paused', next_date: null, last_error: null });
}

/** Resumes a paused one: its next date is the first from today on, after the last period billed. */
export async function resumeRecurringInvoice(ctx: Ctx, before: Locked<RecurringInvoice>): Promise<RecurringInvoice> {
  if (before.status === 'active') return before;
  assertNotEnded(before);
  const now = today(ctx.now, ctx.workspace.timezone);
  return change(ctx, before, { status: 'active', ...placeAt(before, nextNumber(before, now)) });
}

/** Ends a recurring invoice for good. */
export async function endRecurringInvoice(ctx: Ctx, before: Locked<RecurringInvoice>): Promise<RecurringInvoice> {
  if (before.status === 'ended') return before;
  return change(ctx, before, { status: 'ended', next_date: null, last_error: null });
}

function assertNotEnded({ status }: RecurringInvoice): void {
  if (status === 'ended') throw invalidState('The recurring invoice has ended: create another');
}

/** Writes changes and emits `recurring_invoice.updated`. */
async function change(
  ctx: Ctx,
  before: Locked<RecurringInvoice>,
  values: Values<RecurringInvoice>,
): Promise<RecurringInvoice> {
  const from = await recurringData(ctx, before);
  const after = await before.patch(ctx, values);
  const data = await recurringData(ctx, after);
  await emit(ctx, 'recurring_invoice.updated', data, { changes: changesBetween(from, data) });
  await makeDueToday(ctx, after);
  return after;
}

/** Has the job run at once if the next date is today. */
async function makeDueToday(ctx: Ctx, { next_date }: { readonly next_date: Day | null }): Promise<void> {
  if (next_date === null || next_date > today(ctx.now, ctx.workspace.timezone)) return;
  await makeJobDue(ctx, recurringJob);
  ctx.jobs.wake();
}

/** Throws `invalid_request` if prices that include tax would count for rates that do not. */
function assertJoinable({
  join,
  prices_include_tax: includesTax,
}: Pick<Partial<RecurringInvoice>, 'join' | 'prices_include_tax'>): void {
  if (join === 'with_retainer_and_time' && includesTax)
    throw invalid(
      'join',
      'cannot be with_retainer_and_time if prices_include_tax is true, because fees and rates do not include tax',
    );
}

type Body = Omit<Schemas['RecurringInvoiceUpdate'], 'lines'>;

/** The columns of a request that depend on each other. A plain rate removes tax rates, and they remove it. */
async function columnsOf(
  ctx: Ctx,
  client: Client,
  { contact_id, tax_rate, tax_rate_ids }: Body,
  before?: RecurringInvoice,
): Promise<Values<RecurringInvoice>> {
  await assertLinksOfClient(ctx, client.id, { contact_id: contact_id === before?.contact_id ? null : contact_id });
  const ids = tax_rate_ids?.length === 0 ? null : tax_rate_ids;
  if (ids && typeof tax_rate === 'number') throw invalid('tax_rate_ids', 'must not be given together with tax_rate');
  await lockTaxRates(ctx, ids ?? [], (index) => `tax_rate_ids.${index}`);
  if (ids) return { tax_rate_ids: ids, tax_rate: null };
  return typeof tax_rate === 'number' ? { tax_rate_ids: null } : { tax_rate_ids: ids };
}
