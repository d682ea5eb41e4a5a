import { expect } from 'chai';
import { pino } from 'pino';
import { updateSomeSlas, type SlaDeps } from '../../workers/update-slas.js';
import { testApi, type ApiClient } from '../support/service/api.js';
import { eventsOf } from '../support/answers/events.js';
import { buildClient } from '../support/builders/factories.js';
import { noJobs } from '../support/service/no-jobs.js';
import { buildWorkspace } from '../support/builders/workspace.js';

const hour = 3_600_000;

async function deps(): Promise<SlaDeps> {
  const { database: db, settings } = await testApi();
  return { db, settings, jobs: noJobs, log: pino({ level: 'silent' }) };
}

/** Tickets that were opened this many hours ago, and that no worker has checked since. */
async function neglected(owner: ApiClient, count: number, hours: number): Promise<string[]> {
  const { db } = await testApi();
  const { id: client_id } = await buildClient(owner);
  const made: string[] = [];
  for (let at = 0; at < count; at += 1)
    made.push((await owner.call('createTicket', { body: { title: 'Login fails', client_id } })).data.id);
  const opened_at = new Date(Date.now() - hours * hour);
  await db('tickets').whereIn('id', made).update({ opened_at, sla_next_at: opened_at });
  return made;
}

async function work(): Promise<void> {
  while (await updateSomeSlas(await deps()));
}

const signalsOf = async (owner: ApiClient, id: string): Promise<string[]> =>
  (await eventsOf(owner, id))
    .filter(({ type }) => type.startsWith('ticket.sla_'))
    .map(({ type, context }) => `${type} ${context.target}`);

describe('settling SLAs', () => {
  it('emits what has happened since once, in order, however many workers there are', async () => {
    const { live: owner } = await buildWorkspace();
    const ids = await neglected(owner, 30, 25);
    await Promise.all([work(), work(), work(), work()]);
    const told = await Promise.all(ids.map((id) => signalsOf(owner, id)));
    for (const each of told)
      expect(each).to.deep.equal([
        'ticket.sla_warning response',
        'ticket.sla_breached response',
        'ticket.sla_warning resolution',
        'ticket.sla_breached resolution',
      ]);
  });

  it('reports that the target was missed when it was due, even if found late', async () => {
    const { live: owner } = await buildWorkspace();
    const [id = ''] = await neglected(owner, 1, 5);
    await work();
    const { data } = await owner.call('getTicket', { params: { id } });
    expect(data.sla).to.include({ response_met: false, resolution_met: null });
    const { db } = await testApi();
    const row = (await db('tickets').where({ id }).first('breached_at', 'opened_at', 'sla_next_at')) as Record<
      'breached_at' | 'opened_at' | 'sla_next_at',
      Date
    >;
    expect(row.breached_at.getTime() - row.opened_at.getTime()).to.equal(4 * hour);
    expect(row.sla_next_at.getTime() - row.opened_at.getTime()).to.equal(1152 * 60_000);
  });

  it('leaves alone what is not due', async () => {
    const { live: owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const { data: before } = await owner.call('createTicket', { body: { title: 'Login fails', client_id } });
    await work();
    const { data: after } = await owner.call('getTicket', { params: { id: before.id } });
    expect(after).to.deep.equal(before);
  });
});
