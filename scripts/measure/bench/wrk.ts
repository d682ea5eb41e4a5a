import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What wrk reports about a load. */
export interface Latencies {
  readonly requests: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

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
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  return {
    requests: Number(/^\s+(\d+) requests in/m.exec(stdout)?.[1]),
    perSecond,
    p50: inMs(/^\s+50%\s+(\S+)/m.exec(stdout)?.[1] ?? ''),
    p99: inMs(/^\s+99%\s+(\S+)/m.exec(stdout)?.[1] ?? ''),
  };
}
