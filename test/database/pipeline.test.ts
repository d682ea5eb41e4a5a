import { expect } from 'chai';
import type { Db } from '../../database/db.js';
import sql, { type Sql } from 'sql-template-tag';
import { newId } from '../../models/ids.js';
import { OneConnection } from '../../database/one-connection.js';
import { transaction } from '../../database/transaction.js';
import { execute, select, selectByKey } from '../../models/select.js';
import { Dice } from '../support/models/dice.js';
import { testApi } from '../support/service/api.js';

type Answer = number | string | readonly unknown[];

/** The result of a statement, or the code of its error. */
const outcomeOf = (sent: Promise<Answer>): Promise<Answer> =>
  sent.catch((error: { errno?: number; message: string }) => `failed: ${error.errno ?? error.message}`);

describe('statements of a transaction that are sent together', () => {
  const set = (db: Db, id: string, value: number): Promise<number> =>
    execute({ db }, sql`INSERT INTO sequences (workspace_id, name, value) VALUES (${id}, ${'test'}, ${value})`);
  const add = (db: Db, id: string, value: number): Promise<number> =>
    execute({ db }, sql`UPDATE sequences SET value = value + ${value} WHERE workspace_id = ${id} AND name = ${'test'}`);
  const read = (db: Db, id: string): Promise<{ value: number }[]> =>
    select<{ value: number }>({ db }, sql`SELECT value FROM sequences WHERE workspace_id = ${id}`);

  it('run in order, and each gets its own result', async () => {
    const { database: db } = await testApi();
    const id = newId('ws');
    const round = (): Promise<unknown[]> =>
      transaction(db, (trx) =>
        Promise.all([
          execute({ db: trx }, sql`DELETE FROM sequences WHERE workspace_id = ${id}`),
          set(trx, id, 1),
          read(trx, id),
          add(trx, id, 2),
          add(trx, newId('ws'), 4),
          read(trx, id),
          select({ db: trx }, sql`SELECT 1 AS one UNION SELECT 2 ORDER BY one`),
          add(trx, id, 8),
        ]),
      );
    const answers = [[{ value: 1 }], 1, 0, [{ value: 3 }], [{ one: 1 }, { one: 2 }], 1];
    expect(await round()).to.deep.equal([0, 1, ...answers]);
    // By now, each statement is prepared on some connection.
    for (let count = 0; count < 5; count += 1) expect(await round()).to.deep.equal([1, 1, ...answers]);
    expect(await read(db, id)).to.deep.equal([{ value: 11 }]);
  });

  it('change nothing if any of them fails', async () => {
    const { database: db } = await testApi();
    const failing: Sql[] = [
      sql`INSERT INTO nowhere VALUES (${1})`,
      sql`INSERT INTO sequences (workspace_id, name, value) VALUES (${'ws_1'}, ${'test'}, ${'not a number'})`,
    ];
    for (const statement of failing) {
      for (let at = 0; at < 3; at += 1) {
        const ids = [newId('ws'), newId('ws')];
        const outcome = await outcomeOf(
          transaction(db, async (trx) => {
            const sends = ids.map((id, n) => () => set(trx, id, n));
            sends.splice(at, 0, () => execute({ db: trx }, statement));
            return Promise.all(sends.map((send) => send()));
          }),
        );
        expect(outcome).to.match(/^failed: \d+$/);
        expect(await Promise.all(ids.map((id) => read(db, id)))).to.deep.equal([[], []]);
      }
    }
  });

  it('are not sent if the transaction ends before', async () => {
    const { database: db } = await testApi();
    const id = newId('ws');
    let late: Promise<Answer> | undefined;
    const outcome = await outcomeOf(
      transaction(db, async (trx) => {
        await read(trx, id);
        late = outcomeOf(set(trx, id, 1));
        throw new Error('changed its mind');
      }),
    );
    expect([outcome, await late]).to.deep.equal(['failed: changed its mind', 'failed: The transaction is over']);
    expect(await read(db, id)).to.deep.equal([]);
  });

  it('all fail when the connection is lost, and none has done anything', async () => {
    const { database: db } = await testApi();
    const id = newId('ws');
    const outcomes: Promise<Answer>[] = [];
    const outcome = await outcomeOf(
      transaction(db, async (trx) => {
        const [{ own } = { own: 0 }] = await select<{ own: number }>({ db: trx }, sql`SELECT CONNECTION_ID() AS own`);
        const sent = [
          set(trx, id, 1),
          select({ db: trx }, sql`SELECT SLEEP(${20}) AS slept`),
          add(trx, id, 1),
          read(trx, id),
        ];
        outcomes.push(...sent.map(outcomeOf));
        return Promise.all([...sent, db.perform(`KILL ${own}`, [])]);
      }),
    );
    expect(outcome).to.match(/^failed: /);
    for (const each of (await Promise.all(outcomes)).slice(1)) expect(each).to.match(/^failed: /);
    expect(await read(db, id)).to.deep.equal([]);
  });

  it("do not replace the connection's methods again after the first time", async () => {
    const { database: db } = await testApi();
    const { writers } = db.pools;
    const connection = await writers.acquireConnection();
    const trx = new OneConnection(connection, { isOver: false });
    const both = (): Promise<unknown> => Promise.all([read(trx, newId('ws')), read(trx, newId('ws'))]);
    await both();
    const value: unknown = Reflect.get(connection, 'addCommand');
    const replacing: unknown[] = [];
    const keep = (other: unknown): unknown => replacing.push(other);
    Object.defineProperty(connection, 'addCommand', { get: () => value, set: keep, configurable: true });
    await both();
    await both();
    Object.defineProperty(connection, 'addCommand', { value, writable: true, enumerable: true, configurable: true });
    expect(replacing).to.deep.equal([]);
    await trx.perform('COMMIT', []);
    writers.releaseConnection(connection);
  });

  it('can be mixed with those that wait for a result, and with one another', async () => {
    const { database: db } = await testApi();
    const dice = new Dice(7);
    const ids = Array.from({ length: 6 }, () => newId('ws'));
    await Promise.all(ids.map((id) => set(db, id, 0)));
    const expected = new Map(ids.map((id) => [id, 0]));
    const work = async (trx: Db, depth: number): Promise<void> => {
      const steps = Array.from({ length: dice.between(1, 4) }, async () => {
        const id = dice.pick(ids);
        expected.set(id, (expected.get(id) ?? 0) + 1);
        expect(await add(trx, id, 1)).to.equal(1);
        if (depth > 0) await work(trx, depth - 1);
        expect(await read(trx, id)).to.have.length(1);
      });
      await Promise.all(steps);
    };
    for (let count = 0; count < 20; count += 1) await transaction(db, (trx) => work(trx, 2));
    const values = await Promise.all(ids.map(async (id) => (await read(db, id))[0]?.value));
    expect(values).to.deep.equal([...expected.values()]);
  });
});

describe('reads of rows by their keys', () => {
  const own = sql`SELECT CONNECTION_ID() AS own`;
  const maxTogether = 8;

  it('from many callers at the same time share connections, and each gets its own result', async () => {
    const { database: db } = await testApi();
    const rows = await Promise.all(
      Array.from({ length: 3 * maxTogether }, () => selectByKey<{ own: number }>({ db }, own)),
    );
    const connections = new Set(rows.map(([row]) => row?.own));
    expect(connections.size).to.be.within(1, 3);
    const numbers = Array.from({ length: 50 }, (_, number) => number);
    for (let round = 0; round < 3; round += 1) {
      const answers = await Promise.all(
        numbers.map((number) => selectByKey({ db }, sql`SELECT ${number} + 1 AS next`)),
      );
      expect(answers.map(([row]) => Number((row as { next: unknown }).next))).to.deep.equal(numbers.map((n) => n + 1));
    }
  });

  it('fail individually, and leave the connection to the others', async () => {
    const { database: db } = await testApi();
    for (let round = 0; round < 10; round += 1) {
      const outcomes = await Promise.all([
        outcomeOf(selectByKey({ db }, sql`SELECT ${1} AS one`)),
        outcomeOf(selectByKey({ db }, sql`SELECT nothing FROM nowhere WHERE id = ${1}`)),
        outcomeOf(selectByKey({ db }, sql`SELECT ${undefined} AS one`)),
        outcomeOf(selectByKey({ db }, sql`SELECT 2 AS two`)),
      ]);
      expect(outcomes[1]).to.equal('failed: 1146');
      expect(outcomes[2]).to.match(/^failed: Bind parameters/);
      expect(outcomes[3]).to.deep.equal([{ two: 2 }]);
    }
  });
});
