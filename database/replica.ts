/**
 * A server that follows the writer (docs/decisions/read-replicas.md). Once a second, `tick` writes a heartbeat to the
 * writer, and reads on the replica how old the heartbeat is there. Reads are allowed while it is at most `maxLag`
 * seconds old.
 */
import { openReplica } from './database.js';
import type { Database, Db } from './db.js';
import { isMigrated } from './migrations.js';
import { transaction } from './transaction.js';

const everyMs = 1000;
/** A server that takes longer than this to report its state counts as down. */
const timeoutMs = 3000;

export interface ReplicaOptions {
  readonly url: string;
  readonly writer: Database;
  readonly poolSize: number;
  /** The maximum lag, in seconds, with which it is read. */
  readonly maxLag: number;
  /** Called when the replica stops serving, with the reason, and when it serves again, with undefined. */
  readonly onChange: (trouble: string | undefined) => void;
}

/** A value read from the replica, whose data are not older than `asOf`. */
export interface Dated<T> {
  readonly asOf: Date;
  readonly value: T;
}

interface Heartbeat {
  readonly origin: string;
  readonly beat_at: Date;
  readonly behind: number | string;
}

/** Thrown if the replica must not be read now; the message says why. */
export class UnfitError extends Error {
  override readonly name = 'UnfitError';
}

export class Replica {
  private readonly connections;
  private readonly timer = setInterval(() => this.tick(), everyMs).unref();
  private beating: Promise<void> | undefined;
  private looking: Promise<void> | undefined;
  private origin: string | undefined;
  /** Why nothing is read there; undefined while it serves, null before the first check. */
  private trouble: string | undefined | null = null;
  private seen = { lag: 0, at: performance.now() };

  constructor(private readonly options: ReplicaOptions) {
    this.connections = openReplica(options.url, options.poolSize, timeoutMs);
    this.tick();
  }

  get isServing(): boolean {
    return this.trouble === undefined;
  }

  /** An upper bound of the lag, in seconds; it grows while the replica does not answer. */
  get lag(): number {
    return this.seen.lag + (performance.now() - this.seen.at) / 1000;
  }

  /**
   * Runs `work` in one transaction there, so that it sees a single moment. Throws an UnfitError if the replica must not
   * be read.
   */
  readAtOnce<T>(work: (db: Db) => Promise<T>): Promise<Dated<T>> {
    return transaction(this.connections.db, async (db) => {
      const asOf = await this.fitMoment(db);
      return { asOf, value: await work(db) };
    });
  }

  /**
   * Runs `work` with the replica's database, which it may also read later, such as in a stream. Throws an UnfitError
   * likewise.
   */
  async readFrom<T>(work: (db: Database) => Promise<T>): Promise<Dated<T>> {
    const { db } = this.connections;
    const asOf = await this.fitMoment(db);
    return { asOf, value: await work(db) };
  }

  /** Checks the replica now; called every second, and after a read there failed. */
  look(): Promise<void> {
    this.looking ??= this.lookOnce()
      .then(() => undefined, causeOf)
      .then((trouble) => this.settle(trouble))
      .finally(() => (this.looking = undefined));
    return this.looking;
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await Promise.all([this.beating, this.looking]);
    const { db, cut } = this.connections;
    const late = setTimeout(cut, timeoutMs);
    await db.destroy();
    clearTimeout(late);
  }

  private tick(): void {
    // That the writer is down is reported elsewhere.
    this.beating ??= this.beat()
      .catch(() => undefined)
      .finally(() => (this.beating = undefined));
    void this.look();
  }

  /** Writes the writer's time into the heartbeat, unless another process has done so in the last 0.9 seconds. */
  private async beat(): Promise<void> {
    const { writer } = this.options;
    await writer.perform(
      `UPDATE database_heartbeat SET beat_at = UTC_TIMESTAMP(3)
        WHERE id = 1 AND (beat_at < UTC_TIMESTAMP(3) - INTERVAL 900000 MICROSECOND OR beat_at > UTC_TIMESTAMP(3))`,
      [],
    );
    this.origin ??= (await heartbeatAt(writer))?.origin;
  }

  private async lookOnce(): Promise<void> {
    const { looks, cut } = this.connections;
    if (this.origin === undefined) await this.beating;
    const late = setTimeout(cut, timeoutMs);
    try {
      if (!(await isMigrated(looks))) throw new UnfitError('its tables are older than this version needs');
      await this.fitMoment(looks);
    } finally {
      clearTimeout(late);
    }
  }

  /** The earliest time of the data that is read next. Throws an UnfitError if nothing should be read. */
  private async fitMoment(db: Db): Promise<Date> {
    const beat = await heartbeatAt(db);
    if (this.origin === undefined) throw new UnfitError('the database that is written to has not answered yet');
    if (beat?.origin !== this.origin) throw new UnfitError('it does not follow the database that is written to');
    const lag = Math.max(0, Number(beat.behind) / 1e6);
    this.seen = { lag, at: performance.now() };
    const { maxLag } = this.options;
    if (lag > maxLag) throw new UnfitError(`it is more than ${maxLag} seconds behind`);
    return beat.beat_at;
  }

  private settle(trouble: string | undefined): void {
    const isNews = this.trouble === null || (this.trouble === undefined) !== (trouble === undefined);
    this.trouble = trouble;
    if (isNews) this.options.onChange(trouble);
  }
}

async function heartbeatAt(db: Db): Promise<Heartbeat | undefined> {
  const rows = await db.perform(
    `SELECT origin, beat_at, TIMESTAMPDIFF(MICROSECOND, beat_at, UTC_TIMESTAMP(3)) AS behind
       FROM database_heartbeat WHERE id = 1`,
    [],
  );
  return (rows as Heartbeat[])[0];
}

const causeOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
