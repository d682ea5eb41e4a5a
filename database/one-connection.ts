import type { Connection } from 'mysql2';
import type { Db } from './db.js';
import { gatherer, type Gather } from './protocol/pipeline.js';
import { send, type Shape } from './connection-pool.js';

/** Whether a transaction or snapshot is over. */
export interface Life {
  isOver: boolean;
}

/**
 * A `Db` over one connection, which its creator takes from the pool and releases. Statements that do not await each
 * other are sent together. Once `life.isOver`, statements are rejected, because the connection may belong to another
 * caller.
 */
export class OneConnection implements Db {
  readonly isTransaction = true;
  private readonly gather: Gather;

  constructor(
    readonly connection: Connection,
    private readonly life: Life,
  ) {
    this.gather = gatherer(connection, life);
  }

  perform(sql: string, values: readonly unknown[], shape?: Shape): Promise<unknown> {
    if (this.life.isOver) return Promise.reject(new Error('The transaction is over'));
    return new Promise((resolve, reject) => {
      const begin = (): void =>
        send(this.connection, { sql, values, shape }, (error, rows) => (error ? reject(error) : resolve(rows)));
      this.gather(begin, reject);
    });
  }
}
