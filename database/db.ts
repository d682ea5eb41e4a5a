import type { ConnectionPool, Shape } from './connection-pool.js';

/** Runs statements: on any free connection of a database, or on the one connection of a transaction or snapshot. */
export interface Db {
  /** Whether all statements run in one transaction or snapshot. */
  readonly isTransaction: boolean;
  /** Sends one prepared statement; returns its rows, or the outcome of a write. */
  perform(sql: string, values: readonly unknown[], shape?: Shape): Promise<unknown>;
}

interface Pools {
  /** For single statements, including those that write. */
  readonly readers: ConnectionPool;
  /** For transactions. */
  readonly writers: ConnectionPool;
  /** For long reads of a single moment. */
  readonly snapshots: ConnectionPool;
}

/** A database with its connections. */
export class Database implements Db {
  readonly isTransaction = false;

  constructor(
    readonly url: string,
    readonly pools: Pools,
    private readonly ended: () => void,
  ) {}

  perform(sql: string, values: readonly unknown[], shape?: Shape): Promise<unknown> {
    return this.pools.readers.perform(sql, values, shape);
  }

  /** Waits for statements in progress, and closes every connection. */
  async destroy(): Promise<void> {
    await Promise.all(Object.values<ConnectionPool>({ ...this.pools }).map((pool) => pool.destroy()));
    this.ended();
  }
}
