/** Search over 1,000,000 tickets, compared with the LIKE that it replaces: the newest 20 and the total count. */
import sql, { join } from 'sql-template-tag';
import type { Database } from '../../database/db.js';
import { select } from '../../models/select.js';
import type { Seeded } from './seed.js';

const scenarios = {
  'rare word': 'meeting4711',
  'word of a thousandth': 'hosting17',
  'word of a hundredth': 'email99',
  'word of a fifth': 'router3',
  'beginning of rare words': 'meeting471',
  'beginning of words': 'firewall12',
  'two words': 'invoice7 email42',
  'a common word and a rare one': 'router3 licence99',
} as const;

export interface SearchMeasured {
  readonly scenario: string;
  readonly search: string;
  readonly found: number | null;
  /** Times over HTTP, in milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Time of the LIKE statements alone, in milliseconds. */
  readonly like: number | null;
}

const requests = 40;

/** Runs each search over HTTP, one at a time, after a first one that fills the caches. */
export async function measureSearch(
  url: string,
  { key, workspaceId }: Seeded,
  db: Database,
): Promise<SearchMeasured[]> {
  const measured: SearchMeasured[] = [];
  const all: number[] = [];
  for (const [scenario, search] of Object.entries(scenarios)) {
    const answers: Timed[] = [];
    for (let count = 0; count <= requests; count += 1) answers.push(await timed(() => ask(url, key, search)));
    const [first, ...counted] = answers;
    const like = await timed(() => countByLike(db, workspaceId, search));
    if (first?.found !== like.found) throw new Error(`${search}: found ${first?.found}, by LIKE ${like.found}`);
    const times = counted.map(({ took }) => took);
    all.push(...times);
    measured.push({ scenario, search, found: like.found, ...percentiles(times), like: rounded(like.took) });
  }
  return [...measured, { scenario: 'all of these', search: '', found: null, ...percentiles(all), like: null }];
}

function percentiles(times: readonly number[]): { readonly p50: number; readonly p99: number } {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => rounded(sorted[Math.ceil(sorted.length * share) - 1] ?? 0);
  return { p50: at(0.5), p99: at(0.99) };
}

interface Timed {
  readonly found: number;
  readonly took: number;
}

async function timed(work: () => Promise<number>): Promise<Timed> {
  const begun = performance.now();
  const found = await work();
  return { found, took: performance.now() - begun };
}

const rounded = (ms: number): number => Math.round(ms * 10) / 10;

async function ask(url: string, key: string, search: string): Promise<number> {
  const response = await fetch(`${url}/v1/tickets?${new URLSearchParams({ search }).toString()}`, {
    headers: { authorization: `Bearer ${key}` },
  });
  if (!response.ok) throw new Error(`${search} was answered with ${response.status}: ${await response.text()}`);
  const { pagination } = (await response.json()) as { pagination: { total: number } };
  return pagination.total;
}

/** The page and the count that a list reads, of tickets with all words in the title or description. */
async function countByLike(db: Database, workspaceId: string, search: string): Promise<number> {
  const words = search
    .split(' ')
    .map((word) => sql`(t.title LIKE ${`%${word}%`} OR t.description LIKE ${`%${word}%`})`);
  const matching = sql`FROM tickets t WHERE t.workspace_id = ${workspaceId} AND ${join(words, ' AND ')}`;
  await select({ db }, sql`SELECT t.id ${matching} ORDER BY t.created_at DESC, t.id DESC LIMIT ${20}`);
  const [row] = await select<{ total: number }>({ db }, sql`SELECT COUNT(*) AS total ${matching}`);
  return row?.total ?? 0;
}
