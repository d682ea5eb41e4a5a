import type { Connection } from 'mysql2';
import type { Db } from './db.js';
import { gatherer, type Gather } from './protocol/pipeline.js';
import { send, type Shape } from './connection-pool.js';

/** Of a transaction. */
export interface Life {
  isOver: boolean;
}

/**
 * One connection, which it neither takes from the pool nor gives back; what waits for no answer of each other goes over it
 * together. When its life is over it takes no statement any more, because the connection is another's then.
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
