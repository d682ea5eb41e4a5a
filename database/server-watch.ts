/** Whether the server of a database answers, and what becomes of those who wait for it (docs/decisions/deadlines.md). */
import type { Connection } from 'mysql2';
import { NoConnectionError } from './no-connection.js';
import { socketOf } from './open-sockets.js';

const lookEveryMs = 500;
/** A statement that is not answered by then puts the server in question. */
const doubtMs = 2_000;
/** A server that is in question and answers nothing for so long counts as silent. */
const timeoutMs = 3_000;
/** Whoever looks so late stood still: what waits for it by then is no fault of the server. */
const lateMs = 2_500;

/** What a connection waits for. */
class Wait {
  private pending = 0;
  since = 0;

  constructor(
    readonly limitMs: number,
    private readonly onAnswer: () => void,
  ) {}

  get isOpen(): boolean {
    return this.pending > 0;
  }

  begin(): void {
    this.pending += 1;
    if (this.pending === 1) this.since = performance.now();
  }

  end(isAnswered: boolean): void {
    this.pending = Math.max(0, this.pending - 1);
    this.since = performance.now();
    if (isAnswered) this.onAnswer();
  }
}

const waits = new WeakMap<Connection, Wait>();

/** How a connection is waiting, if a database watches it. */
export const waitOf = (connection: Connection): Wait | undefined => waits.get(connection);

export interface Watching {
  /** Asks the server for anything, over a connection of its own; rejects if it is not reached. It need not end. */
  readonly ask: () => Promise<void>;
  readonly lookEveryMs?: number;
}

/**
 * Watches what the connections of a database wait for. A server that answers may take its time, up to the limit of each connection;
 * of one that answers nobody, all connections are given up, and no others are made until it answers again.
 */
export class ServerWatch {
  private readonly connections = new Map<Connection, Wait>();
  private readonly onSilence: (() => void)[] = [];
  private readonly timer: NodeJS.Timeout;
  private lookedAt = performance.now();
  private answeredAt = performance.now();
  private inQuestionSince: number | undefined;
  private isAsking = false;
  private silent = false;

  constructor(private readonly watching: Watching) {
    this.timer = setInterval(() => this.look(), watching.lookEveryMs ?? lookEveryMs).unref();
  }

  /** Whether there is no use in asking it anything. */
  get isSilent(): boolean {
    return this.silent;
  }

  /** Has something done whenever it falls silent. */
  whenSilent(act: () => void): void {
    this.onSilence.push(act);
  }

  /** Watches a connection that is just being made. Each of its statements may take so long. */
  keep(connection: Connection, limitMs: number): void {
    const wait = new Wait(limitMs, () => (this.answeredAt = performance.now()));
    this.connections.set(connection, wait);
    waits.set(connection, wait);
    socketOf(connection).once('close', () => this.connections.delete(connection));
  }

  close(): void {
    clearInterval(this.timer);
  }

  private look(): void {
    const now = performance.now();
    const isLate = now - this.lookedAt > lateMs;
    this.lookedAt = now;
    if (isLate) return this.beginAnew(now);
    const waiting = [...this.connections].filter(([, wait]) => wait.isOpen);
    for (const [connection, { since, limitMs }] of waiting)
      if (now - since > limitMs) giveUp(connection, `A statement was not answered within ${limitMs / 1000} seconds`);
    const isInQuestion =
      this.silent || waiting.some(([, { since }]) => now - Math.max(since, this.answeredAt) > doubtMs);
    if (isInQuestion) this.question(now);
    else this.inQuestionSince = undefined;
  }

  /** Nothing was heard while this process stood still. */
  private beginAnew(now: number): void {
    this.inQuestionSince = undefined;
    for (const wait of this.connections.values()) wait.since = now;
  }

  private question(now: number): void {
    this.inQuestionSince ??= now;
    if (!this.isAsking) this.ask();
    if (this.silent || now - Math.max(this.inQuestionSince, this.answeredAt) <= timeoutMs) return;
    this.silent = true;
    for (const connection of this.connections.keys()) giveUp(connection, 'The database does not answer');
    for (const act of this.onSilence) act();
  }

  private ask(): void {
    this.isAsking = true;
    void this.hear().finally(() => (this.isAsking = false));
  }

  private async hear(): Promise<void> {
    try {
      await this.watching.ask();
    } catch {
      return;
    }
    this.answeredAt = performance.now();
    this.silent = false;
  }
}

/** What it waits for fails, and its pool makes another. */
function giveUp(connection: Connection, why: string): void {
  socketOf(connection).destroy(new NoConnectionError(why));
}
