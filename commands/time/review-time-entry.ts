/** Decisions about an entry that leave the time itself as it is: exclusion from billing, approval and rejection. */
import { changedValues } from '../../domain/changes.js';
import { invalid } from '../../domain/errors.js';
import type { Locked, Values } from '../../models/base.js';
import type { Ctx } from '../../models/context.js';
import type { TimeEntry } from '../../models/time/time-entry.js';
import type { Schemas } from '../../contract/contract.js';
import { approvals, rejections, reopening, type Question } from '../people/decide.js';
import { changeNamedTime, changeTime } from './change-time.js';
import { assertMayChange, assertMayTouchApprovedTime, assertStopped, assertTimeUnbilled } from './time-entry-rules.js';

type Exclusion = Schemas['TimeEntryExclude'];

/** Keeps an entry from being billed; `exclusion` undefined takes that back. */
export async function setExclusion(
  ctx: Ctx,
  entry: Locked<TimeEntry>,
  exclusion: Exclusion | undefined,
): Promise<TimeEntry> {
  const values = excluding(ctx, entry, exclusion);
  return values ? changeTime(ctx, entry, values) : entry;
}

/** Keeps several entries from being billed, all or none. */
export function excludeTimeEntries(
  ctx: Ctx,
  { ids, ...exclusion }: Schemas['TimeEntriesExclude'],
): Promise<TimeEntry[]> {
  return changeNamedTime(ctx, ids, (entry) => excluding(ctx, entry, exclusion));
}

/** What an exclusion writes, or that it is taken back; undefined if that stands already. */
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

/** Approves an entry that is pending; one that is approved stays as it is. */
export async function approveTimeEntry(ctx: Ctx, entry: Locked<TimeEntry>): Promise<TimeEntry> {
  const decision = await approvals(ctx)(questionOf(entry));
  return decision ? changeTime(ctx, entry, { ...decision }, 'time_entry.approved') : entry;
}

/** As `approveTimeEntry`, of several, all or none. */
export function approveTimeEntries(ctx: Ctx, ids: readonly string[]): Promise<TimeEntry[]> {
  const approval = approvals(ctx);
  return changeNamedTime(ctx, ids, (entry) => approval(questionOf(entry)), 'time_entry.approved');
}

/** Rejects an entry that is pending; one that is rejected takes another reason. */
export async function rejectTimeEntry(ctx: Ctx, entry: Locked<TimeEntry>, reason: string | null): Promise<TimeEntry> {
  const decision = await rejections(ctx, reason)(questionOf(entry));
  return decision ? changeTime(ctx, entry, { ...decision }, 'time_entry.rejected') : entry;
}

/** As `rejectTimeEntry`, of several, all or none. */
export function rejectTimeEntries(ctx: Ctx, ids: readonly string[], reason: string | null): Promise<TimeEntry[]> {
  const rejection = rejections(ctx, reason);
  return changeNamedTime(ctx, ids, (entry) => rejection(questionOf(entry)), 'time_entry.rejected');
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
