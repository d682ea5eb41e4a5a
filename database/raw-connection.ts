/** Rows as the database holds them, whatever they mean: for a backup, which knows of no model. */
import { promisify } from 'node:util';
import { createConnection, type Connection, type RowDataPacket } from 'mysql2';
import { urlOfWriter } from './cluster-writer.js';
import { connectionOptions } from './connection-options.js';
import { dialectOf, learnDialect } from './dialect.js';

/** Numbers, dates and texts are text, exact; binary columns are bytes. */
export type RawValue = string | Buffer | null;
export type RawRow = RawValue[];

/** Its own connection, on which nothing is converted: no time zones, no JavaScript numbers. */
export class RawConnection {
  private constructor(private readonly connection: Connection) {}

  static async open(url: string): Promise<RawConnection> {
    const connection = createConnection(connectionOptions(await urlOfWriter(url)));
    // What fails it fails a statement too, and is told there.
    connection.on('error', () => undefined);
    await promisify(learnDialect)(connection);
    const raw = new RawConnection(connection);
    await raw.run('SET NAMES utf8mb4');
    // A disk that is slow for a while must not end a table that is being read.
    await raw.run(
      "SET SESSION time_zone = '+00:00', sql_mode = 'STRICT_ALL_TABLES,NO_ENGINE_SUBSTITUTION,NO_AUTO_VALUE_ON_ZERO', net_write_timeout = 600",
    );
    return raw;
  }

  /** From now on everything is read as it is now, until the connection ends. */
  async beginSnapshot(): Promise<void> {
    await this.run('SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ');
    await this.run(dialectOf(this.connection).snapshot);
  }

  async run(sql: string, values: unknown[] = []): Promise<void> {
    await this.connection.promise().query(sql, values);
  }

  /** Rows by the names of their columns, all text. */
  async select<Name extends string>(sql: string, values: unknown[] = []): Promise<Record<Name, string | null>[]> {
    const typeCast = (field: { string(encoding?: string): string | null }): string | null => field.string('utf8');
    const [rows] = await this.connection.promise().query<RowDataPacket[]>({ sql, values, typeCast });
    return rows as Record<Name, string | null>[];
  }

  /** The rows of a statement, never more of them in memory than a few. */
  async *stream(sql: string, isBinary: (column: string) => boolean): AsyncGenerator<RawRow, void> {
    const query = this.connection.query({
      sql,
      rowsAsArray: true,
      typeCast: (field) => (isBinary(field.name) ? field.buffer() : field.string('utf8')),
    });
    for await (const row of query.stream({ highWaterMark: 16 })) yield row as RawRow;
  }

  end(): Promise<void> {
    return this.connection.promise().end();
  }

  /** For one that is broken off in the middle of its rows. */
  destroy(): void {
    this.connection.destroy();
  }
}
