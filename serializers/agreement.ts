import { shownBillingDay } from '../domain/retainers/agreement-periods.js';
import { percentUsed } from '../domain/retainers/drawdown.js';
import type { PeriodHours } from '../domain/retainers/hour-allowance.js';
import { dec, roundMoney, toNumber, zero, type Big } from '../domain/money.js';
import { addDays, instant, type Day } from '../domain/time.js';
import type { AgreementPeriod } from '../models/retainers/agreement-period.js';
import { endsOn, type Agreement } from '../models/retainers/agreement.js';
import type { HourMovement } from '../models/retainers/hour-movement.js';
import { serializeExternal } from './external.js';
import type { Schemas } from '../contract/contract.js';
import type { View } from './view.js';

/** A period with its hours. */
export interface FilledPeriod {
  readonly period: AgreementPeriod;
  readonly hours: PeriodHours;
}

/** An agreement with its open period, if it has one. */
export interface FilledAgreement {
  readonly agreement: Agreement;
  readonly current: FilledPeriod | undefined;
}

/** An agreement as the API shows it. */
export function serializeAgreement({ agreement, current }: FilledAgreement, view: View): Schemas['Agreement'] {
  return { id: agreement.id, client_id: agreement.client_id, ...details(agreement, current, view) };
}

/** An agreement as lists show it. */
export function serializeAgreementSummary(
  { agreement, current }: FilledAgreement,
  client_name: string,
  view: View,
): Schemas['AgreementSummary'] {
  return { id: agreement.id, client_id: agreement.client_id, client_name, ...details(agreement, current, view) };
}

function details(agreement: Agreement, current: FilledPeriod | undefined, view: View) {
  return {
    type_id: agreement.type_id,
    title: agreement.title,
    status: agreement.status,
    currency: agreement.currency,
    billing: {
      ...view.rates({ monthly_fee: toNumber(agreement.monthly_fee) }),
      hours_included: toNumber(agreement.hours_included),
      ...view.rates({ overage_rate: toNumber(agreement.overage_rate) }),
      billing_day: shownBillingDay(agreement.billing_day),
      interval: agreement.interval,
    },
    rollover: {
      enabled: agreement.rollover_enabled,
      max_hours: toNumber(agreement.rollover_max_hours),
      expires_months: agreement.rollover_expires_months,
    },
    dates: {
      start_date: agreement.start_date,
      end_date: agreement.end_date,
      next_renewal: nextRenewal(agreement, current?.period),
    },
    contact_id: agreement.contact_id,
    prorate_first_period: agreement.prorate_first_period,
    auto_invoice: agreement.auto_invoice,
    invoice_method: agreement.invoice_method,
    cancellation:
      agreement.effective_date === null
        ? null
        : { effective_date: agreement.effective_date, reason: agreement.cancel_reason },
    current_period: current === undefined ? null : serializeCurrent(current),
    notes: agreement.notes,
    ...serializeExternal(agreement),
    created_at: instant(agreement.created_at),
    updated_at: instant(agreement.updated_at),
  };
}

function nextRenewal(agreement: Agreement, open: AgreementPeriod | undefined): Day | null {
  if (!open || agreement.status === 'paused') return null;
  const last = endsOn(agreement);
  return last !== null && last <= open.end_date ? null : addDays(open.end_date, 1);
}

const left = ({ available, used }: PeriodHours): Big => (used.gt(available) ? zero : available.minus(used));

function serializeCurrent({ period, hours }: FilledPeriod): Schemas['CurrentPeriod'] {
  return {
    id: period.id,
    start_date: period.start_date,
    end_date: period.end_date,
    hours_included: toNumber(hours.included),
    hours_used: toNumber(hours.used),
    hours_remaining: toNumber(left(hours)),
    rollover_hours: toNumber(hours.rolloverIn),
    percent_used: toNumber(percentUsed(hours.used, hours.available)),
  };
}

/** The current day, which decides on the status of a period, and the currency of its agreement. */
export interface PeriodSetting {
  readonly today: Day;
  readonly currency: string;
}

/** A period as the API shows it. */
export function serializePeriod(
  { period, hours }: FilledPeriod,
  { today, currency }: PeriodSetting,
  view: View,
): Schemas['AgreementPeriod'] {
  const fee = dec(period.base_fee);
  const overage = overageAmount(period, hours, currency);
  return {
    id: period.id,
    agreement_id: period.agreement_id,
    start_date: period.start_date,
    end_date: period.end_date,
    status: statusOf(period, today),
    hours: {
      included: toNumber(hours.included),
      rollover_in: toNumber(hours.rolloverIn),
      total_available: toNumber(hours.available),
      used: toNumber(hours.used),
      remaining: toNumber(left(hours)),
      overage: toNumber(hours.overage),
      ...(period.closed_at === null ? {} : { rolled_over: toNumber(hours.rolledOver) }),
    },
    ...view.rates({
      billing: { base_fee: toNumber(fee), overage_amount: toNumber(overage), total: toNumber(fee.plus(overage)) },
    }),
    invoice_id: period.invoice_id,
    closed_at: instant(period.closed_at),
    created_at: instant(period.created_at),
    updated_at: instant(period.updated_at),
  };
}

/** Overage hours × overage rate, rounded to the currency's minor unit; 0 if overage is not billed. */
export const overageAmount = ({ overage_rate }: AgreementPeriod, { overage }: PeriodHours, currency: string): Big =>
  overage_rate === null ? zero : roundMoney(overage.times(dec(overage_rate)), currency);

function statusOf({ closed_at, start_date }: AgreementPeriod, today: Day): Schemas['PeriodStatus'] {
  if (closed_at !== null) return 'closed';
  return start_date > today ? 'upcoming' : 'active';
}

/** A movement of hours as the API shows it. */
export function serializeMovement(movement: HourMovement): Schemas['HourMovement'] {
  return {
    id: movement.id,
    agreement_id: movement.agreement_id,
    period_id: movement.period_id,
    type: movement.type,
    source: movement.source,
    lot_period_id: movement.lot_period_id,
    hours: toNumber(movement.hours),
    time_entry_id: movement.time_entry_id,
    created_at: instant(movement.created_at),
  };
}
