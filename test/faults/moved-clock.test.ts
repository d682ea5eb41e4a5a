/**
 * The clock of one process is wrong by an hour, or jumps. Whatever processes share follows the clock of the database.
 */
import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import type { Knex } from 'knex';
import { createWorkspace } from '../../commands/across/create-workspace.js';
import { openDatabase } from '../../database/database.js';
import type { Database } from '../../database/db.js';
import { openSchema } from '../../database/schema.js';
import { claimFile } from '../../models/queues/file-queue.js';
import { claimJob } from '../../models/queues/job.js';
import { claimMail } from '../../models/queues/mail-queue.js';
import { leaseClock, releaseClock } from '../../models/queues/test-clock.js';
import { queueMail } from '../../models/workspace/mail.js';
import { systemContext } from '../../models/workspace/workspace-context.js';
import { idempotentlyOutsideTransaction, requestHash, type Answer } from '../../server/idempotency.js';
import { testApi } from '../support/service/api.js';
import { freshDatabase } from '../support/service/database.js';
import { noJobs } from '../support/service/no-jobs.js';

const hour = 3_600_000;
const RealDate = Date;

/** Does work while the clock of this process is off by `ms`. */
async function off<T>(ms: number, work: () => Promise<T>): Promise<T> {
  globalThis.Date = class extends RealDate {
    constructor(...args: [] | [number | string | Date]) {
      if (args.length === 0) super(RealDate.now() + ms);
      else super(args[0]);
    }
    static override now(): number {
      return RealDate.now() + ms;
    }
  } as DateConstructor;
  try {
    return await work();
  } finally {
    globalThis.Date = RealDate;
  }
}

describe('a process whose clock is off', () => {
  let database: Database;
  let db: Knex;
  let live: string;
  let test: string;
  before(async () => {
    const url = await freshDatabase('moved_clock');
    database = openDatabase(url, 4);
    db = openSchema(url);
    const made = await createWorkspace(database, { name: 'Clocks', email: 'owner@example.com' });
    [live, test] = [made.workspace_id, made.test_workspace_id];
  });
  after(() => Promise.all([database.destroy(), db.destroy()]));

  /** The seconds until a lease ends, by the clock of the database. */
  const leaseOf = async (table: string, column: string, where: object): Promise<number> => {
    const left = db.raw('TIMESTAMPDIFF(SECOND, NOW(3), ??) AS seconds', [column]);
    const [row] = (await db(table).where(where).select(left)) as { seconds: number }[];
    return row?.seconds ?? Number.NaN;
  };

  const mail = async (): Promise<() => Promise<boolean>> => {
    const { settings } = await testApi();
    const ctx = await systemContext({ db: database, settings, jobs: noJobs }, live);
    const { id } = await queueMail(ctx, {
      kind: 'other',
      resource: null,
      to: ['a@example.com'],
      subject: 'A',
      text: 'A',
      html: 'A',
    });
    await db('mails')
      .where({ id, workspace_id: live })
      .update({ next_attempt_at: new Date(0) });
    return async () => (await claimMail({ db: database }, { id, workspace_id: live, is_urgent: false })) !== undefined;
  };
  const job = async (): Promise<() => Promise<boolean>> => {
    const kind = randomUUID().slice(0, 20);
    await db('jobs').insert({ workspace_id: live, kind, due_at: new Date(0), timezone: 'UTC' });
    return async () => (await claimJob({ db: database }, [kind], [])) !== undefined;
  };
  const file = async (): Promise<() => Promise<boolean>> => {
    await db('files').insert({ storage_key: randomUUID(), state: 'new', due_at: new Date(0) });
    return async () => (await claimFile({ db: database })) !== undefined;
  };

  for (const [what, make] of Object.entries({ mail, job, file })) {
    it(`and slow keeps its claim of a ${what} against one whose clock is right`, async () => {
      const claim = await make();
      expect([await off(-hour, () => claim()), await claim()]).to.deep.equal([true, false]);
    });

    it(`and fast does not take over a ${what} that another has claimed`, async () => {
      const claim = await make();
      expect([await claim(), await off(hour, () => claim())]).to.deep.equal([true, false]);
    });
  }

  it('and fast keeps its claim of a ${what} no longer than others do', async () => {
    await off(hour, await job());
    expect(await leaseOf('jobs', 'lease_until', { workspace_id: live })).to.be.within(0, 300);
  });

  for (const ms of [-hour, hour])
    it(`by ${ms / hour} h holds a test clock that nobody else advances meanwhile`, async () => {
      const held = await off(ms, () => leaseClock({ db: database }, test, new Date()));
      expect(await leaseOf('workspaces', 'clock_lease_until', { id: test })).to.be.within(50, 60);
      const refused = await off(-ms, () =>
        leaseClock({ db: database }, test, new Date()).catch((error: unknown) => error),
      );
      expect(refused).to.have.property('code', 'invalid_state');
      await releaseClock({ db: database }, held);
    });

  it('does not do the work of an idempotency key while another process does', async () => {
    const { settings } = await testApi();
    const request = {
      key: randomUUID(),
      workspaceId: test,
      requestHash: requestHash('usr', 'POST', '/v1/x', {}),
      now: new Date(),
      keys: settings,
    };
    let done = 0;
    let begin = (): void => undefined;
    const begun = new Promise<void>((resolve) => (begin = resolve));
    let end = (): void => undefined;
    const mayEnd = new Promise<void>((resolve) => (end = resolve));
    const work = async (): Promise<Answer> => {
      done += 1;
      begin();
      await mayEnd;
      return { status: 201, body: '{}', etag: null };
    };
    const first = idempotentlyOutsideTransaction(database, request, work);
    await begun;
    const second = await off(hour, () =>
      idempotentlyOutsideTransaction(database, request, work).catch((error: unknown) => error),
    );
    end();
    await first;
    expect(second).to.have.property('code', 'idempotency_in_progress');
    expect(done).to.equal(1);
  });
});
