/**
 * A firm of 1,000,000 time entries that leaves with everything: how long its export and its import take, how much memory they need, and
 * how long other requests take during the export.
 */
import { spawn } from 'node:child_process';
import { createWriteStream, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { Schemas } from '../../contract/contract.js';
import { openDatabase } from '../../database/database.js';
import { migrate } from '../../models/migrate.js';
import { projectRoot } from '../../settings/root.js';
import type { BenchDatabase } from './database.js';
import { residentOf } from './exports.js';
import { percentile, rounded, timesWhile } from './latency.js';

const quietMs = 5000;
const sampleMs = 100;
const pollMs = 500;

export interface MovingMeasured {
  readonly megabytes: number;
  readonly exportSeconds: number;
  /** Resident memory in megabytes of the server, whose worker writes the file; null if the system does not report it. */
  readonly residentBefore: number | null;
  readonly residentPeak: number | null;
  /** Milliseconds that a list of 20 takes over HTTP. */
  readonly p50Before: number;
  readonly p99Before: number;
  readonly p50: number;
  readonly p99: number;
  readonly importSeconds: number;
  readonly importPeak: number | null;
}

/** Exports the workspace of the key from a server with a worker, whose process is `pid`, and imports it into an empty database. */
export async function measureMoving(
  { url, pid }: { readonly url: string; readonly pid: number | undefined },
  key: string,
  database: BenchDatabase,
): Promise<MovingMeasured> {
  const call = async (path: string, method = 'GET'): Promise<Response> => {
    const response = await fetch(`${url}${path}`, { method, headers: { authorization: `Bearer ${key}` } });
    if (!response.ok) throw new Error(`${method} ${path} returned ${response.status}: ${await response.text()}`);
    return response;
  };
  const list = async (): Promise<void> => void (await (await call('/v1/clients?per_page=20')).arrayBuffer());
  await timesWhile(list, () => pause(quietMs)); // Gives the engine time to compile the code.
  const before = await timesWhile(list, () => pause(quietMs));
  const residentBefore = residentOf(pid);
  const begun = performance.now();
  const peak = watchResident(pid);
  const during = await timesWhile(list, () => exported(call));
  const exportSeconds = secondsSince(begun);
  const residentPeak = peak();
  const { id, size } = await newest(call);
  const file = join(database.folder, 'moving.zip');
  const { body } = await call(`/v1/workspace/exports/${id}/file`);
  if (!body) throw new Error('The export has no file');
  await pipeline(body, createWriteStream(file));
  const imported = await importInto(database, file);
  rmSync(file);
  return {
    megabytes: rounded((size ?? 0) / 1e6),
    exportSeconds,
    residentBefore,
    residentPeak,
    p50Before: percentile(before, 0.5),
    p99Before: percentile(before, 0.99),
    p50: percentile(during, 0.5),
    p99: percentile(during, 0.99),
    ...imported,
  };
}

type Call = (path: string, method?: string) => Promise<Response>;

async function newest(call: Call): Promise<Schemas['WorkspaceExport']> {
  const { data } = (await (await call('/v1/workspace/exports?per_page=1')).json()) as {
    data: Schemas['WorkspaceExport'][];
  };
  if (!data[0]) throw new Error('No export is listed');
  return data[0];
}

async function exported(call: Call): Promise<void> {
  await call('/v1/workspace/exports', 'POST');
  for (;;) {
    const { status } = await newest(call);
    if (status === 'ready') return;
    if (status === 'failed') throw new Error('The export failed');
    await pause(pollMs);
  }
}

async function importInto(
  { url, db }: BenchDatabase,
  file: string,
): Promise<Pick<MovingMeasured, 'importSeconds' | 'importPeak'>> {
  const name = 'docket_moving';
  await db.perform(`DROP DATABASE IF EXISTS ${name}`, []);
  await db.perform(`CREATE DATABASE ${name} CHARACTER SET utf8mb4`, []);
  const target = new URL(url);
  target.pathname = `/${name}`;
  const empty = openDatabase(target.href, 1);
  await migrate(empty);
  await empty.destroy();
  const program = resolve(projectRoot, 'dist/scripts/operator/workspaces.js');
  const begun = performance.now();
  const child = spawn(process.execPath, [program, 'import', file], {
    env: { ...process.env, DATABASE_URL: target.href },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const peak = watchResident(child.pid);
  const code = await new Promise((ended) => child.once('exit', ended));
  const importPeak = peak();
  if (code !== 0) throw new Error(`The import exited with ${String(code)}`);
  const importSeconds = secondsSince(begun);
  await db.perform(`DROP DATABASE ${name}`, []);
  return { importSeconds, importPeak };
}

/** Watches the memory of a process until the returned function is called, which returns the peak. */
function watchResident(pid: number | undefined): () => number | null {
  let peak = residentOf(pid);
  const sampler = setInterval(() => {
    peak = Math.max(peak ?? 0, residentOf(pid) ?? 0) || null;
  }, sampleMs);
  return () => {
    clearInterval(sampler);
    return peak;
  };
}

const secondsSince = (begun: number): number => rounded((performance.now() - begun) / 1000);
