/**
 * No figure that time counts in ever differs from the entries, whatever happens to these and however much at once: the sums that
 * reports read, the hours of tickets and projects, and what agreements have drawn.
 */
import { expect } from 'chai';
import { testApi, type ApiClient } from './support/api.js';
import { startOn } from './support/clock.js';
import { Dice } from './support/dice.js';
import { buildClient } from './support/factories.js';
import { addUp, inParts, storedEntries, type PlainEntry, type PlainSums } from './support/plain-time.js';
import { TimeChanges } from './support/time-changes.js';
import { buildUser, buildWorkspace } from './support/workspace.js';

const keys: Record<string, { readonly columns: readonly string[]; readonly of: (entry: PlainEntry) => string[] }> = {
  daily_time: {
    columns: ['date', 'user_id', 'currency'],
    of: ({ date, user, currency }) => [date, user, currency],
  },
  monthly_time: {
    columns: ['month', 'user_id', 'client_id', 'project_id', 'ticket_id', 'currency'],
    of: ({ date, user, client, project, ticket, currency }) => [
      `${date.slice(0, 7)}-01`,
      user,
      client ?? '',
      project ?? '',
      ticket ?? '',
      currency,
    ],
  },
};

const rounds = Number(process.env['ROUNDS'] ?? 20);

/** The rows of a table of sums that are not nothing. */
async function kept({ workspaceId }: ApiClient, table: string): Promise<Map<string, PlainSums>> {
  const { db } = await testApi();
  const rows = (await db(table).where({ workspace_id: workspaceId })) as Record<string, string>[];
  const sums = rows.map((row): [string, PlainSums] => {
    const sum = (name: string, places: number): string => inParts(row[name] ?? '', places).toString();
    const key = (keys[table]?.columns ?? []).map((name) => row[name]).join(' ');
    return [key, [sum('hours', 2), sum('billable_hours', 2), sum('value', 6), sum('cost', 6)]];
  });
  return new Map(sums.filter(([, four]) => four.some((sum) => sum !== '0')));
}

/** The hours of all rows of a table by their ids, in hundredths, as `columns` keep them. */
async function hoursOf({ workspaceId }: ApiClient, table: string, columns: readonly string[]): Promise<Hours> {
  const { db } = await testApi();
  const rows = (await db(table).where({ workspace_id: workspaceId })) as Record<string, string>[];
  return new Map(rows.map((row) => [row['id'] ?? '', columns.map((name) => String(inParts(row[name] ?? '', 2)))]));
}

type Hours = ReadonlyMap<string, readonly string[]>;

/** The same of the open periods of agreements, by what the API shows. */
async function drawnHours(owner: ApiClient): Promise<Hours> {
  const { data } = await owner.call('listAgreements', { query: { per_page: 100 } });
  return new Map(data.flatMap(({ current_period: open }) => (open ? [[open.id, [parts(open.hours_used)]]] : [])));
}

const parts = (hours: number): string => String(inParts(hours, 2));

/** What tickets, projects and agreements show is what the entries come to that name them. */
async function assertCounted(owner: ApiClient, entries: readonly PlainEntry[]): Promise<void> {
  const wanted = (rows: Hours, of: (entry: PlainEntry) => string | null, pick: readonly (0 | 1)[]): Hours => {
    const sums = addUp(entries, (entry) => of(entry) ?? '');
    return new Map([...rows.keys()].map((id) => [id, pick.map((place) => sums.get(id)?.[place] ?? '0')]));
  };
  const tickets = await hoursOf(owner, 'tickets', ['logged_hours', 'billable_hours']);
  expect(tickets, 'tickets').to.deep.equal(wanted(tickets, ({ ticket }) => ticket, [0, 1]));
  const projects = await hoursOf(owner, 'projects', ['hours_used']);
  expect(projects, 'projects').to.deep.equal(wanted(projects, ({ project }) => project, [0]));
  const periods = await drawnHours(owner);
  expect(periods, 'periods').to.deep.equal(wanted(periods, ({ period }) => period, [1]));
}

async function assertKept(owner: ApiClient): Promise<number> {
  const entries = await storedEntries(owner);
  await assertCounted(owner, entries);
  for (const [table, { of }] of Object.entries(keys)) {
    const wanted = addUp(entries, (entry) => of(entry).join(' '));
    expect(await kept(owner, table), table).to.deep.equal(wanted);
  }
  return entries.length;
}

describe('the sums of time that are kept', () => {
  it('are those of the entries after any changes, many at once', async function () {
    this.timeout(60_000);
    const { owner } = await buildWorkspace();
    await startOn(owner, '2026-03-07');
    const dice = new Dice(Number(process.env['SEED'] ?? 20_261_121));
    const changes = new TimeChanges(owner, dice, { first: '2025-11-20', count: 120 });
    await changes.begin();
    for (let round = 0; round < rounds; round += 1) {
      await changes.step(6);
      if (round % 10 === 9) expect(await assertKept(owner)).to.be.above(50);
    }
    for (const kind of ['tickets', 'projects', 'clients'] as const) await changes.deleteInUse(kind, 3);
    await assertKept(owner);
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

  it('lose none of 20 entries of one user on one day that come at once, nor of their changes', async () => {
    const { owner } = await buildWorkspace();
    const { userId: user_id } = await buildUser(owner, 'member', { cost_rate: 12.5 });
    const { id: client_id } = await buildClient(owner);
    const body = { user_id, client_id, date: '2026-03-10', hours: 1.25, rate_charged: 80 };
    const made = await Promise.all(Array.from({ length: 20 }, () => owner.call('createTimeEntry', { body })));
    const day = `2026-03-10 ${user_id} USD`;
    expect((await kept(owner, 'daily_time')).get(day)).to.deep.equal(['2500', '2500', '2000000000', '312500000']);
    await Promise.all(
      made.map(({ data: { id } }, n) =>
        n % 2 === 0
          ? owner.call('updateTimeEntry', { params: { id }, body: { hours: 2, billable: false } })
          : owner.call('deleteTimeEntry', { params: { id } }),
      ),
    );
    expect((await kept(owner, 'daily_time')).get(day)).to.deep.equal(['2000', '0', '0', '250000000']);
    await assertKept(owner);
  });

  it('go with test data that are reset', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    await owner.call('createTimeEntry', { body: { client_id, date: '2026-03-10', hours: 1 } });
    await owner.call('resetTestData', {});
    expect(await assertKept(owner)).to.equal(0);
  });
});
