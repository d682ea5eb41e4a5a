/**
 * A list of 1,000,000 time entries as one CSV file: how long it takes, how much memory the server needs, and how long
 * other requests take meanwhile.
 */
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { percentile, rounded, timesWhile } from './latency.js';

const pauseMs = 5000;
const sampleMs = 100;

export interface ExportMeasured {
  readonly rows: number;
  readonly megabytes: number;
  readonly seconds: number;
  /**
   * Resident memory of the server in megabytes, before the export and at its peak; null if the system does not report
   * it.
   */
  readonly residentBefore: number | null;
  readonly residentPeak: number | null;
  /** Milliseconds that a list of 20 takes over HTTP, before the export and during it. */
  readonly p50Before: number;
  readonly p99Before: number;
  readonly p50: number;
  readonly p99: number;
}

/** Downloads the file from a fresh server, whose process is `pid`. */
export async function measureExport(url: string, pid: number | undefined, key: string): Promise<ExportMeasured> {
  const get = async (path: string): Promise<Response> => {
    const response = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${key}` } });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response;
  };
  const ask = async (): Promise<void> => void (await (await get('/v1/clients?per_page=20')).arrayBuffer());
  await timesWhile(ask, () => pause(pauseMs)); // Gives the engine time to compile the code.
  const before = await timesWhile(ask, () => pause(pauseMs));
  const residentBefore = residentOf(pid);
  const file = { rows: -1, bytes: 0, seconds: 0, residentPeak: residentBefore };
  const sampler = setInterval(() => {
    file.residentPeak = Math.max(file.residentPeak ?? 0, residentOf(pid) ?? 0) || null;
  }, sampleMs);
  const during = await timesWhile(ask, async () => {
    const begun = performance.now();
    const { body } = await get('/v1/time-entries?format=csv');
    for await (const chunk of body ?? []) {
      file.bytes += chunk.length;
      file.rows += linesIn(chunk);
    }
    file.seconds = rounded((performance.now() - begun) / 1000);
  });
  clearInterval(sampler);
  const { bytes, ...measured } = file;
  return {
    ...measured,
    megabytes: rounded(bytes / 1e6),
    residentBefore,
    p50Before: percentile(before, 0.5),
    p99Before: percentile(before, 0.99),
    p50: percentile(during, 0.5),
    p99: percentile(during, 0.99),
  };
}

/** Counts line ends, which are rows, because descriptions in the bench contain no line breaks. */
function linesIn(chunk: Uint8Array): number {
  let count = 0;
  for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) count += 1;
  return count;
}

/** Resident memory of a process in megabytes; null if the system does not report it. */
export function residentOf(pid: number | undefined): number | null {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kilobytes === undefined ? null : rounded(Number(kilobytes) / 1000);
  } catch {
    return null;
  }
}
