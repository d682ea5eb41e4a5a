/** The time report of one firm's March, calculated by hand, with every grouping and filter. */
import { parse } from 'csv-parse/sync';
import { expect } from 'chai';
import { extractText, getDocumentProxy } from 'unpdf';
import type { Query, Schemas } from '../../../contract/contract.js';
import { testApi, type ApiClient } from '../../support/service/api.js';
import { buildClient, buildProject } from '../../support/builders/factories.js';
import { addTicket } from '../../support/builders/time.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';

const march = { from: '2026-03-01', to: '2026-03-31' };
type Asked = Partial<Query<'getTimeReport'>>;
type Grouping = Schemas['TimeReportGrouping'];
/** A row: what it is about, hours, billable hours, their value, and the value in other currencies. */
type Shown = [about: string, hours: number, billable: number, value?: number | undefined, others?: string | undefined];

describe('getTimeReport, worked out by hand', () => {
  let owner: ApiClient;
  let max: ApiClient;
  let acme: string;

  before(async () => {
    ({ owner } = await buildWorkspace());
    max = await buildUser(owner, 'member', {
      name: 'Max',
      permissions: { can_view_reports: true, can_export_data: true },
    });
    // Groups are sorted by hours, not by creation: the client with fewer hours is created first.
    const boreal = (await buildClient(owner, { name: 'Boréal', currency: 'EUR' })).id;
    acme = (await buildClient(owner, { name: 'Acme' })).id;
    const { id: shop } = await buildProject(owner, { client_id: acme, title: 'Shop' });
    const login = await addTicket(owner, { client_id: acme, title: 'Login' });
    const log = (date: string, hours: number, body: object) =>
      owner.call('createTimeEntry', { body: { user_id: owner.userId, date, hours, ...body } });
    const byMax = { user_id: max.userId };
    await log('2026-03-10', 2, { client_id: acme, project_id: shop, rate_charged: 100 });
    await log('2026-03-10', 1.5, { client_id: acme, rate_charged: 100, billable: false });
    await log('2026-03-16', 3, { ...byMax, client_id: acme, ticket_id: login, rate_charged: 80 });
    await log('2026-03-22', 1, { ...byMax, client_id: boreal, rate_charged: 50 });
    await log('2026-03-17', 1, { client_id: boreal, billable: false });
    await log('2026-02-28', 4, { client_id: acme, rate_charged: 100 });
    await log('2026-04-01', 8, { ...byMax, client_id: acme, rate_charged: 100 });
  });

  const report = async (query: Asked, reader = owner): Promise<Schemas['TimeReport']> =>
    (await reader.call('getTimeReport', { query: { ...march, ...query } })).data;

  async function rowsBy(group_by: Grouping, query: Asked = {}, reader = owner): Promise<Shown[]> {
    const { by_user, by_client, by_project, by_ticket, by_day, by_week } = await report({ ...query, group_by }, reader);
    const about =
      by_user?.map((row) => ({ ...row, about: row.user_name })) ??
      by_client?.map((row) => ({ ...row, about: `${row.client_name}, projects: ${row.projects}` })) ??
      by_project?.map((row) => ({ ...row, about: `${row.project_title} of ${row.client_name}` })) ??
      by_ticket?.map((row) => ({ ...row, about: `${row.ticket_title}` })) ??
      by_day?.map((row) => ({ ...row, about: row.date })) ??
      by_week?.map((row) => ({ ...row, about: row.week }));
    return (about ?? []).map((row) => [
      row.about,
      row.hours,
      row.billable_hours,
      row.value,
      row.other_currencies?.map(({ currency, value }) => `${value} ${currency}`).join(),
    ]);
  }

  const expected: Record<Grouping, Shown[]> = {
    user: [
      ['Olga Owner', 4.5, 2, 200, ''],
      ['Max', 4, 4, 240, '50 EUR'],
    ],
    client: [
      ['Acme, projects: 1', 6.5, 5, 440, ''],
      ['Boréal, projects: 0', 2, 1, 0, '50 EUR'],
    ],
    project: [
      ['null of null', 6.5, 4, 240, '50 EUR'],
      ['Shop of Acme', 2, 2, 200, ''],
    ],
    ticket: [
      ['null', 5.5, 3, 200, '50 EUR'],
      ['Login', 3, 3, 240, ''],
    ],
    day: [
      ['2026-03-10', 3.5, 2, 200, ''],
      ['2026-03-16', 3, 3, 240, ''],
      ['2026-03-17', 1, 0, 0, ''],
      ['2026-03-22', 1, 1, 0, '50 EUR'],
    ],
    week: [
      ['2026-03-09', 3.5, 2, 200, ''],
      ['2026-03-16', 5, 4, 240, '50 EUR'],
    ],
  };

  for (const [group_by, rows] of Object.entries(expected) as [Grouping, Shown[]][])
    it(`has a row for each ${group_by}, the same totals, and nothing from outside the range`, async () => {
      expect(await rowsBy(group_by)).to.deep.equal(rows);
      expect((await report({ group_by })).summary).to.deep.equal({
        total_hours: 8.5,
        billable_hours: 6,
        non_billable_hours: 2.5,
        billable_value: 440,
        other_currencies: [{ currency: 'EUR', value: 50 }],
      });
    });

  it('can be limited to some users, a client, and billable time', async () => {
    const ofMax = { user_ids: [max.userId] };
    expect(await rowsBy('client', ofMax)).to.deep.equal([
      ['Acme, projects: 0', 3, 3, 240, ''],
      ['Boréal, projects: 0', 1, 1, 0, '50 EUR'],
    ]);
    const ofAcme = { client_id: acme };
    expect(await rowsBy('user', ofAcme)).to.deep.equal([
      ['Olga Owner', 3.5, 2, 200, ''],
      ['Max', 3, 3, 240, ''],
    ]);
    expect(await rowsBy('week', { ...ofMax, ...ofAcme })).to.deep.equal([['2026-03-16', 3, 3, 240, '']]);
    const billable = { billable_only: true };
    expect(await rowsBy('day', billable)).to.deep.equal([
      ['2026-03-10', 2, 2, 200, ''],
      ['2026-03-16', 3, 3, 240, ''],
      ['2026-03-22', 1, 1, 0, '50 EUR'],
    ]);
    const { summary } = await report({ ...billable, group_by: 'user' });
    expect(summary).to.deep.include({ total_hours: 6, billable_hours: 6, non_billable_hours: 0, billable_value: 440 });
  });

  it('shows a member only their own time, without values', async () => {
    expect(await rowsBy('user', {}, max)).to.deep.equal([['Max', 4, 4, undefined, undefined]]);
    expect(await rowsBy('client', {}, max)).to.deep.equal([
      ['Acme, projects: 0', 3, 3, undefined, undefined],
      ['Boréal, projects: 0', 1, 1, undefined, undefined],
    ]);
    const { summary } = await report({ group_by: 'day' }, max);
    expect(summary).to.deep.equal({ total_hours: 4, billable_hours: 4, non_billable_hours: 0 });
  });

  it('is a CSV with a column for each figure that the reader may see', async () => {
    const read = async (reader: ApiClient, group_by: Grouping): Promise<string[][]> => {
      const query = { ...march, group_by, format: 'csv' } as const;
      return parse(await (await reader.request('getTimeReport', { query })).text(), { bom: true });
    };
    const figures = ['hours', 'billable_hours', 'value', 'other_currencies'];
    const [heads, ...rows] = await read(owner, 'week');
    expect(heads).to.deep.equal(['week', ...figures]);
    expect(rows).to.deep.equal([
      ['2026-03-09', '3.5', '2', '200', ''],
      ['2026-03-16', '5', '4', '240', '50 EUR'],
    ]);
    expect((await read(owner, 'client'))[1]).to.deep.equal([acme, 'Acme', '1', '6.5', '5', '440', '']);
    expect((await read(owner, 'ticket'))[0]).to.deep.equal(['ticket_id', 'ticket_number', 'ticket_title', ...figures]);
    expect((await read(max, 'user'))[0]).to.deep.equal(['user_id', 'user_name', 'hours', 'billable_hours']);
  });

  it('is a PDF in which every figure has its label', async () => {
    const query = { ...march, group_by: 'week', format: 'pdf' } as const;
    const bytes = await (await owner.request('getTimeReport', { query })).arrayBuffer();
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
    const words = text.replace(/\s+/g, ' ');
    for (const part of [
      'Time March 2026',
      'HOURS 8.50 h BILLABLE 6.00 h NOT BILLABLE 2.50 h',
      'BILLABLE VALUE $440.00',
    ])
      expect(words).to.include(part);
    expect(words).to.match(/By week.*Mar 9, 2026 3\.50 2\.00 200\.00.*Mar 16, 2026 5\.00 4\.00 240\.00 50\.00 EUR/);
  });
});

describe('timers in reports', () => {
  /** The user is in New York, where clocks go from 2:00 to 3:00 on 8 March 2026, a Sunday. */
  it('count nothing while they run, and then the elapsed hours on the day that they began', async () => {
    const { owner } = await buildWorkspace();
    await owner.call('updateWorkspace', { body: { timezone: 'America/New_York' } });
    const { db } = await testApi();
    const at = (clock_at: string) =>
      db('workspaces')
        .where({ id: owner.workspaceId })
        .update({ clock_at: new Date(clock_at) });
    const { id: client_id } = await buildClient(owner);
    const night = { from: '2026-03-07', to: '2026-03-09' };
    const days = async () => {
      const { data } = await owner.call('getTimeReport', { query: { ...night, group_by: 'day' } });
      const { data: use } = await owner.call('getUtilizationReport', { query: { ...night, group_by: 'week' } });
      const byWeek = use.by_week?.map(({ week, billable_hours }) => `${week} ${billable_hours}`);
      return [data.by_day?.map(({ date, hours }) => `${date} ${hours}`), byWeek];
    };
    const none = ['2026-03-02 0', '2026-03-09 0'];
    for (const [from, until, before, after] of [
      // From 23:30 on Saturday to 3:30 on Sunday, local time: 3 hours.
      ['2026-03-08T04:30Z', '2026-03-08T07:30Z', [[], none], [['2026-03-07 3'], ['2026-03-02 3', '2026-03-09 0']]],
      // From 23:59 on Sunday to 0:29 on Monday: counts for the week in which it begins.
      [
        '2026-03-09T03:59Z',
        '2026-03-09T04:29Z',
        [['2026-03-07 3'], ['2026-03-02 3', '2026-03-09 0']],
        [
          ['2026-03-07 3', '2026-03-08 0.5'],
          ['2026-03-02 3.5', '2026-03-09 0'],
        ],
      ],
      // Begins exactly when Monday does.
      [
        '2026-03-09T04:00Z',
        '2026-03-09T05:00Z',
        [
          ['2026-03-07 3', '2026-03-08 0.5'],
          ['2026-03-02 3.5', '2026-03-09 0'],
        ],
        [
          ['2026-03-07 3', '2026-03-08 0.5', '2026-03-09 1'],
          ['2026-03-02 3.5', '2026-03-09 1'],
        ],
      ],
    ] as const) {
      await at(from);
      const { id } = (await owner.call('startTimer', { body: { client_id } })).data;
      expect(await days(), `from ${from}`).to.deep.equal(before);
      await at(until);
      await owner.call('stopTimer', { params: { id } });
      expect(await days(), `until ${until}`).to.deep.equal(after);
    }
  });
});
