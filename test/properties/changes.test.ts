/** The stream of changes reports to each person of a firm exactly the objects that their own GET returns. */
import { expect } from 'chai';
import fc from 'fast-check';
import { operations } from '../../generated/operations.js';
import type { EventType, OperationId } from '../../contract/contract.js';
import { newId } from '../../models/ids.js';
import { testApi, type ApiClient } from '../support/service/api.js';
import { Listener } from '../support/listening/listener.js';
import { found, plans, type Firm, type Person } from '../support/models/random-firm.js';
import { until } from '../support/service/waiting.js';

/** An object of the firm, and its data as an event stores it. */
interface Thing {
  readonly id: string;
  readonly table: string;
  readonly type: EventType;
  readonly getter: OperationId;
  readonly data: object;
}

const kinds = {
  clients: ['client.updated', 'getClient'],
  contacts: ['contact.updated', 'getContact'],
  projects: ['project.updated', 'getProject'],
  tickets: ['ticket.updated', 'getTicket'],
  time_entries: ['time_entry.updated', 'getTimeEntry'],
  invoices: ['invoice.updated', 'getInvoice'],
} as const;

function thingsOf(firm: Firm): Thing[] {
  const rows = { ...firm, time_entries: firm.entries };
  return Object.entries(kinds).flatMap(([table, [type, getter]]) =>
    rows[table as keyof typeof kinds].map((row) => ({ id: row.id, table, type, getter, data: row })),
  );
}

/** Writes an event for each object. Returns the id of the last one. */
async function insertEvents(
  workspaceId: string,
  things: readonly Thing[],
  type: (thing: Thing) => string,
): Promise<string> {
  const { db } = await testApi();
  const rows = things.map((thing) => ({
    id: newId('evt'),
    workspace_id: workspaceId,
    type: type(thing),
    resource_id: thing.id,
    data: JSON.stringify(thing.data),
    context: '{}',
    created_at: new Date(),
  }));
  await db('events').insert(rows);
  return rows.at(-1)?.id ?? '';
}

const sortedIds = (all: readonly string[]): string[] => [...new Set(all)].toSorted();

/** Deletes the events, which do not fit the contract; the hooks check all events after the file. */
async function forgetEvents(workspaceId: string): Promise<void> {
  const { db } = await testApi();
  await db('events').where({ workspace_id: workspaceId }).delete();
}

/** The ids that a listener has received up to `marker`, a change of an object that all people see. */
async function reportedTo(listener: Listener, marker: string): Promise<string[]> {
  await until(() => listener.typesOf(marker).length > 0, 5);
  return sortedIds(listener.changes.map(({ resource_id }) => resource_id).filter((id) => id !== marker));
}

const isAnswered = async (api: ApiClient, { getter, id }: Thing): Promise<boolean> => {
  const response = await api.request(getter, { params: { id } });
  return response.status === operations[getter].status;
};

async function seenBy({ api }: Person, things: readonly Thing[]): Promise<string[]> {
  const answers = await Promise.all(things.map((thing) => isAnswered(api, thing)));
  return sortedIds(things.filter((_, at) => answers[at]).map(({ id }) => id));
}

/**
 * Kinds whose visibility depends on their own columns: when deleted, they are reported to those who could see them
 * before.
 */
const hasOwnVisibility = ({ table }: Thing): boolean => ['tickets', 'time_entries', 'invoices'].includes(table);

describe('the changes reported to the people of a firm', () => {
  it('is exactly what they may see, live or after resuming, also when it is deleted', async () => {
    await fc.assert(
      fc.asyncProperty(plans, async (plan) => {
        const firm = await found(plan);
        const [boss] = firm.people;
        if (!boss) return;
        const { workspaceId } = boss.api;
        const { db } = await testApi();
        const things = thingsOf(firm);
        const tag = { id: newId('tag'), table: 'tags', type: 'tag.updated', getter: 'getTag', data: {} } as const;
        const listeners = await Promise.all(firm.people.map(({ api }) => Listener.begin(api)));
        await insertEvents(workspaceId, [...things, tag], ({ type }) => type);
        const seen = await Promise.all(firm.people.map((person) => seenBy(person, things)));
        for (const [at, listener] of listeners.entries())
          expect(await reportedTo(listener, tag.id), `told to ${firm.people[at]?.role}`).to.deep.equal(seen[at]);

        for (const listener of listeners) listener.close();
        const later = await Promise.all(
          firm.people.map(({ api }, at) => Listener.begin(api, { lastEventId: listeners[at]?.lastId })),
        );
        for (const { id, table } of things) await db(table).where({ id, workspace_id: workspaceId }).delete();
        const end = { ...tag, id: newId('tag') };
        await insertEvents(workspaceId, [...things, end], ({ type }) => type.replace(/\..*/, '.deleted'));
        for (const [at, listener] of later.entries()) {
          const person = firm.people[at];
          const own = things.filter((thing) => person?.role !== 'contractor' || hasOwnVisibility(thing));
          const could = own.map(({ id }) => id).filter((id) => seen[at]?.includes(id));
          expect(await reportedTo(listener, end.id), `told of deletions to ${person?.role}`).to.deep.equal(
            sortedIds(could),
          );
        }
        for (const listener of later) listener.close();
        await forgetEvents(workspaceId);
      }),
      { numRuns: 6, endOnFailure: true },
    );
  });

  it('is nothing of another workspace, nor of the other side', async () => {
    const [one, other] = await Promise.all(fc.sample(plans, 2).map(async (plan) => found(plan)));
    const [boss, stranger] = [one?.people[0], other?.people[0]];
    if (!one || !boss || !stranger) throw new Error('Every firm has a boss');
    const listeners = await Promise.all([boss, stranger].map(({ api }) => Listener.begin(api)));
    const marks = [boss, stranger].map(
      () => ({ id: newId('tag'), table: 'tags', type: 'tag.updated', getter: 'getTag', data: {} }) as const,
    );
    await insertEvents(boss.api.workspaceId, [...thingsOf(one), ...marks.slice(0, 1)], ({ type }) => type);
    await insertEvents(stranger.api.workspaceId, marks.slice(1), ({ type }) => type);
    const [heard, overheard] = await Promise.all(
      listeners.map((listener, at) => reportedTo(listener, marks[at]?.id ?? '')),
    );
    expect(heard).to.deep.equal(sortedIds(thingsOf(one).map(({ id }) => id)));
    expect(overheard).to.deep.equal([]);
    for (const listener of listeners) listener.close();
    await Promise.all([boss, stranger].map(({ api }) => forgetEvents(api.workspaceId)));
  });
});
