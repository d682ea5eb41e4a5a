/** Creates and changes agreements, and changes their status (docs/decisions/retainers.md). */
import { changedValues, changesBetween } from '../../domain/changes.js';
import { invalid, invalidState } from '../../domain/errors.js';
import { assertWhole } from '../../domain/billing/invoice-amounts.js';
import { storedBillingDay } from '../../domain/retainers/agreement-periods.js';
import { addMonths, today, type Day } from '../../domain/time.js';
import type { Locked, Values } from '../../models/base.js';
import { AgreementType } from '../../models/retainers/agreement-type.js';
import { lockOpenPeriod, openPeriodOf } from '../../models/retainers/agreement-period.js';
import { Agreement, endsOn } from '../../models/retainers/agreement.js';
import type { Client } from '../../models/clients/client.js';
import type { Ctx } from '../../models/context.js';
import { emit } from '../../models/events/event.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';
import type { Schemas } from '../../contract/contract.js';
import { agreementData } from './agreement-data.js';
import { catchUp, closePeriod, invoicingOf } from './close-period.js';
import { lockClient } from '../billing/create-invoice.js';
import { assertLinksOfClient } from '../billing/client-links.js';
import { externalColumns } from '../workspace/external.js';
import { openFirstPeriod } from './open-period.js';
import { announceEnding } from './announce-ending.js';

type Terms = Schemas['AgreementCreate'] | Schemas['AgreementUpdate'];

/** Max years that an agreement may start in the past: its past periods are closed one by one. */
const oldestYears = 10;

/** Creates an agreement in its client's currency. Unless it is a draft, opens its first period and closes past ones. */
export async function createAgreement(ctx: Ctx, body: Schemas['AgreementCreate']): Promise<Agreement> {
  const client = await lockClient(ctx, body.client_id);
  await assertTerms(ctx, client, body);
  assertDates(ctx, body.start_date, body.end_date ?? null);
  const { external_id, metadata, ...given } = withBillingDay(body);
  const external = await externalColumns(ctx, Agreement, { external_id, metadata });
  const agreement = await Agreement.insert(ctx, { ...given, ...external, currency: client.currency });
  if (agreement.status === 'draft') {
    await emit(ctx, 'agreement.created', await agreementData(ctx, agreement));
    return agreement;
  }
  await openFirstPeriod(ctx, agreement, agreement.start_date);
  await emit(ctx, 'agreement.created', await agreementData(ctx, agreement));
  return announceEnding(ctx, await catchUp(ctx, agreement));
}

/** The terms with the billing day as it is stored. */
function withBillingDay<T extends Terms>({ billing_day, ...rest }: T) {
  return { ...rest, ...(billing_day !== undefined && { billing_day: storedBillingDay(billing_day) }) };
}

/** Changes an agreement. New terms apply from the next period on. */
export async function updateAgreement(
  ctx: Ctx,
  agreement: Locked<Agreement>,
  { external_id, metadata, ...body }: Schemas['AgreementUpdate'],
): Promise<Agreement> {
  const external = await externalColumns(ctx, Agreement, { external_id, metadata }, agreement);
  const changes = changedValues(agreement, { ...withBillingDay(body), ...external });
  if (Object.keys(changes).length === 0) return agreement;
  assertChangeable(agreement, Object.keys(changes));
  const client = await lockClient(ctx, body.client_id ?? agreement.client_id);
  await assertTerms(ctx, client, { contact_id: agreement.contact_id, ...body });
  const { start_date = agreement.start_date, end_date = agreement.end_date } = changes;
  if (changes.start_date !== undefined || changes.end_date !== undefined) assertDates(ctx, start_date, end_date);
  return change(ctx, agreement, { ...changes, currency: client.currency });
}

/** Cancels an agreement as of a day, today by default: its last period ends on that day. */
export async function cancelAgreement(
  ctx: Ctx,
  agreement: Locked<Agreement>,
  { effective_date, reason = null }: Schemas['AgreementCancel'],
): Promise<Agreement> {
  if (agreement.status === 'expired') throw invalidState('The agreement has expired: there is nothing left to cancel');
  if (agreement.status === 'cancelled') return changeCancellation(ctx, agreement, { effective_date, reason });
  const now = today(ctx.now, ctx.workspace.timezone);
  const last = effective_date ?? now;
  assertNotPast(last, now);
  const cancelled = await agreement.patch(ctx, { status: 'cancelled', effective_date: last, cancel_reason: reason });
  await fitOpenPeriod(ctx, cancelled);
  const context = reason === null ? {} : { reason };
  await emit(ctx, 'agreement.cancelled', await agreementData(ctx, cancelled), context);
  return cancelled;
}

/** Changes the last day or the reason of a cancellation; the day only while the last period is open. */
async function changeCancellation(
  ctx: Ctx,
  agreement: Locked<Agreement>,
  { effective_date = agreement.effective_date ?? undefined, reason }: Schemas['AgreementCancel'],
): Promise<Agreement> {
  const wanted = { effective_date, cancel_reason: reason ?? agreement.cancel_reason };
  const changes = changedValues(agreement, wanted);
  if (Object.keys(changes).length === 0) return agreement;
  if (changes.effective_date != null) {
    assertNotPast(changes.effective_date, today(ctx.now, ctx.workspace.timezone));
    if (!(await openPeriodOf(seeingAll(ctx), agreement.id)))
      throw invalidState(
        `The agreement ended on ${agreement.effective_date}: create a new agreement`,
        'effective_date',
      );
  }
  return change(ctx, agreement, changes);
}

function assertNotPast(day: Day, now: Day): void {
  if (day < now) throw invalid('effective_date', `must not be before today, ${now}`);
}

/** Pauses an agreement: after the current period, no other opens. */
export async function pauseAgreement(ctx: Ctx, agreement: Locked<Agreement>): Promise<Agreement> {
  if (agreement.status === 'paused') return agreement;
  if (agreement.status !== 'active')
    throw invalidState(`Only an active agreement can be paused; this one is ${agreement.status}`);
  return change(ctx, agreement, { status: 'paused' });
}

/** Resumes a paused agreement, and opens a new first period if none is open. */
export async function resumeAgreement(ctx: Ctx, agreement: Locked<Agreement>): Promise<Agreement> {
  if (agreement.status === 'active') return agreement;
  if (agreement.status !== 'paused')
    throw invalidState(`Only a paused agreement can be resumed; this one is ${agreement.status}`);
  const now = today(ctx.now, ctx.workspace.timezone);
  const last = endsOn(agreement);
  if (last !== null && last < now) throw invalidState(`The agreement ended on ${last}: set a later end_date first`);
  return change(ctx, agreement, { status: 'active' }, async (active) => {
    if (!(await openPeriodOf(seeingAll(ctx), active.id))) await openFirstPeriod(ctx, active, now);
  });
}

/** Activates a draft: opens its first period and closes past ones. */
export async function activateAgreement(ctx: Ctx, agreement: Locked<Agreement>): Promise<Agreement> {
  if (agreement.status === 'active') return agreement;
  if (agreement.status !== 'draft')
    throw invalidState(`Only a draft can be activated; this agreement is ${agreement.status}`);
  assertDates(ctx, agreement.start_date, agreement.end_date);
  const active = await change(ctx, agreement, { status: 'active' }, async (made) => {
    await openFirstPeriod(ctx, made, made.start_date);
  });
  return catchUp(ctx, active);
}

/** Writes changes, runs `bringAlong`, fits the open period to them, and emits `agreement.updated`. */
async function change(
  ctx: Ctx,
  agreement: Locked<Agreement>,
  values: Values<Agreement>,
  bringAlong: (after: Locked<Agreement>) => Promise<void> = () => Promise.resolve(),
): Promise<Locked<Agreement>> {
  const before = await agreementData(ctx, agreement);
  const after = await agreement.patch(ctx, values);
  await bringAlong(after);
  const fitted = await fitOpenPeriod(ctx, after);
  const data = await agreementData(ctx, fitted);
  await emit(ctx, 'agreement.updated', data, { changes: changesBetween(before, data) });
  return announceEnding(ctx, fitted);
}

/**
 * Ends the open period with the agreement, or on its nominal last day. A period that would never begin is closed
 * without a fee.
 */
async function fitOpenPeriod(ctx: Ctx, agreement: Locked<Agreement>): Promise<Locked<Agreement>> {
  const open = await lockOpenPeriod(seeingAll(ctx), agreement);
  if (!open) return agreement;
  const last = endsOn(agreement);
  if (last !== null && last < open.start_date) {
    const free = await open.patch(ctx, { base_fee: 0 });
    return (await closePeriod(ctx, agreement, free, open.start_date, invoicingOf(agreement))).agreement;
  }
  const end_date = last !== null && last < open.nominal_end ? last : open.nominal_end;
  if (end_date !== open.end_date) await open.patch(ctx, { end_date });
  return agreement;
}

/** Fields that can change in every status. */
const always: ReadonlySet<string> = new Set<keyof Schemas['AgreementUpdate']>([
  'title',
  'type_id',
  'contact_id',
  'notes',
  'external_id',
  'metadata',
]);
const alwaysNamed = new Intl.ListFormat('en').format(always);

function assertChangeable({ status }: Agreement, fields: readonly string[]): void {
  const ofDraft = fields.find((field) => field === 'client_id' || field === 'start_date');
  if (ofDraft !== undefined && status !== 'draft')
    throw invalidState(
      'client_id and start_date can be changed on a draft only: cancel this agreement and create another',
      ofDraft,
    );
  const fixed = fields.find((field) => !always.has(field));
  if (fixed !== undefined && (status === 'cancelled' || status === 'expired'))
    throw invalidState(
      `The agreement is ${status}, so only ${alwaysNamed} can be changed: create a new agreement`,
      fixed,
    );
}

/**
 * Throws `invalid_request` unless type and contact exist, the contact is the client's, and the fee is in whole minor
 * units.
 */
async function assertTerms(ctx: Ctx, client: Client, { type_id, contact_id, monthly_fee }: Terms): Promise<void> {
  if (type_id != null) await AgreementType.reference(ctx, type_id, 'type_id');
  await assertLinksOfClient(ctx, client.id, { contact_id });
  if (monthly_fee !== undefined) assertWhole(monthly_fee, client.currency, 'monthly_fee');
}

function assertDates(ctx: Ctx, start: Day, end: Day | null): void {
  const oldest = addMonths(today(ctx.now, ctx.workspace.timezone), -12 * oldestYears);
  if (start < oldest) throw invalid('start_date', `must not be more than ${oldestYears} years ago`);
  if (end !== null && end < start) throw invalid('end_date', `must not be before start_date, ${start}`);
}
