import { recomputeHealthOfAll } from '../commands/clients/client-health.js';
import { closeDuePeriods } from '../commands/retainers/close-due-periods.js';
import { markOverdueInvoices } from '../commands/billing/mark-overdue.js';
import { purgeExpired } from '../commands/across/purge.js';
import type { Ctx } from '../models/context.js';

/**
 * One run of a job in a workspace, with transactions of its own: `ctx.db` is in none. Run again it changes nothing more, so a run
 * that was cut short is simply repeated.
 */
export type Run = (ctx: Ctx) => Promise<void>;

/** What every workspace does at its midnight. Of those due at the same time the first by name goes first. */
export const dailyJobs: Readonly<Record<string, Run>> = {
  close_due_periods: closeDuePeriods,
  mark_overdue_invoices: markOverdueInvoices,
  purge_expired: purgeExpired,
  recompute_client_health: recomputeHealthOfAll,
};
