/**
 * A database belongs to one SECRET_KEY. A new key must first be set in addition to the old one, and replaces it once
 * everything is sealed with it.
 */
import { expect } from 'chai';
import type { Knex } from 'knex';
import { createWorkspace } from '../../commands/across/create-workspace.js';
import { assertSecretKey, resealAll } from '../../commands/across/secret-keys.js';
import { openDatabase } from '../../database/database.js';
import type { Database } from '../../database/db.js';
import { openSchema } from '../../database/schema.js';
import { openMail, queueMail, type Mail } from '../../models/workspace/mail.js';
import { open, seal, type SecretKeys } from '../../models/workspace/secret-box.js';
import { addWebhook } from '../../models/events/webhook.js';
import { systemContext } from '../../models/workspace/workspace-context.js';
import { loadSettings } from '../../settings/settings.js';
import { freshDatabase } from '../support/service/database.js';
import { noJobs } from '../support/service/no-jobs.js';

const first = 'the key that this database was made with';
const second = 'the key that takes its place some day later';
const keys = (SECRET_KEY: string, ...PREVIOUS_SECRET_KEYS: string[]): SecretKeys => ({
  SECRET_KEY,
  PREVIOUS_SECRET_KEYS,
});

describe('SECRET_KEY', () => {
  let database: Database;
  let db: Knex;
  beforeEach(async () => {
    const url = await freshDatabase('keys');
    database = openDatabase(url, 2);
    db = openSchema(url);
  });
  afterEach(() => Promise.all([database.destroy(), db.destroy()]));

  const outcome = (given: SecretKeys): Promise<string> => assertSecretKey(database, given).then(() => 'serves', String);
  const refusal = /^OperatorError: SECRET_KEY cannot decrypt any data .* to PREVIOUS_SECRET_KEYS\.$/;

  /** Creates a webhook with two secrets and 250 mails, which are read in several batches. */
  async function fill(): Promise<void> {
    const { workspace_id } = await createWorkspace(database, { name: 'Firm', email: 'owner@example.com' });
    const settings = loadSettings({ SECRET_KEY: first });
    const ctx = await systemContext({ db: database, settings, jobs: noJobs }, workspace_id);
    await addWebhook(ctx, {
      url: 'https://example.com/hook',
      events: ['client.created'],
      secret: seal(settings, 'whsec_new'),
      previous_secret: seal(settings, 'whsec_old'),
    });
    for (let at = 0; at < 250; at += 1)
      await queueMail(ctx, {
        kind: 'other',
        resource: null,
        to: ['pat@example.com'],
        subject: `No. ${at}`,
        text: `text ${at}`,
        html: `html ${at}`,
      });
    await db('idempotency_keys').insert({
      workspace_id,
      idempotency_key: 'k',
      request_hash: Buffer.alloc(32),
      answer: seal(settings, '{"status":201}'),
      created_at: new Date(),
    });
  }

  /** Everything that is sealed, opened with these keys alone. */
  async function contents(given: SecretKeys): Promise<string[]> {
    const [webhook] = (await db('webhooks')) as { secret: string; previous_secret: string }[];
    const [answer] = (await db('idempotency_keys')) as { answer: string }[];
    const mails = ((await db('mails').orderBy('id')) as Mail[]).map((mail) => openMail(given, mail));
    return [
      open(given, webhook?.secret ?? ''),
      open(given, webhook?.previous_secret ?? ''),
      open(given, answer?.answer ?? ''),
      ...mails.flatMap(({ text, html }) => [text, html]),
    ];
  }

  it('that opens what the database contains works, and any works with an empty one', async () => {
    expect(await outcome(keys(first))).to.equal('serves');
    expect(await outcome(keys(first))).to.equal('serves');
  });

  it('that differs from that of the first start is refused, even before anything was sealed', async () => {
    expect(await outcome(keys(first))).to.equal('serves');
    expect(await outcome(keys(second))).to.match(refusal);
  });

  it('that opens nothing is refused on a database older than the check of its key', async () => {
    await fill();
    expect(await outcome(keys(second))).to.match(refusal);
    expect(await db('secret_key_check')).to.deep.equal([]);
    expect(await outcome(keys(first))).to.equal('serves');
  });

  it('that is new works next to the old one, which is not needed once everything is sealed again', async () => {
    await fill();
    const before = await contents(keys(first));
    expect(await outcome(keys(second, first))).to.equal('serves');
    expect(await contents(keys(second, first))).to.deep.equal(before);
    expect(await resealAll(database, keys(second, first))).to.deep.equal({ resealed: 252, unreadable: 0 });
    expect(await contents(keys(second))).to.deep.equal(before);
    expect(await outcome(keys(second))).to.equal('serves');
    expect(await outcome(keys(first))).to.match(refusal);
    expect(await resealAll(database, keys(second, first)), 'a second time').to.deep.equal({
      resealed: 0,
      unreadable: 0,
    });
  });

  it('is replaced, leaving what no key opens as it is, and counting it', async () => {
    await fill();
    await db('mails')
      .orderBy('id')
      .limit(1)
      .update({ text: seal(keys('a key that nobody knows any more at all'), 'x') });
    expect(await resealAll(database, keys(second, first))).to.deep.equal({ resealed: 251, unreadable: 1 });
  });
});
