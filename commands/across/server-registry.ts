/** Servers and workers that share a database know about each other, and one with different settings does not start. */
import { hash, randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import sql from 'sql-template-tag';
import type { Db } from '../../database/db.js';
import { execute, select } from '../../models/select.js';
import { OperatorError } from '../../settings/operator-error.js';
import { folderId } from '../../settings/secret-key.js';
import type { Settings } from '../../settings/settings.js';

/** How long a server that reports nothing is considered to be running: it may have been killed. */
export const leaseSeconds = 15;
const beatMs = 5000;

/** What one uses, by fingerprints: nothing can be read from them. */
interface Shared {
  /** The key that it seals with, then those that it opens with besides. */
  readonly keys: readonly string[];
  readonly files: string;
  /** Where it counts requests; a worker counts none. */
  readonly counts?: string;
}

interface Row {
  readonly name: string;
  readonly shared: string;
}

const fingerprint = (text: string): string => hash('sha256', `docket ${text}`).slice(0, 32);

function sharedOf(role: Role, settings: Settings): Shared {
  const { SECRET_KEY, PREVIOUS_SECRET_KEYS, FILES_URL, REDIS_URL, DATA_DIR } = settings;
  const own = `folder ${folderId(DATA_DIR)}`;
  return {
    keys: [SECRET_KEY, ...PREVIOUS_SECRET_KEYS].map(fingerprint),
    files: fingerprint(FILES_URL ?? own),
    ...(role === 'server' ? { counts: fingerprint(REDIS_URL ?? own) } : {}),
  };
}

/** The setting in which two differ; undefined if they may run together. */
function differingSetting(one: Shared, other: Shared): string | undefined {
  const opens = ({ keys }: Shared, { keys: [sealing = ''] }: Shared): boolean => keys.includes(sealing);
  if (!opens(one, other) || !opens(other, one)) return 'SECRET_KEY';
  if (one.files !== other.files) return 'FILES_URL';
  const bothCount = one.counts !== undefined && other.counts !== undefined;
  return bothCount && one.counts !== other.counts ? 'REDIS_URL' : undefined;
}

export type Role = 'server' | 'worker';

/** Membership among the servers that share a database. */
export interface Membership {
  readonly leave: () => Promise<void>;
}

export interface JoinOptions {
  /** Called once while waiting for a server that differs. */
  readonly onWait?: (message: string) => void;
  readonly timeoutMs?: number;
}

/**
 * Joins those that share the database. One that differs is waited for as long as it takes to be sure that it runs, and was not
 * killed a moment ago; then an OperatorError names the setting.
 */
export async function joinServers(
  db: Db,
  role: Role,
  settings: Settings,
  { onWait = () => undefined, timeoutMs = leaseSeconds * 1000 + beatMs }: JoinOptions = {},
): Promise<Membership> {
  // A data folder has one server, so an earlier one of this folder is dead.
  const id = role === 'server' ? folderId(settings.DATA_DIR) : randomUUID();
  const shared = sharedOf(role, settings);
  const deadline = performance.now() + timeoutMs;
  for (let tries = 0; ; tries += 1) {
    await announce(db, id, shared);
    const conflict = await findConflict(db, id, shared);
    if (conflict === undefined) break;
    await retire(db, id);
    if (performance.now() > deadline) throw new OperatorError(conflict);
    if (tries === 0) onWait(`${conflict} Waiting to see whether it is still running …`);
    // Two that start at once and differ must not go on finding each other.
    await pause(500 + Math.random() * 1000);
  }
  const beat = setInterval(() => void announce(db, id, shared).catch(() => undefined), beatMs).unref();
  return {
    async leave() {
      clearInterval(beat);
      await retire(db, id).catch(() => undefined);
    },
  };
}

/** By the database's clock, because theirs may differ. */
async function announce(db: Db, id: string, shared: Shared): Promise<void> {
  const name = `${hostname()} (process ${process.pid})`;
  await execute(
    { db },
    sql`INSERT INTO servers (id, name, shared, started_at, seen_at)
        VALUES (${id}, ${name}, ${JSON.stringify(shared)}, UTC_TIMESTAMP(3), UTC_TIMESTAMP(3))
        ON DUPLICATE KEY UPDATE name = VALUES(name), shared = VALUES(shared), seen_at = VALUES(seen_at)`,
  );
}

async function findConflict(db: Db, id: string, shared: Shared): Promise<string | undefined> {
  await execute({ db }, sql`DELETE FROM servers WHERE seen_at < UTC_TIMESTAMP(3) - INTERVAL ${leaseSeconds} SECOND`);
  const others = await select<Row>({ db }, sql`SELECT name, shared FROM servers WHERE id <> ${id} ORDER BY started_at`);
  for (const { name, shared: text } of others) {
    const setting = differingSetting(shared, JSON.parse(text) as Shared);
    if (setting !== undefined) return explanation(setting, name);
  }
  return undefined;
}

const explanation = (setting: string, name: string): string =>
  `${setting} differs from that of ${name}, which uses the same database: servers and workers that share a database must all have ` +
  `the same SECRET_KEY, FILES_URL and REDIS_URL. Set ${setting} to the same value for all of them.`;

async function retire(db: Db, id: string): Promise<void> {
  await execute({ db }, sql`DELETE FROM servers WHERE id = ${id}`);
}
