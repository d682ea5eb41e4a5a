/**
 * Registry of the servers and workers that share a database. One whose settings differ from the others' does not start.
 */
import { hash, randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import sql from 'sql-template-tag';
import type { Db } from '../../database/db.js';
import { execute, select } from '../../models/select.js';
import { OperatorError } from '../../settings/operator-error.js';
import { folderId } from '../../settings/secret-key.js';
import type { Settings } from '../../settings/settings.js';

/** Seconds after its last report for which a server counts as running: a killed one cannot sign off. */
export const leaseSeconds = 15;
const beatMs = 5000;

/** What one uses, by fingerprints: nothing can be read from them. */
interface Shared {
  /** First the key that it seals with, then earlier keys that it can still open with. */
  readonly keys: readonly string[];
  readonly files: string;
  /** Fingerprint of the place where requests are counted for rate limits; undefined for a worker, which counts none. */
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

/** The setting that keeps two from running together; undefined if none does. */
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
  /** Called once, when the first conflict with another server is found. */
  readonly onWait?: (message: string) => void;
  readonly timeoutMs?: number;
}

/**
 * Registers a server or worker. If another one has different settings, waits for as long as a killed one stays
 * registered; if it is still there, throws an OperatorError that names the setting.
 */
export async function joinServers(
  db: Db,
  role: Role,
  settings: Settings,
  { onWait = () => undefined, timeoutMs = leaseSeconds * 1000 + beatMs }: JoinOptions = {},
): Promise<Membership> {
  // One data folder has one server, so an earlier server with this id is dead.
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
    // A random pause, so that two with different settings that start together do not block each other forever.
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
