/** Which answers may be some seconds old, and where those are read: from the replica, or else from the database that is written to. */
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
  /** What `readBy` answers over the replica where that may be and it serves, else over the database that is written to. */
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

/** What comes of mails that are sent only when the list is asked for, and of an order that is written when it is. */
const isOfWriter: ReadonlySet<OperationId> = new Set(['listTestMails', 'listEvents']);

/** A report, or the file of a list. Who goes on from a time reads in step with the order of events, which is written meanwhile. */
function kindOf({ id, input: { query } }: ReadRequest): 'report' | 'list' | undefined {
  const { isRead, weight } = operations[id];
  if (!isRead) return undefined;
  if (weight === 'report') return 'report';
  if (isOfWriter.has(id)) return undefined;
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
  const ofWriter = (readBy: ReadBy): Promise<Outcome> => {
    metrics.replicaRead('writer');
    return readBy(db);
  };
  /** The writer decides where the replica knows better only by what it lacks; others wait there too where too much is under way. */
  const insteadOf = async <T>(error: unknown, { id }: ReadRequest, other: () => Promise<T>): Promise<T> => {
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
      if (!replica.isServing) return ofWriter(readBy);
      try {
        const { asOf, value } = await (kind === 'report' ? replica.readAtOnce(readBy) : replica.readFrom(readBy));
        metrics.replicaRead('replica');
        if (!('file' in value) || !('records' in value.file)) return { ...value, asOf: () => asOf };
        const { file } = value;
        let isOfReplica = true;
        const records = orElse(file.records, (error) =>
          insteadOf(error, request, async () => {
            isOfReplica = false;
            return recordsOf(await ofWriter(readBy));
          }),
        );
        return { file: { ...file, records }, asOf: () => (isOfReplica ? asOf : undefined) };
      } catch (error) {
        return insteadOf(error, request, () => ofWriter(readBy));
      }
    },
  };
}

/** Too many files are being made, by whichever server. */
const isBusy = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'rate_limit_exceeded' || error.code === 'unavailable');

function recordsOf(outcome: Outcome): RecordFile['records'] {
  if ('file' in outcome && 'records' in outcome.file) return outcome.file.records;
  throw new Error('A list is a file at the replica, and none at the database that is written to');
}

/** All that is read, or all of the other where it fails before its first: after that, whoever reads has begun. */
async function* orElse<T>(
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
