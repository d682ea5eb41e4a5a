/** Compares the sums in the list of time entries with sums of the listed entries. */
import { expect } from 'chai';
import { dec, round2, toNumber } from '../../../domain/money.js';
import type { Query, Schemas } from '../../../contract/contract.js';
import type { ApiClient, QueryInput } from '../service/api.js';
import { addUp, listedEntries } from './plain-time.js';

export type TimeListQuery = QueryInput<Query<'listTimeEntries'>>;

/**
 * The sums of a list; `values` is by currency, without currencies whose value is 0, and undefined if the reader sees no
 * rates.
 */
type TimeSums = readonly [hours: number, billable: number, values: Readonly<Record<string, number>> | undefined];

/** Asserts that the summary of the list with this query equals the sums of its entries. */
export async function assertSummary(reader: ApiClient, query: TimeListQuery): Promise<void> {
  const { summary } = await reader.call('listTimeEntries', { query });
  const isOfRates = summary.total_value !== undefined;
  const expected = await addedUp(reader, query, isOfRates);
  const told: TimeSums = [summary.total_hours, summary.billable_hours, isOfRates ? valuesOf(summary) : undefined];
  expect(told, JSON.stringify(query)).to.deep.equal(expected);
  const [, billable] = expected;
  expect(dec(summary.total_hours).eq(dec(summary.non_billable_hours).plus(dec(billable)))).to.equal(true);
}

async function addedUp(reader: ApiClient, query: TimeListQuery, isOfRates: boolean): Promise<TimeSums> {
  const entries = await listedEntries(reader, new Map(), query);
  const [hours = '0', billable = '0'] = addUp(entries, () => '').get('') ?? [];
  const values = [...addUp(entries, ({ currency }) => currency)].map(
    ([currency, [, , value]]) => [currency, toNumber(round2(dec(value).div(dec(1_000_000))))] as const,
  );
  return [Number(hours) / 100, Number(billable) / 100, isOfRates ? named(values) : undefined];
}

const valuesOf = ({ total_value = 0, other_currencies = [] }: Schemas['TimeListSummary']): Record<string, number> =>
  named([['USD', total_value], ...other_currencies.map((other) => [other.currency, other.total_value ?? 0] as const)]);

const named = (values: readonly (readonly [currency: string, value: number])[]): Record<string, number> =>
  Object.fromEntries(values.filter(([, value]) => value !== 0));
