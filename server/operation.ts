/** Executes an operation, once its request is matched, authenticated and validated. */
import type { Db } from '../database/db.js';
import { ApiError, forbidden, invalid } from '../domain/errors.js';
import { may, refusalOf } from '../domain/people/policy.js';
import { operations } from '../generated/operations.js';
import { handlers } from '../handlers/index.js';
import type { Actor, Ctx, Jobs, Scope } from '../models/context.js';
import { changing } from '../models/workspace/test-side.js';
import type { ChangeStream, HandledId, Input, OperationId, RecordFile, RowFile } from '../contract/contract.js';
import { spreadsheetOf, truthIn } from '../documents/spreadsheet.js';
import { taxesIn } from '../documents/tax-cells.js';
import type { WholeFile } from '../documents/whole-file.js';
import type { Result } from '../handlers/contract.js';
import { spreadsheetReader } from '../queries/people/spreadsheet-reader.js';
import type { Settings } from '../settings/settings.js';
import { etagOf, subjectOfOperation, type OperationSubject } from './responses/etag.js';
import { pickFields } from './contract/fields.js';
import {
  idempotently,
  idempotentlyOutsideTransaction,
  requestHash,
  retryUnknownOutcome,
  type Answer,
  type IdempotentRequest,
} from './idempotency.js';
import { recordFile } from './responses/row-file.js';
import { recorded, recordExport, type Audit, type ReadObject } from './audit.js';
import type { Call } from './call.js';
import { chosenCall, objectExists, isUpsert, type UpsertCall } from './upsert.js';
import { shownTo } from './responses/shown-fields.js';
import type { Outcome } from './outcome.js';
import type { ReplicaReads } from './replica-reads.js';

/** Parts of the server that operations need. */
export interface Runtime {
  readonly db: Db;
  readonly replicaReads: Pick<ReplicaReads, 'read'>;
  readonly settings: Settings;
  readonly jobs: Jobs;
  /** Throws if a response violates the contract; set by tests. */
  readonly checkAnswer?: (id: OperationId, answer: unknown) => void;
  /** Called with every workspace in which an operation may have changed something, once that is committed. */
  readonly changed?: (workspaceId: string) => void;
}

type AnyHandler = (ctx: Ctx, input: Input<OperationId>) => Promise<Result<OperationId>>;
// Validation has shown that the input fits the operation, which the compiler cannot follow across all operations.
const handlerOf = (id: OperationId): AnyHandler => handlers[id as HandledId] as AnyHandler;
const isFile = (result: unknown): result is WholeFile | RecordFile =>
  typeof result === 'object' &&
  result !== null &&
  (('bytes' in result && typeof result.bytes === 'function') || 'records' in result);
const isRows = (result: unknown): result is RowFile =>
  typeof result === 'object' && result !== null && 'rows' in result;
const isChanges = (result: unknown): result is ChangeStream =>
  typeof result === 'object' && result !== null && 'changesAfter' in result;

/** Parameters of reads that decide on the form of the response. */
interface ReadQuery {
  readonly fields?: string[];
  readonly format?: string;
  readonly for?: 'spreadsheet';
}

/** Runs the operation: a read directly, a write in one transaction, a POST with an idempotency key only once. */
export async function execute(runtime: Runtime, call: Call): Promise<Outcome> {
  const { method, isRead, ownTransaction } = operations[call.id];
  if (isRead) {
    assertMayExport(call);
    const outcome = await runtime.replicaReads.read(call, (db) => read(runtime, db, call));
    if (isExport(call)) await recordExport(contextOf(runtime, runtime.db, call), call);
    return outcome;
  }
  const key = method === 'post' && call.idempotencyKey !== '' ? call.idempotencyKey : undefined;
  // Workers see the effects of a transaction only after it has committed.
  let leftWork = false;
  const jobs = { ...runtime.jobs, wake: () => void (leftWork = true) };
  const outcome = await write({ ...runtime, jobs }, call, key, ownTransaction);
  if (leftWork) runtime.jobs.wake();
  runtime.changed?.(call.identity.workspace.id);
  return outcome;
}

async function read(runtime: Runtime, db: Db, call: Call): Promise<Outcome> {
  const { fields, for: target, format } = call.input.query as ReadQuery;
  if (target !== undefined && format !== 'csv') throw invalid('for', 'applies only to format=csv');
  const result: unknown = await invoke(runtime, db, call);
  const reader = target === undefined ? undefined : await spreadsheetReader(contextOf(runtime, db, call));
  if (isFile(result)) {
    if (fields) throw invalid('fields', 'applies only to JSON: omit it, or omit format');
    return { file: reader && 'records' in result ? { ...result, ...spreadsheetOf(result, reader) } : result };
  }
  if (isChanges(result)) return { changes: result, identity: call.identity };
  if (isRows(result)) {
    if (!reader) return { file: recordFile(call.id, result, call.identity.scope, fields) };
    const file = recordFile(call.id, result, call.identity.scope, fields, {
      truth: truthIn(reader.locale),
      taxes: taxesIn(reader),
    });
    return { file: { ...file, ...spreadsheetOf(file, reader, { list: call.id, isChosen: fields !== undefined }) } };
  }
  return { answer: await answerOf(runtime, db, call, result), replayed: false };
}

/** Whether the response is a file of data. */
const isExport = ({ input }: Call): boolean => ((input.query as { format?: string }).format ?? 'json') !== 'json';

/** A file leaves the firm's control, so it requires the export permission (docs/decisions/permissions.md). */
function assertMayExport(call: Call): void {
  const { identity } = call;
  // Contacts may save what the portal shows them.
  if (identity.scope.contact) return;
  if (isExport(call) && !may(identity.scope, 'can_export_data')) throw forbidden(refusalOf('can_export_data'));
}

async function write(runtime: Runtime, call: Call, key: string | undefined, ownTransaction: boolean): Promise<Outcome> {
  const { db } = runtime;
  if (ownTransaction) {
    if (key === undefined) return { answer: await work(runtime, db, call), replayed: false };
    return idempotentlyOutsideTransaction(db, idempotent(runtime, call, key), () => work(runtime, db, call));
  }
  if (isUpsert(call)) return createOrUpdate(runtime, call);
  const change = (): Promise<Outcome> =>
    changing(contextOf(runtime, db, call), async ({ db: connection, workspace, now }) => {
      const current = { ...call, identity: { ...call.identity, workspace, now } };
      if (key === undefined) return { answer: await work(runtime, connection, current), replayed: false };
      return idempotently(connection, idempotent(runtime, call, key), () => work(runtime, connection, current));
    });
  return key === undefined ? change() : retryUnknownOutcome(change);
}

/**
 * If several calls create the same object at once, one succeeds; the others are refused as duplicates, try again, and
 * change it.
 */
async function createOrUpdate(runtime: Runtime, call: UpsertCall): Promise<Outcome> {
  const { db } = runtime;
  const state = { isCreating: false };
  const attempt = (): Promise<Answer> =>
    changing(contextOf(runtime, db, call), async ({ db: connection, workspace, now }) => {
      const current = { ...call, identity: { ...call.identity, workspace, now } };
      const chosen = await chosenCall(contextOf(runtime, connection, current), current);
      state.isCreating = chosen.id === operations[call.id].upsert.create;
      return work(runtime, connection, chosen);
    });
  try {
    return { answer: await attempt(), replayed: false };
  } catch (error) {
    if (!state.isCreating || !(error instanceof ApiError)) throw error;
    if (!(await objectExists(contextOf(runtime, db, call), call))) throw error;
    return { answer: await attempt(), replayed: false };
  }
}

async function work(runtime: Runtime, db: Db, call: Call): Promise<Answer> {
  if (call.ifMatch !== '') await assertCurrent(runtime, db, call);
  const { audit, ownTransaction } = operations[call.id];
  // An operation with transactions of its own records itself in one of them.
  const isRecorded = audit !== null && !ownTransaction;
  const result = isRecorded ? await invokeRecorded(runtime, db, call, audit) : await invoke(runtime, db, call);
  return answerOf(runtime, db, call, result);
}

function invokeRecorded(runtime: Runtime, db: Db, call: Call, audit: Audit): Promise<unknown> {
  const ctx = contextOf(runtime, db, call);
  const readObject: ReadObject = async (getter, params) => {
    const input: Call['input'] = { params, query: {}, body: undefined };
    const answer = await handlerOf(getter)({ ...ctx, isLocking: true }, input as Input<OperationId>);
    return (answer as { data: Record<string, unknown> }).data;
  };
  return recorded({ ctx, call, audit, read: readObject }, () => invoke(runtime, db, call));
}

const idempotent = ({ settings }: Runtime, { id, identity, url, input }: Call, key: string): IdempotentRequest => ({
  key,
  workspaceId: identity.workspace.id,
  requestHash: requestHash(callerOf(identity.scope), operations[id].method, url, input.body),
  now: identity.now,
  keys: settings,
});

/** A response may contain what others must not see, so it is only replayed to the same caller. */
const callerOf = ({ contact, userId }: Scope): string => contact?.id ?? userId;

function contextOf({ settings, jobs }: Runtime, db: Db, { id, identity, requestId, origin }: Call): Ctx {
  const { scope, workspace, now, apiKeyId } = identity;
  const actor: Actor = {
    user_id: scope.contact ? null : scope.userId,
    contact_id: scope.contact?.id ?? null,
    api_key_id: apiKeyId,
    request_id: requestId,
    ...origin,
  };
  return { db, scope, workspace, now, actor, settings, jobs, duringDeletion: isDuringDeletion(id) };
}

/** Whether an operation works while the workspace waits for its deletion: it only reads, or the contract says so. */
export const isDuringDeletion = (id: OperationId): boolean => operations[id].isRead || operations[id].duringDeletion;

function invoke(runtime: Runtime, db: Db, call: Call): Promise<unknown> {
  return handlerOf(call.id)(contextOf(runtime, db, call), call.input as Input<OperationId>);
}

async function answerOf(runtime: Runtime, db: Db, call: Call, result: unknown): Promise<Answer> {
  const shownResult = shownTo(call.identity.scope, call.id, result);
  runtime.checkAnswer?.(call.id, shownResult);
  const { data, ...beside } = shownResult as { data?: unknown };
  const json = JSON.stringify(data);
  const etag = await etagAfter(runtime, db, call, data, json);
  const { fields } = call.input.query as { fields?: string[] };
  const shown = fields ? JSON.stringify(pickFields(call.id, data, fields)) : json;
  const rest = JSON.stringify(beside).slice(1);
  return { status: operations[call.id].status, body: `{"data":${shown}${rest === '}' ? '' : ','}${rest}`, etag };
}

/** The `ETag` of the operation's subject after the operation. */
async function etagAfter(runtime: Runtime, db: Db, call: Call, data: unknown, json: string): Promise<string | null> {
  const subject = subjectOfOperation(call.id);
  if (!subject || typeof data !== 'object' || data === null || Array.isArray(data) || 'deleted' in data) return null;
  if (subject.answersIt) return etagOf(data as Record<string, unknown>, subject.embedded, json);
  const id = call.input.params['id'] ?? ('id' in data ? data.id : undefined) ?? (subject.byId ? undefined : '');
  if (typeof id !== 'string' || operations[call.id].method === 'get') return null;
  return currentEtag(contextOf(runtime, db, call), call, subject, id);
}

async function currentEtag(ctx: Ctx, call: Call, subject: OperationSubject, id: string): Promise<string> {
  const input = { params: { ...call.input.params, id }, query: {}, body: undefined };
  const answer = await handlerOf(subject.getter)(ctx, input);
  const { data } = shownTo(ctx.scope, subject.getter, answer) as { data: Record<string, unknown> };
  return etagOf(data, subject.embedded);
}

/**
 * Refuses a change to an object that has changed since the client read it. The row is locked, so only one of several
 * concurrent changes succeeds.
 */
async function assertCurrent(runtime: Runtime, db: Db, call: Call): Promise<void> {
  const subject = subjectOfOperation(call.id);
  const id = call.input.params['id'] ?? (subject?.byId === false ? '' : undefined);
  if (!subject || id === undefined || call.ifMatch === '*') return;
  const current = await currentEtag({ ...contextOf(runtime, db, call), isLocking: true }, call, subject, id);
  const given = call.ifMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (!given.includes(current))
    throw new ApiError('precondition_failed', 'The object has changed since it was read: fetch it again');
}
