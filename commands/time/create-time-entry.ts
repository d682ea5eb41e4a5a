import { assertLinked } from '../../domain/time/entry-links.js';
import { ApiError, errorAt, invalidMany, type FieldError } from '../../domain/errors.js';
import type { Values } from '../../models/base.js';
import type { Ctx } from '../../models/context.js';
import { emitAll } from '../../models/events/event.js';
import { TimeEntry } from '../../models/time/time-entry.js';
import type { Schemas } from '../../contract/contract.js';
import { serializeTimeEntry } from '../../serializers/time-entry.js';
import { everything } from '../../serializers/view.js';
import { termsColumns, type NewTerms } from './new-entry-columns.js';
import { holdWork } from '../clients/lock-work.js';
import { recordLoggedTime } from './record-logged-time.js';
import { settleTime } from './settle-time.js';
import { assertDayOpen } from './time-entry-rules.js';

type Input = Schemas['TimeEntryCreate'];

/** Logs work that is done, counts it on its project, and tells. */
export async function createTimeEntry(ctx: Ctx, input: Input): Promise<TimeEntry> {
  const entry = await TimeEntry.insert(ctx, await columnsOf(ctx, input, heldColumns));
  await announce(ctx, [entry]);
  return entry;
}

/** Logs several entries, all or none; an error names the entry it is about: `entries.3.hours` (rulings, section 1). */
export async function createTimeEntries(ctx: Ctx, inputs: readonly Input[]): Promise<TimeEntry[]> {
  const entries = await TimeEntry.insertMany(ctx, await columnsOfAll(ctx, inputs));
  await announce(ctx, entries);
  return entries;
}

async function announce(ctx: Ctx, entries: readonly TimeEntry[]): Promise<void> {
  await emitAll(
    ctx,
    'time_entry.created',
    entries.map((entry) => ({ data: serializeTimeEntry(entry, everything) })),
  );
  await recordLoggedTime(ctx, entries);
  await settleTime(
    ctx,
    entries.map((after) => ({ after })),
  );
}

async function columnsOf(ctx: Ctx, input: Input, columnsFor: typeof heldColumns): Promise<Values<TimeEntry>> {
  const { date, hours, description = null, ...terms } = input;
  assertLinked(terms);
  assertDayOpen(ctx, date);
  return { date, hours, description, ...(await columnsFor(ctx, terms)) };
}

/** The columns that the terms come to, while what they name stays. */
async function heldColumns(ctx: Ctx, terms: NewTerms): Promise<Values<TimeEntry>> {
  const columns = await termsColumns(ctx, terms);
  await holdWork(ctx, columns, true);
  return columns;
}

/** All that is wrong with any of the entries is told at once; terms that several share are looked up once. */
async function columnsOfAll(ctx: Ctx, inputs: readonly Input[]): Promise<Values<TimeEntry>[]> {
  const columns: Values<TimeEntry>[] = [];
  const problems: FieldError[] = [];
  const columnsFor = onceEach(heldColumns);
  for (const [index, input] of inputs.entries()) {
    try {
      columns.push(await columnsOf(ctx, input, columnsFor));
    } catch (error) {
      problems.push(...fieldsAt(index, error));
    }
  }
  if (problems.length > 0) throw invalidMany(problems);
  return columns;
}

function onceEach(look: typeof heldColumns): typeof heldColumns {
  const known = new Map<string, ReturnType<typeof look>>();
  return (ctx, terms) => {
    const key = JSON.stringify(terms);
    const found = known.get(key) ?? look(ctx, terms);
    known.set(key, found);
    return found;
  };
}

/** The fields that an error names, under the entry they belong to; an error that is not about fields goes on. */
function fieldsAt(index: number, error: unknown): readonly FieldError[] {
  const named = errorAt(`entries.${index}`, error);
  if (named instanceof ApiError && named.code === 'invalid_request' && named.extras.details)
    return named.extras.details;
  throw named;
}
