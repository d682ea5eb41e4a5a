/**
 * Reads reports and CSV files from the replica (DATABASE_READ_URL) while it serves, otherwise from the writer, the
 * database that is written to (docs/decisions/read-replicas.md). They may be some seconds old; every other read uses
 * the writer.
 */
import type { Logger } from 'pino';
import type { OperationId, RecordFile } from '../contract/contract.js';
import { ApiError } from '../domain/errors.js';
import { operations } from '../generated/operations.js';
import type { Database, Db } from '../database/db.js';
import { isUnreachable } from '../database/failures.js';
import { Replica, UnfitError } from '../database/replica.js';
import type { Settings } from '../settings/settings.js';
import type { Metrics } from './metrics.js';
import type { Outcome } from './outcome.js';

interface ReadRequest {
  readonly id: OperationId;
  readonly input: { readonly query: { readonly format?: string; readonly updated_since?: string } };
}

type ReadBy = (db: Db) => Promise<Outcome>;

export interface ReplicaReads {
  /**
   * Calls `readBy` with the replica if the request may be read there and the replica serves, otherwise with the writer.
   */
  read(request: ReadRequest, readBy: ReadBy): Promise<Outcome>;
  close(): Promise<void>;
}

export interface ReplicaReadsDeps {
  readonly settings: Pick<Settings, 'DATABASE_READ_URL' | 'DATABASE_READ_MAX_LAG'>;
  readonly db: Database;
  readonly poolSize: number;
  readonly metrics: Metrics;
  readonly log: Pick<Logger, 'info' | 'warn'>;
}

/**
 * Lists that write when they are read: `listTestMails` first captures the mails that are due, `listEvents` first orders
 * events.
 */
const alwaysFromWriter: ReadonlySet<OperationId> = new Set(['listTestMails', 'listEvents']);

/**
 * Which kind of read the replica may serve: a report, or the CSV file of a list; undefined for any other. A list with
 * `updated_since` is none, because it first writes the order of events (docs/decisions/event-order.md).
 */
function kindOf({ id, input: { query } }: ReadRequest): 'report' | 'list' | undefined {
  const { isRead, weight } = operations[id];
  if (!isRead) return undefined;
  if (weight === 'report') return 'report';
  if (alwaysFromWriter.has(id)) return undefined;
  return query.format === 'csv' && query.updated_since === undefined ? 'list' : undefined;
}

export function createReplicaReads({ settings, db, poolSize, metrics, log }: ReplicaReadsDeps): ReplicaReads {
  const { DATABASE_READ_URL: url, DATABASE_READ_MAX_LAG: maxLag } = settings;
  if (url === undefined) return { read: (_asked, readBy) => readBy(db), close: () => Promise.resolve() };
  const replica = new Replica({
    url,
    writer: db,
    poolSize,
    maxLag,
    onChange: (trouble) => {
      if (trouble === undefined) log.info('Reports and exports are read from DATABASE_READ_URL');
      else log.warn({ trouble }, 'Reports and exports are read from DATABASE_URL: its replica cannot serve them');
    },
  });
  metrics.watchReplica(() => replica.lag);
  const readFromWriter = (readBy: ReadBy): Promise<Outcome> => {
    metrics.replicaRead('writer');
    return readBy(db);
  };
  /**
   * Reads from the writer what failed on the replica, even if it was refused, as with `not_found`: the replica may lag.
   * Only a refusal by the limit on concurrent files is final, because that protects both servers.
   */
  const retryOnWriter = async <T>(error: unknown, { id }: ReadRequest, other: () => Promise<T>): Promise<T> => {
    if (isBusy(error)) throw error;
    if (!(error instanceof ApiError)) void replica.look();
    if (!(error instanceof ApiError || error instanceof UnfitError || isUnreachable(error)))
      log.warn({ err: error, operation: id }, 'reading from the replica failed');
    return other();
  };
  return {
    close: () => replica.close(),
    async read(request, readBy) {
      const kind = kindOf(request);
      if (kind === undefined) return readBy(db);
      if (!replica.isServing) return readFromWriter(readBy);
      try {
        const { asOf, value } = await (kind === 'report' ? replica.readAtOnce(readBy) : replica.readFrom(readBy));
        metrics.replicaRead('replica');
        if (!('file' in value) || !('records' in value.file)) return { ...value, asOf: () => asOf };
        const { file } = value;
        let isOfReplica = true;
        const records = withFallback(file.records, (error) =>
          retryOnWriter(error, request, async () => {
            isOfReplica = false;
            return recordsOf(await readFromWriter(readBy));
          }),
        );
        return { file: { ...file, records }, asOf: () => (isOfReplica ? asOf : undefined) };
      } catch (error) {
        return retryOnWriter(error, request, () => readFromWriter(readBy));
      }
    },
  };
}

/** Whether the read was refused because too many files are being made. */
const isBusy = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'rate_limit_exceeded' || error.code === 'unavailable');

function recordsOf(outcome: Outcome): RecordFile['records'] {
  if ('file' in outcome && 'records' in outcome.file) return outcome.file.records;
  throw new Error('A list is a file at the replica, and none at the database that is written to');
}

/**
 * Yields `read`, or `other` if `read` fails before its first item. Later, the response has begun, and a failure is
 * thrown.
 */
async function* withFallback<T>(
  read: AsyncIterable<T>,
  other: (error: unknown) => Promise<AsyncIterable<T>>,
): AsyncGenerator<T, void> {
  let hasBegun = false;
  const begun = async function* (): AsyncGenerator<T, void> {
    for await (const some of read) {
      hasBegun = true;
      yield some;
    }
  };
  try {
    yield* begun();
  } catch (error) {
    if (hasBegun) throw error;
    yield* await other(error);
  }
}
