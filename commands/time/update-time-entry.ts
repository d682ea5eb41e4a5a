import { memoized } from '../../domain/memoized.js';
import { assertLinked, impliedAgreement, resolveLinks, type Links } from '../../domain/time/entry-links.js';
import { changedFields } from '../../domain/time/changed-fields.js';
import { relinkedPeriod, wantedAfter } from '../../domain/time/entry-relinking.js';
import { changedValues } from '../../domain/changes.js';
import { toNumber } from '../../domain/money.js';
import type { Locked, Values } from '../../models/base.js';
import type { Ctx } from '../../models/context.js';
import type { Edit } from '../../models/patch-all.js';
import { RateCard } from '../../models/time/rate-card.js';
import { Ticket } from '../../models/tickets/ticket.js';
import { TimeEntry } from '../../models/time/time-entry.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';
import type { Schemas } from '../../contract/contract.js';
import { readEntryContext, type EntryContext } from '../../queries/time/entry-links.js';
import { externalColumns, takenOnce } from '../workspace/external.js';
import { undecided } from '../people/review-decision.js';
import { periodToDraw } from '../retainers/draw-hours.js';
import { isBillable } from './new-entry-columns.js';
import { fixRate, type WantedRate } from './fix-rate.js';
import { assertOngoing, lockOngoing } from './ongoing-work.js';
import { assertActiveUser, assertMayRecordFor } from '../people/may-record-for.js';
import { changeNamedTime, changeTime, changeTimes } from './change-time.js';
import { assertDayOpen, assertMayChange, assertStopped } from './time-entry-rules.js';

type Update = Schemas['TimeEntryUpdate'];
/** A change without the data of other systems. */
type Sent = Omit<Update, 'external_id' | 'metadata'>;

/** Changes an entry, and the columns that follow from the change: links, `billable`, rate and review state. */
export async function updateTimeEntry(ctx: Ctx, entry: Locked<TimeEntry>, body: Update): Promise<TimeEntry> {
  const values = await changesOf(ctx, entry, body, ({ terms, sent }) => columnsAfter(ctx, terms, sent));
  return values ? changeTime(ctx, entry, values) : entry;
}

/**
 * Like `updateTimeEntry`, for several entries, all or none. Consequences for entries with the same terms are looked up
 * once.
 */
export function updateTimeEntries(ctx: Ctx, { ids, updates }: Schemas['TimeEntriesUpdate']): Promise<TimeEntry[]> {
  const columnsFor = memoized(({ terms, sent }: Change) => columnsAfter(ctx, terms, sent));
  const assertTakenOnce = takenOnce(updates);
  return changeNamedTime(ctx, ids, async (entry) => {
    const values = await changesOf(ctx, entry, updates, columnsFor);
    assertTakenOnce(entry);
    return values;
  });
}

/**
 * Changes entries because of another change, by the rules of an update; `updateFor` returns the update of an entry.
 * Rows that the entries refer to are read with full visibility.
 */
export async function updateFollowingTime(
  ctx: Ctx,
  entries: readonly Locked<TimeEntry>[],
  updateFor: (entry: TimeEntry) => Promise<Update>,
): Promise<void> {
  const columnsFor = memoized(({ terms, sent }: Change) => columnsAfter(seeingAll(ctx), terms, sent));
  const edits: Edit<TimeEntry>[] = [];
  for (const row of entries) {
    const values = await changesOf(ctx, row, await updateFor(row), columnsFor);
    if (values) edits.push({ row, values });
  }
  await changeTimes(ctx, edits);
}

/** The fields that differ from the entry, and the terms of the entry. */
interface Change {
  readonly terms: Terms;
  readonly sent: Sent;
}

type ColumnsFor = (change: Change) => Promise<Values<TimeEntry>>;

/** Validates a change and returns the columns to write; undefined if nothing changes. */
async function changesOf(
  ctx: Ctx,
  entry: TimeEntry,
  { external_id, metadata, ...others }: Update,
  columnsFor: ColumnsFor,
): Promise<Values<TimeEntry> | undefined> {
  const external = changedValues(entry, await externalColumns(ctx, TimeEntry, { external_id, metadata }, entry));
  // `external_id` and `metadata` belong to other systems, and can change even on approved and billed entries.
  const notes = Object.keys(external).length > 0 ? external : undefined;
  const sent = changedFields(entry, others);
  if (Object.keys(sent).length === 0) return notes;
  assertMayChange(ctx, entry);
  const changes = changedValues(entry, await columnsFor({ terms: termsOf(entry), sent }));
  if (Object.keys(changes).length === 0) return notes;
  for (const field of ['hours', 'date', 'user_id'] as const) if (field in changes) assertStopped(entry, field);
  assertDayOpen(ctx, changes.date ?? entry.date);
  return { ...changes, ...external, ...pendingAgain(entry) };
}

/** An edited entry must be reviewed again. */
const pendingAgain = (entry: TimeEntry): Values<TimeEntry> =>
  entry.approval_status === 'approved' || entry.approval_status === 'rejected' ? { ...undecided } : {};

const linkFields = ['client_id', 'project_id', 'ticket_id', 'agreement_id', 'period_id'] as const;
const rateFields = ['rate_type', 'rate_id', 'rate_charged'] as const;

/**
 * The fields of an entry that the consequences of a change depend on. Day, hours and description are not among them, so
 * that several entries share one lookup.
 */
type Terms = Readonly<
  Pick<
    TimeEntry,
    | (typeof linkFields)[number]
    | (typeof rateFields)[number]
    | 'user_id'
    | 'billable'
    | 'running_user_id'
    | 'rate_id_given'
    | 'rate_override'
  >
>;

const termsOf = (entry: TimeEntry): Terms => ({
  client_id: entry.client_id,
  project_id: entry.project_id,
  ticket_id: entry.ticket_id,
  agreement_id: entry.agreement_id,
  period_id: entry.period_id,
  rate_type: entry.rate_type,
  rate_id: entry.rate_id,
  rate_charged: entry.rate_charged,
  user_id: entry.user_id,
  billable: entry.billable,
  running_user_id: entry.running_user_id,
  rate_id_given: entry.rate_id_given,
  rate_override: entry.rate_override,
});

async function columnsAfter(ctx: Ctx, entry: Terms, body: Sent): Promise<Values<TimeEntry>> {
  const { date, hours, description, billable, user_id = entry.user_id } = body;
  const plain = { date, hours, description, billable };
  const isOther = user_id !== entry.user_id;
  if (!isOther && ![...linkFields, ...rateFields].some((field) => body[field] !== undefined)) return plain;
  if (isOther) await assertMayRecordFor(ctx, user_id, 'time');
  const { links, context, wasBillable } = await linksAfter(ctx, entry, user_id, body);
  assertOngoing(context, entry);
  if (isOther) assertActiveUser(context.user, user_id);
  return {
    ...plain,
    ...links,
    billable: billable ?? billableAfter(entry, links, { before: wasBillable, after: isBillable(context) }),
    user_id,
    ...(isOther ? { cost_rate: context.user.cost_rate } : {}),
    ...(await rateAfter(ctx, entry, { ...links, user_id }, context, body)),
  };
}

async function linksAfter(
  ctx: Ctx,
  entry: Terms,
  userId: string,
  body: Sent,
): Promise<{ links: Links; context: EntryContext; wasBillable: boolean }> {
  const { ticket_id } = body;
  const isNewTicket = ticket_id != null && ticket_id !== entry.ticket_id;
  const newTicket = isNewTicket ? await Ticket.lockReference(ctx, ticket_id, 'ticket_id') : undefined;
  const before = await readEntryContext(ctx, entry.user_id, entry, entry);
  const impliedBefore = impliedAgreement(before);
  const wanted = wantedAfter(entry, body, { newTicket, impliedBefore });
  if (entry.client_id !== null && entry.running_user_id === null) assertLinked(wanted);
  const { rate_id } = rateWanted(entry, body);
  const context = await readEntryContext(ctx, userId, { ...wanted, rate_id }, entry);
  const links = resolveLinks(wanted, context);
  const period = relinkedPeriod(entry, body, links);
  const stays = links.agreement_id === entry.agreement_id && period === entry.period_id;
  const period_id = stays ? period : await periodToDraw(ctx, links.agreement_id, period);
  await holdNew(ctx, entry, links);
  return { links: { ...links, period_id }, context, wasBillable: isBillable(before) };
}

/**
 * Takes shared locks on the work that the entry moves to. The work that it is already on cannot be deleted without the
 * entry.
 */
async function holdNew(ctx: Ctx, entry: Terms, links: Links): Promise<void> {
  const fields = ['client_id', 'project_id', 'ticket_id'] as const;
  const added = Object.fromEntries(
    fields.filter((field) => links[field] !== entry[field]).map((field) => [field, links[field]]),
  );
  await lockOngoing(ctx, added, entry.running_user_id === null);
}

/**
 * `billable` after a change: an entry that moves takes the default of its new project or ticket, unless it differed
 * from the old one's default.
 */
function billableAfter(
  entry: Terms,
  links: Links,
  implied: { readonly before: boolean; readonly after: boolean },
): boolean {
  const isMoved = links.project_id !== entry.project_id || links.ticket_id !== entry.ticket_id;
  return isMoved && entry.billable === implied.before ? implied.after : entry.billable;
}

/**
 * Rate columns after a change: the rate is determined again if a field that it depends on changes, but one given by
 * hand stays.
 */
async function rateAfter(
  ctx: Ctx,
  entry: Terms,
  next: Pick<TimeEntry, 'user_id' | 'client_id' | 'project_id'>,
  context: EntryContext,
  body: Sent,
): Promise<Values<TimeEntry>> {
  const wanted = rateWanted(entry, body);
  if (body.rate_id != null) await RateCard.reference(ctx, body.rate_id, 'rate_id');
  const stays = entry.rate_override && body.rate_charged === undefined;
  const isFed =
    rateFields.some((field) => body[field] !== undefined) ||
    (['user_id', 'client_id', 'project_id'] as const).some((field) => next[field] !== entry[field]);
  return isFed ? fixRate(context, stays ? { ...wanted, rate_charged: toNumber(entry.rate_charged) } : wanted) : {};
}

/** Rate fields of the change, completed by those of the entry. */
function rateWanted(entry: Terms, body: Sent): WantedRate {
  const typeBefore = entry.rate_type === 'custom' && body.rate_charged === null ? 'standard' : entry.rate_type;
  const isByHand = body.rate_charged != null;
  return {
    rate_type: body.rate_type ?? (isByHand ? undefined : typeBefore),
    rate_id: body.rate_id === undefined && entry.rate_id_given ? entry.rate_id : body.rate_id,
    rate_charged: body.rate_charged,
  };
}
