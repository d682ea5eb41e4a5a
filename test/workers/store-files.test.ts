/** How files get into file storage, and how they are deleted from it. */
import { access, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'chai';
import { deleteTicketParts } from '../../commands/across/delete-ticket-parts.js';
import { storeFile, readFile } from '../../models/workspace/file.js';
import { testApi, type ApiClient } from '../support/service/api.js';
import { asService, systemContextOf } from '../support/service/context.js';
import { addTicketOf } from '../support/builders/time.js';
import { attachFile, pdf } from '../support/builders/uploads.js';
import { buildWorkspace } from '../support/builders/workspace.js';

interface FileRow {
  readonly storage_key: string;
  readonly state: string;
  readonly attempts: number;
}

async function filesOf({ workspaceId }: ApiClient): Promise<FileRow[]> {
  const { db } = await testApi();
  return (await db('files').where('storage_key', 'like', `${workspaceId}/%`).orderBy('storage_key')) as FileRow[];
}

/** Waits until the worker has brought a workspace's files into this state. */
async function until(owner: ApiClient, isReached: (rows: FileRow[]) => boolean): Promise<FileRow[]> {
  for (;;) {
    const rows = await filesOf(owner);
    if (isReached(rows)) return rows;
    await pause(20);
  }
}

/** Moves the times of deleted files a day into the past. */
async function letADayPass({ workspaceId }: ApiClient): Promise<void> {
  const { db } = await testApi();
  await db('files')
    .where('storage_key', 'like', `${workspaceId}/%`)
    .where({ state: 'gone' })
    .where('due_at', '>', new Date(Date.now() + 23 * 60 * 60_000))
    .update({ due_at: new Date() });
}

const allKept = (rows: FileRow[]): boolean => rows.length > 0 && rows.every(({ state }) => state === 'kept');
const allGone = (rows: FileRow[]): boolean => rows.length === 0;

async function pathOf(key: string): Promise<string> {
  return join((await testApi()).settings.DATA_DIR, 'files', key);
}

const isOnDisk = async (key: string): Promise<boolean> =>
  access(await pathOf(key)).then(
    () => true,
    () => false,
  );

async function partsOf(key: string): Promise<number> {
  const { db } = await testApi();
  return (await db('file_parts').where({ storage_key: key })).length;
}

describe('files', () => {
  it('move from the database to the disk', async () => {
    const { owner } = await buildWorkspace();
    await attachFile(owner, await addTicketOf(owner));
    const [file] = await until(owner, allKept);
    const key = file?.storage_key ?? '';
    expect([await isOnDisk(key), await partsOf(key)]).to.deep.equal([true, 0]);
    expect((await readFile(await systemContextOf(owner), key)).equals(pdf)).to.equal(true);
  });

  it('leave neither a row nor a file when their transaction fails', async () => {
    const { owner } = await buildWorkspace();
    let key = '';
    const failing = asService(owner, async (ctx) => {
      key = await storeFile(ctx, pdf);
      throw new Error('Something else went wrong');
    });
    expect(await failing.catch((error: Error) => error.message)).to.equal('Something else went wrong');
    expect([await filesOf(owner), await partsOf(key), await isOnDisk(key)]).to.deep.equal([[], 0, false]);
  });

  it('are deleted from the disk a day after what names them is deleted, and not before', async () => {
    const { owner } = await buildWorkspace();
    const id = await addTicketOf(owner);
    const { id: attachment_id } = await attachFile(owner, id);
    const [file] = await until(owner, allKept);
    const key = file?.storage_key ?? '';
    await asService(owner, async (ctx) => {
      await deleteTicketParts(ctx, [id]);
      throw new Error('Kept after all');
    }).catch(() => undefined);
    expect([await isOnDisk(key), (await filesOf(owner))[0]?.state]).to.deep.equal([true, 'kept']);
    await owner.call('deleteTicketAttachment', { params: { id, attachment_id } });
    expect([await isOnDisk(key), (await filesOf(owner))[0]?.state]).to.deep.equal([true, 'gone']);
    await letADayPass(owner);
    await until(owner, allGone);
    expect(await isOnDisk(key)).to.equal(false);
  });

  it('are deleted along with their tickets, and with the test side', async () => {
    const { owner } = await buildWorkspace();
    const [one, two] = [await addTicketOf(owner), await addTicketOf(owner)];
    for (const id of [one, one, two]) await attachFile(owner, id);
    const keys = (await until(owner, (rows) => rows.length === 3 && allKept(rows))).map((row) => row.storage_key);
    await asService(owner, (ctx) => deleteTicketParts(ctx, [one]));
    await letADayPass(owner);
    await until(owner, (rows) => rows.length === 1);
    await owner.call('resetTestData', {});
    await letADayPass(owner);
    await until(owner, allGone);
    expect(await Promise.all(keys.map(isOnDisk))).to.deep.equal([false, false, false]);
  });

  it('can be read while the disk refuses them, and move there when it accepts them again', async () => {
    const { owner } = await buildWorkspace();
    const folder = await pathOf(owner.workspaceId);
    await mkdir(join(folder, '..'), { recursive: true });
    await writeFile(folder, 'in the way');
    const id = await addTicketOf(owner);
    const { id: attachment_id } = await attachFile(owner, id);
    const [refused] = await until(owner, (rows) => (rows[0]?.attempts ?? 0) > 0);
    expect(refused?.state).to.equal('new');
    const response = await owner.request('getTicketAttachment', { params: { id, attachment_id } });
    expect(Buffer.from(await response.arrayBuffer()).equals(pdf)).to.equal(true);
    await rm(folder);
    const { db } = await testApi();
    await db('files').where({ storage_key: refused?.storage_key }).update({ due_at: new Date() });
    const [kept] = await until(owner, allKept);
    expect(await isOnDisk(kept?.storage_key ?? '')).to.equal(true);
  });
});
