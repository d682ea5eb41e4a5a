/** Installations to back up and to restore to: each has a database, settings and a folder of files. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { RawConnection } from '../../../database/raw-connection.js';
import { checkBackup, type CheckedBackup } from '../../../scripts/operator/backup/check-backup.js';
import { restoreBackup } from '../../../scripts/operator/backup/restore-backup.js';
import { takeBackup, type TakenBackup } from '../../../scripts/operator/backup/take-backup.js';
import type { Settings } from '../../../settings/settings.js';
import { loadSettings } from '../../../settings/settings.js';
import { emptyDatabase } from './database.js';

/** An installation: its database and its server's settings. */
export interface Site {
  readonly url: string;
  readonly settings: Settings;
}

const never = new AbortController().signal;
const folders: string[] = [];

/** A temporary folder, which `removeFolders` removes. */
export async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'docket-backup-'));
  folders.push(path);
  return path;
}

export async function removeFolders(): Promise<void> {
  await Promise.all(folders.splice(0).map((path) => rm(path, { recursive: true, force: true })));
}

/** An empty installation with this secret key. */
export async function emptySite(name: string, SECRET_KEY: string, more: NodeJS.ProcessEnv = {}): Promise<Site> {
  const settings = loadSettings({ DATA_DIR: await folder(), SECRET_KEY, ...more });
  return { url: await emptyDatabase(name), settings };
}

export const backUp = ({ url, settings }: Site, file: string, signal = never): Promise<TakenBackup> =>
  takeBackup(url, settings, file, signal);

export async function restore(file: string, { url, settings }: Site, isCopy = false): Promise<CheckedBackup> {
  const backup = await checkBackup(file);
  await restoreBackup(backup, { url, settings, isCopy, signal: never });
  return backup;
}

/** The outcome of a promise as text: `done`, or the error. */
export const outcome = (work: Promise<unknown>): Promise<string> => work.then(() => 'done', String);

/** The rows that a statement returns, as text. */
export async function ask<Name extends string>({ url }: Site, sql: string): Promise<Record<Name, string | null>[]> {
  const raw = await RawConnection.open(url);
  try {
    return await raw.select<Name>(sql);
  } finally {
    await raw.end();
  }
}

/**
 * Tables that differ after a restore: it ends sessions, the heartbeat continues, and the original has a table that only
 * the tests use.
 */
const otherwise = new Set(['sessions', 'database_heartbeat', 'silent_changes_copy']);

const tablesOf = ({ head, summary }: CheckedBackup) =>
  head.tables.flatMap(({ name }) => {
    const { next = 0, ...contents } = summary.tables[name] ?? {};
    return otherwise.has(name) ? [] : [{ name, contents, next }];
  });

/**
 * Asserts that both backups have the same files and rows, byte for byte. The copy's auto-increment values may be
 * higher: TiDB takes them in blocks.
 */
export function expectSameContents(copy: CheckedBackup, original: CheckedBackup): void {
  expect(copy.summary.files).to.deep.equal(original.summary.files);
  const [copies, originals] = [tablesOf(copy), tablesOf(original)];
  const rowsOf = (tables: typeof copies) => tables.map(({ name, contents }) => ({ name, ...contents }));
  expect(rowsOf(copies)).to.deep.equal(rowsOf(originals));
  for (const [at, { name, next }] of originals.entries()) expect(copies[at]?.next, name).to.be.at.least(next);
}
