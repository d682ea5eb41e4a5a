/** The clock of a test side, which one process holds by lease while it advances it. */
import sql from 'sql-template-tag';
import { invalidState } from '../../domain/errors.js';
import type { Ctx } from '../context.js';
import { nextDigestDue } from './digest-queue.js';
import { nextJobDue } from './job.js';
import { nextReportDue } from './report-queue.js';
import { execute, select } from '../select.js';
import { claim, clocks, clearLease, isLeasedBy, leaseEnd, unleased } from './lease.js';
import { nextTicketDue } from './sla-queue.js';
import { nextMessageDue } from './webhook-turns.js';

type Base = Pick<Ctx, 'db'>;

export interface LeasedClock {
  readonly workspaceId: string;
  readonly leaseBy: string;
  /** The time that the clock showed when it was leased. */
  readonly startedAt: Date;
}

/**
 * Leases the clock, and freezes it at `from` if it still runs in real time; `invalid_state` while another caller
 * advances it.
 */
export async function leaseClock(base: Base, workspaceId: string, from: Date): Promise<LeasedClock> {
  const frozen = sql`q.clock_at = COALESCE(q.clock_at, ${from}), `;
  const leaseBy = await claim(base, clocks, sql`q.id = ${workspaceId} AND q.mode = 'test'`, frozen);
  if (leaseBy === undefined) throw advancing();
  const [row] = await select<{ clock_at: Date }>(base, sql`SELECT clock_at FROM workspaces WHERE id = ${workspaceId}`);
  return { workspaceId, leaseBy, startedAt: row?.clock_at ?? from };
}

const advancing = () => invalidState('The test clock is being advanced: wait until it has finished');

/** Renews the lease on the clock, and sets the clock to `at` if given. Throws if the lease was lost. */
export async function renewClock(base: Base, { workspaceId, leaseBy }: LeasedClock, at?: Date): Promise<void> {
  const setting = at === undefined ? sql`` : sql`clock_at = ${at}, `;
  const renewed = await execute(
    base,
    sql`UPDATE workspaces SET ${setting}clock_lease_until = ${leaseEnd(clocks)} WHERE id = ${workspaceId} AND ${isLeasedBy(clocks, leaseBy)}`,
  );
  if (renewed === 0) throw new Error(`The lease on the clock of ${workspaceId} was lost`);
}

/** When the next of each kind of work falls due; null if there is none. */
export interface NextDue {
  readonly job: Date | null;
  readonly ticket: Date | null;
  readonly report: Date | null;
  readonly digest: Date | null;
  readonly message: Date | null;
}

/** Reads when the next work of each kind is due in a frozen workspace; a time before its clock is work not done yet. */
export async function readNextDue(base: Base, workspaceId: string, jobKinds: readonly string[]): Promise<NextDue> {
  const [due] = await select<NextDue>(
    base,
    sql`SELECT (${nextJobDue(workspaceId, jobKinds)}) AS job, (${nextTicketDue(workspaceId)}) AS ticket,
               (${nextReportDue(workspaceId)}) AS report, (${nextDigestDue(workspaceId)}) AS digest,
               (${nextMessageDue(workspaceId)}) AS message`,
  );
  return due ?? { job: null, ticket: null, report: null, digest: null, message: null };
}

/** Releases the lease; the clock stays frozen at its time. */
export async function releaseClock(base: Base, { workspaceId, leaseBy }: LeasedClock): Promise<void> {
  await execute(
    base,
    sql`UPDATE workspaces SET ${clearLease(clocks)} WHERE id = ${workspaceId} AND ${isLeasedBy(clocks, leaseBy)}`,
  );
}

/** Returns the clock to real time; `invalid_state` while it is being advanced. */
export async function thawClock(ctx: Ctx): Promise<void> {
  const thawed = await execute(
    ctx,
    sql`UPDATE workspaces w SET w.clock_at = NULL WHERE w.id = ${ctx.workspace.id} AND ${unleased(clocks, 'w')}`,
  );
  if (thawed === 0) throw advancing();
}
