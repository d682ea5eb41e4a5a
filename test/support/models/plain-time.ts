/** Sums of time, calculated over every entry in whole numbers and without any query of the service. */
import type { Query } from '../../../contract/contract.js';
import type { ApiClient, QueryInput } from '../service/api.js';

/**
 * A time entry: hours in hundredths, rates in ten-thousandths, so that their product is in millionths of a unit of
 * money.
 */
export interface PlainEntry {
  readonly date: string;
  readonly user: string;
  readonly client: string | null;
  readonly project: string | null;
  readonly ticket: string | null;
  readonly currency: string;
  readonly hours: bigint;
  readonly rate: bigint;
  readonly cost: bigint;
  /** Billable and not excluded. */
  readonly counts: boolean;
}

/** Sums as text, so that those of all sources compare equal: hours, billable hours, value, cost. */
export type PlainSums = readonly [hours: string, billable: string, value: string, cost: string];

/** A decimal as a whole number of parts of 10^-places. */
export function inParts(decimal: string | number, places: number): bigint {
  const [whole = '0', fraction = ''] = String(decimal).split('.');
  if (fraction.slice(places).replaceAll('0', '') !== '') throw new Error(`${decimal} has more than ${places} places`);
  return BigInt(`${whole}${fraction.slice(0, places).padEnd(places, '0')}`);
}

/** All entries of the list with this query. The list does not show costs, so `costs` has the cost rate of each user. */
export async function listedEntries(
  reader: ApiClient,
  costs: ReadonlyMap<string, number>,
  asked: QueryInput<Query<'listTimeEntries'>> = {},
): Promise<PlainEntry[]> {
  const entries: PlainEntry[] = [];
  for (let page = 1; ; page += 1) {
    const { data, pagination } = await reader.call('listTimeEntries', { query: { ...asked, page, per_page: 100 } });
    for (const { billing, exclusion, ...entry } of data)
      entries.push({
        date: entry.date,
        user: entry.user_id,
        client: entry.client_id,
        project: entry.project_id,
        ticket: entry.ticket_id,
        currency: billing.currency,
        hours: inParts(entry.hours, 2),
        rate: inParts(billing.rate_charged ?? 0, 4),
        cost: inParts(costs.get(entry.user_id) ?? 0, 4),
        counts: billing.billable && !exclusion.excluded,
      });
    if (page >= pagination.total_pages) return entries;
  }
}

/** Adds up entries by `keyOf`. Leaves out groups without hours. */
export function addUp(
  entries: readonly PlainEntry[],
  keyOf: (entry: PlainEntry) => string,
): ReadonlyMap<string, PlainSums> {
  const sums = new Map<string, [bigint, bigint, bigint, bigint]>();
  for (const entry of entries) {
    const [hours, billable, value, cost] = sums.get(keyOf(entry)) ?? [0n, 0n, 0n, 0n];
    const counted = entry.counts ? entry.hours : 0n;
    sums.set(keyOf(entry), [
      hours + entry.hours,
      billable + counted,
      value + counted * entry.rate,
      cost + entry.hours * entry.cost,
    ]);
  }
  return new Map(
    [...sums].filter(([, [hours]]) => hours !== 0n).map(([key, [...four]]) => [key, four.map(String) as never]),
  );
}
