import { expect } from 'chai';
import type { Schemas } from '../../../contract/contract.js';
import type { ApiClient } from '../../support/service/api.js';
import { buildProject } from '../../support/builders/factories.js';
import { buildPhase } from '../../support/builders/projects.js';
import { refusalOf } from '../../support/answers/refusals.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';

const phasesOf = async (owner: ApiClient, id: string, query = {}): Promise<Schemas['Phase'][]> =>
  (await owner.call('listProjectPhases', { params: { id }, query: { per_page: 100, ...query } })).data;

const titlesOf = async (owner: ApiClient, id: string, query = {}): Promise<string[]> =>
  (await phasesOf(owner, id, query)).map(({ title }) => title);

/** A project with phases of these titles. */
async function buildPhases(owner: ApiClient, ...titles: string[]): Promise<{ id: string; phases: Schemas['Phase'][] }> {
  const { id } = await buildProject(owner);
  const phases: Schemas['Phase'][] = [];
  for (const title of titles) phases.push(await buildPhase(owner, id, { title }));
  return { id, phases };
}

describe('createProjectPhase', () => {
  it('adds a pending phase after the existing ones', async () => {
    const { owner } = await buildWorkspace();
    const { id, phases } = await buildPhases(owner, 'Design');
    expect(phases[0]).to.deep.include({ project_id: id, title: 'Design', status: 'pending', position: 1 });
    expect(phases[0]).to.include({ description: null, start_date: null, due_date: null });
    const body = { title: 'Build', description: 'All of it', start_date: '2026-02-02', due_date: '2026-02-02' };
    const second = await buildPhase(owner, id, { ...body, status: 'active' });
    expect(second).to.deep.include({ ...body, status: 'active', position: 2 });
    expect(await phasesOf(owner, id)).to.deep.equal([...phases, second]);
  });

  it('refuses a phase that is due before it starts', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildProject(owner);
    const body = { title: 'Build', start_date: '2026-02-02', due_date: '2026-02-01' };
    const refusal = await refusalOf(owner.fail('createProjectPhase', { params: { id }, body }));
    expect(refusal).to.deep.equal([400, 'invalid_request', 'due_date']);
  });

  it('loses none of 20 phases created concurrently, and gives each its own position', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildProject(owner);
    const titles = Array.from({ length: 20 }, (_, index) => `Phase ${index}`);
    await Promise.all(titles.map((title) => buildPhase(owner, id, { title })));
    const phases = await phasesOf(owner, id);
    expect(phases.map(({ position }) => position)).to.deep.equal(titles.map((_, index) => index + 1));
    expect(phases.map(({ title }) => title).toSorted()).to.deep.equal(titles.toSorted());
  });

  it('stops at 100 phases', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildProject(owner);
    for (let made = 0; made < 100; made += 20)
      await Promise.all(Array.from({ length: 20 }, () => buildPhase(owner, id)));
    const failing = owner.fail('createProjectPhase', { params: { id }, body: { title: 'One more' } });
    expect(await refusalOf(failing)).to.deep.equal([409, 'invalid_state']);
    expect(await phasesOf(owner, id)).to.have.lengthOf(100);
  });
});

describe('listProjectPhases', () => {
  it('lists the phases of this project in order, by status, or in another order', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildProject(owner);
    await buildPhases(owner, 'Elsewhere');
    await buildPhase(owner, id, { title: 'One', due_date: '2026-03-02' });
    await buildPhase(owner, id, { title: 'Two', due_date: '2026-03-01', status: 'active' });
    expect(await titlesOf(owner, id)).to.deep.equal(['One', 'Two']);
    expect(await titlesOf(owner, id, { order: 'desc' })).to.deep.equal(['Two', 'One']);
    expect(await titlesOf(owner, id, { sort: 'created_at', order: 'desc' })).to.deep.equal(['Two', 'One']);
    expect(await titlesOf(owner, id, { sort: 'due_date' })).to.deep.equal(['Two', 'One']);
    expect(await titlesOf(owner, id, { status: 'active' })).to.deep.equal(['Two']);
  });
});

describe('updateProjectPhase', () => {
  it('changes only the fields sent, and null clears', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildProject(owner);
    const before = await buildPhase(owner, id, { start_date: '2026-02-01', due_date: '2026-02-28' });
    const params = { id, phase_id: before.id };
    const body = { title: 'Renamed', status: 'completed', due_date: null } as const;
    const { data } = await owner.call('updateProjectPhase', { params, body });
    expect(data).to.deep.equal({ ...before, ...body, updated_at: data.updated_at });
  });

  it('compares dates with the existing ones', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildProject(owner);
    const phase = await buildPhase(owner, id, { start_date: '2026-02-01', due_date: '2026-02-28' });
    const params = { id, phase_id: phase.id };
    const failing = owner.fail('updateProjectPhase', { params, body: { start_date: '2026-03-01' } });
    expect(await refusalOf(failing)).to.deep.equal([400, 'invalid_request', 'due_date']);
    await owner.call('updateProjectPhase', { params, body: { start_date: '2026-03-01', due_date: '2026-03-01' } });
  });
});

describe('deleteProjectPhase', () => {
  it('moves up the phases after it', async () => {
    const { owner } = await buildWorkspace();
    const { id, phases } = await buildPhases(owner, 'A', 'B', 'C');
    const params = { id, phase_id: phases[0]?.id ?? '' };
    const { data } = await owner.call('deleteProjectPhase', { params });
    expect(data).to.deep.equal({ id: params.phase_id, deleted: true });
    const left = (await phasesOf(owner, id)).map(({ title, position }) => [title, position]);
    expect(left).to.deep.equal([
      ['B', 1],
      ['C', 2],
    ]);
  });
});

describe('reorderProjectPhases', () => {
  const reorder = (owner: ApiClient, id: string, phase_ids: string[]) =>
    owner.call('reorderProjectPhases', { params: { id }, body: { phase_ids } });

  it('puts the phases in the order in which they are named, and returns them in it', async () => {
    const { owner } = await buildWorkspace();
    const { id, phases } = await buildPhases(owner, 'A', 'B', 'C');
    const [a = '', b = '', c = ''] = phases.map((phase) => phase.id);
    const { data } = await reorder(owner, id, [c, a, b]);
    expect(data.map(({ title, position }) => `${position} ${title}`)).to.deep.equal(['1 C', '2 A', '3 B']);
    expect(await phasesOf(owner, id)).to.deep.equal(data);
  });

  it('leaves a phase that keeps its position as it is', async () => {
    const { owner } = await buildWorkspace();
    const { id, phases } = await buildPhases(owner, 'A', 'B', 'C');
    const [a = '', b = '', c = ''] = phases.map((phase) => phase.id);
    const { data } = await reorder(owner, id, [a, c, b]);
    expect(data[0]).to.deep.equal(phases[0]);
  });

  it('requires every phase exactly once, and none of another project', async () => {
    const { owner } = await buildWorkspace();
    const { id, phases } = await buildPhases(owner, 'A', 'B');
    const foreign = (await buildPhases(owner, 'X')).phases[0]?.id ?? '';
    const [a = '', b = ''] = phases.map((phase) => phase.id);
    const wrong: readonly (readonly [string[], string])[] = [
      [[a], 'phase_ids'],
      [[], 'phase_ids'],
      [[a, b, a], 'phase_ids'],
      [[b, a, foreign], 'phase_ids.2'],
      [[b, foreign], 'phase_ids.1'],
    ];
    for (const [phase_ids, field] of wrong) {
      const failing = owner.fail('reorderProjectPhases', { params: { id }, body: { phase_ids } });
      expect(await refusalOf(failing)).to.deep.equal([400, 'invalid_request', field]);
    }
    expect(await titlesOf(owner, id)).to.deep.equal(['A', 'B']);
  });

  it('ends in an order that one of 20 concurrent callers named', async () => {
    const { owner } = await buildWorkspace();
    const { id, phases } = await buildPhases(owner, 'A', 'B', 'C', 'D', 'E');
    const ids = phases.map((phase) => phase.id);
    const orders = Array.from({ length: 20 }, (_, n) => [...ids.slice(n % 5), ...ids.slice(0, n % 5)]);
    const answers = await Promise.all(orders.map((order) => reorder(owner, id, order)));
    answers.forEach(({ data }, n) => expect(data.map((phase) => phase.id)).to.deep.equal(orders[n]));
    const left = await phasesOf(owner, id);
    expect(left.map(({ position }) => position)).to.deep.equal([1, 2, 3, 4, 5]);
    expect(orders).to.deep.include(left.map((phase) => phase.id));
  });

  it('loses none while phases are created and deleted', async () => {
    const { owner } = await buildWorkspace();
    const { id, phases } = await buildPhases(owner, 'A', 'B', 'C');
    const ids = phases.map((phase) => phase.id);
    await Promise.all([
      ...Array.from({ length: 8 }, (_, n) => buildPhase(owner, id, { title: `New ${n}` })),
      owner.request('deleteProjectPhase', { params: { id, phase_id: ids[1] ?? '' } }),
      ...Array.from({ length: 8 }, () =>
        owner.request('reorderProjectPhases', { params: { id }, body: { phase_ids: ids.toReversed() } }),
      ),
    ]);
    const left = await phasesOf(owner, id);
    expect(left.map(({ position }) => position)).to.deep.equal(left.map((_, index) => index + 1));
    expect(left.map(({ title }) => title).toSorted()).to.deep.equal(
      ['A', 'C', ...Array.from({ length: 8 }, (_, n) => `New ${n}`)].toSorted(),
    );
  });
});

describe('a phase named under a project', () => {
  it('is not found under another project, nor in another workspace', async () => {
    const [{ owner }, elsewhere] = await Promise.all([buildWorkspace(), buildWorkspace()]);
    const { id, phases } = await buildPhases(owner, 'A');
    const [other, theirs] = [await buildProject(owner), await buildProject(elsewhere.owner)];
    const phase_id = phases[0]?.id ?? '';
    for (const [user, project] of [
      [owner, other.id],
      [elsewhere.owner, theirs.id],
      [elsewhere.owner, id],
    ] as const) {
      const params = { id: project, phase_id };
      const updating = user.fail('updateProjectPhase', { params, body: { title: 'x' } });
      expect(await refusalOf(updating)).to.deep.equal([404, 'not_found']);
      expect(await refusalOf(user.fail('deleteProjectPhase', { params }))).to.deep.equal([404, 'not_found']);
    }
    expect(await titlesOf(owner, id)).to.deep.equal(['A']);
  });

  it('requires can_manage_projects to change', async () => {
    const { owner } = await buildWorkspace();
    const { id, phases } = await buildPhases(owner, 'A');
    const member = await buildUser(owner, 'member');
    expect(await titlesOf(member, id)).to.deep.equal(['A']);
    const params = { id, phase_id: phases[0]?.id ?? '' };
    const failing = member.fail('updateProjectPhase', { params, body: { title: 'x' } });
    expect(await refusalOf(failing)).to.deep.equal([403, 'forbidden']);
  });
});
