import { expect } from 'chai';
import { recomputeClientHealth } from '../../../commands/clients/client-health.js';
import { addDays } from '../../../domain/time.js';
import { newId } from '../../../models/ids.js';
import type { Query, Schemas } from '../../../contract/contract.js';
import { testApi, type ApiClient, type QueryInput } from '../../support/service/api.js';
import { stopClock } from '../../support/service/clock.js';
import { asService } from '../../support/service/context.js';
import { eventsOf } from '../../support/answers/events.js';
import { buildClient, buildProject } from '../../support/builders/factories.js';
import { addTicket, buildTimeEntry } from '../../support/builders/time.js';
import { buildWorkspace } from '../../support/builders/workspace.js';

const healthOf = async (owner: ApiClient, id: string): Promise<Schemas['ClientObject']['health']> =>
  (await owner.call('getClient', { params: { id } })).data.health;

async function addOverdueInvoice(owner: ApiClient, client_id: string): Promise<void> {
  const { db } = await testApi();
  const now = new Date();
  const id = newId('inv');
  const day = '2026-01-01';
  const dates = { invoice_date: day, due_date: day, created_at: now, updated_at: now };
  const invoice = { id, client_id, invoice_number: id, currency: 'USD', status: 'overdue', ...dates };
  await db('invoices').insert({ ...invoice, workspace_id: owner.workspaceId });
}

async function addBreach(owner: ApiClient, client_id: string, daysAgo: number): Promise<void> {
  const { db } = await testApi();
  const id = await addTicket(owner, { client_id });
  await db('tickets')
    .where({ id })
    .update({ breached_at: new Date(Date.now() - daysAgo * 86_400_000) });
}

/** Moves the times of a client and its objects days into the past. */
async function age(client_id: string, days: number): Promise<void> {
  const { db } = await testApi();
  const then = new Date(Date.now() - days * 86_400_000);
  await db('clients').where({ id: client_id }).update({ created_at: then });
  await db('projects').where({ client_id }).update({ updated_at: then });
  await db('tickets').where({ client_id }).update({ updated_at: then });
  await db('invoices').where({ client_id }).update({ created_at: then });
}

const recompute = (owner: ApiClient, id: string): Promise<void> =>
  asService(owner, (ctx) => recomputeClientHealth(ctx, id));

describe('client.health_changed', () => {
  it('is emitted when the score crosses a threshold, and only then', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildClient(owner);
    for (const score of [85, 70, 55, 40, 25]) {
      await addOverdueInvoice(owner, id);
      await recompute(owner, id);
      expect((await healthOf(owner, id)).score).to.equal(score);
    }
    const changes = (await eventsOf(owner, id)).filter(({ type }) => type === 'client.health_changed');
    expect(changes.map(({ context }) => context.changes?.['health'])).to.deep.equal([
      { from: { score: 70, status: 'healthy' }, to: { score: 55, status: 'at_risk' } },
      { from: { score: 40, status: 'at_risk' }, to: { score: 25, status: 'critical' } },
    ]);
  });

  it('is emitted once when 10 recompute concurrently', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildClient(owner);
    for (let i = 0; i < 3; i += 1) await addOverdueInvoice(owner, id);
    await Promise.all(Array.from({ length: 10 }, () => recompute(owner, id)));
    const types = (await eventsOf(owner, id)).map(({ type }) => type);
    expect(types).to.deep.equal(['client.created', 'client.health_changed']);
  });
});

describe("a client's health", () => {
  it('counts SLA breaches of the last 30 days', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildClient(owner);
    await addBreach(owner, id, 29);
    await addBreach(owner, id, 32);
    await recompute(owner, id);
    expect((await healthOf(owner, id)).score).to.equal(90);
  });

  it('follows a project over budget by hours, status, budget and deletion', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const { id } = await buildProject(owner, { client_id, status: 'active', budget_hours: 2 });
    const score = async () => (await healthOf(owner, client_id)).score;
    const update = (body: object) => owner.call('updateProject', { params: { id }, body });
    await buildTimeEntry(owner, { project_id: id, hours: 2 });
    expect(await score()).to.equal(100);
    const extra = await buildTimeEntry(owner, { project_id: id, hours: 0.01 });
    expect(await score()).to.equal(90);
    await update({ status: 'on_hold' });
    expect(await score()).to.equal(100);
    await update({ status: 'active' });
    expect(await score()).to.equal(90);
    await update({ budget_hours: 3 });
    expect(await score()).to.equal(100);
    await update({ budget_hours: 1 });
    expect(await score()).to.equal(90);
    await owner.call('deleteTimeEntry', { params: { id: extra.id } });
    expect(await score()).to.equal(90);
    await owner.call('deleteProject', { params: { id } });
    expect(await score()).to.equal(100);
  });

  it('suffers from 60 days of silence, which a day of work ends', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    await buildProject(owner, { client_id });
    await addTicket(owner, { client_id });
    await age(client_id, 59);
    await recompute(owner, client_id);
    expect((await healthOf(owner, client_id)).score).to.equal(100);
    await age(client_id, 62);
    await recompute(owner, client_id);
    expect((await healthOf(owner, client_id)).score).to.equal(80);
    const today = new Date().toISOString().slice(0, 10);
    await buildTimeEntry(owner, { client_id, date: addDays(today, -60) });
    await recompute(owner, client_id);
    expect((await healthOf(owner, client_id)).score).to.equal(100);
  });

  it('is recomputed daily for every client of the workspace, and of no other', async () => {
    const [{ owner }, other] = [await buildWorkspace(), await buildWorkspace()];
    const [quiet, busy, foreign] = [await buildClient(owner), await buildClient(owner), await buildClient(other.owner)];
    for (const { id } of [quiet, foreign]) await age(id, 100);
    await (await stopClock(owner)).forward(24 * 60);
    expect((await healthOf(owner, quiet.id)).score).to.equal(80);
    expect((await healthOf(owner, busy.id)).score).to.equal(100);
    expect((await healthOf(other.owner, foreign.id)).score).to.equal(100);
  });
});

describe('listClients', () => {
  it('filters by health, and sorts by its score', async () => {
    const { owner } = await buildWorkspace();
    const clients = [await buildClient(owner), await buildClient(owner), await buildClient(owner)];
    for (const [at, { id }] of clients.entries()) {
      for (let count = 0; count < ([3, 0, 6][at] ?? 0); count += 1) await addOverdueInvoice(owner, id);
      await recompute(owner, id);
    }
    const [risky, healthy, critical] = clients.map(({ id }) => id);
    const idsBy = async (query: QueryInput<Query<'listClients'>>): Promise<string[]> =>
      (await owner.call('listClients', { query })).data.map(({ id }) => id);
    expect(await idsBy({ health: ['at_risk'] })).to.deep.equal([risky]);
    expect(await idsBy({ health: ['healthy', 'critical'], sort: 'created_at' })).to.deep.equal([critical, healthy]);
    expect(await idsBy({ sort: 'health_score', order: 'asc' })).to.deep.equal([critical, risky, healthy]);
    expect(await idsBy({ sort: 'health_score', order: 'desc' })).to.deep.equal([healthy, risky, critical]);
  });
});
