import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'chai';
import sql from 'sql-template-tag';
import { newId } from '../../models/ids.js';
import { execute, select } from '../../models/select.js';
import type { Db } from '../../database/db.js';
import { transaction } from '../../database/transaction.js';
import { testApi } from '../support/service/api.js';
import { until } from '../support/service/waiting.js';

/** Inserts a row for a workspace id that does not exist. */
const insert = (db: Db, id: string): Promise<number> =>
  execute({ db }, sql`INSERT INTO sequences (workspace_id, name, value) VALUES (${id}, ${'test'}, ${1})`);

async function exists(id: string): Promise<boolean> {
  const { database: db } = await testApi();
  const rows = await select({ db }, sql`SELECT value FROM sequences WHERE workspace_id = ${id}`);
  return rows.length > 0;
}

async function failureOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'none',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
}

describe('a transaction', () => {
  it('keeps all of its work', async () => {
    const { database: db } = await testApi();
    const [one, other] = [newId('ws'), newId('ws')];
    const result = await transaction(db, async (trx) => {
      await insert(trx, one);
      await insert(trx, other);
      return 'done';
    });
    expect([result, await exists(one), await exists(other)]).to.deep.equal(['done', true, true]);
  });

  it('keeps none of it when it fails', async () => {
    const { database: db } = await testApi();
    const id = newId('ws');
    const failure = await failureOf(
      transaction(db, async (trx) => {
        await insert(trx, id);
        throw new Error('changed its mind');
      }),
    );
    expect([failure, await exists(id)]).to.deep.equal(['changed its mind', false]);
  });

  it('lets nothing that it had begun go on after its end', async () => {
    const { database: db } = await testApi();
    const [early, late] = [newId('ws'), newId('ws')];
    let straggler: Promise<string> | undefined;
    const failure = await failureOf(
      transaction(db, async (trx) => {
        const goOn = async (): Promise<void> => {
          await pause(50);
          await insert(trx, late);
        };
        straggler = failureOf(goOn());
        await insert(trx, early);
        throw new Error('failed at once');
      }),
    );
    expect([failure, await straggler]).to.deep.equal(['failed at once', 'The transaction is over']);
    expect(await Promise.all([early, late].map(exists))).to.deep.equal([false, false]);
  });

  it('cannot be started within another', async () => {
    const { database: db } = await testApi();
    const failure = await failureOf(transaction(db, (trx) => transaction(trx, () => Promise.resolve())));
    expect(failure).to.equal('A transaction was begun within a transaction');
  });

  it('runs again from the start if it loses a deadlock', async () => {
    const { database: db } = await testApi();
    const [a, b] = [newId('ws'), newId('ws')];
    await insert(db, a);
    await insert(db, b);
    let [attempts, holding] = [0, 0];
    const add = (first: string, second: string): Promise<void> =>
      transaction(db, async (trx) => {
        attempts += 1;
        await execute({ db: trx }, sql`UPDATE sequences SET value = value + 1 WHERE workspace_id = ${first}`);
        holding += 1;
        await until(() => holding > 1);
        await execute({ db: trx }, sql`UPDATE sequences SET value = value + 1 WHERE workspace_id = ${second}`);
      });
    await Promise.all([add(a, b), add(b, a)]);
    const rows = await select<{ value: number }>(
      { db },
      sql`SELECT value FROM sequences WHERE workspace_id IN (${a}, ${b})`,
    );
    expect(rows.map(({ value }) => value)).to.deep.equal([3, 3]);
    expect(attempts).to.be.greaterThan(2);
  });

  it('can be a single statement, which likewise runs again', async () => {
    const { database: db } = await testApi();
    const [a, b, ...others] = Array.from({ length: 42 }, () => newId('ws')) as [string, string, ...string[]];
    for (const id of [a, b]) await insert(db, id);
    let statement: Promise<number> | undefined;
    await transaction(db, async (trx) => {
      // In a deadlock, the database aborts the transaction that has written less: the single statement.
      for (const id of others) await insert(trx, id);
      await execute({ db: trx }, sql`UPDATE sequences SET value = value + 1 WHERE workspace_id = ${b}`);
      statement ??= execute(
        { db },
        sql`UPDATE sequences SET value = value + 1 WHERE workspace_id IN (${a}, ${b}) AND name = 'test' ORDER BY workspace_id`,
      );
      await pause(300);
      await execute({ db: trx }, sql`UPDATE sequences SET value = value + 1 WHERE workspace_id = ${a}`);
    });
    expect(await statement).to.equal(2);
  });

  it('leaves its connection usable for the next', async () => {
    const { database: db } = await testApi();
    for (let count = 0; count < 30; count += 1) {
      await failureOf(transaction(db, (trx) => execute({ db: trx }, sql`INSERT INTO nowhere VALUES (${count})`)));
    }
    const id = newId('ws');
    await insert(db, id);
    expect(await exists(id)).to.equal(true);
  });
});
