/** A connection for backups, which reads and writes rows as the database stores them, without models. */
import { promisify } from 'node:util';
import { createConnection, type Connection, type RowDataPacket } from 'mysql2';
import { urlOfWriter } from './cluster-writer.js';
import { connectionOptions } from './connection-options.js';
import { dialectOf, learnDialect } from './dialect.js';

/** Numbers, dates and texts are text, exact; binary columns are bytes. */
export type RawValue = string | Buffer | null;
export type RawRow = RawValue[];

/** A connection on which nothing is converted: no time zones, no JavaScript numbers. */
export class RawConnection {
  private constructor(private readonly connection: Connection) {}

  static async open(url: string): Promise<RawConnection> {
    const connection = createConnection(connectionOptions(await urlOfWriter(url)));
    // An error of the connection also fails the next statement, which reports it.
    connection.on('error', () => undefined);
    await promisify(learnDialect)(connection);
    const raw = new RawConnection(connection);
    await raw.run('SET NAMES utf8mb4');
    // While the reader's disk is slow, the server must not break off a table that is being read.
    await raw.run(
      "SET SESSION time_zone = '+00:00', sql_mode = 'STRICT_ALL_TABLES,NO_ENGINE_SUBSTITUTION,NO_AUTO_VALUE_ON_ZERO', net_write_timeout = 600",
    );
    return raw;
  }

  /** From now on, reads see the data as of this moment, until the connection ends. */
  async beginSnapshot(): Promise<void> {
    await this.run('SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ');
    await this.run(dialectOf(this.connection).snapshot);
  }

  async run(sql: string, values: unknown[] = []): Promise<void> {
    await this.connection.promise().query(sql, values);
  }

  /** Reads rows as objects by column name, with all values as text. */
  async select<Name extends string>(sql: string, values: unknown[] = []): Promise<Record<Name, string | null>[]> {
    const typeCast = (field: { string(encoding?: string): string | null }): string | null => field.string('utf8');
    const [rows] = await this.connection.promise().query<RowDataPacket[]>({ sql, values, typeCast });
    return rows as Record<Name, string | null>[];
  }

  /** Streams the rows of a statement, with only a few in memory at a time. */
  async *stream(
    sql: string,
    isBinary: (column: string) => boolean,
    values: unknown[] = [],
  ): AsyncGenerator<RawRow, void> {
    const query = this.connection.query({
      sql,
      values,
      rowsAsArray: true,
      typeCast: (field) => (isBinary(field.name) ? field.buffer() : field.string('utf8')),
    });
    for await (const row of query.stream({ highWaterMark: 16 })) yield row as RawRow;
  }

  end(): Promise<void> {
    return this.connection.promise().end();
  }

  /** Closes the connection at once, also in the middle of a stream. */
  destroy(): void {
    this.connection.destroy();
  }
}
