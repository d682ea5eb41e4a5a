/** Decisions about an entry that leave the time itself as it is: exclusion from billing, approval and rejection. */
import { changedValues } from '../domain/changes.js';
import { invalid } from '../domain/errors.js';
import type { Ctx } from '../models/context.js';
import { emit } from '../models/event.js';
import type { TimeEntry } from '../models/time-entry.js';
import type { Schemas } from '../openapi/contract.js';
import { serializeTimeEntry } from '../serializers/time-entry.js';
import { everything } from '../serializers/view.js';
import { assertMayChange, assertStopped, assertUnbilled } from './time-entry-rules.js';
import { changeTimeEntry } from './update-time-entry.js';

/** Keeps an entry from being billed; `exclusion` undefined takes that back. `entry` is locked. */
export async function setExclusion(
  ctx: Ctx,
  entry: TimeEntry,
  exclusion: Schemas['TimeEntryExclude'] | undefined,
): Promise<TimeEntry> {
  const note = exclusion?.note ?? null;
  if (exclusion?.reason === 'other' && !note?.trim()) throw invalid('note', 'is required when reason is other');
  assertMayChange(ctx, entry);
  assertStopped(entry);
  const values = {
    excluded: exclusion !== undefined,
    exclusion_reason: exclusion?.reason ?? null,
    exclusion_note: note,
  };
  const isSame = Object.keys(changedValues(entry, values)).length === 0;
  return isSame ? entry : changeTimeEntry(ctx, entry, values);
}

/** Approves an entry; one that is approved stays as it is. `entry` is locked. */
export async function approveTimeEntry(ctx: Ctx, entry: TimeEntry): Promise<TimeEntry> {
  assertReviewable(entry);
  if (entry.approval_status === 'approved') return entry;
  const approved = await entry.patch(ctx, {
    approval_status: 'approved',
    approved_by_id: ctx.scope.userId,
    approved_at: ctx.now,
    rejection_reason: null,
  });
  await emit(ctx, 'time_entry.approved', serializeTimeEntry(approved, everything));
  return approved;
}

/** Rejects an entry. Rejecting again only takes a new reason. `entry` is locked. */
export async function rejectTimeEntry(ctx: Ctx, entry: TimeEntry, reason: string | null): Promise<TimeEntry> {
  assertReviewable(entry);
  if (entry.approval_status === 'rejected' && entry.rejection_reason === reason) return entry;
  const rejected = await entry.patch(ctx, {
    approval_status: 'rejected',
    approved_by_id: null,
    approved_at: null,
    rejection_reason: reason,
  });
  await emit(ctx, 'time_entry.rejected', serializeTimeEntry(rejected, everything));
  return rejected;
}

function assertReviewable(entry: TimeEntry): void {
  assertStopped(entry);
  assertUnbilled(entry);
}
