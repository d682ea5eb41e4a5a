import { expect } from 'chai';
import { addProjectBilled, addProjectHours } from '../../../commands/projects/project-budget.js';
import { dec } from '../../../domain/money.js';
import type { Schemas } from '../../../contract/contract.js';
import type { ApiClient } from '../../support/service/api.js';
import { asService } from '../../support/service/context.js';
import { eventsOf } from '../../support/answers/events.js';
import { buildClient, buildProject } from '../../support/builders/factories.js';
import { buildTimeEntry } from '../../support/builders/time.js';
import { buildWorkspace } from '../../support/builders/workspace.js';

const budgetOf = async (owner: ApiClient, id: string): Promise<Schemas['ProjectBudget']> =>
  (await owner.call('getProject', { params: { id } })).data.budget;

/** The thresholds in a project's budget alerts, oldest first. */
async function alertsOf(owner: ApiClient, id: string): Promise<(number | undefined)[]> {
  const events = await eventsOf(owner, id);
  return events.filter(({ type }) => type === 'project.budget_alert').map(({ context }) => context.threshold);
}

const log = (owner: ApiClient, project_id: string, hours: number): Promise<Schemas['TimeEntry']> =>
  buildTimeEntry(owner, { project_id, hours });

describe('the budget of a project', () => {
  it('follows the hours logged, changed and deleted, billable or not', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildProject(owner, { budget_hours: 40 });
    const entry = await log(owner, id, 10);
    await buildTimeEntry(owner, { project_id: id, hours: 2.25, billable: false });
    expect(await budgetOf(owner, id)).to.include({ hours_used: 12.25, percent_complete: 30.63 });
    await owner.call('updateTimeEntry', { params: { id: entry.id }, body: { hours: 4 } });
    expect(await budgetOf(owner, id)).to.include({ hours_used: 6.25, percent_complete: 15.63 });
    await owner.call('deleteTimeEntry', { params: { id: entry.id } });
    expect(await budgetOf(owner, id)).to.include({ hours_used: 2.25 });
  });

  it('moves with the entry from one project to another', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const [from, to] = [await buildProject(owner, { client_id }), await buildProject(owner, { client_id })];
    const entry = await log(owner, from.id, 3);
    await owner.call('updateTimeEntry', { params: { id: entry.id }, body: { project_id: to.id } });
    expect((await budgetOf(owner, from.id)).hours_used).to.equal(0);
    expect((await budgetOf(owner, to.id)).hours_used).to.equal(3);
  });

  it('in money follows what is billed if there is no budget in hours', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildProject(owner, { budget_amount: 1000 });
    await asService(owner, (ctx) => addProjectBilled(ctx, id, dec('905.25')));
    expect(await budgetOf(owner, id)).to.include({ amount_billed: 905.25, percent_complete: 90.53 });
    expect(await alertsOf(owner, id)).to.deep.equal([75, 90]);
    await asService(owner, (ctx) => addProjectBilled(ctx, id, dec('-905.25')));
    expect(await budgetOf(owner, id)).to.include({ amount_billed: 0, percent_complete: 0 });
  });

  it('is exact where binary floating point is not', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildProject(owner);
    const exact = dec('999999999999999.0001');
    await asService(owner, (ctx) => addProjectBilled(ctx, id, exact));
    for (let i = 0; i < 3; i += 1) await asService(owner, (ctx) => addProjectBilled(ctx, id, dec('0.1')));
    await asService(owner, (ctx) => addProjectBilled(ctx, id, exact.neg()));
    expect((await budgetOf(owner, id)).amount_billed).to.equal(0.3);
  });

  it('refuses hours for a project that does not exist', async () => {
    const { owner } = await buildWorkspace();
    const adding = asService(owner, (ctx) => addProjectHours(ctx, 'prj_00000000000000000000000000', dec('1')));
    const error: unknown = await adding.catch((thrown: unknown) => thrown);
    expect(error).to.have.property('code', 'invalid_request');
  });

  it("counts nothing on another workspace's project", async () => {
    const [mine, theirs] = [await buildWorkspace(), await buildWorkspace()];
    const { id } = await buildProject(theirs.owner);
    const error: unknown = await asService(mine.owner, (ctx) => addProjectHours(ctx, id, dec('1'))).catch(
      (thrown: unknown) => thrown,
    );
    expect(error).to.have.property('code', 'invalid_request');
    expect((await budgetOf(theirs.owner, id)).hours_used).to.equal(0);
  });
});

describe('project.budget_alert', () => {
  it('is emitted once for each threshold on the way up, with the project as it is then', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildProject(owner, { budget_hours: 10 });
    for (const hours of [7, 0.49, 0.01, 1, 0.5, 1, 1, 3]) await log(owner, id, hours);
    expect(await alertsOf(owner, id)).to.deep.equal([75, 90, 100]);
    const first = (await eventsOf(owner, id)).find(({ type }) => type === 'project.budget_alert');
    expect(first?.data['budget']).to.include({ hours_used: 7.5, percent_complete: 75 });
  });

  it('is emitted for each threshold that a jump crosses', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildProject(owner, { budget_hours: 10 });
    await log(owner, id, 12);
    expect(await alertsOf(owner, id)).to.deep.equal([75, 90, 100]);
  });

  it('is emitted again after falling below, but not on the way down', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildProject(owner, { budget_hours: 10 });
    const entry = await log(owner, id, 9.5);
    await owner.call('updateTimeEntry', { params: { id: entry.id }, body: { hours: 8 } });
    await owner.call('updateTimeEntry', { params: { id: entry.id }, body: { hours: 9 } });
    expect(await alertsOf(owner, id)).to.deep.equal([75, 90, 90]);
  });

  it('is emitted when the budget shrinks or is set, not when it grows', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildProject(owner, { budget_hours: 100 });
    await log(owner, id, 16);
    const setBudget = (budget_hours: number | null) =>
      owner.call('updateProject', { params: { id }, body: { budget_hours } });
    await setBudget(20);
    expect(await alertsOf(owner, id)).to.deep.equal([75]);
    await setBudget(200);
    await setBudget(null);
    expect(await alertsOf(owner, id)).to.deep.equal([75]);
    await setBudget(16);
    expect(await alertsOf(owner, id)).to.deep.equal([75, 75, 90, 100]);
  });

  it('is emitted once, and the hours are exact, when 20 log concurrently', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildProject(owner, { budget_hours: 3 });
    await Promise.all(Array.from({ length: 20 }, () => log(owner, id, 0.13)));
    expect(await budgetOf(owner, id)).to.include({ hours_used: 2.6, percent_complete: 86.67 });
    expect(await alertsOf(owner, id)).to.deep.equal([75]);
  });

  it('is emitted once for each threshold when 20 add hours and amounts concurrently', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildProject(owner, { budget_hours: 10, budget_amount: 100 });
    const adding = Array.from({ length: 20 }, (_, n) =>
      asService(owner, (ctx) =>
        n % 2 === 0 ? addProjectHours(ctx, id, dec('1.1')) : addProjectBilled(ctx, id, dec('33.333')),
      ),
    );
    await Promise.all(adding);
    expect(await budgetOf(owner, id)).to.include({ hours_used: 11, amount_billed: 333.33, percent_complete: 110 });
    expect(await alertsOf(owner, id)).to.deep.equal([75, 90, 100]);
  });

  it('is separate from project.updated, which hours do not cause', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildProject(owner, { budget_hours: 100 });
    await log(owner, id, 1);
    expect((await eventsOf(owner, id)).map(({ type }) => type)).to.deep.equal(['project.created']);
  });
});
