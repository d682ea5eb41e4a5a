/** Turns a failure whose cause lies outside Docket into one sentence that says what to do. */
import { ApiError } from '../domain/errors.js';
import { isDiskFull, isContended, isTooLarge, isUnreachable } from '../database/failures.js';
import { UnknownOutcomeError } from '../database/unknown-outcome.js';
import { OperatorError } from '../settings/operator-error.js';
import { LockError } from './bootstrap/lock.mjs';

/** The sentence for an error; undefined for a fault of Docket, whose stack is printed instead. */
export function sentenceOf(error: unknown): string | undefined {
  if (error instanceof OperatorError || error instanceof LockError || error instanceof ApiError) return error.message;
  return ofDatabase(error) ?? ofFiles(error);
}

/** Numbers of MySQL errors: a table or column is missing or unreadable, or a tablespace is gone. */
const damaged = new Set([
  126, 127, 1016, 1030, 1033, 1034, 1035, 1051, 1054, 1146, 1194, 1195, 1429, 1712, 1812, 1813, 1814, 1815, 1877, 1932,
]);
/** Numbers of MySQL errors: the database user lacks a right, or the server is read-only (1290, 1836). */
const denied = new Set([1044, 1045, 1142, 1143, 1227, 1290, 1698, 1836]);

function ofDatabase(error: unknown): string | undefined {
  if (error instanceof UnknownOutcomeError)
    return 'The database was lost while it saved the result: look whether it is there before you do this again.';
  if (!(error instanceof Error)) return undefined;
  const says = 'sqlMessage' in error ? String(error.sqlMessage) : error.message;
  const number = 'errno' in error ? Number(error.errno) : Number.NaN;
  if (isUnreachable(error)) return `The database does not answer (${says}): see that it runs, and do this again.`;
  if (isDiskFull(error)) return `The database has no room left on its disk (${says}): make some, and do this again.`;
  if (isContended(error)) return `Others hold the same rows for too long (${says}): do this again.`;
  if (isTooLarge(error))
    return `It is more than the database takes at once (${says}): raise that limit of the database.`;
  if (denied.has(number))
    return `The user of DATABASE_URL may not do this (${says}): grant it all rights in its database.`;
  if (damaged.has(number))
    return `The tables of the database are not as Docket made them (${says}): repair them, or restore the latest backup into an empty database.`;
  return undefined;
}

const remedies: Readonly<Record<string, string>> = {
  EACCES: 'the user that runs Docket may not use it: change its owner or its mode',
  EPERM: 'the user that runs Docket may not use it: change its owner or its mode',
  EROFS: 'its disk is mounted for reading only: name another place, or mount it for writing',
  ENOSPC: 'its disk is full: make room there',
  EDQUOT: 'the quota of its disk is used up: make room there',
  ENOTDIR: 'a part of that path is a file where a folder is needed: move it away, or name another place',
  EEXIST: 'a file stands where a folder is needed: move it away, or name another place',
  EISDIR: 'a folder stands where a file is needed: move it away',
  ENOENT: 'it is not there: make it, or name another place',
  EINVAL: 'it is not of the kind that is needed there: move it away',
  ELOOP: 'it is a link that leads to itself: move it away',
  EIO: 'its disk fails: replace it, and restore the latest backup',
  EMFILE: 'the process has too many files open: raise its limit (ulimit -n)',
};

/** The sentence for a system call that failed for a path. */
function ofFiles(error: unknown): string | undefined {
  if (!(error instanceof Error && 'code' in error && 'path' in error && 'syscall' in error)) return undefined;
  const remedy = remedies[String(error.code)];
  return remedy === undefined ? undefined : `${String(error.path)} cannot be used (${String(error.code)}): ${remedy}.`;
}
