import { expect } from 'chai';
import { migrate } from '../../models/migrate.js';
import { Project } from '../../models/projects/project.js';
import { Ticket } from '../../models/tickets/ticket.js';
import { testApi, type ApiClient } from '../support/service/api.js';
import { asService } from '../support/service/context.js';
import { buildClient, buildProject, buildTicket } from '../support/builders/factories.js';
import { addTicket } from '../support/builders/time.js';
import { buildUser, buildWorkspace } from '../support/builders/workspace.js';

type Query = { search: string; page?: number; per_page?: number; order?: 'asc' | 'desc'; client_id?: string };

const search = async (by: ApiClient, query: Query): Promise<{ titles: string[]; total: number }> => {
  const { data, pagination } = await by.call('listProjects', { query });
  return { titles: data.map(({ title }) => title), total: pagination.total };
};

describe('searchFor', () => {
  it('walks through the order where very many rows are found, and counts each once', async () => {
    const { owner } = await buildWorkspace();
    const [one, two] = [await buildClient(owner), await buildClient(owner)];
    const max = 4100;
    const rows = Array.from({ length: max }, (_, n) => ({
      title: `Harbour ${n} harbours${n % 2 === 0 ? ' evening' : ''}`,
      client_id: n < 10 ? one.id : two.id,
      status: 'active' as const,
      billing_type: 'fixed_fee' as const,
    }));
    await asService(owner, (ctx) => Project.insertMany(ctx, rows));
    const newest = rows.map(({ title }) => title).toReversed();
    const evenings = newest.filter((title) => title.endsWith('evening'));
    expect(await search(owner, { search: 'harb', per_page: 3 })).to.deep.equal({
      titles: newest.slice(0, 3),
      total: max,
    });
    expect(await search(owner, { search: 'harbour', per_page: 2, page: 2, order: 'asc' })).to.deep.equal({
      titles: rows.slice(2, 4).map(({ title }) => title),
      total: max,
    });
    expect(await search(owner, { search: 'harbour', per_page: 100, client_id: one.id })).to.deep.equal({
      titles: newest.slice(-10),
      total: 10,
    });
    expect(await search(owner, { search: 'even harb', per_page: 2 })).to.deep.equal({
      titles: evenings.slice(0, 2),
      total: evenings.length,
    });
    expect(await search(owner, { search: 'harbour 4099' })).to.deep.equal({ titles: newest.slice(0, 1), total: 1 });
    const contractor = await buildUser(owner, 'contractor');
    const [project] = (await owner.call('listProjects', { query: { search: 'harbour 17', per_page: 1 } })).data;
    expect(await search(contractor, { search: 'harbour' })).to.deep.equal({ titles: [], total: 0 });
    await addTicket(owner, { client_id: two.id, project_id: String(project?.id), assignee_id: contractor.userId });
    expect(await search(contractor, { search: 'harbour' })).to.deep.equal({ titles: [project?.title], total: 1 });
  }).timeout(60_000);
});

describe('searchFor with a row that is named', () => {
  it('adds it to very many rows that are found, unless it is one of them', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const base = await buildTicket(owner, { client_id, title: 'Named' });
    const digits = base.number.replace('TKT-', '');
    const many = Array.from({ length: 4100 }, (_, n) => ({ n }));
    await asService(owner, async (ctx) => {
      const { status_id, priority_id, priority_position } = await Ticket.get(ctx, base.id);
      const same = { client_id, status_id, priority_id, priority_position, opened_at: ctx.now };
      await Ticket.insertMany(
        ctx,
        many.map(({ n }) => ({
          ...same,
          number: `OLD-${n}`,
          title: `Row ${digits}`,
          billing_type: 'fixed_fee' as const,
        })),
      );
    });
    const read = async (query: object) => {
      const { data, pagination } = await owner.call('listTickets', {
        query: { search: digits, order: 'asc', ...query },
      });
      return [data[0]?.id, pagination.total];
    };
    expect(await read({})).to.deep.equal([base.id, 4101]);
    expect(await read({ client_id })).to.deep.equal([base.id, 4101]);
    await owner.call('updateTicket', { params: { id: base.id }, body: { title: `Named ${digits}` } });
    expect(await read({})).to.deep.equal([base.id, 4101]);
  }).timeout(60_000);
});

describe('indexBacklog', () => {
  it('indexes what was there before the index, and leaves alone what is indexed', async () => {
    const { owner } = await buildWorkspace();
    const { db, database } = await testApi();
    const [older, newer] = [
      await buildProject(owner, { title: 'Older bridge' }),
      await buildProject(owner, { title: 'Newer bridge' }),
    ];
    for (const table of ['search_terms', 'search_documents'])
      await db(table).where({ workspace_id: owner.workspaceId, resource_id: older.id }).delete();
    expect(await search(owner, { search: 'bridge' })).to.deep.equal({ titles: [newer.title], total: 1 });
    await db('search_backlog').insert({ resource_type: 'projects' });
    await migrate(database);
    expect(await search(owner, { search: 'bridge' })).to.deep.equal({ titles: [newer.title, older.title], total: 2 });
    expect(await db('search_backlog').select()).to.deep.equal([]);
  });
});
