import { expect } from 'chai';
import { buildProject } from '../../support/builders/factories.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';

describe('listProjectTypes', () => {
  it('starts with Consulting, Support and Development on both sides', async () => {
    const { owner, live } = await buildWorkspace();
    for (const side of [owner, live]) {
      const { data } = await side.call('listProjectTypes', { query: { sort: 'name', order: 'asc' } });
      expect(data.map(({ name }) => name)).to.deep.equal(['Consulting', 'Development', 'Support']);
    }
  });
});

describe('createProjectType', () => {
  it('creates a type', async () => {
    const { owner } = await buildWorkspace();
    const { data } = await owner.call('createProjectType', { body: { name: 'Design' } });
    expect((await owner.call('getProjectType', { params: { id: data.id } })).data).to.deep.equal(data);
  });

  it('returns duplicate if the name is taken, ignoring case', async () => {
    const { owner } = await buildWorkspace();
    const { status, error } = await owner.fail('createProjectType', { body: { name: 'SUPPORT' } });
    expect([status, error.code, error.field]).to.deep.equal([409, 'duplicate', 'name']);
  });

  it('is for owners and admins', async () => {
    const { owner } = await buildWorkspace();
    const [admin, manager] = await Promise.all([buildUser(owner, 'admin'), buildUser(owner, 'manager')]);
    await admin.call('createProjectType', { body: { name: 'Design' } });
    const { error } = await manager.fail('createProjectType', { body: { name: 'Audit' } });
    expect(error.code).to.equal('forbidden');
  });
});

describe('updateProjectType', () => {
  it('renames a type', async () => {
    const { owner } = await buildWorkspace();
    const { id } = (await owner.call('createProjectType', { body: { name: 'Design' } })).data;
    const { data } = await owner.call('updateProjectType', { params: { id }, body: { name: 'design' } });
    expect(data.name).to.equal('design');
    const { error } = await owner.fail('updateProjectType', { params: { id }, body: { name: 'support' } });
    expect([error.code, error.field]).to.deep.equal(['duplicate', 'name']);
  });
});

describe('deleteProjectType', () => {
  it('deletes only a type that no project has', async () => {
    const { owner } = await buildWorkspace();
    const { id } = (await owner.call('createProjectType', { body: { name: 'Design' } })).data;
    const project = await buildProject(owner, { type_id: id });
    const { status, error } = await owner.fail('deleteProjectType', { params: { id } });
    expect([status, error.code]).to.deep.equal([409, 'invalid_state']);
    await owner.call('updateProject', { params: { id: project.id }, body: { type_id: null } });
    expect((await owner.call('deleteProjectType', { params: { id } })).data).to.deep.equal({ id, deleted: true });
  });
});
