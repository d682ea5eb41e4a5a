/** Which projects are at risk, over budget, and how much of their budget they have used, in lists of any order. */
import { expect } from 'chai';
import fc from 'fast-check';
import { isOverBudget, percentComplete, type Budget } from '../../../domain/projects/budget.js';
import { dec, toDecimal, toNumber, type Decimal } from '../../../domain/money.js';
import { addDays } from '../../../domain/time.js';
import type { Query, Schemas } from '../../../contract/contract.js';
import { testApi, type ApiClient, type QueryInput } from '../../support/service/api.js';
import { startOn } from '../../support/service/clock.js';
import { buildClient, buildProject } from '../../support/builders/factories.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';

const today = '2026-03-10';

/** The columns of a project that decide. */
interface Facts extends Budget {
  readonly status: Schemas['ProjectStatus'];
  readonly due_date: string | null;
}

const facts = (
  status: Facts['status'],
  [hours, amount, used, billed]: readonly (string | null)[],
  due_date: string | null = null,
): Facts => ({
  status,
  due_date,
  budget_hours: hours as Decimal | null,
  budget_amount: amount as Decimal | null,
  hours_used: (used ?? '0') as Decimal,
  amount_billed: (billed ?? '0') as Decimal,
});

/** Sets the columns of projects, of which it creates as many as are missing. */
async function setProjects(owner: ApiClient, client_id: string, ids: string[], all: readonly Facts[]): Promise<void> {
  while (ids.length < all.length) ids.push((await buildProject(owner, { client_id })).id);
  const { db } = await testApi();
  for (const [at, columns] of all.entries()) await db('projects').where({ id: ids[at] }).update(columns);
}

type ListQuery = QueryInput<Query<'listProjects'>>;

const idsBy = async (reader: ApiClient, query: ListQuery): Promise<string[]> =>
  (await reader.call('listProjects', { query: { per_page: 100, ...query } })).data.map(({ id }) => id);

/** The rules in plain words. */
const isAtRisk = (project: Facts): boolean =>
  project.status === 'active' &&
  ((project.due_date !== null && project.due_date < today) || toNumber(percentComplete(project)) >= 90);
const isOnTrack = (project: Facts): boolean => project.status === 'active' && !isAtRisk(project);

async function buildFirm() {
  const { owner } = await buildWorkspace();
  await startOn(owner, today);
  return { owner, client: await buildClient(owner), ids: [] as string[] };
}

describe('the health of projects', () => {
  it('is at risk from 90.00 percent as shown, or past the due date', async () => {
    const { owner, client, ids } = await buildFirm();
    const table: readonly (readonly [string, Facts, boolean])[] = [
      ['nothing', facts('active', [null, null, '50', '900']), false],
      ['a budget of 0', facts('active', ['0', '0', '50', '900']), false],
      ['due today', facts('active', [null], today), false],
      ['due yesterday', facts('active', [null], addDays(today, -1)), true],
      ['due yesterday, on hold', facts('on_hold', [null], addDays(today, -1)), false],
      ['89.9945 percent', facts('active', ['2000', null, '1799.89']), false],
      ['89.995 percent, shown as 90', facts('active', ['2000', null, '1799.9']), true],
      ['89.9949995 percent of money', facts('active', [null, '2000000', null, '1799899.99']), false],
      ['89.995 percent of money', facts('active', ['0', '2000000', null, '1799900']), true],
      ['money that does not count beside hours', facts('active', ['100', '100', '10', '100']), false],
      ['over budget, completed', facts('completed', ['10', null, '20']), false],
    ];
    await setProjects(
      owner,
      client.id,
      ids,
      table.map(([, columns]) => columns),
    );
    const found = new Set(await idsBy(owner, { health: ['at_risk'] }));
    for (const [at, [what, , expected]] of table.entries()) expect(found.has(ids[at] ?? ''), what).to.equal(expected);
    expect((await owner.call('getDashboardReport', {})).data.projects).to.include({ active: 9, at_risk: found.size });
  });

  it('and the list by it are what the dashboard report counts, whatever the projects are like', async () => {
    const { owner, client, ids } = await buildFirm();
    const hundredths = (max: number) => fc.integer({ min: 0, max }).map((value) => toDecimal(dec(value).div(dec(100))));
    const limit = fc.option(fc.oneof(fc.constant('0' as Decimal), hundredths(2000)), { nil: null });
    const project: fc.Arbitrary<Facts> = fc.record({
      status: fc.constantFrom('active', 'active', 'active', 'on_hold', 'completed'),
      due_date: fc.option(
        fc.integer({ min: -2, max: 2 }).map((days) => addDays(today, days)),
        { nil: null },
      ),
      budget_hours: limit,
      budget_amount: limit,
      hours_used: hundredths(2200),
      amount_billed: hundredths(2200),
    });
    const seen = { at_risk: 0, over: 0 };
    await fc.assert(
      fc.asyncProperty(fc.array(project, { minLength: 12, maxLength: 12 }), async (all) => {
        await setProjects(owner, client.id, ids, all);
        const idsOf = (rule: (one: Facts) => boolean): string[] =>
          all.flatMap((one, at) => (rule(one) ? [ids[at] ?? ''] : []));
        const risky = await idsBy(owner, { health: ['at_risk'] });
        expect(risky.toSorted()).to.deep.equal(idsOf(isAtRisk).toSorted());
        expect((await owner.call('getDashboardReport', {})).data.projects.at_risk).to.equal(risky.length);
        expect((await idsBy(owner, { health: ['on_track'] })).toSorted()).to.deep.equal(idsOf(isOnTrack).toSorted());
        const over = await idsBy(owner, { over_budget: true });
        expect(over.toSorted()).to.deep.equal(idsOf(isOverBudget).toSorted());
        const others = await idsBy(owner, { over_budget: false });
        expect([...over, ...others].toSorted()).to.deep.equal(ids.toSorted());
        seen.at_risk += risky.length;
        seen.over += over.length;
      }),
      { numRuns: 15, seed: 5 },
    );
    expect(seen.at_risk).to.be.above(15);
    expect(seen.over).to.be.above(15);
  });

  it('combines with statuses, clients and orders', async () => {
    const { owner, client, ids } = await buildFirm();
    await setProjects(owner, client.id, ids, [
      facts('active', ['10', null, '11']),
      facts('active', ['10', null, '9.5']),
      facts('completed', ['10', null, '30']),
      facts('active', ['10', null, '20']),
    ]);
    const { id: other } = await buildProject(owner, { status: 'active', budget_hours: 1 });
    const letters = async (query: ListQuery): Promise<string> =>
      (await idsBy(owner, query)).map((id) => 'abcd'[ids.indexOf(id)] ?? (id === other ? 'o' : '?')).join('');
    const byUse = { sort: 'percent_complete', order: 'desc' } as const;
    expect(await letters({ over_budget: true })).to.equal('dca');
    expect(await letters({ over_budget: true, ...byUse })).to.equal('cda');
    expect(await letters({ over_budget: true, status: ['active'], ...byUse })).to.equal('da');
    expect(await letters({ over_budget: true, status: ['active', 'completed'], ...byUse })).to.equal('cda');
    expect(await letters({ health: ['at_risk'], ...byUse })).to.equal('dab');
    expect(await letters({ health: ['at_risk'], status: ['completed'] })).to.equal('');
    expect(await letters({ health: ['at_risk', 'on_track'], ...byUse })).to.equal('dabo');
    expect(await letters({ health: ['at_risk'], client_id: [client.id], over_budget: false })).to.equal('b');
    expect(await letters({ status: ['active'], sort: 'percent_complete', order: 'asc' })).to.equal('obad');
    expect(await letters({ over_budget: false, sort: 'percent_complete', order: 'asc' })).to.equal('ob');
  });

  it('orders by the used part, without budget first, and continues by cursor at any of its decimals', async () => {
    const { owner, client, ids } = await buildFirm();
    const thirds = Array.from({ length: 7 }, (_, at) => facts('active', [`${3 + at}`, null, '1']));
    // Parts that differ by less than binary floating point can tell.
    const close = Array.from({ length: 4 }, (_, at) => facts('active', [null, '3', null, `8000000000000.000${at}`]));
    const others = [facts('active', [null]), facts('active', [null, '3', null, '2'])];
    await setProjects(owner, client.id, ids, [...thirds, ...close, ...thirds, ...others]);
    for (const query of [{}, { status: ['active'] }, { health: ['on_track'] }] as ListQuery[])
      for (const order of ['asc', 'desc'] as const) {
        const sorted = { ...query, sort: 'percent_complete', order } as const;
        const whole = await owner.call('listProjects', { query: { ...sorted, per_page: 100 } });
        const percents = whole.data.map(({ budget }) => budget.percent_complete);
        expect(percents).to.deep.equal(percents.toSorted((a, b) => (order === 'asc' ? a - b : b - a)));
        const paged: string[] = [];
        for (let cursor: string | undefined; ;) {
          const page = await owner.call('listProjects', {
            query: { ...sorted, per_page: 3, ...(cursor && { cursor }) },
          });
          paged.push(...page.data.map(({ id }) => id));
          if (!page.pagination.has_more) break;
          cursor = page.pagination.next_cursor ?? undefined;
        }
        expect(paged).to.deep.equal(whole.data.map(({ id }) => id));
      }
  });

  it('shows a contractor only projects of their tickets', async () => {
    const { owner, client, ids } = await buildFirm();
    await setProjects(owner, client.id, ids, [
      facts('active', ['10', null, '11']),
      facts('active', ['10', null, '12']),
    ]);
    const contractor = await buildUser(owner, 'contractor');
    const body = { title: 'Theirs', client_id: client.id, project_id: ids[0] ?? '', assignee_id: contractor.userId };
    await owner.call('createTicket', { body });
    for (const query of [{ health: ['at_risk'] }, { over_budget: true }, { sort: 'percent_complete' }] as ListQuery[])
      expect(await idsBy(contractor, query)).to.deep.equal([ids[0]]);
  });
});
