/**
 * The first response to a POST, stored for 24 hours in the same transaction as its work
 * (docs/decisions/idempotency-and-concurrency.md).
 */
import { hash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '../database/db.js';
import sql, { type Sql } from 'sql-template-tag';
import { ApiError } from '../domain/errors.js';
import { execute, select } from '../models/select.js';
import { open, seal, type SecretKeys } from '../models/workspace/secret-box.js';
import { isLockTimeout } from '../database/failures.js';
import { transaction } from '../database/transaction.js';
import { UnknownOutcomeError } from '../database/unknown-outcome.js';

/** A response as the client gets it, except its headers. */
export interface Answer {
  readonly status: number;
  readonly body: string;
  readonly etag: string | null;
}

export interface IdempotentRequest {
  readonly key: string;
  readonly workspaceId: string;
  readonly requestHash: Buffer;
  readonly now: Date;
  readonly keys: SecretKeys;
}

interface Stored {
  request_hash: Buffer;
  answer: string | null;
  created_at: Date;
  is_leased: number;
}

const lifetimeMs = 24 * 60 * 60 * 1000;
const waitMs = 5_000;
/** The end of a lease that starts now, by the clock of the database, which all processes share. */
const leaseEnd = sql`NOW(3) + INTERVAL 60 SECOND`;
/** For work in the transaction of the claim: the lock on the key's row shows that it is running. */
const noLease = sql`NULL`;

const inProgress = (): ApiError =>
  new ApiError(
    'idempotency_in_progress',
    'The first request with this idempotency key is still running: try again shortly',
    { retryAfter: 1 },
  );

/**
 * Identifies a request by caller, method, path, query and body; by caller, because others must not see what its
 * response contains.
 */
export const requestHash = (caller: string, method: string, url: string, body: unknown): Buffer =>
  hash('sha256', `${caller} ${method} ${url}\n${JSON.stringify(body ?? null)}`, 'buffer');

/**
 * Performs work under the key, in the transaction of the work. A second request with the key waits for the lock on the
 * key's row until the first has ended; it then replays the response, or performs the work itself if the first failed.
 */
export async function idempotently(
  db: Db,
  request: IdempotentRequest,
  work: () => Promise<Answer>,
): Promise<{ answer: Answer; replayed: boolean }> {
  const earlier = await claim(db, request, noLease);
  if (earlier) return { answer: earlier, replayed: true };
  const answer = await work();
  await storeAnswer(db, request, answer);
  return { answer, replayed: false };
}

/**
 * Repeats work under a key if the connection broke during its commit. The key was committed with the work or not at
 * all, so the second run replays the response or does the work. If that run fails with anything but an ApiError, the
 * outcome stays unknown.
 */
export async function retryUnknownOutcome<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof UnknownOutcomeError)) throw error;
    return work().catch((later: unknown) => {
      throw later instanceof ApiError ? later : error;
    });
  }
}

/**
 * Like `idempotently`, for work with its own transactions: the key is claimed beforehand, and released if the work
 * fails. If the work succeeds but its response cannot be stored, the key stays claimed until its lease ends.
 */
export async function idempotentlyOutsideTransaction(
  db: Db,
  request: IdempotentRequest,
  work: () => Promise<Answer>,
): Promise<{ answer: Answer; replayed: boolean }> {
  const earlier = await claimOrWait(db, request);
  if (earlier) return { answer: earlier, replayed: true };
  const answer = await work().catch(async (error: unknown) => {
    // The work may be done, so the key stays claimed.
    if (!(error instanceof UnknownOutcomeError)) await release(db, request);
    throw error;
  });
  await storeAnswer(db, request, answer).catch((error: unknown) => {
    throw new UnknownOutcomeError(error);
  });
  return { answer, replayed: false };
}

async function release(db: Db, { workspaceId, key }: IdempotentRequest): Promise<void> {
  await execute(
    { db },
    sql`DELETE FROM idempotency_keys WHERE workspace_id = ${workspaceId} AND idempotency_key = ${key}`,
  );
}

async function claimOrWait(db: Db, request: IdempotentRequest): Promise<Answer | undefined> {
  const until = performance.now() + waitMs;
  for (;;) {
    try {
      return await transaction(db, (trx) => claim(trx, request, leaseEnd));
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'idempotency_in_progress' || performance.now() > until)
        throw error;
      await pause(100);
    }
  }
}

/** Claims the key, or returns the response stored under it. */
async function claim(db: Db, request: IdempotentRequest, leaseUntil: Sql): Promise<Answer | undefined> {
  const { key, workspaceId, now } = request;
  const inserted = await insert(db, request, leaseUntil);
  if (inserted) return undefined;
  const [stored] = await select<Stored>(
    { db },
    sql`SELECT request_hash, answer, created_at, COALESCE(lease_until >= NOW(3), FALSE) AS is_leased FROM idempotency_keys WHERE workspace_id = ${workspaceId} AND idempotency_key = ${key} FOR UPDATE`,
  );
  if (!stored) throw inProgress();
  const expired = now.getTime() - stored.created_at.getTime() >= lifetimeMs;
  const abandoned = stored.answer === null && stored.is_leased === 0;
  if (expired || abandoned) {
    await execute(
      { db },
      sql`UPDATE idempotency_keys SET request_hash = ${request.requestHash}, answer = NULL, created_at = ${now}, lease_until = ${leaseUntil} WHERE workspace_id = ${workspaceId} AND idempotency_key = ${key}`,
    );
    return undefined;
  }
  if (!stored.request_hash.equals(request.requestHash))
    throw new ApiError('idempotency_key_reused', 'This idempotency key was used for another request: use a new one', {
      field: 'Idempotency-Key',
    });
  if (stored.answer === null) throw inProgress();
  return JSON.parse(open(request.keys, stored.answer)) as Answer;
}

/**
 * Inserts the key; false if it exists. Waits while another transaction has its row locked, and throws
 * `idempotency_in_progress` if that takes too long.
 */
async function insert(
  db: Db,
  { key, workspaceId, requestHash: request, now }: IdempotentRequest,
  leaseUntil: Sql,
): Promise<boolean> {
  try {
    const added = await execute(
      { db },
      sql`INSERT IGNORE INTO idempotency_keys (workspace_id, idempotency_key, request_hash, created_at, lease_until) VALUES (${workspaceId}, ${key}, ${request}, ${now}, ${leaseUntil})`,
    );
    return added === 1;
  } catch (error) {
    if (isLockTimeout(error)) throw inProgress();
    throw error;
  }
}

/** Stores the response, encrypted because it can contain a secret that is shown only once. */
async function storeAnswer(db: Db, { key, workspaceId, keys }: IdempotentRequest, answer: Answer): Promise<void> {
  const sealed = seal(keys, JSON.stringify(answer));
  await execute(
    { db },
    sql`UPDATE idempotency_keys SET answer = ${sealed}, status = ${answer.status}, lease_until = NULL WHERE workspace_id = ${workspaceId} AND idempotency_key = ${key}`,
  );
}
