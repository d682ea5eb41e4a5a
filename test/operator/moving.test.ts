/** A workspace leaves with everything, and comes back as it was, but for ids. */
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { expect } from 'chai';
import sql from 'sql-template-tag';
import { ZipFile } from 'yazl';
import { exportWorkspace } from '../../commands/across/moving/export-workspace.js';
import { importWorkspace } from '../../commands/across/moving/import-workspace.js';
import type { Manifest } from '../../commands/across/moving/format.js';
import { ZipReader } from '../../commands/across/moving/zip-reader.js';
import type { CreatedWorkspace } from '../../commands/across/create-workspace.js';
import { createRenderer } from '../../documents/renderer.js';
import { kinds } from '../../models/moving/kinds.js';
import { select } from '../../models/select.js';
import { playFirm } from '../../scripts/operator/demo/firm.js';
import { Stage } from '../../scripts/operator/demo/stage.js';
import { attachFile } from '../support/builders/uploads.js';
import { addTicketOf } from '../support/builders/time.js';
import { buildWorkspace, type TestWorkspace } from '../support/builders/workspace.js';
import { ApiClient, testApi } from '../support/service/api.js';
import { systemContextOf } from '../support/service/context.js';

/** The lines of a kind, in order, with what differs between two imports left out of each id. */
async function linesOf(zip: ZipReader, kind: string): Promise<string[]> {
  const text = (await zip.bytes(`${kind}.jsonl`)).toString('utf8');
  const known = text.replaceAll(/([a-z]{2,8}_[0-9a-hjkmnp-tv-z]{20})[0-9a-hjkmnp-tv-z]{6}/g, '$1');
  return known
    .replaceAll(/ws_[0-9a-z]{20}/g, 'ws')
    .split('\n')
    .toSorted();
}

describe('moving a workspace', function () {
  const renderer = createRenderer();
  let folder: string;
  let firm: TestWorkspace;
  let moved: CreatedWorkspace;
  let mover: ApiClient;
  let [first, second]: Manifest[] = [];

  const pathOf = (name: string): string => join(folder, name);

  before('exports a firm, imports it, and exports the import', async () => {
    folder = await mkdtemp(join(tmpdir(), 'docket-moving-'));
    firm = await buildWorkspace();
    const { database: db, settings, url } = await testApi();
    const ctx = await systemContextOf(firm.owner);
    const months = new Set<string>();
    await playFirm(new Stage(ctx, ctx.workspace.id), ctx.now, (month) => months.add(month).size <= 3);
    await attachFile(firm.owner, await addTicketOf(firm.owner));
    first = await exportWorkspace(await systemContextOf(firm.owner), renderer, pathOf('first.zip'));
    moved = await importWorkspace({ db, settings }, pathOf('first.zip'), 'Moved Firm');
    mover = new ApiClient(url, moved.live_key, moved.workspace_id, moved.user_id);
    second = await exportWorkspace(await systemContextOf(mover), renderer, pathOf('second.zip'));
  });
  after(() => rm(folder, { recursive: true, force: true }));

  it('exports the same again, but for ids', async () => {
    const [before, after] = [await ZipReader.open(pathOf('first.zip')), await ZipReader.open(pathOf('second.zip'))];
    for (const { table } of kinds)
      expect(await linesOf(after, table), table).to.deep.equal(await linesOf(before, table));
    expect(await after.bytes('workspace.json')).to.deep.equal(await before.bytes('workspace.json'));
    before.close();
    after.close();
    expect(second?.sums).to.deep.equal(first?.sums);
    expect([second?.files, second?.documents]).to.deep.equal([first?.files, first?.documents]);
    expect(first?.files).to.be.greaterThan(0);
    expect(first?.documents).to.be.greaterThan(0);
    expect(first?.missing_files).to.deep.equal([]);
    expect(first?.kinds['time_entries']?.rows).to.be.greaterThan(100);
  });

  it('shares no id with the original', async () => {
    const { database: db } = await testApi();
    const rows = await select<{ id: string }>(
      { db },
      sql`SELECT a.id FROM clients a JOIN clients b ON b.id = a.id AND b.workspace_id <> a.workspace_id`,
    );
    expect(rows).to.deep.equal([]);
  });

  it('gives the owner of the import the reports of the original', async () => {
    const query = { query: { from: '2020-01-01', to: '2035-12-31' } };
    const totals = async (api: ApiClient): Promise<unknown> => {
      const [clients, time] = [await api.call('listClients', {}), await api.call('listTimeEntries', {})];
      const profit = await api.call('getRevenueReport', query);
      return [clients.pagination.total, time.pagination.total, profit.data.summary];
    };
    expect(await totals(mover)).to.deep.equal(await totals(firm.owner));
  });

  it('waits for no refund that was on its way at Stripe', async () => {
    const { db, database, settings } = await testApi();
    const pending = { refund_status: 'pending', refund_error: 'Stripe is away' };
    const [row] = (await db('payments').where('workspace_id', mover.workspaceId).limit(1).select('id')) as {
      id: string;
    }[];
    await db('payments')
      .where({ workspace_id: mover.workspaceId, id: row?.id ?? '' })
      .update({ ...pending, notes: 'on its way' });
    await exportWorkspace(await systemContextOf(mover), renderer, pathOf('third.zip'));
    const { workspace_id } = await importWorkspace({ db: database, settings }, pathOf('third.zip'), 'Moved Again');
    const [imported] = (await db('payments')
      .where({ workspace_id, notes: 'on its way' })
      .select('refund_status', 'refund_error')) as Record<string, unknown>[];
    expect({ ...imported }).to.deep.equal({ refund_status: null, refund_error: null });
  });

  it('holds no secret', async () => {
    const zip = await ZipReader.open(pathOf('first.zip'));
    for (const { table } of kinds)
      expect((await zip.bytes(`${table}.jsonl`)).toString(), table).not.to.match(/password_hash|hosted_token|sealed/);
    zip.close();
  });

  /** A copy of the export with one entry changed. */
  async function withEntry(name: string, change: (text: string) => string): Promise<string> {
    const zip = await ZipReader.open(pathOf('first.zip'));
    const copy = new ZipFile();
    for (const entry of zip.names()) {
      const bytes = await zip.bytes(entry);
      copy.addBuffer(entry === name ? Buffer.from(change(bytes.toString())) : bytes, entry);
    }
    copy.end();
    zip.close();
    await pipeline(copy.outputStream, createWriteStream(pathOf('changed.zip')));
    return pathOf('changed.zip');
  }

  for (const [why, entry, change, message] of [
    [
      'a number for a text',
      'clients.jsonl',
      (t: string) => t.replace(/"name":"[^"]*"/, '"name":5'),
      /clients\.jsonl, line 1: the field name must be a text/,
    ],
    [
      'an unknown field',
      'clients.jsonl',
      (t: string) => t.replace('{', '{"color":"red",'),
      /clients\.jsonl, line 1: there is no field color/,
    ],
    [
      'a line that is no JSON',
      'projects.jsonl',
      (t: string) => t.replace('\n', '\nnothing\n'),
      /projects\.jsonl, line 2: it is not a JSON object/,
    ],
    [
      'a removed line',
      'expenses.jsonl',
      (t: string) => t.slice(t.indexOf('\n') + 1),
      /expenses\.jsonl is not the one that manifest\.json describes/,
    ],
    [
      'a later format',
      'manifest.json',
      (t: string) => t.replace('"format_version": 1', '"format_version": 2'),
      /format version 2/,
    ],
  ] as const)
    it(`refuses ${why}, names the place, and leaves nothing behind`, async () => {
      const { database: db, settings } = await testApi();
      const count = async (): Promise<unknown> =>
        select(
          { db },
          sql`SELECT (SELECT COUNT(*) FROM workspaces) AS workspaces, (SELECT COUNT(*) FROM clients) AS clients`,
        );
      const before = await count();
      const path = await withEntry(entry, change);
      const error = await importWorkspace({ db, settings }, path, undefined).then(
        () => undefined,
        (reason: unknown) => reason,
      );
      expect(error).to.be.an('error').with.property('message').that.matches(message);
      expect(await count()).to.deep.equal(before);
    });
});
