/** Decisions about an entry that leave the time itself as it is: exclusion from billing, approval and rejection. */
import { changedValues } from '../../domain/changes.js';
import { invalid } from '../../domain/errors.js';
import type { Locked } from '../../models/base.js';
import type { Ctx } from '../../models/context.js';
import type { TimeEntry } from '../../models/time/time-entry.js';
import type { Schemas } from '../../contract/contract.js';
import { approval, rejection, reopening, type Question } from '../people/decide.js';
import { changeTime } from './change-time.js';
import { assertMayChange, assertMayTouchApprovedTime, assertStopped, assertTimeUnbilled } from './time-entry-rules.js';

/** Keeps an entry from being billed; `exclusion` undefined takes that back. */
export async function setExclusion(
  ctx: Ctx,
  entry: Locked<TimeEntry>,
  exclusion: Schemas['TimeEntryExclude'] | undefined,
): Promise<TimeEntry> {
  const isKept = exclusion?.note === undefined && exclusion?.reason === entry.exclusion_reason;
  const note = (isKept ? entry.exclusion_note : exclusion?.note) ?? null;
  if (exclusion?.reason === 'other' && !note?.trim()) throw invalid('note', 'is required when reason is other');
  assertMayTouchApprovedTime(ctx, entry);
  const values = {
    excluded: exclusion !== undefined,
    exclusion_reason: exclusion?.reason ?? null,
    exclusion_note: note,
  };
  if (Object.keys(changedValues(entry, values)).length === 0) return entry;
  assertMayChange(ctx, entry);
  assertStopped(entry);
  return changeTime(ctx, entry, values);
}

/** Approves an entry that is pending; one that is approved stays as it is. */
export async function approveTimeEntry(ctx: Ctx, entry: Locked<TimeEntry>): Promise<TimeEntry> {
  const decision = await approval(ctx, questionOf(entry));
  return decision ? changeTime(ctx, entry, { ...decision }, 'time_entry.approved') : entry;
}

/** Rejects an entry that is pending; one that is rejected takes another reason. */
export async function rejectTimeEntry(ctx: Ctx, entry: Locked<TimeEntry>, reason: string | null): Promise<TimeEntry> {
  const decision = rejection(ctx, questionOf(entry), reason);
  return decision ? changeTime(ctx, entry, { ...decision }, 'time_entry.rejected') : entry;
}

/** Takes a decision back; an entry that is pending stays as it is. */
export async function reopenTimeEntry(ctx: Ctx, entry: Locked<TimeEntry>): Promise<TimeEntry> {
  const decision = reopening(questionOf(entry));
  return decision ? changeTime(ctx, entry, { ...decision }) : entry;
}

const questionOf = (entry: Locked<TimeEntry>): Question => ({
  row: entry,
  noun: 'time entry',
  assertOpen: () => {
    assertStopped(entry);
    assertTimeUnbilled(entry);
  },
});
