/**
 * Races time entries against the completion of the project that they are logged on: whichever is first, completed work
 * gets no new time.
 */
import { expect } from 'chai';
import { handlers } from '../../handlers/index.js';
import type { OperationId, Schemas } from '../../contract/contract.js';
import { buildClient, buildProject, buildTicket } from '../support/builders/factories.js';

import { buildWorkspace } from '../support/builders/workspace.js';
import type { Sent } from '../support/deletions/race.js';
import { testApi, type ApiClient } from '../support/service/api.js';
import { asService } from '../support/service/context.js';
import { writeSlowly } from '../support/service/slow-change.js';
import { untilOneWaits } from '../support/service/waiting.js';

/**
 * Completes a project, or something that it depends on, in a transaction that stays open. Returns a function that
 * commits it.
 */
type End = (owner: ApiClient, work: Work) => Promise<() => Promise<void>>;

interface Work {
  readonly client_id: string;
  readonly project_id: string;
  readonly ticket_id: string;
}

const endAs =
  (status: Schemas['ProjectStatus']): End =>
  (owner, { project_id: id }) =>
    writeSlowly(owner, (ctx) =>
      handlers.updateProject(ctx, { params: { id }, query: {}, body: { status, force: true } }),
    );

const setInactive: End = (owner, { client_id: id }) =>
  writeSlowly(owner, (ctx) => handlers.updateClient(ctx, { params: { id }, query: {}, body: { status: 'inactive' } }));

async function buildWork(owner: ApiClient): Promise<Work> {
  const { id: client_id } = await buildClient(owner);
  const { id: project_id } = await buildProject(owner, { client_id, status: 'active' });
  const { id: ticket_id } = await buildTicket(owner, { client_id, project_id });
  return { client_id, project_id, ticket_id };
}

const day = { date: '2026-03-10', hours: 1 };

interface Logging {
  readonly title: string;
  readonly id: OperationId;
  readonly end: End;
  readonly make: (owner: ApiClient, work: Work) => Promise<Sent>;
}

/** A request that moves an entry or a running timer from elsewhere to the project. */
const moved = async (owner: ApiClient, { project_id }: Work, isRunning: boolean): Promise<Sent> => {
  const { id: client_id } = await buildClient(owner);
  const { id } = isRunning
    ? (await owner.call('startTimer', { body: {} })).data
    : (await owner.call('createTimeEntry', { body: { client_id, ...day } })).data;
  return { params: { id }, body: { client_id: null, project_id } };
};

const loggings: readonly Logging[] = [
  {
    title: 'createTimeEntry on a project that is being completed',
    id: 'createTimeEntry',
    end: endAs('completed'),
    make: async (_owner, { project_id }) => ({ body: { project_id, ...day } }),
  },
  {
    title: 'createTimeEntry on a ticket of a project that is being cancelled',
    id: 'createTimeEntry',
    end: endAs('cancelled'),
    make: async (_owner, { ticket_id }) => ({ body: { ticket_id, ...day } }),
  },
  {
    title: 'createTimeEntries on a project that is being completed',
    id: 'createTimeEntries',
    end: endAs('completed'),
    make: async (_owner, { project_id }) => ({ body: { entries: [1, 2].map(() => ({ project_id, ...day })) } }),
  },
  {
    title: 'startTimer on a project that is being completed',
    id: 'startTimer',
    end: endAs('completed'),
    make: async (_owner, { project_id }) => ({ body: { project_id } }),
  },
  {
    title: 'updateTimeEntry that moves to a project that is being completed',
    id: 'updateTimeEntry',
    end: endAs('completed'),
    make: (owner, work) => moved(owner, work, false),
  },
  {
    title: 'updateTimeEntry of a timer that moves to a project that is being cancelled',
    id: 'updateTimeEntry',
    end: endAs('cancelled'),
    make: (owner, work) => moved(owner, work, true),
  },
  {
    title: 'createTimeEntry for a client that is being set inactive',
    id: 'createTimeEntry',
    end: setInactive,
    make: async (_owner, { client_id }) => ({ body: { client_id, ...day } }),
  },
  {
    title: 'startTimer for a client that is being set inactive',
    id: 'startTimer',
    end: setInactive,
    make: async (_owner, { client_id }) => ({ body: { client_id } }),
  },
];

describe('what is finished while time is logged on it', () => {
  let owner: ApiClient;

  before(async () => {
    ({ live: owner } = await buildWorkspace());
  });

  for (const { title, id, end, make } of loggings) {
    it(`refuses ${title}`, async () => {
      const work = await buildWork(owner);
      const { params = {}, body } = await make(owner, work);
      const commit = await end(owner, work);
      const refused = owner.fail(id, { params, body });
      await untilOneWaits();
      await commit();
      expect((await refused).error).to.include({ code: 'invalid_state' });
    });
  }

  it('waits for time that is being logged, and includes it', async () => {
    const { project_id } = await buildWork(owner);
    const commit = await writeSlowly(owner, (ctx) =>
      handlers.createTimeEntry(
        { ...ctx, scope: { ...ctx.scope, userId: owner.userId } },
        { params: {}, query: {}, body: { project_id, ...day } },
      ),
    );
    const completed = owner.call('updateProject', {
      params: { id: project_id },
      body: { status: 'completed', force: true },
    });
    await untilOneWaits();
    await commit();
    const { status, budget } = (await completed).data;
    expect([status, budget.hours_used]).to.deep.equal(['completed', 1]);
  });

  it('accepts no time after the response that it is completed, however many log concurrently', async () => {
    const { db } = await testApi();
    const { project_id, ticket_id } = await buildWork(owner);
    const countNow = async (): Promise<number> =>
      asService(owner, async ({ scope }) => {
        const rows = (await db('time_entries').where({ workspace_id: scope.workspaceId, project_id })) as unknown[];
        return rows.length;
      });
    const log = async (n: number): Promise<number> => {
      const body = { ...(n % 2 === 0 ? { ticket_id } : { project_id }), ...day };
      const response = await owner.request('createTimeEntry', { body });
      await response.arrayBuffer();
      return response.status;
    };
    const first = Array.from({ length: 15 }, (_, n) => log(n));
    const completed = owner
      .call('updateProject', { params: { id: project_id }, body: { status: 'completed', force: true } })
      .then(countNow);
    const rest = Array.from({ length: 15 }, (_, n) => log(n));
    const statuses = await Promise.all([...first, ...rest]);
    expect(statuses.filter((status) => status !== 201 && status !== 409)).to.deep.equal([]);
    const landed = statuses.filter((status) => status === 201).length;
    expect([await completed, await countNow()]).to.deep.equal([landed, landed]);
  });
});
