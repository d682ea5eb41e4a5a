import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What wrk reports about a load. */
export interface Latencies {
  readonly requests: number;
  readonly perSecond: number;
  /** Null if no request finished in time. */
  readonly p50: number | null;
  readonly p99: number | null;
}

/**
 * The mean increase per request from `before` to `after`; null if either is unknown, or no request finished in time.
 */
export const perRequest = (before: number | null, after: number | null, requests: number): number | null =>
  before === null || after === null || requests === 0 ? null : (after - before) / requests;

const inMs = (text: string): number => {
  const [, value = '0', unit = 'ms'] = /^([\d.]+)(us|ms|s)$/.exec(text) ?? [];
  return Number(value) * (unit === 's' ? 1000 : unit === 'us' ? 0.001 : 1);
};

/** Loads a server over 32 connections with a wrk script; throws if any response is not a 2xx. */
export async function runWrk(
  url: string,
  script: string,
  seconds: number,
  env: Readonly<Record<string, string>>,
): Promise<Latencies> {
  const { stdout } = await run(
    'wrk',
    ['-t2', '-c32', `-d${seconds}s`, '--latency', '--timeout', '30s', '-s', script, url],
    {
      env: { ...process.env, ...env },
    },
  );
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`The load met errors:\n${stdout}`);
  return latenciesIn(stdout);
}

/** Reads the output of wrk. */
export function latenciesIn(output: string): Latencies {
  const requests = Number(/^\s+(\d+) requests in/m.exec(output)?.[1]);
  const quantile = (percent: number): number | null =>
    requests === 0 ? null : inMs(new RegExp(`^\\s+${percent}%\\s+(\\S+)`, 'm').exec(output)?.[1] ?? '');
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
  return { requests, perSecond, p50: quantile(50), p99: quantile(99) };
}
