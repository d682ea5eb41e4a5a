import { memoized } from '../../domain/memoized.js';
import { assertLinked } from '../../domain/time/entry-links.js';
import { eachItem } from '../../domain/each-item.js';
import type { Values } from '../../models/base.js';
import type { Ctx } from '../../models/context.js';
import { TimeEntry } from '../../models/time/time-entry.js';
import type { Schemas } from '../../contract/contract.js';
import { termsColumns, type NewTerms } from './new-entry-columns.js';
import { assertGivenOnce, externalColumns } from '../workspace/external.js';
import { addTime, addTimes } from './change-time.js';
import { lockOngoing } from './ongoing-work.js';
import { assertDayOpen } from './time-entry-rules.js';

type Input = Schemas['TimeEntryCreate'];

/** Logs finished work. */
export async function createTimeEntry(ctx: Ctx, input: Input): Promise<TimeEntry> {
  return addTime(ctx, await columnsOf(ctx, input, (terms) => heldColumns(ctx, terms)));
}

/** Logs several entries, all or none. Errors name the entry, as in `entries.3.hours`. */
export async function createTimeEntries(ctx: Ctx, inputs: readonly Input[]): Promise<TimeEntry[]> {
  return addTimes(ctx, await columnsOfAll(ctx, inputs));
}

type ColumnsFor = (terms: NewTerms) => Promise<Values<TimeEntry>>;

async function columnsOf(ctx: Ctx, input: Input, columnsFor: ColumnsFor): Promise<Values<TimeEntry>> {
  const { date, hours, description = null, external_id, metadata, ...terms } = input;
  assertLinked(terms);
  assertDayOpen(ctx, date);
  const external = await externalColumns(ctx, TimeEntry, { external_id, metadata });
  return { date, hours, description, ...external, ...(await columnsFor(terms)) };
}

/** The columns that follow from the terms. Takes shared locks on the work, unless counting the hours locks it. */
async function heldColumns(ctx: Ctx, terms: NewTerms): Promise<Values<TimeEntry>> {
  const columns = await termsColumns(ctx, terms);
  await lockOngoing(ctx, columns, true);
  return columns;
}

/** Looks up terms that several entries share only once. */
function columnsOfAll(ctx: Ctx, inputs: readonly Input[]): Promise<Values<TimeEntry>[]> {
  const columnsFor = memoized((terms: NewTerms) => heldColumns(ctx, terms));
  return eachItem('entries', inputs, (input, index) => {
    assertGivenOnce(inputs, index);
    return columnsOf(ctx, input, columnsFor);
  });
}
