import type { ConnectionPool, Shape } from './connection-pool.js';

/** Where statements go: to a database over whichever connection is free, or over the one of a transaction. */
export interface Db {
  /** Whether all statements are parts of one transaction, or of one moment. */
  readonly isTransaction: boolean;
  /** Sends one prepared statement; returns its rows, or the outcome of a write. */
  perform(sql: string, values: readonly unknown[], shape?: Shape): Promise<unknown>;
}

interface Pools {
  readonly readers: ConnectionPool;
  /** Whose connections transactions take. */
  readonly writers: ConnectionPool;
  /** Whose connections long reads of one moment take. */
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
