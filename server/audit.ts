/** Records in the audit log what operations with `x-audit` do (docs/decisions/audit-log.md). */
import { claimQuota } from '../commands/workspace/quotas.js';
import { ApiError } from '../domain/errors.js';
import { auditChanges, nameOf } from '../domain/people/audit-changes.js';
import { operations } from '../generated/operations.js';
import type { OperationId } from '../contract/contract.js';
import { recordAudit, type AuditedAct } from '../models/people/audit-entry.js';
import type { Ctx } from '../models/context.js';
import { changing } from '../models/workspace/test-side.js';
import type { Call } from './call.js';
import { subjectOfOperation } from './responses/etag.js';

type Data = Readonly<Record<string, unknown>>;
/** The mark of an operation that is recorded. */
export type Audit = NonNullable<(typeof operations)[OperationId]['audit']>;

/** Reads an object as the operation `getter` returns it. */
export type ReadObject = (getter: OperationId, params: Record<string, string>) => Promise<Data>;

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value);

/** An operation that is to be recorded. */
interface Audited {
  readonly ctx: Ctx;
  readonly call: Call;
  readonly audit: Audit;
  /** Reads an object under a lock. */
  readonly read: ReadObject;
}

/** Runs an operation and records it in the audit log, in the same transaction. */
export async function recorded<T>(audited: Audited, work: () => Promise<T>): Promise<T> {
  const before = await objectsBefore(audited);
  const result = await work();
  const acts = await actsOf(audited, before, (result as { data?: unknown }).data);
  await recordAudit(audited.ctx, acts);
  return result;
}

/**
 * The objects that the operation is about, by id, as far as the caller may read them. One without an id of its own, as
 * single sign-on, is found by the id that its entry has.
 */
async function objectsBefore({ call, audit, read }: Audited): Promise<ReadonlyMap<string, Data>> {
  const { each, resource } = audit as { each?: OperationId; resource?: string };
  const { ids = [] } = (call.input.body ?? {}) as { ids?: readonly string[] };
  const found = new Map<string, Data>();
  const readInto = async (getter: OperationId, params: Record<string, string>): Promise<void> => {
    try {
      const object = await read(getter, params);
      const id = typeof object['id'] === 'string' ? object['id'] : idOf(call, resource, object, 0);
      if (id !== null) found.set(id, object);
    } catch (error) {
      // The operation itself will refuse the object, in its own words.
      if (!(error instanceof ApiError)) throw error;
    }
  };
  if (each !== undefined) for (const id of ids) await readInto(each, { id });
  const subject = subjectOfOperation(call.id);
  const isNamed = call.input.params['id'] !== undefined || subject?.byId === false;
  if (subject && isNamed && each === undefined) await readInto(subject.getter, call.input.params);
  return found;
}

/** What the operation did. A change of fields that changed none is no act. */
async function actsOf(audited: Audited, before: ReadonlyMap<string, Data>, data: unknown): Promise<AuditedAct[]> {
  const { call, audit, read } = audited;
  const { action, resource: named } = audit as { action: AuditedAct['action']; resource?: string };
  const type = named ?? action.slice(0, action.indexOf('.'));
  const acts: AuditedAct[] = [];
  for (const [at, result] of (Array.isArray(data) ? data : [data]).entries()) {
    const own = isData(result) ? result : {};
    const id = idOf(call, named, own, at);
    const old = id === null ? undefined : before.get(id);
    const now = await objectAfter(call, old, own, read);
    const changes = old && now ? auditChanges(old, now) : {};
    if (isWholeUpdate(call) && old && Object.keys(changes).length === 0) continue;
    const name = nameOf(old ?? now ?? own);
    acts.push({ action: actionFor(audit, changes), resource: { type, id, name }, changes });
  }
  return acts;
}

/** Whether the operation changes fields of what it is recorded for: a line of an invoice is no field of the invoice. */
const isWholeUpdate = ({ id }: Call): boolean =>
  operations[id].method === 'put' && (subjectOfOperation(id)?.answersIt ?? true);

/** The id of the object that was acted on. */
function idOf({ input, identity }: Call, named: string | undefined, own: Data, at: number): string | null {
  if (named === 'workspace') return identity.workspace.id;
  if (named !== undefined && identity.scope.contact && input.params['id'] === undefined)
    return identity.scope.contact.id;
  const inPath = input.params['id'];
  if (named !== undefined && inPath !== undefined) return inPath;
  if (named === 'user') return identity.scope.userId;
  if (typeof own['id'] === 'string') return own['id'];
  const { ids } = (input.body ?? {}) as { ids?: readonly string[] };
  return inPath ?? ids?.[at] ?? null;
}

/** The object after the operation: as it returned it, or read again; undefined if it is gone, or is a new one. */
async function objectAfter(call: Call, old: Data | undefined, own: Data, read: ReadObject): Promise<Data | undefined> {
  if ('deleted' in own && own['id'] === old?.['id']) return undefined;
  const subject = subjectOfOperation(call.id);
  if (!old || !subject || subject.answersIt) return own;
  return read(subject.getter, call.input.params);
}

function actionFor(audit: Audit, changes: object): AuditedAct['action'] {
  const { action, instead = {} } = audit as {
    action: AuditedAct['action'];
    instead?: Record<string, AuditedAct['action']>;
  };
  return Object.entries(instead).find(([field]) => field in changes)?.[1] ?? action;
}

/** Records that data leaves the service as a file. Throws `rate_limit_exceeded` if that is one too many today. */
export async function recordExport(ctx: Ctx, { id, input }: Call): Promise<void> {
  const { format } = input.query as { format?: string };
  const act: AuditedAct = {
    action: 'export.made',
    resource: { type: 'export', id: null, name: id },
    changes: { format: { from: null, to: format } },
  };
  await changing(ctx, async (within) => {
    await claimQuota(within, 'exports', 1);
    await recordAudit(within, [act]);
  });
}
