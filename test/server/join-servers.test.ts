/** Servers that share a database: which settings they must have in common, and which may change while they run. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import sql from 'sql-template-tag';
import { joinServers, leaseSeconds, type Membership, type Role } from '../../commands/across/server-registry.js';
import { openDatabase } from '../../database/database.js';
import type { Database } from '../../database/db.js';
import { execute } from '../../models/select.js';
import { OperatorError } from '../../settings/operator-error.js';
import { loadSettings } from '../../settings/settings.js';
import { freshDatabase } from '../support/service/database.js';

const key = 'a-key-of-the-tests-that-is-long-enough';
const newKey = 'another-key-of-the-tests-long-enough';

describe('a server that shares a database', () => {
  let db: Database;
  let folder: string;
  let members: Membership[] = [];
  before(async () => {
    db = openDatabase(await freshDatabase('servers'), 2);
    folder = mkdtempSync(join(tmpdir(), 'docket-servers-'));
  });
  afterEach(async () => {
    await Promise.all(members.map((member) => member.leave()));
    members = [];
  });
  after(async () => {
    await db.destroy();
    rmSync(folder, { recursive: true });
  });

  const shared = { SECRET_KEY: key, FILES_URL: 's3://papers', REDIS_URL: 'redis://counts:6379' };

  /** Starts a server with a data folder of this name. Returns `runs`, or the reason for which it does not. */
  async function start(name: string, env: NodeJS.ProcessEnv = shared, role: Role = 'server'): Promise<string> {
    const settings = loadSettings({ SECRET_KEY: key, DATA_DIR: join(folder, name), ...env });
    try {
      members.push(await joinServers(db, role, settings, { timeoutMs: 0 }));
      return 'runs';
    } catch (error) {
      if (!(error instanceof OperatorError)) throw error;
      return error.message;
    }
  }

  it('runs next to others with the same settings', async () => {
    expect([await start('a'), await start('b'), await start('c', shared, 'worker')]).to.deep.equal([
      'runs',
      'runs',
      'runs',
    ]);
  });

  for (const [setting, env] of [
    ['SECRET_KEY', { ...shared, SECRET_KEY: newKey }],
    ['FILES_URL', { ...shared, FILES_URL: 's3://other' }],
    ['FILES_URL', { SECRET_KEY: key, REDIS_URL: shared.REDIS_URL }],
    ['REDIS_URL', { ...shared, REDIS_URL: 'redis://other:6379' }],
    ['REDIS_URL', { SECRET_KEY: key, FILES_URL: shared.FILES_URL }],
  ] as const) {
    it(`does not start with ${setting in env ? 'another' : 'no'} ${setting}, which it names`, async () => {
      await start('a');
      expect(await start('b', env)).to.match(
        new RegExp(`^${setting} differs from that of .* \\(process ${process.pid}\\)`),
      );
      expect(await start('b')).to.equal('runs');
    });
  }

  it('does not start next to another if neither has FILES_URL and REDIS_URL, because each has its own folder and counts', async () => {
    expect(await start('a', {})).to.equal('runs');
    expect(await start('b', {})).to.match(/^FILES_URL /);
    expect(await start('b', { FILES_URL: 's3://papers' })).to.match(/^FILES_URL /);
  });

  it('needs no REDIS_URL for a worker next to it, which counts nothing, nor FILES_URL if that uses its folder', async () => {
    expect([await start('a', {}), await start('a', {}, 'worker')]).to.deep.equal(['runs', 'runs']);
    expect(await start('b', {}, 'worker')).to.match(/^FILES_URL /);
  });

  it('replaces one that was killed in its folder immediately, even with other settings', async () => {
    await start('a');
    expect(await start('a', { FILES_URL: 's3://new' })).to.equal('runs');
  });

  it('starts once a different one has ended, or has been silent for as long as a lease lasts', async () => {
    await start('a');
    await members.pop()?.leave();
    expect(await start('b', {})).to.equal('runs');
    const silent = new Date(Date.now() - leaseSeconds * 1000 - 60_000);
    await execute({ db }, sql`UPDATE servers SET seen_at = ${silent}`);
    expect(await start('c')).to.equal('runs');
  });

  it('can have a new key next to the old one only if the others can open what it seals', async () => {
    await start('a');
    expect(await start('b', { ...shared, SECRET_KEY: newKey, PREVIOUS_SECRET_KEYS: key })).to.match(/^SECRET_KEY /);
    expect(await start('a', { ...shared, PREVIOUS_SECRET_KEYS: newKey })).to.equal('runs');
    expect(await start('b', { ...shared, SECRET_KEY: newKey, PREVIOUS_SECRET_KEYS: key })).to.equal('runs');
  });
});
