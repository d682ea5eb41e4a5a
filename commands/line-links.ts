/** Puts work on lines of invoices and frees it again: what is linked is billed (rulings, section 9). */
import sql, { join } from 'sql-template-tag';
import { invalidMany, invalidState, type FieldError } from '../domain/errors.js';
import type { Ctx } from '../models/context.js';
import { execute, identifier } from '../models/select.js';
import { TimeEntry } from '../models/time-entry.js';
import { seeingAll } from '../models/workspace-context.js';
import { billedModels, type BilledKind } from '../queries/invoice-lines.js';

/** What is to be billed by which line. */
export interface Link {
  readonly id: string;
  readonly lineId: string;
}

/** Ids that one statement names at most. */
const batch = 400;

function* inBatches<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let at = 0; at < all.length; at += batch) yield all.slice(at, at + batch);
}

/**
 * Bills things by lines. The statement takes only what no line has, and all of it or nothing: so nothing is billed twice,
 * whatever else runs. Throws `invalid_state` where another request was faster.
 */
export async function link(ctx: Ctx, kind: BilledKind, links: readonly Link[]): Promise<void> {
  const { tableName } = billedModels[kind];
  for (const part of inBatches(links)) {
    const ids = join(part.map(({ id }) => id));
    const lines = join(part.map(({ lineId }) => lineId));
    const taken = await execute(
      ctx,
      sql`UPDATE ${identifier(tableName)} SET invoice_line_id = ELT(FIELD(id, ${ids}), ${lines}), updated_at = ${ctx.now}
           WHERE workspace_id = ${ctx.scope.workspaceId} AND id IN (${ids}) AND invoice_line_id IS NULL`,
    );
    if (taken !== part.length) throw invalidState('Some of this was billed by another request meanwhile: try again');
  }
}

/** Frees all that lines bill. */
export async function release(ctx: Ctx, lineIds: readonly string[]): Promise<void> {
  for (const { tableName } of Object.values(billedModels)) {
    for (const part of inBatches(lineIds))
      await execute(
        ctx,
        sql`UPDATE ${identifier(tableName)} SET invoice_line_id = NULL, updated_at = ${ctx.now}
             WHERE workspace_id = ${ctx.scope.workspaceId} AND invoice_line_id IN (${join(part)})`,
      );
  }
}

/** Time entries that a request names for a line of a client's invoice. */
export interface NamedEntries {
  readonly clientId: string;
  /** The line, where it is one already. */
  readonly lineId: string | null;
  readonly ids: readonly string[];
  /** Path of the field that names them. */
  readonly field: string;
}

/** Locks the entries named. Throws `invalid_request` for foreign ones and `invalid_state` for those that no line, or another, may bill. */
export async function lockEntries(ctx: Ctx, named: NamedEntries): Promise<TimeEntry[]> {
  if (named.ids.length === 0) return [];
  const found = await TimeEntry.in(seeingAll(ctx))
    .whereIn('id', [...named.ids])
    .orderBy('id')
    .forUpdate();
  const byId = new Map(found.map((entry) => [entry.id, entry]));
  assertOfClient(named, byId);
  named.ids.forEach((id, index) => assertBillableEntry(byId.get(id), named.lineId, `${named.field}.${index}`));
  return found;
}

/** Makes the entries named those that the line bills, and frees the others. */
export async function setTimeEntries(ctx: Ctx, named: NamedEntries & { readonly lineId: string }): Promise<void> {
  const { lineId } = named;
  const wanted = await lockEntries(ctx, named);
  const kept = new Set(named.ids);
  const before = await TimeEntry.in(seeingAll(ctx)).where('invoice_line_id', lineId);
  for (const entry of before) if (!kept.has(entry.id)) await entry.patch(ctx, { invoice_line_id: null });
  const added = wanted.filter(({ invoice_line_id: line }) => line === null).map(({ id }) => ({ id, lineId }));
  await link(ctx, 'time_entry_ids', added);
}

function assertOfClient({ ids, clientId, field }: NamedEntries, byId: ReadonlyMap<string, TimeEntry>): void {
  const problems: FieldError[] = ids.flatMap((id, index) => {
    const entry = byId.get(id);
    if (!entry) return [{ field: `${field}.${index}`, message: `does not exist: ${id}` }];
    return entry.client_id === clientId ? [] : [{ field: `${field}.${index}`, message: 'must be time of the client' }];
  });
  if (problems.length > 0) throw invalidMany(problems);
}

function assertBillableEntry(entry: TimeEntry | undefined, lineId: string | null, field: string): void {
  if (!entry || (lineId !== null && entry.invoice_line_id === lineId)) return;
  const refuse = (why: string): never => {
    throw invalidState(`The time entry ${entry.id} ${why}`, field);
  };
  if (entry.invoice_line_id !== null) refuse('is on another line: take it off there first');
  if (entry.running_user_id !== null) refuse('is a running timer: stop it first');
  if (!entry.billable) refuse('is not billable: make it billable first');
  if (entry.excluded) refuse('is excluded from billing: include it first');
  if (entry.approval_status === 'rejected') refuse('was rejected: have it approved first');
}
