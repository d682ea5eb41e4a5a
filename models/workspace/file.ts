/**
 * Uploaded files as operations see them. The content is written in the transaction of its cause, so that a file exists exactly when
 * the row does that names it; a worker carries it to where files are kept, and takes it away some time after it was given up.
 */
import { randomBytes } from 'node:crypto';
import sql, { join, type Sql } from 'sql-template-tag';
import type { Ctx } from '../context.js';
import { fileDisk } from './file-disk.js';
import { execute, select } from '../select.js';

const partSize = 1024 * 1024;

/** Keeps a file from the end of the transaction on; returns the key by which it is read and given up. */
export async function keepFile(ctx: Ctx, bytes: Buffer): Promise<string> {
  const key = `${ctx.scope.workspaceId}/${randomBytes(16).toString('hex')}`;
  await execute(ctx, sql`INSERT INTO files (storage_key, state, due_at) VALUES (${key}, 'new', NOW(3))`);
  for (let part = 0; part * partSize < bytes.length; part += 1) {
    const piece = bytes.subarray(part * partSize, (part + 1) * partSize);
    await execute(ctx, sql`INSERT INTO file_parts (storage_key, part, bytes) VALUES (${key}, ${part}, ${piece})`);
  }
  ctx.jobs.wake();
  return key;
}

/** Gives up files by their keys: nobody sees them from the end of the transaction on, and their content goes a day later. */
export async function giveUpFiles(ctx: Ctx, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await execute(ctx, sql`UPDATE files SET ${givenUp()} WHERE storage_key IN (${join(keys)})`);
  ctx.jobs.wake();
}

/** Gives up every file of the workspace. */
export async function giveUpAllFiles(ctx: Ctx): Promise<void> {
  const mine = `${ctx.scope.workspaceId.replaceAll('_', String.raw`\_`)}/%`;
  await execute(ctx, sql`UPDATE files SET ${givenUp()} WHERE storage_key LIKE ${mine}`);
  ctx.jobs.wake();
}

/** A backup reads the files that its moment of the database names, however long it takes to come to them. */
const backupGraceMs = 24 * 60 * 60_000;

/** A worker that is at the file loses it, and finds so when it is done. */
const givenUp = (): Sql =>
  sql`state = 'gone', due_at = NOW(3) + INTERVAL ${backupGraceMs * 1000} MICROSECOND, attempts = 0, lease_by = NULL`;

/** The content of a file, wherever it is by now. Throws if it is nowhere. */
export async function readFile(ctx: Pick<Ctx, 'db' | 'settings'>, key: string): Promise<Buffer> {
  return (await readParts(ctx, key)) ?? (await fileDisk(ctx.settings)).read(key);
}

/** The content as far as it is in the database still; undefined once it is not. */
export async function readParts(ctx: Pick<Ctx, 'db'>, key: string): Promise<Buffer | undefined> {
  const parts = await select<{ bytes: Buffer }>(
    ctx,
    sql`SELECT p.bytes FROM file_parts p WHERE p.storage_key = ${key} ORDER BY p.part`,
  );
  return parts.length === 0 ? undefined : Buffer.concat(parts.map(({ bytes }) => bytes));
}
