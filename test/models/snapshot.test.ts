import { expect } from 'chai';
import type { Knex } from 'knex';
import sql from 'sql-template-tag';
import { ApiError } from '../../domain/errors.js';
import { openDatabase } from '../../models/database.js';
import type { PreparedClient } from '../../models/prepared-client.js';
import { select } from '../../models/select.js';
import { atOneMoment } from '../../models/snapshot.js';
import { transaction } from '../../models/transaction.js';
import { testApi } from '../support/api.js';

describe('atOneMoment', () => {
  let db: Knex;
  beforeEach(async () => {
    db = openDatabase((await testApi()).databaseUrl, 1);
  });
  afterEach(() => db.destroy());

  /** The connection that a snapshot reads by, again and again. */
  const connections = () =>
    atOneMoment(db, async function* (within) {
      for (;;) yield (await select<{ id: number }>({ db: within }, sql`SELECT CONNECTION_ID() AS id`))[0]?.id;
    });

  it('reads by connections of its own, that requests and transactions do not wait for', async () => {
    const [one, other] = [connections(), connections()];
    const ids = [await one.next(), await other.next()].map(({ value }) => value);
    const [plain] = await select<{ id: number }>({ db }, sql`SELECT CONNECTION_ID() AS id`);
    const [writing] = await transaction(db, (within) =>
      select<{ id: number }>({ db: within }, sql`SELECT CONNECTION_ID() AS id`),
    );
    expect(new Set([...ids, plain?.id, writing?.id]).size).to.equal(4);
    await Promise.all([one.return(undefined), other.return(undefined)]);
  });

  it('lets two read at once, and tells others to come back when they have waited long', async () => {
    const client = db.client as PreparedClient;
    Object.assign(client.snapshots ?? {}, { patienceMs: 50 });
    const [one, other, third] = [connections(), connections(), connections()];
    const { value } = await one.next();
    await other.next();
    const refused: unknown = await third.next().catch((error: unknown) => error);
    expect(refused).to.be.instanceOf(ApiError);
    expect(refused).to.deep.include({ code: 'unavailable', extras: { headers: { 'Retry-After': '30' } } });
    await one.return(undefined);
    const fourth = connections();
    expect((await fourth.next()).value).to.equal(value);
    await Promise.all([other.return(undefined), fourth.return(undefined)]);
  });

  it('gives the connection back when the reading fails, and lets nothing be read afterwards', async () => {
    let kept: Knex | undefined;
    for (let count = 0; count < 5; count += 1) {
      const failing = atOneMoment(db, async function* (within) {
        kept = within;
        yield (await select({ db: within }, sql`SELECT 1 AS one`))[0];
        throw new Error('The reading failed');
      });
      await failing.next();
      expect(await failing.next().catch(String)).to.equal('Error: The reading failed');
    }
    const late = await select({ db: kept ?? db }, sql`SELECT 1 AS one`).catch(String);
    expect(late).to.equal('Error: The transaction is over');
  });

  it('writes nothing', async () => {
    const writing = atOneMoment(db, async function* (within) {
      yield await select({ db: within }, sql`UPDATE workspaces SET name = ${'x'}`);
    });
    expect(await writing.next().catch((error: { errno?: number }) => error.errno)).to.equal(1792);
  });
});
