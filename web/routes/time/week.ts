/** A week of time as a grid: a row for each project, ticket or client, a cell for each day. Pure. */
import type { TimeEntrySummary } from 'docket-sdk';
import { addDays } from '../../ui/days.js';
import type { WorkIds } from '../../entities/time-entry/work-ids.js';
import { sumOf } from '../../ui/text/exact.js';
import { t } from '../../messages/text.js';

/** The work of a row, with its name. */
export interface RowWork {
  readonly ids: WorkIds;
  readonly title: string;
  /** Name of the client, unless it is the title. */
  readonly detail?: string | undefined;
}

export interface WeekRow extends RowWork {
  readonly key: string;
  readonly cells: readonly WeekCell[];
}

export interface WeekCell {
  readonly day: string;
  /** In the order of their creation. */
  readonly entries: readonly TimeEntrySummary[];
}

export const weekDays = (firstDay: string): readonly string[] =>
  Array.from({ length: 7 }, (_day, at) => addDays(firstDay, at));

/** Time of a ticket belongs to the ticket's row, whichever project it is of. */
export const rowKeyOf = ({ ticket_id, project_id, client_id }: WorkIds): string =>
  ticket_id ?? project_id ?? client_id ?? 'none';

/** The ids for a new entry on the same work: only the most specific one, because the server knows the others. */
export function workOf({ ticket_id, project_id, client_id }: WorkIds): WorkIds {
  if (ticket_id != null) return { ticket_id };
  return project_id == null ? { client_id: client_id ?? null } : { project_id };
}

const titleOf = ({ ticket_id, project_id, project_title, client_name }: TimeEntrySummary): string => {
  if (ticket_id !== null) return t('shell.ticket2');
  return (project_id === null ? client_name : project_title) ?? t('shell.noProject');
};

/** Rows with entries, sorted by title, then remembered rows without hours. */
export function rowsOfWeek(
  entries: readonly TimeEntrySummary[],
  rememberedRows: readonly RowWork[],
  firstDay: string,
): WeekRow[] {
  const works = new Map<string, RowWork>();
  for (const entry of entries) {
    const key = rowKeyOf(entry);
    const detail = entry.project_id === null && entry.ticket_id === null ? undefined : (entry.client_name ?? undefined);
    if (!works.has(key)) works.set(key, { ids: workOf(entry), title: titleOf(entry), detail });
  }
  const sorted = [...works].toSorted(([, one], [, other]) => one.title.localeCompare(other.title));
  const added = rememberedRows.map((work) => [rowKeyOf(work.ids), work] as const).filter(([key]) => !works.has(key));
  return [...sorted, ...new Map(added)].map(([key, work]) => ({
    ...work,
    key,
    cells: weekDays(firstDay).map((day) => ({ day, entries: entriesAt(entries, key, day) })),
  }));
}

const entriesAt = (entries: readonly TimeEntrySummary[], key: string, day: string): TimeEntrySummary[] =>
  entries
    .filter((entry) => entry.date === day && rowKeyOf(entry) === key)
    .toSorted((one, other) => one.created_at.localeCompare(other.created_at));

export const hoursOf = (entries: readonly TimeEntrySummary[]): number => sumOf(entries.map(({ hours }) => hours));

/** Decides which cells can be typed into: the lock date, and the user's rights. */
export interface Rules {
  readonly lockedBefore: string | null;
  readonly isOwner: boolean;
  readonly canWrite: boolean;
}

/** Why a cell is read-only; undefined if it can be typed into. */
export function readOnlyReason(
  { day, entries }: WeekCell,
  { lockedBefore, isOwner, canWrite }: Rules,
): string | undefined {
  if (!canWrite) return t('shell.youCanLookAtThisBut');
  if (lockedBefore !== null && day < lockedBefore && !isOwner) return t('shell.thisDayIsLocked');
  const [entry, another] = entries;
  if (another) return t('shell.otherOpenThemToChangeThem', { count: entries.length });
  return entry && lockReason(entry);
}

export function lockReason({
  billing,
  approval,
  timer,
}: Pick<TimeEntrySummary, 'billing' | 'approval' | 'timer'>): string | undefined {
  if (billing.billed) return t('shell.thisIsOnAnInvoice');
  if (approval.status === 'approved') return t('shell.thisIsApproved');
  return timer.running ? t('shell.theTimerIsRunning') : undefined;
}

/** Whether an entry has nothing but its hours, so that typing them again restores it. */
export const hasOnlyHours = (entry: TimeEntrySummary): boolean =>
  entry.description === null &&
  entry.external_id === null &&
  Object.keys(entry.metadata).length === 0 &&
  !entry.exclusion.excluded &&
  entry.approval.status === 'pending' &&
  entry.approval.decided_at === null &&
  entry.billing.billable &&
  !entry.billing.rate_override &&
  entry.billing.rate_type === 'standard';

/** Keeps rows where they first appeared: a row that moved while the user types in it would lose the focus. */
export class RowOrder {
  readonly #places = new Map<string, number>();

  of<Row extends Pick<WeekRow, 'key'>>(rows: readonly Row[]): Row[] {
    for (const { key } of rows) if (!this.#places.has(key)) this.#places.set(key, this.#places.size);
    const placeOf = ({ key }: Row): number => this.#places.get(key) ?? 0;
    return rows.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}
