import { eachId } from '../domain/each-item.js';
import type { Locked, Values, WorkspaceModel } from './base.js';
import type { Ctx } from './context.js';
import type { Edit } from './patch-all.js';
import { isOneOf } from './select.js';

/** How a request names rows: by a list of ids, and with `shared`, by one change of all of them. */
interface Naming {
  /** The field of the list; `ids` unless told otherwise. */
  readonly list?: string;
  /** Field name to report when the same field is invalid in every row. */
  readonly shared?: string;
}

/**
 * Looks at each of the rows that a request names, and returns what it found in the order of the ids. The rows are locked in the
 * order of their ids, so that requests that name the same follow one another. Whatever stands in the way of any is told together
 * (`ids.3`, `ids.3.project_id`), that an id is unknown, nothing that the user may see, or given twice among it. What `look` writes is
 * taken back with the request.
 */
export async function eachNamed<M extends typeof WorkspaceModel, Found>(
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
 * Changes the rows that a request names by `ids`, all or none, and returns them in the order of `ids`. `planFor` tells what is to
 * change of one, undefined if it is so already; `change` makes the changes.
 */
export async function changeNamed<M extends typeof WorkspaceModel>(
  ctx: Ctx,
  model: M,
  ids: readonly string[],
  planFor: PlanFor<InstanceType<M>>,
  change: (edits: readonly Edit<InstanceType<M>>[]) => Promise<InstanceType<M>[]>,
): Promise<InstanceType<M>[]> {
  const plans = await eachNamed(ctx, model, ids, async (row) => ({ row, values: await planFor(row) }));
  const edits = plans.flatMap(({ row, values }) => (values ? [{ row, values }] : []));
  const changed = new Map((await change(edits)).map((row) => [row.id, row]));
  return plans.map(({ row }) => changed.get(row.id) ?? row);
}

type Plan<Row> = Values<Row> | undefined;

/** What is to change of a row; undefined if it is so already. */
export type PlanFor<Row> = (row: Locked<Row>) => Plan<Row> | Promise<Plan<Row>>;
