/**
 * Watches whether the server of a database answers, and cuts its connections if it does not
 * (docs/decisions/deadlines.md).
 */
import type { Connection } from 'mysql2';
import { NoConnectionError } from './no-connection.js';
import { socketOf } from './open-sockets.js';

const lookEveryMs = 500;
/** A statement that is not answered for this long makes the server doubtful. */
const doubtMs = 2_000;
/** A doubtful server that answers nothing for this long counts as silent. */
const timeoutMs = 3_000;
/** If looks are this far apart, the process itself stood still, and the server is not to blame for what waits. */
const lateMs = 2_500;

/** The statements that a connection waits for: how many, and since when nothing was answered. */
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

/** The wait of a connection that is watched; undefined for others. */
export const waitOf = (connection: Connection): Wait | undefined => waits.get(connection);

export interface Watching {
  /**
   * Asks the server anything over a connection of its own. Rejects if the server cannot be reached; may stay pending.
   */
  readonly ask: () => Promise<void>;
  readonly lookEveryMs?: number;
}

/**
 * Watches the connections of a database. As long as the server answers on any of them, each statement may take up to
 * the limit of its connection. If the server answers nothing, all connections are cut, and none is opened until it
 * answers again.
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

  /** Whether the server answers nothing, so that statements are refused at once. */
  get isSilent(): boolean {
    return this.silent;
  }

  /** Registers a function to be called whenever the server falls silent. */
  whenSilent(act: () => void): void {
    this.onSilence.push(act);
  }

  /** Watches a connection that is being opened. Each of its statements may take up to `limitMs`. */
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

  /** Restarts all measurements, because this process stood still and could hear no answers. */
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

/** Cuts a connection: its statements fail, and its pool opens another. */
function giveUp(connection: Connection, why: string): void {
  socketOf(connection).destroy(new NoConnectionError(why));
}
