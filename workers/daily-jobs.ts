import { remindDueApprovals } from '../commands/approvals/remind-due-approvals.js';
import { recomputeHealthOfAll } from '../commands/clients/client-health.js';
import { closeForInvoice } from '../commands/retainers/close-for-invoice.js';
import { closeDuePeriods } from '../commands/retainers/close-due-periods.js';
import { checkAwaitedEInvoices } from '../commands/billing/e-invoice/check-awaited.js';
import { markOverdueInvoices } from '../commands/billing/mark-overdue.js';
import { allocateEarlierPayments } from '../commands/billing/payments/allocate-earlier.js';
import { createRecurringInvoices } from '../commands/billing/recurring/create-due.js';
import { reminderTime } from '../domain/billing/reminders/schedule.js';
import { sendDueReminders } from '../commands/billing/reminders/send-due.js';
import { recurringJob } from '../commands/billing/recurring/recurring-invoices.js';
import { receiveLateTestPayments } from '../commands/billing/payment-methods/pay-for-test.js';
import { notifyOfMissingTime } from '../commands/notifications/notify-of-missing-time.js';
import { tellUnusedKeys } from '../commands/people/keys/tell-unused-keys.js';
import { purgeExpired } from '../commands/across/purge.js';
import type { Ctx } from '../models/context.js';

/**
 * One run of a job in a workspace. It opens its own transactions: `ctx.db` is not in one. Jobs are idempotent, so an
 * interrupted run is simply repeated.
 */
export type Run = (ctx: Ctx) => Promise<void>;

/** The jobs that run every day in each workspace, at midnight unless `jobTimes` says otherwise. Jobs due at the same time run in order of their names. */
export const dailyJobs: Readonly<Record<string, Run>> = {
  allocate_earlier_payments: allocateEarlierPayments,
  check_e_invoices: checkAwaitedEInvoices,
  close_due_periods: closeDuePeriods,
  [recurringJob]: (ctx) => createRecurringInvoices(ctx, closeForInvoice),
  mark_overdue_invoices: markOverdueInvoices,
  notify_of_missing_time: notifyOfMissingTime,
  purge_expired: purgeExpired,
  receive_test_payments: receiveLateTestPayments,
  recompute_client_health: recomputeHealthOfAll,
  remind_due_approvals: remindDueApprovals,
  send_reminders: sendDueReminders,
  tell_unused_keys: tellUnusedKeys,
};

/** The local times of jobs that do not run at midnight. */
export const jobTimes: Readonly<Record<string, string>> = { send_reminders: reminderTime };
