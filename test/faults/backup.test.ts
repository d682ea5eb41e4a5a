/** A backup contains the complete state of the service at one moment, and is restored completely or not at all. */
import { appendFile, mkdir, readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { createWriteStream } from 'node:fs';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { pack } from 'tar-stream';
import S3rver from '@20minutes/s3rver';
import { expect } from 'chai';
import { assertSecretKey } from '../../commands/across/secret-keys.js';
import { openDatabase } from '../../database/database.js';
import { openSchema } from '../../database/schema.js';
import { fileDisk } from '../../models/workspace/file-disk.js';
import { knownMigrations, migrateTo } from '../../models/migrate.js';
import { beginRestore } from '../../models/backup-tables.js';
import { RawConnection } from '../../database/raw-connection.js';
import { entriesOf } from '../../scripts/operator/backup/archive.js';
import { checkBackup } from '../../scripts/operator/backup/check-backup.js';
import { compress, entry, expand, sha256 } from '../../scripts/operator/backup/format.js';
import { attachFile, pdf } from '../support/builders/uploads.js';
import { buildClient } from '../support/builders/factories.js';
import { buildInvoice, buildSentInvoice, lineAt } from '../support/builders/invoices.js';
import { addTicketOf } from '../support/builders/time.js';
import { buildWorkspace } from '../support/builders/workspace.js';
import { RetryingClient } from '../support/models/crash-work.js';
import { testApi } from '../support/service/api.js';
import {
  ask,
  backUp,
  emptySite,
  expectSameContents,
  folder,
  outcome,
  removeFolders,
  restore,
  type Site,
} from '../support/service/backups.js';
import { at, startService } from '../support/service/service.js';
import { until } from '../support/service/waiting.js';

interface Bucket {
  /** The value of FILES_URL: a folder in the bucket. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Starts an S3 server. Its keys are in the environment until it is stopped. */
async function startBucket(directory: string): Promise<Bucket> {
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    // The server calculates the checksums of listings differently from AWS.
    allowMismatchedSignatures: true,
    directory,
    configureBuckets: [{ name: 'papers', configs: [] }],
  });
  const { port } = await server.run();
  const keys = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };
  const earlier = Object.keys(keys).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, keys);
  return {
    url: `s3://papers/docket?region=eu-central-1&endpoint=http://127.0.0.1:${port}`,
    async stop() {
      for (const [name, value] of earlier) {
        if (value === undefined) delete process.env[name];
        else process.env[name] = value;
      }
      await server.close();
    },
  };
}

/** Leaves behind what a restore does that is killed while it fills the tables. */
async function leaveHalfARestore({ url, settings }: Site): Promise<void> {
  const raw = await RawConnection.open(url);
  await beginRestore(raw);
  await raw.run('CREATE TABLE clients (id INT)');
  await raw.end();
  await (await fileDisk(settings)).write('ws_1/left', Buffer.from('x'));
}

describe('a backup', () => {
  let original: Site;
  let key: string;
  let file: string;

  /** Takes a backup of a workspace with an invoice and a file. Tests of a backup's contents take their own. */
  before(async () => {
    const { databaseUrl: url, settings, db, database } = await testApi();
    await assertSecretKey(database, settings);
    original = { url, settings };
    key = settings.SECRET_KEY;
    const { owner } = await buildWorkspace();
    await buildSentInvoice(owner);
    await attachFile(owner, await addTicketOf(owner), new Uint8Array(pdf));
    const mine = db('files').whereRaw('storage_key LIKE ?', [`${owner.workspaceId}/%`]);
    await until(async () => (await mine.clone().whereNot({ state: 'kept' })).length === 0);
    file = join(await folder(), 'docket.tar');
    await backUp(original, file);
  });
  after(removeFolders);

  it('contains only whole transactions, even with twenty concurrent writers, and serves like the original', async function () {
    const { db } = await testApi();
    const { owner } = await buildWorkspace();
    const client = await buildClient(owner, { email: 'billing@client.example' });
    const line_items = [lineAt(100), lineAt(20.5), lineAt(0.25)];
    const writing = { isOver: false };
    // Writers wait for each other's invoice numbers; on a busy machine, a request may be refused after waiting too
    // long.
    const patient = new RetryingClient(() => Promise.resolve(owner));
    const write = async (): Promise<void> => {
      while (!writing.isOver) {
        const invoice = await patient.send('createInvoice', { body: { client_id: client.id, line_items } });
        await patient.send('sendInvoice', { params: { id: invoice?.data.id ?? '' }, body: {} });
      }
    };
    const writers = Array.from({ length: 20 }, write);
    const invoices = () => db('invoices').where({ workspace_id: owner.workspaceId });
    await until(async () => (await invoices()).length > 20);
    const path = join(await folder(), 'busy.tar');
    await backUp(original, path);
    writing.isOver = true;
    await Promise.all(writers);

    const copy = await emptySite('busy', key);
    const first = await restore(path, copy);
    const mine = `workspace_id = '${owner.workspaceId}'`;
    const broken = await ask(
      copy,
      `SELECT i.id FROM invoices i WHERE i.${mine}
          AND (i.total <> (SELECT SUM(l.amount) FROM invoice_line_items l WHERE l.invoice_id = i.id)
            OR 1 <> (SELECT COUNT(*) FROM events e WHERE e.${mine} AND e.resource_id = i.id AND e.type = 'invoice.created')
            OR (i.status <> 'draft') <> (SELECT COUNT(*) FROM events e WHERE e.${mine} AND e.resource_id = i.id AND e.type = 'invoice.sent'))`,
    );
    expect(broken).to.deep.equal([]);
    const [{ held } = {}] = await ask<'held'>(copy, `SELECT COUNT(*) AS held FROM invoices WHERE ${mine}`);
    expect(Number(held)).to.be.within(20, (await invoices()).length - 1);

    const again = join(await folder(), 'again.tar');
    await backUp(copy, again);
    expectSameContents(await checkBackup(again), first);

    const service = await startService({ settings: { ...copy.settings, PORT: 0 }, databaseUrl: copy.url });
    try {
      const { invoice_number } = await buildInvoice(at(service, owner), { client_id: client.id });
      expect(Number(/\d+$/.exec(invoice_number)?.[0]), 'the key signs in, and numbers go on').to.equal(
        Number(held) + 1,
      );
    } finally {
      await service.stop();
    }
  });

  it('is readable only by its owner, reveals only a fingerprint of the key, and replaces no file', async () => {
    expect((await stat(file)).mode & 0o777).to.equal(0o600);
    expect((await readFile(file)).includes(key)).to.equal(false);
    expect((await checkBackup(file)).head.secret_key).to.match(/^[0-9a-f]{32}$/);
    expect(await readdir(dirname(file))).to.deep.equal(['docket.tar']);
  });

  it('that is cancelled, or runs out of space, leaves nothing', async () => {
    const stopping = new AbortController();
    const place = await folder();
    const broken = backUp(original, join(place, 'broken.tar'), stopping.signal);
    stopping.abort();
    expect(await outcome(broken)).to.equal('OperatorError: The backup was cancelled, and nothing of it is left');
    expect(await readdir(place)).to.deep.equal([]);
    expect(await outcome(backUp(original, '/dev/full/docket.tar'))).to.match(/ENOTDIR/);
  });

  it('that is truncated anywhere is refused before anything is changed', async () => {
    const copy = await emptySite('cut', key);
    const whole = await readFile(file);
    for (const part of [0, 0.01, 0.2, 0.5, 0.8, 0.97]) {
      const path = join(await folder(), 'cut.tar');
      await writeFile(path, whole);
      await truncate(path, Math.floor((whole.length * part) / 512) * 512);
      expect(await outcome(restore(path, copy)), String(part)).to.match(
        /is not a complete backup of Docket, and nothing was changed/,
      );
    }
    expect(await ask(copy, 'SHOW TABLES')).to.deep.equal([]);
  });

  it('with a changed byte anywhere is refused before anything is changed', async () => {
    const copy = await emptySite('damaged', key);
    const whole = await readFile(file);
    /** The offset of a byte in the head, in a table, in a file, and in the summary. */
    const places = [
      whole.indexOf('"taken_at"') + 14,
      whole.indexOf('tables/clients/') + 512 + 40,
      whole.indexOf(pdf) + 3,
      whole.indexOf('summary.json.gz') + 512 + 30,
    ];
    for (const place of places) {
      const path = join(await folder(), 'damaged.tar');
      const damaged = Buffer.from(whole);
      damaged.writeUInt8(damaged.readUInt8(place) ^ 1, place);
      await writeFile(path, damaged);
      expect(await outcome(restore(path, copy)), String(place)).to.match(
        /is not a complete backup of Docket, and nothing was changed/,
      );
    }
    const other = join(await folder(), 'other.txt');
    await appendFile(other, 'something else');
    expect(await outcome(restore(other, copy))).to.match(/is not a complete backup/);
    expect(await ask(copy, 'SHOW TABLES')).to.deep.equal([]);
  });

  /** Writes the backup anew with another head, and with all checksums corrected. */
  async function forged(name: string, change: (head: Record<string, unknown>) => unknown): Promise<string> {
    const packing = pack();
    const path = join(dirname(file), name);
    const written = pipeline(packing, createWriteStream(path));
    let headSha256 = '';
    for await (const { name: entryName, bytes } of entriesOf(file)) {
      let content = bytes;
      if (entryName === entry.head) {
        content = Buffer.from(JSON.stringify(change(JSON.parse(String(bytes)) as Record<string, unknown>)));
        headSha256 = sha256(content);
      }
      if (entryName === entry.summary) {
        const summary = JSON.parse(String(await expand(bytes))) as object;
        content = await compress(JSON.stringify({ ...summary, head_sha256: headSha256 }));
      }
      packing.entry({ name: entryName }, content);
    }
    packing.finalize();
    await written;
    return path;
  }

  const forgeries: Record<
    string,
    { readonly change: (head: Record<string, unknown>) => unknown; readonly says: RegExp }
  > = {
    'has no head to speak of': {
      change: () => null,
      says: /is not a complete backup of Docket, and nothing was changed/,
    },
    'names no tables': {
      change: (head) => ({ ...head, tables: undefined }),
      says: /is not a complete backup of Docket, and nothing was changed/,
    },
    'has migrations that are none': {
      change: (head) => ({ ...head, migrations: 'all' }),
      says: /is not a complete backup of Docket, and nothing was changed/,
    },
    'names columns that no table has': {
      change: ({ tables, ...head }) => ({
        ...head,
        tables: (tables as { name: string; columns: object[] }[]).map((table) =>
          table.name === 'clients'
            ? { ...table, columns: table.columns.map((column) => ({ ...column, name: 'other' })) }
            : table,
        ),
      }),
      says: /The backup cannot be restored, and nothing of it is left: .* restore another one\.$/,
    },
  };
  for (const [name, { change, says }] of Object.entries(forgeries))
    it(`that was changed, checksums and all, and ${name}, is refused in a sentence`, async function () {
      const site = await emptySite('forged', original.settings.SECRET_KEY);
      const said = await outcome(restore(await forged(`${name}.tar`, change), site));
      expect(said)
        .to.match(/^OperatorError: /)
        .and.match(says);
      expect(await ask(site, 'SHOW TABLES')).to.deep.equal([]);
    });

  it('is only restored to an empty place; otherwise the error says what is there', async () => {
    expect(await outcome(restore(file, original))).to.match(
      /OperatorError: The database is not empty: it holds \w+, .* and \d+ more\. A backup can only be restored to an empty one/,
    );
    const copy = await emptySite('files', key);
    await mkdir(join(copy.settings.DATA_DIR, 'files', 'ws_1'), { recursive: true });
    await writeFile(join(copy.settings.DATA_DIR, 'files', 'ws_1', 'abc'), 'x');
    expect(await outcome(restore(file, copy))).to.match(/File storage already contains files, such as ws_1\/abc/);
    expect(await ask(copy, 'SHOW TABLES')).to.deep.equal([]);
  });

  it('is not restored without the key with which it was taken', async () => {
    expect(await outcome(restore(file, await emptySite('key', 'another-key-than-the-one-that-it-had')))).to.match(
      /SECRET_KEY is not the one that the backup was taken with: secrets of webhooks, mails and stored responses could not be decrypted/,
    );
  });

  it('of an earlier version is migrated, and one of a later version refused', async function () {
    const known = await knownMigrations();
    const earlier = await emptySite('earlier', key);
    const [database, db] = [openDatabase(earlier.url, 2), openSchema(earlier.url)];
    await migrateTo(database, known.slice(0, 18));
    const path = join(await folder(), 'earlier.tar');
    await backUp(earlier, path);
    const copy = await emptySite('brought', key);
    await restore(path, copy);
    expect(
      (await ask<'name'>(copy, 'SELECT name FROM migrations ORDER BY name')).map(({ name }) => name),
    ).to.deep.equal(known);

    await db('migrations').insert({ name: '9999_later', batch: 9, migration_time: new Date() });
    await Promise.all([database.destroy(), db.destroy()]);
    const later = join(await folder(), 'later.tar');
    await backUp(earlier, later);
    expect(await outcome(restore(later, await emptySite('brought', key)))).to.match(
      /newer than this version \(.*\): it has 9999_later\. Restore it with that version or a later one\./,
    );
  });

  it('is restored to a bucket as a copy that sends nothing, in place of a restore that was killed', async function () {
    const { db } = await testApi();
    const { live } = await buildWorkspace();
    await live.call('createWebhook', { body: { url: 'https://127.0.0.1:1/hooks', events: ['client.created'] } });
    await buildClient(live);
    await until(async () => (await db('webhook_messages').where({ state: 'pending' })).length > 0);
    const path = join(await folder(), 'pending.tar');
    await backUp(original, path);

    const s3 = await startBucket(await folder());
    try {
      const site = await emptySite('copy', 'the-key-that-takes-its-place-one-day', { FILES_URL: s3.url });
      const copy = { ...site, settings: { ...site.settings, PREVIOUS_SECRET_KEYS: [key] } };
      await leaveHalfARestore(copy);
      const first = await restore(path, copy, true);
      expect(await ask(copy, "SELECT id FROM mails WHERE status = 'pending'")).to.deep.equal([]);
      expect(await ask(copy, "SELECT event_id FROM webhook_messages WHERE state = 'pending'")).to.deep.equal([]);
      expect(await ask(copy, "SELECT id FROM webhooks WHERE status = 'active'")).to.deep.equal([]);
      const [{ held } = {}] = await ask<'held'>(
        copy,
        "SELECT COUNT(*) AS held FROM webhook_messages WHERE state = 'held'",
      );
      expect(Number(held)).to.be.greaterThan(0);

      const again = join(await folder(), 'bucket.tar');
      await backUp(copy, again);
      expect((await checkBackup(again)).summary.files, 'of the bucket').to.deep.equal(first.summary.files);
      expect(first.summary.files.count).to.be.greaterThan(0);
      const occupied = await emptySite('occupied', key, { FILES_URL: s3.url });
      expect(await outcome(restore(file, occupied))).to.match(/File storage already contains files, such as ws_/);
    } finally {
      await s3.stop();
    }
  });
});
