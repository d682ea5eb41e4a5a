/**
 * No stored figure that time counts in ever differs from the entries, after any changes, also concurrent ones: the sums
 * of reports, the hours of tickets and projects, and the draws of agreements.
 */
import { expect } from 'chai';
import fc from 'fast-check';
import type { OperationId } from '../../contract/contract.js';
import { addDays } from '../../domain/time.js';
import { transaction } from '../../database/transaction.js';
import { foldSome } from '../../models/time/fold-time.js';
import { testApi, type ApiClient } from '../support/service/api.js';
import { startOn } from '../support/service/clock.js';
import { Dice } from '../support/models/dice.js';
import { buildClient } from '../support/builders/factories.js';
import { assertSummary, type TimeListQuery } from '../support/models/listed-time.js';
import { wrongFigures } from '../support/models/rollup-figures.js';
import { firstDay } from '../support/models/walked-firm.js';
import { TimeChanges } from '../support/models/time-changes.js';
import { allOperations, TimeWalk, walks } from '../support/models/time-walk.js';
import { buildUser, buildWorkspace } from '../support/builders/workspace.js';

const rounds = Number(process.env['ROUNDS'] ?? 20);
/** Increase for a thorough run. A failing run is reported with its seed and path, and shrunk. */
const runs = Number(process.env['WALKS'] ?? 12);
const seed = Number(process.env['SEED'] ?? 7);

/** The stored sums of a user's day plus the increments waiting for it: hours, billable hours, value, cost. */
async function sumsOfDay({ workspaceId: workspace_id }: ApiClient, date: string, user_id: string): Promise<number[]> {
  const { db } = await testApi();
  const columns = ['hours', 'billable_hours', 'value', 'cost'];
  const [[row]] = (await db.raw(
    `SELECT ${columns.map((name) => `SUM(${name}) AS ${name}`).join(', ')}
       FROM (SELECT workspace_id, date, user_id, ${columns.join(', ')} FROM daily_time
             UNION ALL SELECT workspace_id, date, user_id, ${columns.join(', ')} FROM time_increments) AS t
      WHERE workspace_id = ? AND date = ? AND user_id = ?`,
    [workspace_id, date, user_id],
  )) as [[Record<string, string>]];
  return columns.map((name) => Number(row[name]));
}

async function countEntries({ workspaceId: workspace_id }: ApiClient): Promise<number> {
  const { db } = await testApi();
  const rows = (await db('time_entries').where({ workspace_id }).select('id')) as unknown[];
  return rows.length;
}

/** Compares all figures with the entries. Returns the number of entries. */
async function assertStored(owner: ApiClient): Promise<number> {
  expect(await wrongFigures(owner)).to.deep.equal({});
  return countEntries(owner);
}

/** Lists with stored sums, and others. */
const lists: readonly ((walk: TimeWalk) => TimeListQuery)[] = [
  () => ({}),
  () => ({ from: addDays(firstDay, 1) }),
  ({ owner }) => ({ user_id: owner.userId, to: firstDay }),
  () => ({ to: firstDay, sort: 'hours', order: 'asc' }),
  () => ({ billable: true }),
  () => ({ from: firstDay, to: addDays(firstDay, 20) }),
  () => ({ running: false, sort: 'created_at' }),
  () => ({ from: firstDay, billed: false }),
];

/** Checks two of the lists: others each time, and by another reader. */
async function assertLists(walk: TimeWalk, time: number): Promise<void> {
  const reader = walk.readers[time % walk.readers.length] ?? walk.owner;
  for (const at of [time, 3 * time + 1]) await assertSummary(reader, lists[at % lists.length]?.(walk) ?? {});
}

describe('the stored sums of time', () => {
  it('match the entries after any changes, many of them concurrent', async () => {
    const { owner } = await buildWorkspace();
    await startOn(owner, '2026-03-07');
    const dice = new Dice(seed);
    const changes = new TimeChanges(owner, dice, { first: '2025-11-20', count: 120 });
    await changes.begin();
    for (let round = 0; round < rounds; round += 1) {
      await changes.step(6);
      if (round % 10 === 9) expect(await assertStored(owner)).to.be.above(50);
    }
    for (const kind of ['tickets', 'projects', 'clients'] as const) await changes.deleteInUse(kind, 3);
    await assertStored(owner);
    expect([...changes.done.keys()].toSorted()).to.deep.equal([
      'approveTimeEntry',
      'createTimeEntries',
      'createTimeEntry',
      'deleteClient',
      'deleteProject',
      'deleteTicket',
      'deleteTimeEntry',
      'excludeTimeEntry',
      'includeTimeEntry',
      'rejectTimeEntry',
      'reopenTimeEntry',
      'startTimer',
      'stopTimer',
      'updateTicket',
      'updateTimeEntry',
    ]);
  });

  it('match the entries throughout walks through everything that affects time', async function () {
    const done = new Map<OperationId, number>();
    await fc.assert(
      fc.asyncProperty(walks, async (steps) => {
        const walk = await TimeWalk.begin(done);
        for (const [at, step] of steps.entries()) {
          await walk.take(step);
          if (at % 5 !== 4) continue;
          await assertLists(walk, (at + 1) / 5);
          expect(await wrongFigures(walk.owner)).to.deep.equal({});
        }
        await walk.deleteProjects();
        for (const reader of walk.readers) await assertSummary(reader, {});
        expect(await wrongFigures(walk.owner)).to.deep.equal({});
      }),
      // Reports the first failure as it is: to shrink a walk of many requests could take hours.
      { numRuns: runs, seed, endOnFailure: true },
    );
    const refused = allOperations.filter((id) => !done.has(id));
    expect(refused, 'what never succeeded: take more walks, or another seed').to.deep.equal([]);
  });

  it('lose none of 20 concurrent entries of one user on one day, nor their changes', async () => {
    const { owner } = await buildWorkspace();
    const { userId: user_id } = await buildUser(owner, 'member', { cost_rate: 12.5 });
    const { id: client_id } = await buildClient(owner);
    const body = { user_id, client_id, date: '2026-03-10', hours: 1.25, rate_charged: 80 };
    const made = await Promise.all(Array.from({ length: 20 }, () => owner.call('createTimeEntry', { body })));
    expect(await sumsOfDay(owner, '2026-03-10', user_id)).to.deep.equal([25, 25, 2000, 312.5]);
    await Promise.all(
      made.map(({ data: { id } }, n) =>
        n % 2 === 0
          ? owner.call('updateTimeEntry', { params: { id }, body: { hours: 2, billable: false } })
          : owner.call('deleteTimeEntry', { params: { id } }),
      ),
    );
    expect(await sumsOfDay(owner, '2026-03-10', user_id)).to.deep.equal([20, 0, 0, 250]);
    await assertStored(owner);
  });

  it('are complete in the list while increments are being folded', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const entries = Array.from({ length: 60 }, (_each, at) => ({
      client_id,
      date: `2026-03-${10 + (at % 9)}`,
      hours: 0.5,
    }));
    const { database } = await testApi();
    const told = new Set<number>();
    const read = async (): Promise<void> => {
      const { summary } = await owner.call('listTimeEntries', { query: { from: '2026-03-10' } });
      told.add(summary.total_hours);
    };
    for (let round = 0; round < 3; round += 1) {
      for (const entry of entries.slice(20 * round, 20 * (round + 1)))
        await owner.call('createTimeEntry', { body: entry });
      for (let added = 1; added > 0;)
        [added] = await Promise.all([transaction(database, (db) => foldSome({ db }, owner.workspaceId, 1)), read()]);
    }
    expect([...told]).to.deep.equal([10, 20, 30]);
  });

  it('are deleted when test data is reset', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    await owner.call('createTimeEntry', { body: { client_id, date: '2026-03-10', hours: 1 } });
    await owner.call('resetTestData', {});
    expect(await assertStored(owner)).to.equal(0);
  });
});
