/** A prepared statement that is executed again: the server describes its columns only if they have changed. */
import { expect } from 'chai';
import type { Connection } from 'mysql2';
import { performOn } from '../../database/connection-pool.js';
import { openDatabase } from '../../database/database.js';
import type { Database } from '../../database/db.js';
import { dialectOf } from '../../database/dialect.js';

import { emptyDatabase } from '../support/service/database.js';

describe('a prepared statement', () => {
  let db: Database;
  let connection: Connection;
  before(async function () {
    db = openDatabase(await emptyDatabase('statements'), 1);
    connection = await db.pools.readers.acquireConnection();
    await ask(
      'CREATE TABLE things (id INT PRIMARY KEY, name VARCHAR(20), is_old TINYINT(1), paid DECIMAL(9, 2), at DATETIME(3))',
    );
    await ask("INSERT INTO things VALUES (1, 'Lamp', 1, 12.5, '2026-01-02 03:04:05.678'), (2, NULL, NULL, NULL, NULL)");
  });
  after(async () => {
    db.pools.readers.releaseConnection(connection);
    await db.destroy();
  });

  const ask = (sql: string, values: readonly unknown[] = []): Promise<unknown> => performOn(connection, sql, values);
  const all = 'SELECT * FROM things WHERE id >= ? ORDER BY id';

  it('returns the same rows each time', async () => {
    const rows = [
      { id: 1, name: 'Lamp', is_old: true, paid: '12.50', at: new Date('2026-01-02T03:04:05.678Z') },
      { id: 2, name: null, is_old: null, paid: null, at: null },
    ];
    for (let time = 1; time <= 3; time += 1) expect(await ask(all, [1])).to.deep.equal(rows);
    expect(await ask(all, [3])).to.deep.equal([]);
  });

  it('has its columns described once, by a server that can leave them out', async () => {
    const { stream } = connection as unknown as { stream: { readonly bytesRead: number } };
    const bytesOf = async (sql: string): Promise<number> => {
      const before = stream.bytesRead;
      await ask(sql, [3]);
      return stream.bytesRead - before;
    };
    await ask(all, [3]);
    const bytes = await bytesOf(all);
    // Without rows and descriptions, the response is just two end markers.
    if (dialectOf(connection).engine === 'MariaDB') expect(bytes).to.be.below(30);
    else expect(bytes).to.be.greaterThan(100);
  });

  it('returns the current columns of its table', async () => {
    const named = 'SELECT * FROM things WHERE id = ?';
    await ask(named, [1]);
    await ask("ALTER TABLE things ADD COLUMN room VARCHAR(10) DEFAULT 'Hall' FIRST");
    for (let time = 1; time <= 2; time += 1) expect(await ask(named, [1])).to.have.nested.property('0.room', 'Hall');
    await ask('ALTER TABLE things DROP COLUMN room, MODIFY COLUMN paid INT');
    for (let time = 1; time <= 2; time += 1)
      expect(await ask(named, [1])).to.deep.equal([
        { id: 1, name: 'Lamp', is_old: true, paid: 13, at: new Date('2026-01-02T03:04:05.678Z') },
      ]);
  });

  it('returns the columns that its table has by now, even if the execution that described them failed', async () => {
    const other = '(SELECT b.id FROM things b WHERE b.id >= t.id AND b.id <= ?)';
    const failing = `SELECT t.*, ${other} AS other FROM things t WHERE t.id = 1`;
    await ask(failing, [1]);
    await ask("ALTER TABLE things ADD COLUMN floor VARCHAR(10) DEFAULT 'First' FIRST");
    const error = await ask(failing, [2]).then(
      () => undefined,
      (refusal: unknown) => refusal,
    );
    expect(error, 'of two rows where there may be one').to.include({ errno: 1242 });
    expect(await ask(failing, [1])).to.have.nested.property('0.floor', 'First');
    await ask('ALTER TABLE things DROP COLUMN floor');
  });

  it('returns the columns of each table under its alias where that is asked for', async () => {
    const joined = 'SELECT a.id, b.name FROM things a JOIN things b ON b.id = a.id WHERE a.id = ?';
    for (let time = 1; time <= 2; time += 1)
      expect(await performOn(connection, joined, [1], { nestTables: true })).to.deep.equal([
        { a: { id: 1 }, b: { name: 'Lamp' } },
      ]);
    expect(await ask(joined, [1])).to.deep.equal([{ id: 1, name: 'Lamp' }]);
  });

  it('fails where the server refuses it, and leaves the connection to others', async () => {
    for (const [sql, errno] of [
      ['SELECT nothing FROM things WHERE id = ?', 1054],
      ['INSERT INTO things (id) VALUES (?)', 1062],
    ] as const)
      for (let time = 1; time <= 2; time += 1) {
        const error = await ask(sql, [1]).then(
          () => undefined,
          (refusal: unknown) => refusal,
        );
        expect(error).to.include({ errno });
      }
    expect(await ask('SELECT id FROM things WHERE id = ?', [2])).to.deep.equal([{ id: 2 }]);
  });
});
