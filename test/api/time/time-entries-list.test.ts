import { expect } from 'chai';
import type { Query } from '../../../contract/contract.js';
import type { ApiClient, QueryInput } from '../../support/service/api.js';
import { buildClient, buildProject } from '../../support/builders/factories.js';
import { addAgreement, addTicket, buildTimeEntry, markBilled } from '../../support/builders/time.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';

/** The descriptions of the listed entries. */
async function found(owner: ApiClient, query: QueryInput<Query<'listTimeEntries'>>): Promise<(string | null)[]> {
  return (await owner.call('listTimeEntries', { query })).data.map(({ description }) => description);
}

/** Three entries a, b and c, which differ in every field with a filter. */
async function threeEntries(owner: ApiClient) {
  const member = await buildUser(owner, 'member', { name: 'Ada Miller' });
  const project = await buildProject(owner);
  const agreement_id = await addAgreement(owner, project.client_id);
  const ticket_id = await addTicket(owner, { client_id: project.client_id, agreement_id });
  const a = await buildTimeEntry(owner, { description: 'a', date: '2026-03-01', hours: 3, rate_charged: 10 });
  const b = await buildTimeEntry(owner, {
    description: 'b',
    date: '2026-03-15',
    hours: 1,
    project_id: project.id,
    user_id: member.userId,
    rate_charged: 20,
  });
  const c = await buildTimeEntry(owner, { description: 'c', date: '2026-03-31', hours: 2, ticket_id, billable: false });
  return { member, project, agreement_id, ticket_id, a, b, c };
}

describe('listTimeEntries', () => {
  it('shows entries by day, latest first, with names', async () => {
    const { owner } = await buildWorkspace();
    const { b, project } = await threeEntries(owner);
    const { data, pagination } = await owner.call('listTimeEntries', {});
    expect(data.map(({ description }) => description)).to.deep.equal(['c', 'b', 'a']);
    expect(pagination).to.deep.include({ page: 1, per_page: 20, total: 3, total_pages: 1 });
    const client = await owner.call('getClient', { params: { id: project.client_id } });
    const names = { user_name: 'Ada Miller', client_name: client.data.name, project_title: project.title };
    expect(data[1]).to.deep.equal({ ...b, ...names });
  });

  it('filters by each of its parameters', async () => {
    const { owner } = await buildWorkspace();
    const { member, project, agreement_id, ticket_id, a, b } = await threeEntries(owner);
    await markBilled(a.id);
    await owner.call('approveTimeEntry', { params: { id: b.id } });
    const cases: [QueryInput<Query<'listTimeEntries'>>, string[]][] = [
      [{ user_id: member.userId }, ['b']],
      [{ client_id: project.client_id }, ['c', 'b']],
      [{ project_id: project.id }, ['b']],
      [{ ticket_id }, ['c']],
      [{ agreement_id }, ['c']],
      [{ from: '2026-03-15' }, ['c', 'b']],
      [{ to: '2026-03-15' }, ['b', 'a']],
      [{ from: '2026-03-15', to: '2026-03-15' }, ['b']],
      [{ billable: true }, ['b', 'a']],
      [{ billable: false }, ['c']],
      [{ billed: true }, ['a']],
      [{ billed: false }, ['c', 'b']],
      [{ approval_status: 'approved' }, ['b']],
      [{ client_id: project.client_id, billable: true }, ['b']],
    ];
    for (const [query, expected] of cases)
      expect(await found(owner, query), JSON.stringify(query)).to.deep.equal(expected);
  });

  it('filters by words of the description, exclusion, running timers and types of rate', async () => {
    const { owner } = await buildWorkspace();
    const fix = await buildTimeEntry(owner, { description: 'Fixed the 100% login', rate_type: 'emergency' });
    const call = await buildTimeEntry(owner, { description: 'Call about logins', rate_charged: 90 });
    await owner.call('excludeTimeEntry', { params: { id: call.id }, body: { reason: 'goodwill' } });
    const timer = (await owner.call('startTimer', { body: {} })).data;
    const ids = async (query: QueryInput<Query<'listTimeEntries'>>) =>
      (await owner.call('listTimeEntries', { query })).data.map(({ id }) => id).toSorted();
    const all = [fix.id, call.id, timer.id].toSorted();
    const done = [fix.id, call.id].toSorted();
    expect(await ids({ search: 'OGIN' })).to.deep.equal(done);
    expect(await ids({ search: 'login fix' })).to.deep.equal([fix.id]);
    expect(await ids({ search: '100%' })).to.deep.equal([fix.id]);
    expect(await ids({ search: ' ' })).to.deep.equal(all);
    expect(await ids({ excluded: true })).to.deep.equal([call.id]);
    expect(await ids({ excluded: false })).to.deep.equal([fix.id, timer.id].toSorted());
    expect(await ids({ running: true })).to.deep.equal([timer.id]);
    expect(await ids({ running: false })).to.deep.equal(done);
    expect(await ids({ rate_type: ['emergency'] })).to.deep.equal([fix.id]);
    expect(await ids({ rate_type: ['emergency', 'custom'] })).to.deep.equal(done);
  });

  it('filters by change since an instant', async () => {
    const { owner } = await buildWorkspace();
    const { a } = await threeEntries(owner);
    await owner.call('excludeTimeEntry', { params: { id: a.id }, body: { reason: 'admin' } });
    const { data } = await owner.call('getTimeEntry', { params: { id: a.id } });
    expect(await found(owner, { updated_since: data.updated_at })).to.include('a');
    expect(await found(owner, { updated_since: '2999-01-01T00:00:00.000Z' })).to.deep.equal([]);
  });

  it('sorts by date, creation or hours, in both directions', async () => {
    const { owner } = await buildWorkspace();
    await threeEntries(owner);
    expect(await found(owner, { sort: 'hours' })).to.deep.equal(['a', 'c', 'b']);
    expect(await found(owner, { sort: 'hours', order: 'asc' })).to.deep.equal(['b', 'c', 'a']);
    expect(await found(owner, { sort: 'created_at', order: 'asc' })).to.deep.equal(['a', 'b', 'c']);
    expect(await found(owner, { sort: 'date', order: 'asc' })).to.deep.equal(['a', 'b', 'c']);
  });

  it('pages without overlap if entries are equal in the order', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const entries = Array.from({ length: 5 }, () => ({ date: '2026-03-10', hours: 1, client_id }));
    await owner.call('createTimeEntries', { body: { entries } });
    const page = async (number: number) => owner.call('listTimeEntries', { query: { page: number, per_page: 2 } });
    const pages = [await page(1), await page(2), await page(3)];
    expect(pages.map(({ data }) => data.length)).to.deep.equal([2, 2, 1]);
    expect(new Set(pages.flatMap(({ data }) => data.map(({ id }) => id))).size).to.equal(5);
    expect(pages[0]?.pagination).to.include({ total: 5, total_pages: 3 });
  });

  it('adds up everything that the filters match', async () => {
    const { owner } = await buildWorkspace();
    const { project } = await threeEntries(owner);
    const all = await owner.call('listTimeEntries', { query: { per_page: 1 } });
    expect(all.summary).to.deep.equal({
      total_hours: 6,
      billable_hours: 4,
      non_billable_hours: 2,
      total_value: 50,
      other_currencies: [],
    });
    const some = await owner.call('listTimeEntries', { query: { project_id: project.id } });
    expect(some.summary).to.include({ total_hours: 1, total_value: 20 });
    const none = await owner.call('listTimeEntries', { query: { from: '2027-01-01' } });
    expect(none.summary).to.deep.equal({
      total_hours: 0,
      billable_hours: 0,
      non_billable_hours: 0,
      total_value: 0,
      other_currencies: [],
    });
  });

  it('adds up days, whose sums are kept, as it adds up the entries themselves', async () => {
    const { owner } = await buildWorkspace();
    const { member, b, c } = await threeEntries(owner);
    const { id: client_id } = await buildClient(owner, { currency: 'JPY' });
    await buildTimeEntry(owner, { date: '2026-03-16', hours: 0.25, rate_charged: 999, client_id });
    await owner.call('startTimer', { body: {} });
    await owner.call('updateTimeEntry', { params: { id: b.id }, body: { hours: 1.75 } });
    await owner.call('deleteTimeEntry', { params: { id: c.id } });
    const asked: QueryInput<Query<'listTimeEntries'>>[] = [
      {},
      { user_id: member.userId },
      { user_id: `${member.userId},${owner.userId}`, sort: 'hours' },
      { from: '2026-03-15' },
      { to: '2026-03-15' },
      { from: '2026-03-02', to: '2026-03-20', user_id: owner.userId },
    ];
    for (const reader of [owner, member])
      for (const query of asked) {
        const kept = await reader.call('listTimeEntries', { query });
        // Running timers have 0 hours, so both lists have the same sums; but the filter `running` makes the service add
        // up the entries themselves.
        const added = await reader.call('listTimeEntries', { query: { ...query, running: false } });
        expect(kept.summary, JSON.stringify(query)).to.deep.equal(added.summary);
      }
    const all = await owner.call('listTimeEntries', {});
    expect(all.summary).to.include({ total_hours: 5, total_value: 65 });
  });

  it('never adds up different currencies', async () => {
    const { owner } = await buildWorkspace();
    const [euro, yen] = [await buildClient(owner, { currency: 'EUR' }), await buildClient(owner, { currency: 'JPY' })];
    await buildTimeEntry(owner, { hours: 1, rate_charged: 10.005 });
    await buildTimeEntry(owner, { hours: 1, rate_charged: 20, client_id: euro.id });
    await buildTimeEntry(owner, { hours: 0.5, rate_charged: 999, client_id: yen.id });
    const { summary } = await owner.call('listTimeEntries', {});
    expect(summary).to.deep.include({
      total_hours: 2.5,
      total_value: 10.01,
      other_currencies: [
        { currency: 'EUR', total_value: 20 },
        { currency: 'JPY', total_value: 500 },
      ],
    });
    const ofEuro = await owner.call('listTimeEntries', { query: { client_id: euro.id } });
    expect(ofEuro.summary).to.deep.include({
      total_value: 0,
      other_currencies: [{ currency: 'EUR', total_value: 20 }],
    });
  });

  it('refuses unknown objects, parameters and values', async () => {
    const { owner } = await buildWorkspace();
    const stranger = await buildWorkspace();
    const foreign = await buildClient(stranger.owner);
    for (const [name, value] of [
      ['client_id', foreign.id],
      ['user_id', 'usr_00000000000000000000000000'],
      ['project_id', 'nonsense'],
      ['billable', 'maybe'],
      ['from', '2026-02-30'],
      ['sort', 'client'],
      ['clientid', foreign.id],
      ['per_page', '101'],
    ] as const) {
      const { status, error } = await owner.fail('listTimeEntries', { query: { [name]: value } });
      expect([status, error.code, error.field]).to.deep.equal([400, 'invalid_request', name]);
    }
  });

  it('returns only the requested fields', async () => {
    const { owner } = await buildWorkspace();
    const entry = await buildTimeEntry(owner);
    const response = await owner.request('listTimeEntries', { query: { fields: 'id,billing.billable' } });
    const { data } = (await response.json()) as { data: unknown };
    expect(data).to.deep.equal([{ id: entry.id, billing: { billable: true } }]);
  });
});
