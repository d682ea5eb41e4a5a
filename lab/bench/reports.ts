/**
 * How long each report takes over 1,000,000 time entries and 50,000 invoices: over HTTP; its statements alone, as the database logs
 * them, replayed with mysql2; and, for reports that read rollups, plain SQL over the rows themselves.
 */
import { createPool, type Pool } from 'mysql2/promise';
import { connectionOptions } from '../../database/connection-options.js';
import type { Database } from '../../database/db.js';
import type { Seeded } from './seed.js';

const rounds = 15;
/** How long a report is requested before it is measured, so that its code is compiled as in a running service. */
const warmUpMs = 2_000;
/** Almost all time entries: two years, with part of a month at either end. */
const entries = 'from=2024-01-02&to=2025-12-30';
const inRange = (table: string, column: string): string =>
  `${table}.workspace_id = ? AND ${table}.${column} BETWEEN '2024-01-02' AND '2025-12-30'`;

interface Scenario {
  readonly path: string;
  /** The least SQL that gives the figures without rollups; its parameter is the workspace. */
  readonly plain?: string;
}

const timeBy = (keys: string): string =>
  `SELECT ${keys}, SUM(t.hours), SUM(t.billable_hours), SUM(t.value), SUM(t.hours * COALESCE(t.cost_rate, 0)) FROM time_entries t
    WHERE ${inRange('t', 'date')} GROUP BY ${keys}`;
const linesBy = (keys: string): string =>
  `SELECT ${keys}, SUM(l.amount) FROM invoices i JOIN invoice_line_items l ON l.workspace_id = i.workspace_id AND l.invoice_id = i.id
    WHERE ${inRange('i', 'invoice_date')} AND i.status NOT IN ('draft', 'void') GROUP BY ${keys}`;

const scenarios: Readonly<Record<string, Scenario>> = {
  'time by client': { path: `time?${entries}`, plain: timeBy('t.client_id, t.project_id') },
  'time by user': { path: `time?${entries}&group_by=user`, plain: timeBy('t.user_id') },
  'time by week': { path: `time?${entries}&group_by=week`, plain: timeBy('YEARWEEK(t.date, 3)') },
  'time by ticket': { path: `time?${entries}&group_by=ticket`, plain: timeBy('t.ticket_id') },
  'utilization by user': { path: `utilization?${entries}`, plain: timeBy('t.user_id') },
  'utilization by week': { path: `utilization?${entries}&group_by=week`, plain: timeBy('YEARWEEK(t.date, 3)') },
  profitability: { path: `profitability?${entries}&view=both`, plain: timeBy('t.client_id, t.project_id') },
  'revenue by month': { path: `revenue?${entries}`, plain: linesBy("DATE_FORMAT(i.invoice_date, '%Y-%m')") },
  'revenue by project': { path: `revenue?${entries}&group_by=project`, plain: linesBy('l.project_id') },
  'taxes invoiced': { path: `taxes?${entries}` },
  'taxes collected': { path: `taxes?${entries}&basis=collected` },
  dashboard: { path: `dashboard?${entries}&compare_to=previous_year`, plain: timeBy('t.currency') },
  aging: { path: 'aging' },
  unbilled: { path: 'unbilled' },
  forecast: { path: 'forecast?months=12' },
};

export interface ReportMeasured {
  readonly report: string;
  /** Median of the rounds, in milliseconds. */
  readonly p50: number;
  readonly statements: number;
  readonly p50OfStatements: number;
  readonly ratio: number;
  readonly p50OfPlain: number | null;
}

/** Requests every report, one at a time, from a server that was started after `logParameters`; requests and replays alternate. */
export async function measureReports(
  url: string,
  { key, workspaceId }: Seeded,
  db: Database,
  databaseUrl: string,
): Promise<ReportMeasured[]> {
  const pool = createPool({ ...connectionOptions(databaseUrl), connectionLimit: 14 });
  try {
    const measured: ReportMeasured[] = [];
    for (const [report, { path, plain }] of Object.entries(scenarios)) {
      const ask = () => askFor(`${url}/v1/reports/${path}`, key);
      for (const begun = performance.now(); performance.now() - begun < warmUpMs;) await ask();
      const statements = await logged(db, ask);
      const [ofService, replayed, summed]: number[][] = [[], [], []];
      for (let round = 0; round < rounds; round += 1) {
        ofService?.push(await timed(ask));
        replayed?.push(await timed(() => replay(pool, statements)));
        if (plain !== undefined && round < 3) summed?.push(await timed(() => pool.query(plain, [workspaceId])));
      }
      const [p50, p50OfStatements] = [middle(ofService), middle(replayed)];
      measured.push({
        report,
        p50,
        statements: [...statements.values()].flat().length,
        p50OfStatements,
        ratio: rounded(p50 / p50OfStatements, 2),
        p50OfPlain: plain === undefined ? null : middle(summed),
      });
    }
    return measured;
  } finally {
    await pool.end();
  }
}

async function askFor(url: string, key: string): Promise<void> {
  const response = await fetch(url, { headers: { authorization: `Bearer ${key}` } });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  await response.arrayBuffer();
}

/**
 * Makes the log of the database show the parameters of statements that are prepared from now on; only for the bench's own database.
 * Returns a function that ends this.
 */
export async function logParameters(db: Database): Promise<() => Promise<void>> {
  await db.perform("SET GLOBAL log_output = 'NONE'", []);
  await db.perform('SET GLOBAL general_log = 1', []);
  return async () => void (await db.perform('SET GLOBAL general_log = 0', []));
}

/** The statements that each connection sends while something is done, prepared or not. */
async function logged(db: Database, work: () => Promise<void>): Promise<ReadonlyMap<number, readonly string[]>> {
  await db.perform('TRUNCATE TABLE mysql.general_log', []);
  await db.perform("SET GLOBAL log_output = 'TABLE'", []);
  try {
    await work();
  } finally {
    await db.perform("SET GLOBAL log_output = 'NONE'", []);
  }
  const rows = (await db.perform(
    "SELECT thread_id, CONVERT(argument USING utf8mb4) AS statement FROM mysql.general_log WHERE command_type IN ('Execute', 'Query') AND argument LIKE '%SELECT%'",
    [],
  )) as { thread_id: number; statement: string }[];
  const byConnection = new Map<number, string[]>();
  for (const { thread_id, statement } of rows)
    byConnection.set(thread_id, [...(byConnection.get(thread_id) ?? []), statement]);
  return byConnection;
}

/** Replays the statements of each connection in sequence, and the connections in parallel. */
async function replay(pool: Pool, statements: ReadonlyMap<number, readonly string[]>): Promise<void> {
  await Promise.all(
    [...statements.values()].map(async (some) => {
      for (const statement of some) await pool.query(statement);
    }),
  );
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

const middle = (times: readonly number[] | undefined = []): number =>
  rounded(times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0, 1);
const rounded = (value: number, places: number): number => Math.round(value * 10 ** places) / 10 ** places;
