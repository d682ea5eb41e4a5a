/** Workers are killed while they notify: each user gets each notification and each mail once, and none is lost. */
import { expect } from 'chai';
import type { Knex } from 'knex';
import { createWorkspace } from '../../commands/across/create-workspace.js';
import { openDatabase } from '../../database/database.js';
import type { Database } from '../../database/db.js';
import { openSchema } from '../../database/schema.js';
import { killSpawned, spawnWorker, type SpawnedScript } from '../scripts/fixtures/spawn-script.js';
import { buildClient, buildTicket } from '../support/builders/factories.js';
import { addUser } from '../support/builders/users.js';
import { leaveOutOn } from '../support/engines/leave-out.js';
import { ApiClient, testApi } from '../support/service/api.js';
import { ensureBuilt } from '../support/service/built.js';
import { freshDatabase } from '../support/service/database.js';
import { startService } from '../support/service/service.js';
import { isWaitingForTable, until } from '../support/service/waiting.js';

const count = 40;

describe('a worker that is killed while it notifies', () => {
  let databaseUrl: string;
  let secretKey: string;
  let database: Database;
  let db: Knex;
  let userId: string;

  before(async () => {
    ensureBuilt();
    databaseUrl = await freshDatabase('notifications');
    secretKey = (await testApi()).settings.SECRET_KEY;
    database = openDatabase(databaseUrl, 3);
    db = openSchema(databaseUrl);
    userId = await comment();
  });
  after(async () => {
    killSpawned();
    await Promise.all([database.destroy(), db.destroy()]);
  });

  /** Mentions a user on tickets of a live side, and comments on these, which the user watches. Returns the user. */
  async function comment(): Promise<string> {
    const made = await createWorkspace(database, { name: 'Firm', email: 'owner@example.com' });
    const service = await startService({ databaseUrl, settings: { WORKER: 'off' } });
    const owner = new ApiClient(service.url, made.live_key, made.workspace_id, made.user_id);
    const { key, userId: id } = await addUser(db, owner.workspaceId, 'member', {});
    const member = new ApiClient(service.url, key, owner.workspaceId, id);
    const { id: client_id } = await buildClient(owner);
    for (let n = 0; n < count; n++) {
      const params = { id: (await buildTicket(owner, { client_id })).id };
      await member.call('watchTicket', { params });
      await owner.call('createTicketActivity', { params, body: { content: 'Look', mentions: [id] } });
      await owner.call('createTicketActivity', { params, body: { content: 'Done' } });
    }
    await service.stop();
    return id;
  }

  const start = (): SpawnedScript => spawnWorker(databaseUrl, secretKey);

  const kinds = async (): Promise<string[]> => db('notifications').where({ user_id: userId }).pluck('kind');
  const subjects = async (): Promise<string[]> => db('mails').whereNot({ subject: '' }).pluck('subject');
  const mentionMails = async (): Promise<number> =>
    (await subjects()).filter((subject) => subject.includes('mentioned you')).length;
  const digests = async (): Promise<string[]> =>
    (await subjects()).filter((subject) => subject.includes('notifications of the last day'));

  /** Has a worker do its work up to an INSERT into a table, and kills it there. */
  async function killAtInsertInto(table: string): Promise<void> {
    const lock = await db.transaction();
    await lock.raw('LOCK TABLES ?? READ', [table]);
    const worker = start();
    await worker.reaches(async () => isWaitingForTable(db, 'INSERT'));
    await worker.end('SIGKILL');
    await lock.raw('UNLOCK TABLES');
    await lock.rollback();
    await until(async () => !(await isWaitingForTable(db, 'INSERT')));
  }

  it('leaves nothing of a pass that was not finished', async function () {
    await leaveOutOn('TiDB', 'it locks no tables', this, database);
    await killAtInsertInto('mails');
    expect(await kinds()).to.deep.equal([]);
    expect(await db('notification_digests')).to.deep.equal([]);
  });

  it('has its pass done by several others, once', async () => {
    const [worker, other] = [start(), start()];
    await worker.reaches(async () => (await kinds()).length >= 2 * count);
    for (const each of [worker, other]) expect(await each.end('SIGTERM')).to.equal(0);
    const made = (await kinds()).toSorted();
    expect(made).to.deep.equal([
      ...Array.from({ length: count }, () => 'mentioned'),
      ...Array.from({ length: count }, () => 'ticket_answered'),
    ]);
    expect(await mentionMails()).to.equal(count);
    expect(await db('notification_digests')).to.have.lengthOf(1);
  });

  it('leaves a digest to another, which mails it once', async function () {
    await leaveOutOn('TiDB', 'it locks no tables', this, database);
    await db('notification_digests').update({ due_at: new Date(Date.now() - 1) });
    await killAtInsertInto('mails');
    expect(await digests()).to.deep.equal([]);
    expect(await db('notification_digests')).to.have.lengthOf(1);
    const [worker, other] = [start(), start()];
    await worker.reaches(async () => (await digests()).length > 0);
    for (const each of [worker, other]) expect(await each.end('SIGTERM')).to.equal(0);
    expect(await digests()).to.deep.equal([`Firm: ${count} notifications of the last day`]);
    expect(await db('notification_digests')).to.deep.equal([]);
  });
});
