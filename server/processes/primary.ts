/** Several processes that serve at one port, and the one that starts them, holds their counts and restarts those that die. */
import cluster, { type Worker } from 'node:cluster';
import { setTimeout as pause } from 'node:timers/promises';
import { OperatorError } from '../../settings/operator-error.js';
import { holdCounts } from './cluster-counters.js';
import type { ToPrimary } from './messages.js';
import { send, serveMetrics } from './metrics-of-all.js';

/** So many that end before they are ready, one after the other, and nothing more is tried. */
const maxFailures = 5;
/** A process drains for 25 seconds; what has not ended by then is cut. */
const timeoutMs = 27_000;

export interface Start {
  readonly count: number;
  /** What each finds in its environment, besides its number. */
  readonly env: Readonly<Record<string, string>>;
  /** Takes lines for the person at the terminal. */
  readonly log: (line: string) => void;
  /** Milliseconds before a process that died is started again; a second unless a test says otherwise. */
  readonly restartDelayMs?: number;
}

type End = readonly [code: number | null, signal: string | null];

/** Processes that run the program of this one. */
export class Processes {
  readonly #start: Start;
  readonly #children = new Map<Worker, Promise<End>>();
  readonly #stopMetrics: () => void;
  #failures = 0;
  #hasBegun = false;
  #isStopping = false;
  #fail: (reason: Error) => void = () => undefined;
  /** Rejects when processes cannot be started any more. */
  readonly failed = new Promise<never>((_, reject) => {
    this.#fail = reject;
  });

  constructor(start: Start) {
    this.#start = start;
    this.failed.catch(() => undefined);
    // Each takes its connections from the kernel: one that this process hands out would hang when its receiver is killed meanwhile.
    cluster.schedulingPolicy = cluster.SCHED_NONE;
    cluster.setupPrimary({ execArgv: [...process.execArgv, '--enable-source-maps'] });
    holdCounts();
    this.#stopMetrics = serveMetrics();
  }

  /** Resolves with the URL when all are ready. */
  async begin(): Promise<string> {
    // A failure that all of them have in common, such as a port that is taken, is reported by one.
    const url = await this.#fill(1);
    this.#hasBegun = true;
    const others = Array.from({ length: this.#start.count - 1 }, (_, at) => at + 2);
    await Promise.all(others.map((number) => this.#fill(number)));
    return url;
  }

  /** Lets all drain and end. */
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

  /** Starts a process, and another one in its place whenever it has ended. */
  async #keep(number: number, onReady: (url: string) => void): Promise<void> {
    while (!this.#isStopping) {
      const child = cluster.fork({ ...this.#start.env, DOCKET_PROCESS: String(number) });
      const ended = endOf(child);
      this.#children.set(child, ended);
      const url = await Promise.race([readinessOf(child), ended.then(() => undefined)]);
      if (url !== undefined) {
        this.#failures = 0;
        onReady(url);
        // A process that was still starting when all were asked to end may not have listened yet.
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
