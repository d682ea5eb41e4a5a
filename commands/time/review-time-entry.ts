/**
 * Reviews time entries, without changing the time itself: excludes them from billing, approves, rejects and reopens
 * them.
 */
import { changedValues } from '../../domain/changes.js';
import { invalid } from '../../domain/errors.js';
import type { Locked, Values } from '../../models/base.js';
import type { Ctx } from '../../models/context.js';
import type { TimeEntry } from '../../models/time/time-entry.js';
import type { Schemas } from '../../contract/contract.js';
import { approvalReview, rejectionReview, reopenDecision, type ReviewSubject } from '../people/review-decision.js';
import { changeNamedTime, changeTime } from './change-time.js';
import { assertMayChange, assertMayTouchApprovedTime, assertStopped, assertTimeUnbilled } from './time-entry-rules.js';

type Exclusion = Schemas['TimeEntryExclude'];

/** Excludes an entry from billing; `exclusion` undefined includes it again. */
export async function setExclusion(
  ctx: Ctx,
  entry: Locked<TimeEntry>,
  exclusion: Exclusion | undefined,
): Promise<TimeEntry> {
  const values = excluding(ctx, entry, exclusion);
  return values ? changeTime(ctx, entry, values) : entry;
}

/** Excludes several entries from billing, all or none. */
export function excludeTimeEntries(
  ctx: Ctx,
  { ids, ...exclusion }: Schemas['TimeEntriesExclude'],
): Promise<TimeEntry[]> {
  return changeNamedTime(ctx, ids, (entry) => excluding(ctx, entry, exclusion));
}

/** The columns of an exclusion, or of its removal; undefined if nothing changes. */
function excluding(ctx: Ctx, entry: TimeEntry, exclusion: Exclusion | undefined): Values<TimeEntry> | undefined {
  const isUnchanged = exclusion?.note === undefined && exclusion?.reason === entry.exclusion_reason;
  const note = (isUnchanged ? entry.exclusion_note : exclusion?.note) ?? null;
  if (exclusion?.reason === 'other' && !note?.trim()) throw invalid('note', 'is required when reason is other');
  assertMayTouchApprovedTime(ctx, entry);
  const values = {
    excluded: exclusion !== undefined,
    exclusion_reason: exclusion?.reason ?? null,
    exclusion_note: note,
  };
  if (Object.keys(changedValues(entry, values)).length === 0) return undefined;
  assertMayChange(ctx, entry);
  assertStopped(entry);
  return values;
}

/** Approves a pending entry; an approved one stays as it is. */
export async function approveTimeEntry(ctx: Ctx, entry: Locked<TimeEntry>): Promise<TimeEntry> {
  const decision = await approvalReview(ctx)(reviewSubjectOf(entry));
  return decision ? changeTime(ctx, entry, { ...decision }, 'time_entry.approved') : entry;
}

/** Like `approveTimeEntry`, for several entries, all or none. */
export function approveTimeEntries(ctx: Ctx, ids: readonly string[]): Promise<TimeEntry[]> {
  const approval = approvalReview(ctx);
  return changeNamedTime(ctx, ids, (entry) => approval(reviewSubjectOf(entry)), 'time_entry.approved');
}

/** Rejects a pending entry; a rejected one takes the new reason. */
export async function rejectTimeEntry(ctx: Ctx, entry: Locked<TimeEntry>, reason: string | null): Promise<TimeEntry> {
  const decision = await rejectionReview(ctx, reason)(reviewSubjectOf(entry));
  return decision ? changeTime(ctx, entry, { ...decision }, 'time_entry.rejected') : entry;
}

/** Like `rejectTimeEntry`, for several entries, all or none. */
export function rejectTimeEntries(ctx: Ctx, ids: readonly string[], reason: string | null): Promise<TimeEntry[]> {
  const rejection = rejectionReview(ctx, reason);
  return changeNamedTime(ctx, ids, (entry) => rejection(reviewSubjectOf(entry)), 'time_entry.rejected');
}

/** Makes an approved or rejected entry pending again; a pending one stays as it is. */
export async function reopenTimeEntry(ctx: Ctx, entry: Locked<TimeEntry>): Promise<TimeEntry> {
  const decision = reopenDecision(reviewSubjectOf(entry));
  return decision ? changeTime(ctx, entry, { ...decision }) : entry;
}

const reviewSubjectOf = (entry: Locked<TimeEntry>): ReviewSubject => ({
  row: entry,
  noun: 'time entry',
  assertOpen: () => {
    assertStopped(entry);
    assertTimeUnbilled(entry);
  },
});
