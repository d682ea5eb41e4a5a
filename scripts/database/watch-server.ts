import { setTimeout as pause } from 'node:timers/promises';
import { isRunning } from '../bootstrap/process-identity.mjs';
import { OperatorError } from '../../settings/operator-error.js';

const pollMs = 500;
/** A server that ends three times within a minute has a cause that a restart does not remove. */
const maxExits = 3;
const withinMs = 60_000;

export interface Watched {
  readonly identity: string;
  /** Identity of the process that serves now: another process that uses the server may have restarted it. */
  readonly current: () => string | undefined;
  /** Starts the server unless it runs; returns the identity of its process. */
  readonly startAgain: () => Promise<string>;
  /** Prints a line for the person at the terminal. */
  readonly log: (line: string) => void;
  readonly logFile: string;
  /** Monotonic clock in milliseconds; `performance.now` by default. */
  readonly clock?: () => number;
}

export interface ServerWatch {
  /** Rejects when the server has ended too often. */
  readonly failed: Promise<never>;
  stop(): void;
}

/** Restarts a server whenever it ends, for as long as this process uses it. */
export function watchServer(server: Watched): ServerWatch {
  const stopping = new AbortController();
  const failed = keepRunning(server, stopping.signal);
  failed.catch(() => undefined);
  return { failed, stop: () => stopping.abort() };
}

/** Throws if the server ends too often. Once `signal` is aborted, stays pending for ever: nobody waits for it. */
async function keepRunning(server: Watched, signal: AbortSignal): Promise<never> {
  let known = server.identity;
  let exits: number[] = [];
  const { clock = () => performance.now() } = server;
  for (;;) {
    await pause(pollMs, undefined, { ref: false });
    if (signal.aborted) return new Promise(() => undefined);
    const current = server.current() ?? known;
    if (current === known && isRunning(known)) continue;
    const now = clock();
    exits = [...exits.filter((at) => now - at < withinMs), now];
    if (exits.length >= maxExits) throw tooManyExits(server);
    try {
      if (!isRunning(current)) server.log('The private database ended unexpectedly. Restarting it …');
      known = await server.startAgain();
    } catch (error) {
      server.log(error instanceof Error ? error.message : String(error));
    }
  }
}

const tooManyExits = ({ logFile }: Watched): OperatorError =>
  new OperatorError(
    `The private database ended ${maxExits} times within a minute, so Docket stops. Look for the cause in ${logFile} and in the system log. ` +
      `If it ran out of memory, lower DATABASE_MEMORY_MB or add memory. Then start again.`,
  );
