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
/** Numbers of MySQL errors: the database user lacks a privilege. */
const denied = new Set([1044, 1045, 1142, 1143, 1227, 1698]);
/** Numbers of MySQL errors: the server is read-only. */
const readOnly = new Set([1290, 1836]);

function ofDatabase(error: unknown): string | undefined {
  if (error instanceof UnknownOutcomeError)
    return 'The connection to the database broke while the result was being saved. Check whether it was saved before you run this again.';
  if (!(error instanceof Error)) return undefined;
  const says = 'sqlMessage' in error ? String(error.sqlMessage) : error.message;
  const number = 'errno' in error ? Number(error.errno) : Number.NaN;
  if (isUnreachable(error))
    return `The database does not respond (${says}). Check that it is running, then run this again.`;
  if (isDiskFull(error)) return `The database is out of disk space (${says}). Free some space, then run this again.`;
  if (isContended(error)) return `Other transactions locked the same rows for too long (${says}). Run this again.`;
  if (isTooLarge(error)) return `A statement exceeds a limit of the database (${says}). Raise that limit.`;
  if (denied.has(number))
    return `The user in DATABASE_URL lacks a privilege (${says}). Grant it all privileges on its database.`;
  if (readOnly.has(number))
    return `The database server is read-only (${says}). Name the writable server in DATABASE_URL.`;
  if (damaged.has(number))
    return `Tables of Docket are missing or damaged (${says}). Repair them, or restore the latest backup into an empty database.`;
  return undefined;
}

const remedies: Readonly<Record<string, string>> = {
  EACCES: 'the user that runs Docket has no access to it: change its owner or its permissions',
  EPERM: 'the user that runs Docket has no access to it: change its owner or its permissions',
  EROFS: 'its disk is mounted read-only: name another path, or mount it for writing',
  ENOSPC: 'its disk is full: free some space',
  EDQUOT: 'the quota of its disk is used up: free some space',
  ENOTDIR: 'a part of the path is a file, not a folder: move it away, or name another path',
  EEXIST: 'a file exists where a folder is needed: move it away, or name another path',
  EISDIR: 'a folder exists where a file is needed: move it away',
  ENOENT: 'it does not exist: create it, or name another path',
  EINVAL: 'it is of the wrong kind: move it away',
  ELOOP: 'its symbolic links form a loop: move it away',
  EIO: 'its disk reports an input/output error: replace the disk, and restore the latest backup',
  EMFILE: 'the process has too many files open: raise its limit (ulimit -n)',
};

/** The sentence for a system call that failed for a path. */
function ofFiles(error: unknown): string | undefined {
  if (!(error instanceof Error && 'code' in error && 'path' in error && 'syscall' in error)) return undefined;
  const remedy = remedies[String(error.code)];
  return remedy === undefined ? undefined : `${String(error.path)} cannot be used (${String(error.code)}): ${remedy}.`;
}
