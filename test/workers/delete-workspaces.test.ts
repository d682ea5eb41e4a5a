/** When the time of a workspace has come, everything of it is deleted, and nothing of another. */
import { expect } from 'chai';
import { deletionDelayMs } from '../../models/workspace/workspace-deletion.js';
import { fileDisk } from '../../models/workspace/file-disk.js';
import { placesHolding } from '../support/answers/stored-bytes.js';
import { rowsOfWorkspace } from '../support/answers/workspace-rows.js';
import { buildClient } from '../support/builders/factories.js';
import { buildInvoice } from '../support/builders/invoices.js';
import { attachFile } from '../support/builders/uploads.js';
import { addTicketOf } from '../support/builders/time.js';
import { buildWorkspace, type TestWorkspace } from '../support/builders/workspace.js';
import { leaveTracesAsContact } from '../support/people/traces.js';
import { testApi } from '../support/service/api.js';
import { until } from '../support/service/waiting.js';

const dayMs = 86_400_000;

/** Tables that hold nothing of a workspace. */
const ofNoWorkspace = [
  'database_heartbeat',
  'database_writer',
  'migrations',
  'migrations_begun',
  'migrations_lease',
  'migrations_lock',
  // For minutes, until they are used or expire.
  'passkey_challenges',
  'search_backlog',
  'secret_key_check',
  'servers',
];
/** Tables whose keys begin with the id of the workspace. */
const byFileName = ['files', 'file_parts'];

async function requestDeletion({ live }: TestWorkspace): Promise<void> {
  await live.call('deleteWorkspace', { body: { name: 'Test Firm' } });
}

/** Lets the deletion of a workspace fall due at an instant. */
async function deleteAt({ live, owner }: TestWorkspace, deletes_at: Date): Promise<void> {
  const { db } = await testApi();
  await db('workspaces').whereIn('id', [live.workspaceId, owner.workspaceId]).update({ deletes_at });
  await db('workspace_deletions').where({ workspace_id: live.workspaceId }).update({ deletes_at });
}

const deletionOf = async ({ live }: TestWorkspace): Promise<{ emptied_at: Date | null } | undefined> => {
  const { db } = await testApi();
  return db('workspace_deletions').where({ workspace_id: live.workspaceId }).first('emptied_at');
};

async function deleted(firm: TestWorkspace): Promise<void> {
  await requestDeletion(firm);
  await deleteAt(firm, new Date(Date.now() - 1_000));
  await until(async () => (await deletionOf(firm))?.emptied_at instanceof Date);
}

describe('the deletion of a workspace', () => {
  it('deletes every row and file of both sides, so that nothing mentions it', async () => {
    const { db, settings } = await testApi();
    const firm = await buildWorkspace();
    const ids = [firm.live.workspaceId, firm.owner.workspaceId];
    for (const side of [firm.live, firm.owner]) {
      await leaveTracesAsContact(side);
      await attachFile(side, await addTicketOf(side));
      await buildInvoice(side, { client_id: (await buildClient(side)).id });
    }
    const [key = ''] = (await db('attachments').where({ workspace_id: ids[0] }).pluck('storage_key')) as string[];
    const disk = await fileDisk(settings);
    await until(() => disk.has(key));
    await deleted(firm);
    // The log of requests is written some time after them; the second sweep deletes what came late.
    const places = (await placesHolding(ids)).filter((place) => !place.startsWith('logged_requests.'));
    expect(places).to.deep.equal([
      'files.storage_key',
      'workspace_deletions.test_workspace_id',
      'workspace_deletions.workspace_id',
    ]);
    // What follows a day later, when no backup is copying the files any more, and some minutes later.
    for (const id of ids) await db.raw('UPDATE files SET due_at = NOW(3) WHERE storage_key LIKE ?', [`${id}/%`]);
    await db('workspace_deletions')
      .where({ workspace_id: ids[0] })
      .update({ emptied_at: new Date(0) });
    await until(async () => (await deletionOf(firm)) === undefined && !(await disk.has(key)));
    await until(async () => !(await placesHolding(ids)).includes('files.storage_key'));
    expect(await placesHolding(ids)).to.deep.equal([]);
    expect((await firm.live.request('getWorkspace', {})).status).to.equal(401);
  });

  it('leaves every row of another workspace as it is', async () => {
    const { db } = await testApi();
    const other = await buildWorkspace();
    const { values } = await leaveTracesAsContact(other.owner);
    await until(async () => (await placesHolding(values)).includes('notifications.details'));
    await until(
      async () => (await db('events').whereNull('position').where('workspace_id', other.workspaceId)).length === 0,
    );
    const before = await rowsOfWorkspace(other.owner, values);
    await deleted(await buildWorkspace());
    expect(await rowsOfWorkspace(other.owner, values)).to.deep.equal(before);
    await buildClient(other.live);
  });

  it('deletes again what was being written while the rows went', async () => {
    const { db } = await testApi();
    const firm = await buildWorkspace();
    await deleted(firm);
    const { workspaceId: workspace_id } = firm.live;
    await db('sequences').insert({ workspace_id, name: 'tickets', value: 1 });
    await db('workspace_deletions')
      .where({ workspace_id })
      .update({ emptied_at: new Date(0) });
    await until(async () => (await deletionOf(firm)) === undefined);
    expect(await db('sequences').where({ workspace_id })).to.deep.equal([]);
  });

  it('waits until the lease of another worker has ended', async () => {
    const { db } = await testApi();
    const firm = await buildWorkspace();
    await requestDeletion(firm);
    const own = { workspace_id: firm.live.workspaceId };
    await db('workspace_deletions').where(own).update({ lease_by: 'other', lease_until: '2099-01-01' });
    await deleteAt(firm, new Date(Date.now() - 1_000));
    const later = await buildWorkspace();
    await deleted(later);
    expect(await db('users').where(own)).to.have.lengthOf(1);
    await db('workspace_deletions').where(own).update({ lease_until: '2020-01-01' });
    await until(async () => (await deletionOf(firm))?.emptied_at instanceof Date);
    expect(await db('users').where(own)).to.deep.equal([]);
  });

  it('knows every table: one without a workspace is of none, or goes by the names of its files', async () => {
    const { db } = await testApi();
    const [rows] = (await db.raw(`SELECT t.table_name AS name FROM information_schema.tables t
      WHERE t.table_schema = DATABASE() AND t.table_type = 'BASE TABLE' AND NOT EXISTS (SELECT 1 FROM information_schema.columns c
        WHERE c.table_schema = t.table_schema AND c.table_name = t.table_name AND c.column_name = 'workspace_id')
      ORDER BY t.table_name`)) as [{ name: string }[]];
    expect(rows.map(({ name }) => name)).to.have.members([...ofNoWorkspace, ...byFileName, 'workspaces']);
  });
});

describe('owners of a workspace that will be deleted', () => {
  it('are reminded once, two days before', async () => {
    const { db, mail } = await testApi();
    const firm = await buildWorkspace();
    const [address = ''] = (await db('users').where({ id: firm.live.userId }).pluck('email')) as string[];
    const subjects = (): (string | undefined)[] => mail.mailsTo(address).map(({ message }) => message.subject);
    await requestDeletion(firm);
    await until(() => subjects().length === 1);
    await deleteAt(firm, new Date(Date.now() + 2 * dayMs - 1_000));
    await until(() => subjects().length === 2);
    expect(subjects()[1]).to.equal('In two days Test Firm will be deleted');
    await firm.live.call('restoreWorkspace', {});
    await until(() => subjects().length > 2);
    expect(subjects().slice(2)).to.deep.equal(['Test Firm will not be deleted']);
    expect(deletionDelayMs).to.equal(14 * dayMs);
  });
});
