/**
 * Closes periods of agreements (docs/decisions/retainers.md).
 *
 * `closePeriod` runs in one transaction; the caller has locked the agreement and its open period. In this order, it
 * 1. adds up the hours of the period from its movements;
 * 2. writes closing movements: unused hours roll over to the next period or expire, hours above the allowance are
 *    overage;
 * 3. closes the period, and opens the next one with the lots that roll over, if the agreement continues;
 * 4. makes the invoice of fee and overage (`invoicePeriod`), if one is wanted;
 * 5. expires the agreement if no period follows, and emits `agreement.period_closed`.
 *
 * Its callers are `catchUp` for periods that are over (daily job, creation and activation), `closeOnRequest` for a
 * request, and agreements.ts for a period that would never begin. close-for-invoice.ts takes the same steps around an
 * invoice that bills more than one period. draw-late.ts handles time logged on a period after its close.
 */
import { periodAfter, type PeriodDays } from '../../domain/retainers/agreement-periods.js';
import { invalidState } from '../../domain/errors.js';
import { closeAllowance, type Closed, type PeriodHours } from '../../domain/retainers/hour-allowance.js';
import { dec, zero } from '../../domain/money.js';
import { today, type Day } from '../../domain/time.js';
import type { Locked, Values } from '../../models/base.js';
import { endsOn, type Agreement } from '../../models/retainers/agreement.js';
import type { Ctx } from '../../models/context.js';
import { emit } from '../../models/events/event.js';
import { Invoice } from '../../models/billing/invoice.js';
import { HourMovement } from '../../models/retainers/hour-movement.js';
import { lockOpenPeriod, type AgreementPeriod } from '../../models/retainers/agreement-period.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';
import { hoursOfPeriod } from '../../queries/retainers/period-hours.js';
import { serializeAgreement } from '../../serializers/agreement.js';
import { everything } from '../../serializers/view.js';
import { fillPeriods, periodData } from './agreement-data.js';
import { invoicePeriod, type Invoicing } from './invoice-period.js';
import { openPeriod, wholePeriod, type Beginning } from './open-period.js';
import { announceExpiry } from './announce-ending.js';

export interface ClosedPeriod {
  readonly agreement: Locked<Agreement>;
  readonly period: Locked<AgreementPeriod>;
  /** The next period; undefined if the agreement does not continue. */
  readonly open: Locked<AgreementPeriod> | undefined;
}

/** A period that has just ended, before its invoice is made. */
export interface EndedPeriod extends ClosedPeriod {
  readonly hours: PeriodHours;
}

/**
 * Closes the open period of an agreement on its last day, `endDate`, as the head of this file describes. The caller
 * announces that the agreement has expired.
 */
export async function closePeriod(
  ctx: Ctx,
  agreement: Locked<Agreement>,
  period: Locked<AgreementPeriod>,
  endDate: Day,
  invoicing: Invoicing,
): Promise<ClosedPeriod> {
  const ended = await endPeriod(ctx, agreement, period, endDate);
  return settleClosed(ctx, ended, await invoicePeriod(ctx, agreement, ended, invoicing));
}

/** The first three steps of a close. The caller makes the invoice, and settles the close with `settleClosed`. */
export async function endPeriod(
  ctx: Ctx,
  agreement: Locked<Agreement>,
  period: Locked<AgreementPeriod>,
  endDate: Day,
): Promise<EndedPeriod> {
  const hours = await hoursOfPeriod(ctx, period.id);
  const ended = { end_date: endDate, nominal_end: period.nominal_end };
  const next = goesOn(agreement) ? periodAfter(ended, agreement, endsOn(agreement)) : undefined;
  const { rollover_enabled: enabled, rollover_max_hours: max, rollover_expires_months: expires_months } = period;
  const terms = { enabled, max_hours: max === null ? null : dec(max), expires_months };
  const state = { ...hours, period_id: period.id, number: period.number, terms, goesOn: next !== undefined };
  const outcome = closeAllowance(state);
  await HourMovement.insertMany(ctx, closingMovements(period, outcome));
  const closed = await period.patch(ctx, { end_date: endDate, closed_at: ctx.now });
  const open = next && (await openNext(ctx, agreement, next, { number: period.number + 1, lots: outcome.carried }));
  return { agreement, period: closed, hours, open };
}

/** The last step of a close: names the invoice of the period, if there is one, and announces the close. */
export async function settleClosed(
  ctx: Ctx,
  { agreement, period, open }: ClosedPeriod,
  invoice: Invoice | undefined,
): Promise<ClosedPeriod> {
  const billed = invoice ? await period.patch(ctx, { invoice_id: invoice.id }) : period;
  const after = await settleStatus(ctx, agreement, open !== undefined);
  const fill = await fillPeriods(ctx, open ? [billed, open] : [billed]);
  const data = serializeAgreement({ agreement: after, current: open && fill(open) }, everything);
  await emit(ctx, 'agreement.period_closed', data, { period: periodData(ctx, after, fill(billed)) });
  return { agreement: after, period: billed, open };
}

const openNext = (
  ctx: Ctx,
  agreement: Agreement,
  stretch: PeriodDays,
  beginning: Pick<Beginning, 'number' | 'lots'>,
): Promise<Locked<AgreementPeriod>> =>
  openPeriod(ctx, agreement, stretch, {
    ...beginning,
    ...wholePeriod(agreement),
  });

/** Whether further periods may open: those of a cancelled agreement until its effective date. */
const goesOn = ({ status }: Agreement): boolean => status === 'active' || status === 'cancelled';

function closingMovements(
  { id: period_id, agreement_id }: AgreementPeriod,
  { rolledOut, expired, overage }: Closed,
): Values<HourMovement>[] {
  const place = { agreement_id, period_id };
  const leaving = (type: 'rollover_out' | 'expiry', portions: Closed['expired']): Values<HourMovement>[] =>
    portions.map(({ source, lot_id: lot_period_id, hours }) => ({
      ...place,
      type,
      source,
      lot_period_id,
      hours: zero.minus(hours),
    }));
  return [
    ...leaving('rollover_out', rolledOut),
    ...leaving('expiry', expired),
    ...(overage.gt(zero) ? [{ ...place, type: 'overage' as const, source: 'overage' as const, hours: overage }] : []),
  ];
}

/** Expires an active agreement without an open period. */
async function settleStatus(ctx: Ctx, agreement: Locked<Agreement>, isOpen: boolean): Promise<Locked<Agreement>> {
  const hasEnded = !isOpen && agreement.status === 'active';
  return hasEnded ? agreement.patch(ctx, { status: 'expired' }) : agreement;
}

/** Whether a close makes an invoice if no request says so. */
export const invoicingOf = ({ auto_invoice }: Agreement): Invoicing => (auto_invoice ? 'automatic' : 'none');

/** Closes all periods that are over, one after the other. */
export async function catchUp(ctx: Ctx, agreement: Locked<Agreement>): Promise<Locked<Agreement>> {
  const now = today(ctx.now, ctx.workspace.timezone);
  let current = agreement;
  let open = await lockOpenPeriod(seeingAll(ctx), agreement);
  while (open && open.end_date < now)
    ({ agreement: current, open } = await closePeriod(ctx, current, open, open.end_date, invoicingOf(current)));
  await announceExpiry(ctx, agreement, current);
  return current;
}

/**
 * Closes the open period today, or on its last day if that is past. Throws `invalid_state` if it has not begun. A
 * closed period stays as it is, but gets its missing invoice if `generateInvoice` is true.
 */
export async function closeOnRequest(
  ctx: Ctx,
  agreement: Locked<Agreement>,
  period: Locked<AgreementPeriod>,
  generateInvoice: boolean | undefined,
): Promise<ClosedPeriod> {
  if (period.closed_at !== null) {
    const stays = generateInvoice !== true || (await hasInvoice(ctx, period));
    return { agreement, period: stays ? period : await invoiceLate(ctx, agreement, period), open: undefined };
  }
  const now = today(ctx.now, ctx.workspace.timezone);
  if (period.start_date > now)
    throw invalidState(`This period begins on ${period.start_date}: it cannot be closed before that day`);
  const last = now < period.end_date ? now : period.end_date;
  const requested = generateInvoice ? 'requested' : 'none';
  const invoicing = generateInvoice === undefined ? invoicingOf(agreement) : requested;
  const closed = await closePeriod(ctx, agreement, period, last, invoicing);
  await announceExpiry(ctx, agreement, closed.agreement);
  return closed;
}

/** Whether a period has an invoice that is not void. Earlier versions did not clear the id when they voided one. */
async function hasInvoice(ctx: Ctx, { invoice_id }: AgreementPeriod): Promise<boolean> {
  const invoice = invoice_id === null ? undefined : await Invoice.find(seeingAll(ctx), invoice_id);
  return invoice !== undefined && invoice.status !== 'void';
}

/** Makes the invoice of a period that is already closed. */
async function invoiceLate(
  ctx: Ctx,
  agreement: Locked<Agreement>,
  period: Locked<AgreementPeriod>,
): Promise<Locked<AgreementPeriod>> {
  const hours = await hoursOfPeriod(ctx, period.id);
  const invoice = await invoicePeriod(ctx, agreement, { period, hours }, 'requested');
  return invoice ? period.patch(ctx, { invoice_id: invoice.id }) : period;
}
