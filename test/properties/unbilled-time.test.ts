/**
 * The stored unbilled time of each client and day equals the sum of its entries, whatever changes how they are billed,
 * and whenever it is counted.
 */
import { expect } from 'chai';
import sql from 'sql-template-tag';
import { addDays, lastDay } from '../../domain/time.js';
import { transaction } from '../../database/transaction.js';
import { execute, select } from '../../models/select.js';
import { countSomeDays } from '../../models/time/count-unbilled-time.js';
import { foldSome } from '../../models/time/fold-time.js';
import { countAnew } from '../../models/time/unbilled-time.js';
import { systemContext } from '../../models/workspace/workspace-context.js';
import { loadSettings } from '../../settings/settings.js';
import { buildClient, buildTicket } from '../support/builders/factories.js';
import { buildTimeEntry } from '../support/builders/time.js';
import { buildWorkspace } from '../support/builders/workspace.js';
import { Dice } from '../support/models/dice.js';
import { wrongFigures } from '../support/models/rollup-figures.js';
import { TimeChanges } from '../support/models/time-changes.js';
import { testApi, type ApiClient } from '../support/service/api.js';
import { startOn } from '../support/service/clock.js';
import { noJobs } from '../support/service/no-jobs.js';
import { untilServed } from '../support/service/waiting.js';

const first = '2026-01-05';

const fold = async ({ workspaceId }: ApiClient, max = 2): Promise<number> => {
  const { database } = await testApi();
  return transaction(database, (db) => foldSome({ db }, workspaceId, max));
};

const rowsOf = async ({ workspaceId }: ApiClient): Promise<unknown[]> => {
  const { db } = await testApi();
  return (await db('unbilled_time').where({ workspace_id: workspaceId }).select('client_id', 'date')) as unknown[];
};

/** Resets the counting to its state right after an upgrade: no day is counted. */
const forget = async ({ workspaceId }: ApiClient): Promise<void> => {
  const { database: db } = await testApi();
  await execute({ db }, sql`UPDATE workspaces SET unbilled_counted_to = NULL WHERE id = ${workspaceId}`);
};

const countedTo = async ({ workspaceId }: ApiClient): Promise<string | null | undefined> => {
  const { database: db } = await testApi();
  const [row] = await select<{ day: string | null }>(
    { db },
    sql`SELECT unbilled_counted_to AS day FROM workspaces WHERE id = ${workspaceId}`,
  );
  return row?.day;
};

const reportOf = async (owner: ApiClient): Promise<unknown> => (await owner.call('getUnbilledReport', {})).data;

describe('the unbilled time that is kept', () => {
  it('follows how a ticket is billed, while its time is logged and moved to other days', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const ticket = await buildTicket(owner, { client_id });
    const links = { client_id, ticket_id: ticket.id };
    const made = await Promise.all(
      [0, 1, 2, 3].map((day) => buildTimeEntry(owner, { ...links, date: addDays(first, day), hours: 1 })),
    );
    for (let round = 0; round < 12; round += 1) {
      const billing_type = round % 2 === 0 ? ('non_billable' as const) : ('time_and_materials' as const);
      const date = addDays(first, 4 + round);
      const requests = [
        ...made.map(({ id }) => owner.request('updateTimeEntry', { params: { id }, body: { date } })),
        owner.request('updateTicket', { params: { id: ticket.id }, body: { billing_type } }),
        owner.request('createTimeEntry', { body: { ...links, date, hours: 0.5 } }),
      ];
      const [answers] = await Promise.all([Promise.all(requests), fold(owner), fold(owner)]);
      for (const { status } of answers) expect(status).to.be.oneOf([200, 201, 503]);
      if (round % 3 === 2) expect(await wrongFigures(owner)).to.deep.equal({});
    }
    const ofTicket = { params: { id: ticket.id }, body: { billing_type: 'non_billable' } } as const;
    await untilServed(() => owner.request('updateTicket', ofTicket));
    expect(await wrongFigures(owner)).to.deep.equal({});
    expect(await rowsOf(owner)).to.deep.equal([]);
  });

  it('is counted anew of entries that are held until that is sure, so that none goes to a day that is not', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildTimeEntry(owner);
    const { database } = await testApi();
    const settings = loadSettings({ SECRET_KEY: 'x'.repeat(32) });
    const own = sql`SELECT id FROM time_entries WHERE workspace_id = ${owner.workspaceId} AND id = ${id} FOR UPDATE NOWAIT`;
    const hold = (): Promise<string> =>
      transaction(database, (db) => select({ db }, own)).then(
        () => 'free',
        () => 'held',
      );
    await transaction(database, async (db) => {
      const ctx = await systemContext({ db, settings, jobs: noJobs }, owner.workspaceId);
      await countAnew(ctx, sql`t.id = ${id}`);
      expect(await hold()).to.equal('held');
    });
    expect(await hold()).to.equal('free');
  });

  it('is counted where there is none yet, some days at a time, while all of it changes and is read', async () => {
    const { owner } = await buildWorkspace();
    await startOn(owner, '2026-03-07');
    const changes = new TimeChanges(owner, new Dice(11), { first: '2025-11-20', count: 120 });
    await changes.begin();
    await forget(owner);
    const { database: db } = await testApi();
    let steps = 0;
    for (; (await countedTo(owner)) !== lastDay; steps += 1) {
      const step = (): Promise<void> => countSomeDays({ db }, owner.workspaceId);
      await Promise.all([step(), changes.step(4), step(), fold(owner, 5), reportOf(owner)]);
    }
    expect(steps).to.be.above(1);
    expect(await wrongFigures(owner)).to.deep.equal({});
    const kept = await reportOf(owner);
    await forget(owner);
    expect(await reportOf(owner)).to.deep.equal(kept);
  });

  it('is counted anew where something else has changed what it was counted from', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const { id } = await buildTimeEntry(owner, { client_id, date: first, hours: 1 });
    await buildTimeEntry(owner, { client_id, date: '2999-12-31', hours: 1 });
    while ((await fold(owner)) > 0);
    const { db, database } = await testApi();
    await db('time_entries').where({ id }).update({ approval_status: 'rejected' });
    await forget(owner);
    while ((await countedTo(owner)) !== lastDay) await countSomeDays({ db: database }, owner.workspaceId);
    expect(await rowsOf(owner)).to.deep.equal([{ client_id, date: '2999-12-31' }]);
    expect(await wrongFigures(owner)).to.deep.equal({});
  });
});
