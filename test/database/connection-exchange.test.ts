import { expect } from 'chai';
import sql from 'sql-template-tag';
import { openDatabase } from '../../database/database.js';
import type { Database } from '../../database/db.js';
import { select } from '../../models/select.js';
import { transaction } from '../../database/transaction.js';
import { testApi } from '../support/service/api.js';

describe('the connections of a database', () => {
  let db: Database;
  let url: string;
  before(async () => {
    url = (await testApi()).databaseUrl;
  });
  beforeEach(() => {
    db = openDatabase(url, 2);
  });
  afterEach(() => db.destroy());

  const idOf = async (): Promise<number> =>
    Number((await select<{ id: number }>({ db }, sql`SELECT CONNECTION_ID() AS id, ${1} AS one`))[0]?.id);

  it('are handed from one statement to the next, and never exceed their limit', async () => {
    const ids = await Promise.all(Array.from({ length: 50 }, idOf));
    expect(new Set(ids).size).to.equal(2);
  });

  it('are separate for statements and transactions, so that neither keeps the other waiting', async () => {
    const ids = await transaction(db, async (inner) => {
      const [own] = await select<{ id: number }>({ db: inner }, sql`SELECT CONNECTION_ID() AS id, ${1} AS one`);
      return [Number(own?.id), ...(await Promise.all([idOf(), idOf()]))];
    });
    expect(ids.slice(1)).to.not.include(ids[0]);
  });

  it('are replaced when they break while nothing uses them', async () => {
    const broken = await idOf();
    const other = openDatabase(url, 1);
    await other.perform(`KILL ${broken}`, []);
    await other.destroy();
    let id = broken;
    for (let tries = 0; id === broken && tries < 100; tries += 1) id = await idOf().catch(() => broken);
    expect(id).to.not.equal(broken);
  });

  it('are replaced when they break in the middle, and whoever waits for one is served', async () => {
    const failed = idOf().then(async (id) => {
      const killed = select({ db }, sql`SELECT ${1} AS one FROM (SELECT SLEEP(20)) AS s`).then(
        () => 'answered',
        () => 'failed',
      );
      const others = Promise.all(Array.from({ length: 10 }, idOf));
      const other = openDatabase(url, 1);
      const sleeping = sql`SELECT id AS id FROM information_schema.processlist WHERE info LIKE ${'SELECT % FROM (SELECT SLEEP(20)) AS s'} AND id <> ${0}`;
      for (;;) {
        const [row] = await select<{ id: number }>({ db: other }, sleeping);
        if (!row) continue;
        await other.perform(`KILL ${row.id}`, []);
        break;
      }
      await other.destroy();
      return { id, outcome: await killed, served: (await others).length };
    });
    const { outcome, served } = await failed;
    expect([outcome, served]).to.deep.equal(['failed', 10]);
    expect((await Promise.all(Array.from({ length: 10 }, idOf))).length).to.equal(10);
  });

  describe('when reads of a request are issued together', () => {
    const own = (group: object): Promise<{ id: number }[]> =>
      select<{ id: number }>({ db }, sql`SELECT CONNECTION_ID() AS id, ${1} AS one`, group);
    const pair = (): Promise<number[]> => {
      const group = {};
      return Promise.all([own(group), own(group)]).then((all) => all.map(([row]) => Number(row?.id)));
    };

    /** Runs while both connections wait for a lock, and one more statement for a connection; then the lock is free. */
    async function whileCrowded<T>(work: () => T): Promise<Awaited<T>> {
      const other = openDatabase(url, 1);
      await select({ db: other }, sql`SELECT GET_LOCK(${'crowded'}, 60) AS held`);
      const waits = sql`SELECT GET_LOCK(${'crowded'}, 60) AS held, RELEASE_LOCK(${'crowded'}) AS released`;
      const all = Promise.all([select({ db }, waits), select({ db }, waits), idOf()]);
      // Both have their connection once the database knows of them; the third then waits.
      for (let count = 0; count < 2;) {
        const [row] = await select<{ count: number }>(
          { db: other },
          sql`SELECT COUNT(*) AS count FROM information_schema.processlist WHERE state = ${'User lock'}`,
        );
        count = Number(row?.count);
      }
      const working = work();
      await select({ db: other }, sql`SELECT RELEASE_LOCK(${'crowded'}) AS released`);
      await all;
      await other.destroy();
      return await working;
    }

    it('each has its own while some are free', async () => {
      await Promise.all([idOf(), idOf()]);
      const [one, two] = await pair();
      expect(one).to.not.equal(two);
    });

    it('those of a request share one when others wait, and those of another request have theirs', async () => {
      const pairs = await whileCrowded(() => Promise.all([pair(), pair(), pair()]));
      for (const [one, two] of pairs) expect(one).to.be.above(0).and.equal(two);
    });

    it('one that fails leaves the other its result, and the connection to the next', async () => {
      const group = {};
      const [failed, rows] = await whileCrowded(() =>
        Promise.allSettled([select({ db }, sql`SELECT ${1} AS one FROM nowhere`, group), own(group)]),
      );
      expect([failed.status, rows.status]).to.deep.equal(['rejected', 'fulfilled']);
      expect(new Set(await Promise.all(Array.from({ length: 50 }, idOf))).size).to.equal(2);
    });
  });
});
