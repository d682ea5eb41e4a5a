/** The database as migrations access it: by knex, which nothing else uses. */
import knexFactory, { type Knex } from 'knex';
import type { Connection, TypeCastField, TypeCastNext } from 'mysql2';
import { hostsOf } from '../settings/database-hosts.js';
import { urlOfWriter } from './cluster-writer.js';
import { connectionOptions } from './connection-options.js';
import { begin } from './database.js';
import { migrationFiles } from './migrations.js';

/** Reads TINYINT(1) as a boolean, as connection-pool.ts does. */
const readFlag = (field: TypeCastField, next: TypeCastNext): unknown => {
  if (field.type !== 'TINY' || field.length !== 1) return next();
  const text = field.string();
  return text === null ? null : text === '1';
};

/** The settings for a connection; of several servers, to the one that is written to. */
export async function settingsFor(url: string): Promise<Knex.MySql2ConnectionConfig> {
  // knex's types only allow a boolean as dateStrings; mysql2 accepts the list
  return { ...connectionOptions(await urlOfWriter(url)), typeCast: readFlag } as Knex.MySql2ConnectionConfig;
}

/**
 * How long settings stay valid; after that, another server may be the one that is written to. knex discards a
 * connection whose settings expire before it is handed out, so this must be longer than a slow server takes to accept
 * one.
 */
const knownMs = 10_000;

/** Settings that knex requests again once they have expired. */
export const expiring =
  (ask: () => Promise<Knex.MySql2ConnectionConfig>, now = () => performance.now()) =>
  async (): Promise<Knex.MySql2ConnectionConfig> => {
    const settings = await ask();
    const until = now() + knownMs;
    return { ...settings, expirationChecker: () => now() > until };
  };

/** Opens knex with a pool of its own. */
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
    // A broken connection fails the statement that needs it, which reports it; knex would also write to the console.
    log: { warn: () => undefined, error: () => undefined },
  });
}

/** Runs `work` with a knex of its own, and closes that afterwards. */
export async function withSchema(url: string, work: (schema: Knex) => Promise<void>): Promise<void> {
  const schema = openSchema(url);
  try {
    await work(schema);
  } finally {
    await schema.destroy();
  }
}
