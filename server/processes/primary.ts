/**
 * Several processes that serve at one port (docs/decisions/processes.md).
 *
 * - The primary (this file) serves nothing. It starts one child, then the others, restarts each that dies after a
 *   second, and holds the counts of all limits (cluster-counters.ts), which children use unless REDIS_URL is set.
 * - A child (child.ts) runs a whole server: it has its own connections to the database and its own worker, accepts its
 *   own connections from the kernel, and sends `docket:ready` once it listens.
 * - To answer `/metrics`, a child requests the sum of all metrics from the primary, which collects them from all
 *   children (metrics-of-all.ts).
 * - `stop` sends each child `docket:end`. Children drain for 25 seconds at most; the primary kills those that are left
 *   after 27. If the primary itself dies, node:cluster ends its children.
 */
import cluster, { type Worker } from 'node:cluster';
import { setTimeout as pause } from 'node:timers/promises';
import { OperatorError } from '../../settings/operator-error.js';
import { serveCounts } from './cluster-counters.js';
import type { ToPrimary } from './messages.js';
import { send, serveMetrics } from './metrics-of-all.js';

/** The service gives up if this many children in a row end before they are ready; at once if the very first does. */
const maxFailures = 5;
/** Longer than the 25 seconds after which a child aborts the requests and jobs that still run. */
const timeoutMs = 27_000;

export interface Start {
  readonly count: number;
  /** Added to each child's environment, beside its number (`DOCKET_PROCESS`). */
  readonly env: Readonly<Record<string, string>>;
  /** Prints a line for the operator at the terminal. */
  readonly log: (line: string) => void;
  /** Milliseconds before a dead child is restarted; 1,000 if omitted. */
  readonly restartDelayMs?: number;
}

type End = readonly [code: number | null, signal: string | null];

/** Children that run the same program as this process. */
export class ProcessPool {
  readonly #start: Start;
  readonly #children = new Map<Worker, Promise<End>>();
  readonly #stopMetrics: () => void;
  #failures = 0;
  #hasBegun = false;
  #isStopping = false;
  #fail: (reason: Error) => void = () => undefined;
  /** Rejects when children cannot be started any more. */
  readonly failed = new Promise<never>((_, reject) => {
    this.#fail = reject;
  });

  constructor(start: Start) {
    this.#start = start;
    this.failed.catch(() => undefined);
    // Children accept connections from the kernel. If the primary passed them on, one on its way to a child that is
    // killed would hang.
    cluster.schedulingPolicy = cluster.SCHED_NONE;
    cluster.setupPrimary({ execArgv: [...process.execArgv, '--enable-source-maps'] });
    serveCounts();
    this.#stopMetrics = serveMetrics();
  }

  /** Starts all children; resolves with their URL when all are ready. */
  async begin(): Promise<string> {
    // The first starts alone, so that a failure that all have in common, such as a port in use, is reported once.
    const url = await this.#fill(1);
    this.#hasBegun = true;
    const others = Array.from({ length: this.#start.count - 1 }, (_, at) => at + 2);
    await Promise.all(others.map((number) => this.#fill(number)));
    return url;
  }

  /** Tells all children to drain and end; resolves when they have ended. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    const limit = setTimeout(() => {
      this.#start.log('Processes that had not ended 27 seconds after they were asked to are killed');
      this.kill();
    }, timeoutMs);
    for (const child of this.#children.keys()) send(child, { type: 'docket:end' });
    await Promise.all(this.#children.values());
    clearTimeout(limit);
    this.#stopMetrics();
  }

  kill(): void {
    for (const child of this.#children.keys()) child.process.kill('SIGKILL');
  }

  #fill(number: number): Promise<string> {
    return Promise.race([this.failed, new Promise<string>((onReady) => void this.#keep(number, onReady))]);
  }

  /** Starts a child, and another one in its place whenever it has ended. */
  async #keep(number: number, onReady: (url: string) => void): Promise<void> {
    while (!this.#isStopping) {
      const child = cluster.fork({ ...this.#start.env, DOCKET_PROCESS: String(number) });
      const ended = endOf(child);
      this.#children.set(child, ended);
      const url = await Promise.race([readinessOf(child), ended.then(() => undefined)]);
      if (url !== undefined) {
        this.#failures = 0;
        onReady(url);
        // During its start, a child does not listen for messages yet: it may have missed the one that `stop` sent.
        if (this.#isStopping) send(child, { type: 'docket:end' });
      }
      const [code, signal] = await ended;
      this.#children.delete(child);
      if (this.#isStopping) return;
      this.#start.log(
        `Process ${number} (${child.process.pid}) ended ${signal === null ? `with ${code}` : `by ${signal}`}`,
      );
      if (url === undefined) this.#noteFailure();
      await pause(this.#start.restartDelayMs ?? 1_000);
    }
  }

  #noteFailure(): void {
    this.#failures += 1;
    if (this.#hasBegun && this.#failures < maxFailures) return;
    this.#isStopping = true;
    this.#fail(new OperatorError('Docket ends, because its processes do not start.'));
  }
}

const endOf = (child: Worker): Promise<End> =>
  new Promise((resolve) => {
    child
      .once('exit', (code: number | null, signal: string | null) => resolve([code, signal]))
      .on('error', () => undefined);
  });

const readinessOf = (child: Worker): Promise<string> =>
  new Promise((resolve) => {
    child.on('message', (message: ToPrimary) => {
      if (message.type === 'docket:ready') resolve(message.url);
    });
  });
