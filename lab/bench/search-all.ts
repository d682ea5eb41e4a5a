/**
 * Searches over 1,000,000 tickets and as many time entries: throughput over 32 connections, times over a single one,
 * and the number of rows that the database reads.
 */
import { join } from 'node:path';
import type { Database } from '../../database/db.js';
import { projectRoot } from '../../settings/root.js';
import { percentile } from './latency.js';
import { processorTime } from './processor-time.js';
import type { BenchServer } from './servers.js';
import { perRequest, runWrk } from './wrk.js';

/** The searches, by what their words match. */
const scenarios = {
  'all entries': 'work',
  'all entries, two words': 'work item',
  'a fifth of the tickets': 'router3',
  'beginning of what all tickets hold': 'rou',
  'a hundredth': 'email99',
  'beginning of a thousandth': 'meeting4',
  'a rare word': 'meeting4711',
  'a common word and a rare one': 'router3 licence99',
  'two words that go together seldom': 'invoice7 email42',
  'beginning of a title': 'invoice7 lic',
  number: '4711',
  nothing: 'nowhere',
} as const;

export interface SearchAllMeasured {
  readonly scenario: string;
  readonly search: string;
  /** Over 32 connections; times in milliseconds. */
  readonly perSecond: number;
  readonly p50: number | null;
  readonly p99: number | null;
  /** Over one connection. */
  readonly p50Alone: number;
  readonly p99Alone: number;
  /** Milliseconds of processor time per request; null if the system does not report it. */
  readonly node: number | null;
  readonly database: number | null;
  /** The rows that the database reads per request. */
  readonly rows: number;
}

const alone = 50;

/** Measures each search by itself, after a round that does not count, and then all of them in turn. */
export async function measureSearchAll(
  server: BenchServer,
  keys: readonly string[],
  databasePid: number | undefined,
  db: Database,
  seconds: number,
): Promise<SearchAllMeasured[]> {
  const measured: SearchAllMeasured[] = [];
  for (const [scenario, search] of Object.entries(scenarios))
    measured.push({ scenario, search, ...(await measure(server, keys, databasePid, db, seconds, [search])) });
  const all = await measure(server, keys, databasePid, db, 2 * seconds, Object.values(scenarios));
  return [...measured, { scenario: 'all of these in turn', search: '', ...all }];
}

const pathOf = (search: string): string => `/v1/search?${new URLSearchParams({ q: search }).toString()}`;

async function measure(
  { url, pid }: BenchServer,
  keys: readonly string[],
  databasePid: number | undefined,
  db: Database,
  seconds: number,
  searches: readonly string[],
): Promise<Omit<SearchAllMeasured, 'scenario' | 'search'>> {
  const paths = searches.map(pathOf);
  const load = () =>
    runWrk(url, join(projectRoot, 'lab/bench/search.lua'), seconds, {
      BENCH_PATHS: paths.join('\n'),
      BENCH_KEYS: keys.join('\n'),
    });
  await load();
  const taken = (): (number | null)[] => [processorTime(pid), processorTime(databasePid)];
  const [nodeBefore = null, databaseBefore = null] = taken();
  const { requests, perSecond, p50, p99 } = await load();
  const [node = null, database = null] = taken();
  return {
    perSecond,
    p50,
    p99,
    node: perRequest(nodeBefore, node, requests),
    database: perRequest(databaseBefore, database, requests),
    ...(await measureAlone(url, keys[0] ?? '', db, paths)),
  };
}

async function measureAlone(
  url: string,
  key: string,
  db: Database,
  paths: readonly string[],
): Promise<Pick<SearchAllMeasured, 'p50Alone' | 'p99Alone' | 'rows'>> {
  const times: number[] = [];
  const before = await rowsRead(db);
  for (let count = 0; count < alone; count += 1) {
    const begun = performance.now();
    const response = await fetch(`${url}${paths[count % paths.length] ?? ''}`, {
      headers: { authorization: `Bearer ${key}` },
    });
    if (!response.ok) throw new Error(`A search was answered with ${response.status}: ${await response.text()}`);
    await response.arrayBuffer();
    times.push(performance.now() - begun);
  }
  const rows = Math.round(((await rowsRead(db)) - before) / alone);
  const sorted = times.toSorted((a, b) => a - b);
  return { p50Alone: percentile(sorted, 0.5), p99Alone: percentile(sorted, 0.99), rows };
}

/** The number of rows that the server has read so far, from tables and from temporary results. */
async function rowsRead(db: Database): Promise<number> {
  const rows = (await db.perform("SHOW GLOBAL STATUS LIKE 'Handler\\_read%'", [])) as { Value: string }[];
  return rows.reduce((sum, { Value: value }) => sum + Number(value), 0);
}
