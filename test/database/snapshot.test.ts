import { expect } from 'chai';
import sql from 'sql-template-tag';
import { ApiError } from '../../domain/errors.js';
import { openDatabase } from '../../database/database.js';
import type { Database, Db } from '../../database/db.js';
import { newId } from '../../models/ids.js';
import { execute, select } from '../../models/select.js';
import { readSnapshot } from '../../database/snapshot.js';
import { transaction } from '../../database/transaction.js';
import { testApi } from '../support/service/api.js';

describe('atOneMoment', () => {
  let db: Database;
  beforeEach(async () => {
    db = openDatabase((await testApi()).databaseUrl, 1);
  });
  afterEach(() => db.destroy());

  const workspaceOf = (id: string) => ({ db, workspace: { id } });

  /** The id of the connection that a snapshot uses, read again and again. */
  const connections = (id = 'ws_one') =>
    readSnapshot(workspaceOf(id), async function* (within) {
      for (;;) yield (await select<{ id: number }>({ db: within }, sql`SELECT CONNECTION_ID() AS id`))[0]?.id;
    });

  it('reads over its own connections, which requests and transactions do not wait for', async () => {
    const [one, other] = [connections(), connections()];
    const ids = [await one.next(), await other.next()].map(({ value }) => value);
    const [plain] = await select<{ id: number }>({ db }, sql`SELECT CONNECTION_ID() AS id`);
    const [writing] = await transaction(db, (within) =>
      select<{ id: number }>({ db: within }, sql`SELECT CONNECTION_ID() AS id`),
    );
    expect(new Set([...ids, plain?.id, writing?.id]).size).to.equal(4);
    await Promise.all([one.return(undefined), other.return(undefined)]);
  });

  const refusalOf = async (snapshot: AsyncGenerator): Promise<unknown> =>
    snapshot.next().catch((error: unknown) => error);
  const impatiently = (): void => void Object.assign(db.pools.snapshots, { timeoutMs: 50 });

  it('lets a workspace read two snapshots at once, and answers 503 to a third if these take long', async () => {
    impatiently();
    const [one, other] = [connections(), connections()];
    const { value } = await one.next();
    await other.next();
    const refused = await refusalOf(connections());
    expect(refused).to.be.instanceOf(ApiError);
    expect(refused).to.deep.include({ code: 'rate_limit_exceeded', extras: { retryAfter: 30 } });
    await one.return(undefined);
    const fourth = connections();
    expect((await fourth.next()).value).to.equal(value);
    await Promise.all([other.return(undefined), fourth.return(undefined)]);
  });

  it('leaves connections to other workspaces, however many one wants', async () => {
    impatiently();
    const greedy = Array.from({ length: 10 }, () => connections('ws_greedy'));
    const reading = greedy.map((snapshot) => refusalOf(snapshot));
    const others = ['ws_a', 'ws_b', 'ws_c'].map((id) => connections(id));
    const ids = await Promise.all(others.map(async (snapshot) => (await snapshot.next()).value));
    expect(new Set(ids).size).to.equal(3);
    const outcomes = await Promise.all(reading);
    expect(outcomes.filter((outcome) => outcome instanceof ApiError)).to.have.lengthOf(8);
    await Promise.all([...greedy, ...others].map((snapshot) => snapshot.return(undefined)));
  });

  it('tells a workspace to retry later if others have every connection', async () => {
    impatiently();
    const all = Array.from({ length: 6 }, (_, at) => connections(`ws_${at}`));
    for (const snapshot of all) await snapshot.next();
    expect(await refusalOf(connections('ws_late'))).to.include({ code: 'unavailable' });
    await Promise.all(all.map((snapshot) => snapshot.return(undefined)));
  });

  it('gives a free place to whoever waits for it', async () => {
    const [one, other, third] = [connections(), connections(), connections()];
    await one.next();
    await other.next();
    const waiting = third.next();
    await one.return(undefined);
    expect((await waiting).value).to.be.a('number');
    await Promise.all([other.return(undefined), third.return(undefined)]);
  });

  it('returns the connection if reading fails, and lets nothing be read afterwards', async () => {
    let kept: Db | undefined;
    for (let count = 0; count < 5; count += 1) {
      const failing = readSnapshot(workspaceOf('ws_one'), async function* (within) {
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
    const id = newId('ws');
    const writing = readSnapshot(workspaceOf('ws_one'), async function* (within) {
      yield await execute(
        { db: within },
        sql`INSERT INTO sequences (workspace_id, name, value) VALUES (${id}, ${'x'}, ${1})`,
      );
    });
    // MariaDB and MySQL refuse the write; TiDB discards it.
    await writing.next().catch((error: { errno?: number }) => expect(error.errno).to.equal(1792));
    await writing.return();
    expect(await select({ db }, sql`SELECT value FROM sequences WHERE workspace_id = ${id}`)).to.deep.equal([]);
  });
});
