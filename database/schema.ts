/** What migrations change tables by: knex, because that is what they are written in. Nothing else speaks to the database by it. */
import knexFactory, { type Knex } from 'knex';
import type { Connection, TypeCastField, TypeCastNext } from 'mysql2';
import { hostsOf } from '../settings/database-hosts.js';
import { urlOfWriter } from './cluster-writer.js';
import { connectionOptions } from './connection-options.js';
import { begin } from './database.js';
import { migrationFiles } from './migrations.js';

/** TINYINT(1) is a boolean here too. */
const readFlag = (field: TypeCastField, next: TypeCastNext): unknown => {
  if (field.type !== 'TINY' || field.length !== 1) return next();
  const text = field.string();
  return text === null ? null : text === '1';
};

/** With several servers, the settings for the one that is written to. */
export async function settingsFor(url: string): Promise<Knex.MySql2ConnectionConfig> {
  // knex's types only allow a boolean as dateStrings; mysql2 accepts the list
  return { ...connectionOptions(await urlOfWriter(url)), typeCast: readFlag } as Knex.MySql2ConnectionConfig;
}

/**
 * How long to rely on the answer to which server is written to. knex throws a connection away whose settings expire before it is
 * handed out, so this must be longer than a slow server takes to accept one.
 */
const knownMs = 10_000;

/** Settings that knex asks for again once they have expired. */
export const expiring =
  (ask: () => Promise<Knex.MySql2ConnectionConfig>, now = () => performance.now()) =>
  async (): Promise<Knex.MySql2ConnectionConfig> => {
    const settings = await ask();
    const until = now() + knownMs;
    return { ...settings, expirationChecker: () => now() > until };
  };

/** A pool of a few connections. */
export function openSchema(url: string, poolSize = 4): Knex {
  return knexFactory({
    client: 'mysql2',
    connection: hostsOf(url).length > 1 ? expiring(() => settingsFor(url)) : () => settingsFor(url),
    pool: {
      min: 0,
      max: poolSize,
      afterCreate: (connection: Connection, done: (error: Error | null, connection: Connection) => void) =>
        begin(connection, () => [], done),
    },
    compileSqlOnError: false,
    migrations: { migrationSource: migrationFiles, tableName: 'migrations' },
    // A connection that breaks fails what wanted it, and is told there; knex would write to the console as well
    log: { warn: () => undefined, error: () => undefined },
  });
}

/** Does something by its own pool. */
export async function withSchema(url: string, work: (schema: Knex) => Promise<void>): Promise<void> {
  const schema = openSchema(url);
  try {
    await work(schema);
  } finally {
    await schema.destroy();
  }
}
