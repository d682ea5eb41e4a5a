/**
 * Uploaded files as operations see them. The content is written to the database in the transaction of its cause, so
 * that a file exists exactly when the row that names it does. A worker moves it to file storage, and deletes it some
 * time after it was given up (models/queues/file-queue.ts).
 */
import { randomBytes } from 'node:crypto';
import sql, { join, type Sql } from 'sql-template-tag';
import type { Ctx } from '../context.js';
import { fileDisk } from './file-disk.js';
import { execute, select } from '../select.js';

const partSize = 1024 * 1024;

/** Stores a file in the transaction; returns the key by which it is read and given up. */
export async function storeFile(ctx: Ctx, bytes: Buffer): Promise<string> {
  const key = `${ctx.scope.workspaceId}/${randomBytes(16).toString('hex')}`;
  await execute(
    ctx,
    sql`INSERT INTO files (storage_key, state, due_at, size) VALUES (${key}, 'new', NOW(3), ${bytes.length})`,
  );
  for (let part = 0; part * partSize < bytes.length; part += 1) {
    const piece = bytes.subarray(part * partSize, (part + 1) * partSize);
    await execute(ctx, sql`INSERT INTO file_parts (storage_key, part, bytes) VALUES (${key}, ${part}, ${piece})`);
  }
  ctx.jobs.wake();
  return key;
}

/** Gives up files by their keys: a worker deletes their content a day after the transaction. */
export async function discardFiles(ctx: Ctx, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await execute(ctx, sql`UPDATE files SET ${givenUp()} WHERE storage_key IN (${join(keys)})`);
  ctx.jobs.wake();
}

/** Gives up every file of the workspace. */
export async function discardAllFiles(ctx: Ctx): Promise<void> {
  await execute(ctx, sql`UPDATE files SET ${givenUp()} WHERE storage_key LIKE ${keysOf(ctx.scope.workspaceId)}`);
  ctx.jobs.wake();
}

/**
 * Gives up every file of a workspace that is deleted, also those that would be deleted later by themselves, such as
 * exports. Nothing changes for files that are given up already.
 */
export async function discardFilesOf(ctx: Pick<Ctx, 'db'>, workspaceId: string): Promise<void> {
  const later = sql`NOW(3) + INTERVAL ${backupGraceMs * 1000} MICROSECOND`;
  await execute(
    ctx,
    sql`UPDATE files SET ${givenUp()} WHERE storage_key LIKE ${keysOf(workspaceId)} AND (state <> 'gone' OR due_at > ${later})`,
  );
}

/**
 * How long the content outlives its file: a backup may take that long to copy the files that its snapshot of the
 * database names.
 */
const backupGraceMs = 24 * 60 * 60_000;

/**
 * Assignments that give a file up. A worker that is storing the file loses its lease, and notices when it settles the
 * file.
 */
const givenUp = (): Sql =>
  sql`state = 'gone', due_at = NOW(3) + INTERVAL ${backupGraceMs * 1000} MICROSECOND, attempts = 0, lease_by = NULL`;

/** The content of a file, wherever it is by now. Throws if it is nowhere. */
export async function readFile(ctx: Pick<Ctx, 'db' | 'settings'>, key: string): Promise<Buffer> {
  return (await readParts(ctx, key)) ?? (await fileDisk(ctx.settings)).read(key);
}

/** The content of a file that is still in the database; undefined once it has been moved. */
export async function readParts(ctx: Pick<Ctx, 'db'>, key: string): Promise<Buffer | undefined> {
  const parts = await select<{ bytes: Buffer }>(
    ctx,
    sql`SELECT p.bytes FROM file_parts p WHERE p.storage_key = ${key} ORDER BY p.part`,
  );
  return parts.length === 0 ? undefined : Buffer.concat(parts.map(({ bytes }) => bytes));
}

/**
 * Announces a file that is written to file storage directly. A worker deletes it after `lifeMs`, counted from the last call for the
 * same key, unless it is kept by then.
 */
export async function reserveFile(ctx: Pick<Ctx, 'db'>, key: string, lifeMs = backupGraceMs): Promise<void> {
  const until = sql`NOW(3) + INTERVAL ${lifeMs * 1000} MICROSECOND`;
  await execute(
    ctx,
    sql`INSERT INTO files (storage_key, state, due_at) VALUES (${key}, 'gone', ${until})
        ON DUPLICATE KEY UPDATE due_at = IF(state = 'gone', VALUES(due_at), due_at)`,
  );
}

/** Keeps all files of a workspace that were announced, in the transaction of the rows that name them. */
export async function keepReserved(ctx: Pick<Ctx, 'db'>, workspaceId: string): Promise<void> {
  await execute(
    ctx,
    sql`UPDATE files SET state = 'kept', due_at = NULL WHERE storage_key LIKE ${keysOf(workspaceId)} AND state = 'gone'`,
  );
}

const keysOf = (workspaceId: string): string => `${workspaceId.replaceAll('_', String.raw`\_`)}/%`;
