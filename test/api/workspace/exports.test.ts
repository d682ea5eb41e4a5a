import { writeFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import type { Schemas } from '../../../contract/contract.js';
import { ZipReader } from '../../../commands/across/moving/zip-reader.js';
import { buildClient } from '../../support/builders/factories.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';
import { testApi, type ApiClient } from '../../support/service/api.js';
import { until } from '../../support/service/waiting.js';

const begin = async (owner: ApiClient): Promise<Schemas['WorkspaceExport']> =>
  (await owner.call('createWorkspaceExport', {})).data;

async function finished(owner: ApiClient, id: string): Promise<Schemas['WorkspaceExport']> {
  const read = async (): Promise<Schemas['WorkspaceExport']> =>
    (await owner.call('getWorkspaceExport', { params: { id } })).data;
  await until(async () => (await read()).status === 'ready');
  return read();
}

describe('createWorkspaceExport', () => {
  it('writes a file with everything in the workspace, for 7 days', async () => {
    const { owner } = await buildWorkspace();
    const client = await buildClient(owner);
    const begun = await begin(owner);
    expect(begun).to.include({ status: 'pending', size: null, user_id: owner.userId });
    const done = await finished(owner, begun.id);
    expect(Date.parse(done.expires_at ?? '') - Date.parse(done.ready_at ?? '')).to.equal(7 * 86_400_000);
    const response = await owner.request('getWorkspaceExportFile', { params: { id: begun.id } });
    expect(response.headers.get('content-type')).to.equal('application/zip');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.length).to.equal(done.size);
    const folder = await mkdtemp(join(tmpdir(), 'docket-export-'));
    await writeFile(join(folder, 'export.zip'), bytes);
    const zip = await ZipReader.open(join(folder, 'export.zip'));
    expect((await zip.bytes('clients.jsonl')).toString()).to.include(client.id);
    zip.close();
    await rm(folder, { recursive: true });
    const { data: list } = await owner.call('listWorkspaceExports', {});
    expect(list.map(({ id }) => id)).to.deep.equal([begun.id]);
  });

  it('holds nothing of other workspaces, whose owners find no export of it', async () => {
    const { owner } = await buildWorkspace();
    const { owner: stranger } = await buildWorkspace();
    const { id } = await begin(owner);
    await finished(owner, id);
    for (const operation of ['getWorkspaceExport', 'getWorkspaceExportFile'] as const)
      expect((await stranger.request(operation, { params: { id } })).status).to.equal(404);
    expect((await stranger.call('listWorkspaceExports', {})).data).to.deep.equal([]);
  });

  it('is for owners alone', async () => {
    const { owner } = await buildWorkspace();
    const admin = await buildUser(owner, 'admin');
    expect((await admin.request('createWorkspaceExport', {})).status).to.equal(403);
    expect((await admin.request('listWorkspaceExports', {})).status).to.equal(403);
  });

  it('refuses another while one is not finished', async () => {
    const { owner } = await buildWorkspace();
    const { db } = await testApi();
    const { id } = await begin(owner);
    await finished(owner, id);
    await db('workspace_exports')
      .where({ id })
      .update({ status: 'running', lease_until: '2099-01-01', lease_by: 'other' });
    const refused = await owner.request('createWorkspaceExport', {});
    expect(refused.status).to.equal(409);
    await db('workspace_exports').where({ id }).update({ status: 'ready' });
    expect((await owner.request('createWorkspaceExport', {})).status).to.equal(201);
  });

  it('is written by another worker when the first one has died', async () => {
    const { owner } = await buildWorkspace();
    const { db } = await testApi();
    const { id } = await begin(owner);
    await finished(owner, id);
    await db('workspace_exports')
      .where({ id })
      .update({ status: 'running', storage_key: null, ready_at: null, lease_until: '2020-01-01', lease_by: 'dead' });
    expect((await finished(owner, id)).ready_at).to.be.a('string');
  });
});

describe('getWorkspaceExportFile', () => {
  it('is gone when the export has expired', async () => {
    const { owner } = await buildWorkspace();
    const { db } = await testApi();
    const { id } = await begin(owner);
    await finished(owner, id);
    await db('workspace_exports').where({ id }).update({ expires_at: '2020-01-01' });
    expect((await owner.call('getWorkspaceExport', { params: { id } })).data.status).to.equal('expired');
    expect((await owner.request('getWorkspaceExportFile', { params: { id } })).status).to.equal(404);
  });
});
