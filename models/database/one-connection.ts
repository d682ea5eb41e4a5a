import type { Knex } from 'knex';
import makeKnex from 'knex/lib/knex-builder/make-knex.js';
import type { Connection } from 'mysql2';
import { gatherer } from './pipeline.js';
import type { PreparedClient } from './prepared-client.js';

/** Of a transaction. */
export interface Life {
  isOver: boolean;
}

/** What knex needs of a client, but for the connections and the listeners of the one it comes from. */
const shared = ['version', 'config', 'driver', 'connectionSettings', 'logger', 'valueForUndefined'] as const;

/** A client whose every statement goes over one connection, which it neither takes from the pool nor gives back. */
function bind(client: PreparedClient, connection: Connection, life: Life): PreparedClient {
  const bound = Object.create(Object.getPrototypeOf(client) as object) as PreparedClient;
  for (const name of shared) Reflect.set(bound, name, Reflect.get(client, name));
  return Object.assign(bound, {
    transacting: true,
    gather: gatherer(connection, life),
    acquireConnection: () => {
      if (life.isOver) throw new Error('The transaction is over');
      return Promise.resolve(connection);
    },
    releaseConnection: () => Promise.resolve(),
  });
}

/**
 * A knex over one connection. What knex needs for its query builder is made at the first use of it: most requests run prepared
 * statements alone, and would pay for it with a fifth of their time. When its life is over it takes no statement any more, for the
 * connection is another's then.
 */
export function overOneConnection(client: PreparedClient, connection: Connection, life: Life): Knex {
  const bound = bind(client, connection, life);
  let made: Knex | undefined;
  const whole = (): Knex => (made ??= makeKnex(bound));
  return new Proxy(whole as unknown as Knex, {
    get: (_target, name): unknown => (name === 'client' ? bound : Reflect.get(whole(), name)),
    has: (_target, name) => Reflect.has(whole(), name),
    apply: (_target, _self, args: unknown[]): unknown => Reflect.apply(whole(), undefined, args),
  });
}
