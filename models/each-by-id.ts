import { eachId } from '../domain/each-item.js';
import type { Locked, Values, WorkspaceModel } from './base.js';
import type { Ctx } from './context.js';
import type { Edit } from './patch-all.js';
import { isOneOf } from './select.js';

/** The fields of a bulk request that problems are reported on. */
interface Naming {
  /** The name of the field with the list of ids; `ids` by default. */
  readonly list?: string;
  /** Field name to report when the same field is invalid in every row. */
  readonly shared?: string;
}

/**
 * Calls `look` for each row that a request names by id, and returns the results in the order of the ids. The rows are
 * locked in the order of their ids, so that requests for the same rows run one after the other. All problems are
 * collected and thrown together, with the place of each (`ids.3`, `ids.3.project_id`); they include ids that are
 * unknown, not visible to the user, or given twice. Whatever `look` writes is rolled back then.
 */
export async function eachById<M extends typeof WorkspaceModel, Found>(
  ctx: Ctx,
  model: M,
  ids: readonly string[],
  look: (row: Locked<InstanceType<M>>) => Found | Promise<Found>,
  { list = 'ids', shared }: Naming = {},
): Promise<Found[]> {
  const rows = await model.lockAll(ctx, isOneOf('t.id', ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return eachId(list, ids, byId, look, shared);
}

/**
 * Changes the rows that a request names by `ids`, all or none, and returns them in the order of `ids`. `planFor`
 * returns the changes of one row, or undefined if it needs none; `change` makes all of them.
 */
export async function changeByIds<M extends typeof WorkspaceModel>(
  ctx: Ctx,
  model: M,
  ids: readonly string[],
  planFor: PlanFor<InstanceType<M>>,
  change: (edits: readonly Edit<InstanceType<M>>[]) => Promise<InstanceType<M>[]>,
): Promise<InstanceType<M>[]> {
  const plans = await eachById(ctx, model, ids, async (row) => ({ row, values: await planFor(row) }));
  const edits = plans.flatMap(({ row, values }) => (values ? [{ row, values }] : []));
  const changed = new Map((await change(edits)).map((row) => [row.id, row]));
  return plans.map(({ row }) => changed.get(row.id) ?? row);
}

type Plan<Row> = Values<Row> | undefined;

/** Returns the changes of a row; undefined if it needs none. */
export type PlanFor<Row> = (row: Locked<Row>) => Plan<Row> | Promise<Plan<Row>>;
