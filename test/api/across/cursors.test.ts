import { expect } from 'chai';
import { noteSilentChanges } from '../../../models/events/late-commits.js';
import { TimeEntry } from '../../../models/time/time-entry.js';
import { Client } from '../../../models/clients/client.js';
import type { ApiClient } from '../../support/service/api.js';
import { buildClient, buildProject, buildTicket } from '../../support/builders/factories.js';
import { buildTimeEntry } from '../../support/builders/time.js';
import { buildWorkspace } from '../../support/builders/workspace.js';
import { startAt, stopClock } from '../../support/service/clock.js';
import { writeSlowly } from '../../support/service/slow-change.js';
import { Syncer } from '../../support/listening/syncer.js';

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

const timeOf = (owner: ApiClient, perPage?: number): Syncer =>
  new Syncer((query) => owner.call('listTimeEntries', { query }), perPage);
const clientsOf = (owner: ApiClient, perPage?: number): Syncer =>
  new Syncer((query) => owner.call('listClients', { query }), perPage);

/** The status, code and field of an error. */
async function refusal(owner: ApiClient, query: object): Promise<unknown[]> {
  const { status, error } = await owner.fail('listClients', { query });
  return [status, error.code, error.field];
}

/** Creates several objects, one after the other. */
async function several<T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  for (let index = 0; index < count; index += 1) made.push(await make(index));
  return made;
}

describe('a list by cursor', () => {
  it('continues after the last row of a page, even if that row and others before it are deleted, and others are added', async () => {
    const { owner } = await buildWorkspace();
    const names = ['Ash', 'Birch', 'Cedar', 'Dogwood', 'Elm'];
    const clients = await several(5, (index) => buildClient(owner, { name: names[index] ?? '' }));
    const query = { sort: 'name', order: 'asc', per_page: 2 } as const;
    const first = await owner.call('listClients', { query });
    expect(first.data.map(({ name }) => name)).to.deep.equal(['Ash', 'Birch']);
    for (const { id } of clients.slice(0, 2)) await owner.call('deleteClient', { params: { id } });
    await buildClient(owner, { name: 'Alder' });
    const cursor = first.pagination.next_cursor ?? '';
    const second = await owner.call('listClients', { query: { ...query, cursor } });
    expect(second.data.map(({ name }) => name)).to.deep.equal(['Cedar', 'Dogwood']);
    const third = await owner.call('listClients', { query: { ...query, cursor: second.pagination.next_cursor ?? '' } });
    expect(third.data.map(({ name }) => name)).to.deep.equal(['Elm']);
    expect([first, second, third].map(({ pagination }) => pagination.has_more)).to.deep.equal([true, true, false]);
    expect([first, second, third].map(({ pagination: { page, total } }) => [page, total])).to.deep.equal([
      [1, 5],
      [2, 5],
      [3, 5],
    ]);
  });

  it('returns a cursor on the last page too, which continues with rows added later', async () => {
    const { owner } = await buildWorkspace();
    const query = { sort: 'created_at', order: 'asc' } as const;
    const empty = await owner.call('listClients', { query });
    expect(empty.pagination).to.include({ has_more: false, total: 0 });
    const client = await buildClient(owner);
    const next = await owner.call('listClients', { query: { ...query, cursor: empty.pagination.next_cursor ?? '' } });
    expect(idsOf(next.data)).to.deep.equal([client.id]);
  });

  it('keeps the summary and the count of the first page', async () => {
    const { owner } = await buildWorkspace();
    const project = await buildProject(owner);
    await several(3, () => buildTimeEntry(owner, { project_id: project.id, hours: 1.5 }));
    const first = await owner.call('listTimeEntries', { query: { per_page: 2 } });
    await buildTimeEntry(owner, { project_id: project.id, hours: 8, date: '2020-01-01' });
    const cursor = first.pagination.next_cursor ?? '';
    const second = await owner.call('listTimeEntries', { query: { per_page: 2, cursor } });
    expect(second.summary).to.deep.equal(first.summary);
    expect(second.summary.total_hours).to.equal(4.5);
    expect(second.pagination).to.deep.include({ page: 2, total: 3, total_pages: 2, has_more: false });
    expect(second.data).to.have.length(2);
  });

  it('puts rows without a value of the sort field last in descending order, and first in ascending order', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const days = [null, '2027-03-01', null, '2027-01-01', '2027-02-01', null];
    await several(days.length, (index) => buildTicket(owner, { client_id, due_date: days[index] ?? null }));
    for (const order of ['asc', 'desc'] as const) {
      const query = { sort: 'due_date', order } as const;
      const whole = await owner.call('listTickets', { query });
      const read: string[] = [];
      for (let cursor: string | undefined, isMore = true; isMore;) {
        const page = await owner.call('listTickets', {
          query: { ...query, per_page: 1, ...(cursor ? { cursor } : {}) },
        });
        read.push(...idsOf(page.data));
        cursor = page.pagination.next_cursor ?? undefined;
        isMore = page.pagination.has_more;
      }
      expect(read, order).to.deep.equal(idsOf(whole.data));
    }
  });

  it('refuses a cursor with a page, with other filters, another order, for another list or workspace, for a file, or changed', async () => {
    const { owner } = await buildWorkspace();
    const { owner: stranger } = await buildWorkspace();
    await several(3, () => buildClient(owner));
    const { pagination } = await owner.call('listClients', { query: { per_page: 1, status: 'active' } });
    const cursor = pagination.next_cursor ?? '';
    const good = { cursor, status: 'active' };
    expect(
      (await owner.call('listClients', { query: { ...good, per_page: 2, fields: ['id'] } as object })).data,
    ).to.have.length(2);
    const refused = [400, 'invalid_request', 'cursor'];
    expect(await refusal(owner, { ...good, page: 1 })).to.deep.equal([400, 'invalid_request', 'page']);
    expect(await refusal(owner, { cursor })).to.deep.equal(refused);
    expect(await refusal(owner, { cursor, status: 'inactive' })).to.deep.equal(refused);
    expect(await refusal(owner, { ...good, search: 'a' })).to.deep.equal(refused);
    expect(await refusal(owner, { ...good, sort: 'name' })).to.deep.equal(refused);
    expect(await refusal(owner, { ...good, order: 'asc' })).to.deep.equal(refused);
    expect(await refusal(owner, { ...good, format: 'csv' })).to.deep.equal(refused);
    expect(
      await refusal(owner, { ...good, cursor: `${cursor.startsWith('A') ? 'B' : 'A'}${cursor.slice(1)}` }),
    ).to.deep.equal(refused);
    expect(await refusal(owner, { ...good, cursor: 'nonsense' })).to.deep.equal(refused);
    expect(await refusal(owner, { ...good, cursor: 'é' })).to.deep.equal(refused);
    expect(await refusal(stranger, good)).to.deep.equal(refused);
    const elsewhere = await owner.fail('listContacts', { query: { cursor } });
    expect([elsewhere.status, elsewhere.error.field]).to.deep.equal([400, 'cursor']);
  });

  it('is valid for 30 days', async () => {
    const { owner } = await buildWorkspace();
    await startAt(owner, '2027-01-04T12:00:00Z');
    await buildClient(owner);
    const { pagination } = await owner.call('listClients', {});
    const cursor = pagination.next_cursor ?? '';
    await startAt(owner, '2027-02-03T12:00:00Z');
    expect((await owner.call('listClients', { query: { cursor } })).data).to.deep.equal([]);
    await startAt(owner, '2027-02-03T12:00:01Z');
    expect(await refusal(owner, { cursor })).to.deep.equal([400, 'invalid_request', 'cursor']);
  });

  it('reads the events after one, and goes on when there are more', async () => {
    const { owner } = await buildWorkspace();
    await buildClient(owner);
    const { data: latest } = await owner.call('listEvents', { query: { per_page: 1 } });
    const after = latest[0]?.id ?? '';
    const clients = await several(3, () => buildClient(owner));
    const first = await owner.call('listEvents', { query: { after, per_page: 2 } });
    const read = async (cursor: string | null) =>
      owner.call('listEvents', { query: { after, per_page: 2, cursor: cursor ?? '' } });
    const second = await read(first.pagination.next_cursor);
    const later = await buildClient(owner);
    const third = await read(second.pagination.next_cursor);
    const told = [...first.data, ...second.data, ...third.data].map(({ resource_id }) => resource_id);
    expect(told).to.deep.equal([...idsOf(clients), later.id]);
  });
});

describe('a list with updated_since by cursor', () => {
  it('is in the order of changes, and repeats rows that change between two pages', async () => {
    const { owner } = await buildWorkspace();
    const project = await buildProject(owner);
    const entries = await several(5, (index) =>
      buildTimeEntry(owner, { project_id: project.id, date: `2026-01-0${index + 1}` }),
    );
    const [first, second, third, fourth, fifth] = idsOf(entries);
    const syncer = timeOf(owner, 2);
    await syncer.step();
    expect(syncer.received).to.deep.equal([first, second]);
    await owner.call('updateTimeEntry', { params: { id: third ?? '' }, body: { date: '2027-01-01' } });
    await owner.call('updateTimeEntry', { params: { id: first ?? '' }, body: { date: '2020-01-01' } });
    await owner.call('deleteTimeEntry', { params: { id: second ?? '' } });
    await syncer.catchUp();
    expect(syncer.received.slice(2)).to.deep.equal([fourth, fifth, third, first]);
    expect(await syncer.catchUp()).to.deep.equal([]);
    await owner.call('updateTimeEntry', { params: { id: fourth ?? '' }, body: { description: 'Later' } });
    expect(await syncer.catchUp()).to.deep.equal([fourth]);
  });

  for (const side of ['live', 'owner'] as const)
    it(`returns a change that is committed after later changes were read, on the ${side} side`, async () => {
      const { [side]: owner } = await buildWorkspace();
      const project = await buildProject(owner);
      const [slow] = await several(2, () => buildTimeEntry(owner, { project_id: project.id }));
      const syncer = timeOf(owner);
      await syncer.catchUp();
      const commit = await writeSlowly(owner, async (ctx) => {
        await (await TimeEntry.lock(ctx, slow?.id ?? '')).touch(ctx);
        await noteSilentChanges(ctx, [slow?.id ?? '']);
      });
      const quick = await buildTimeEntry(owner, { project_id: project.id });
      expect(await syncer.catchUp()).to.deep.equal([quick.id]);
      await commit();
      expect(await syncer.catchUp()).to.deep.equal([slow?.id]);
      expect(await syncer.catchUp()).to.deep.equal([]);
      expect(syncer.copy.size).to.equal(3);
    });

  it('pages late commits too', async () => {
    const { live: owner } = await buildWorkspace();
    const clients = await several(5, () => buildClient(owner));
    const syncer = clientsOf(owner, 2);
    await syncer.catchUp();
    const commit = await writeSlowly(owner, async (ctx) => {
      for (const { id } of clients) await (await Client.lock(ctx, id)).touch(ctx);
      await noteSilentChanges(ctx, idsOf(clients));
    });
    const quick = await buildClient(owner);
    expect(await syncer.catchUp()).to.deep.equal([quick.id]);
    await commit();
    expect(await syncer.catchUp()).to.have.members(idsOf(clients));
    expect(await syncer.catchUp()).to.deep.equal([]);
  });

  it('misses nothing while a test clock is stopped, so that all changes have the same time', async () => {
    const { owner } = await buildWorkspace();
    await stopClock(owner);
    const clients = await several(4, () => buildClient(owner));
    const syncer = clientsOf(owner, 2);
    await syncer.catchUp();
    expect(new Set(syncer.received)).to.have.all.keys(idsOf(clients));
    for (const { id } of clients.toReversed()) {
      await owner.call('updateClient', { params: { id }, body: { city: 'Bern' } });
      expect(await syncer.catchUp()).to.deep.equal([id]);
    }
    const later = await buildClient(owner);
    expect(await syncer.catchUp()).to.deep.equal([later.id]);
  });

  it('returns a cursor for an empty list, which continues with the first object', async () => {
    const { owner } = await buildWorkspace();
    const syncer = clientsOf(owner);
    expect(await syncer.catchUp()).to.deep.equal([]);
    const client = await buildClient(owner);
    expect(await syncer.catchUp()).to.deep.equal([client.id]);
  });

  it('can be read by page number in the order of changes', async () => {
    const { owner } = await buildWorkspace();
    const clients = await several(3, () => buildClient(owner));
    await owner.call('updateClient', { params: { id: clients[0]?.id ?? '' }, body: { city: 'Bern' } });
    const query = { updated_since: '1970-01-01T00:00:00Z', per_page: 2 };
    const pages = [1, 2].map((page) => owner.call('listClients', { query: { ...query, page } }));
    const read = (await Promise.all(pages)).flatMap(({ data }) => idsOf(data));
    expect(read).to.deep.equal([clients[1]?.id, clients[2]?.id, clients[0]?.id]);
  });

  it('keeps the order of `sort`, and then has no cursor', async () => {
    const { owner } = await buildWorkspace();
    await several(3, (index) => buildClient(owner, { name: ['Birch', 'Ash', 'Cedar'][index] ?? '' }));
    const query = { updated_since: '1970-01-01T00:00:00Z', sort: 'name', order: 'asc', per_page: 2 } as const;
    const { data, pagination } = await owner.call('listClients', { query });
    expect(data.map(({ name }) => name)).to.deep.equal(['Ash', 'Birch']);
    expect(pagination).to.deep.include({ next_cursor: null, has_more: true });
  });

  it('refuses a cursor made before the data of the test side were reset', async () => {
    const { owner } = await buildWorkspace();
    const syncer = clientsOf(owner);
    await buildClient(owner);
    await syncer.catchUp();
    await owner.call('resetTestData', {});
    const query = { updated_since: '1970-01-01T00:00:00Z' };
    expect(await refusal(owner, { ...query, cursor: syncer.cursor })).to.deep.equal([400, 'invalid_request', 'cursor']);
    const anew = clientsOf(owner);
    expect(await anew.catchUp()).to.deep.equal([]);
    const client = await buildClient(owner);
    expect(await anew.catchUp()).to.deep.equal([client.id]);
  });
});
