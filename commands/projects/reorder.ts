import sql, { join } from 'sql-template-tag';
import { invalid } from '../../domain/errors.js';
import type { Locked } from '../../models/base.js';
import type { Ctx } from '../../models/context.js';
import type { Phase } from '../../models/projects/phase.js';
import type { Project } from '../../models/projects/project.js';
import { execute, identifier } from '../../models/select.js';
import type { Task } from '../../models/projects/task.js';

/** The kind of parts to reorder, and its name in errors. */
interface Kind {
  readonly table: 'phases' | 'tasks';
  readonly noun: string;
  /** The field of the request with the ids. */
  readonly field: string;
}

/**
 * Puts the parts of a project in the order of `ids`, and returns those that moved. Throws `invalid_request` unless
 * `ids` has every part exactly once, so that a part created in between is not overlooked.
 */
export async function reorder(
  ctx: Ctx,
  project: Locked<Project>,
  { table, ...kind }: Kind,
  before: readonly (Phase | Task)[],
  ids: readonly string[],
): Promise<{ id: string }[]> {
  const places = new Map(ids.map((id, index) => [id, index + 1]));
  assertEachOnce(kind, before, ids, places);
  const moved = before.filter(({ id, position }) => places.get(id) !== position).map(({ id }) => id);
  if (moved.length === 0) return [];
  await execute(
    ctx,
    sql`UPDATE ${identifier(table)} SET position = ELT(FIELD(id, ${join(moved)}), ${join(moved.map((id) => places.get(id)))}),
               updated_at = ${ctx.now}
         WHERE workspace_id = ${ctx.scope.workspaceId} AND project_id = ${project.id} AND id IN (${join(moved)})`,
  );
  return moved.map((id) => ({ id }));
}

function assertEachOnce(
  { noun, field }: Omit<Kind, 'table'>,
  before: readonly (Phase | Task)[],
  ids: readonly string[],
  places: ReadonlyMap<string, number>,
): void {
  const known = new Set(before.map(({ id }) => id));
  const stranger = ids.findIndex((id) => !known.has(id));
  if (stranger !== -1) throw invalid(`${field}.${stranger}`, `must be a ${noun} of this project`);
  // The map holds the last position of each id, so an earlier duplicate is detected.
  const repeated = ids.find((id, index) => places.get(id) !== index + 1);
  if (repeated !== undefined) throw invalid(`${field}.${(places.get(repeated) ?? 1) - 1}`, 'must not be listed twice');
  const missing = before.find(({ id }) => !places.has(id));
  if (missing) throw invalid(field, `must list every ${noun} of the project; ${missing.id} is missing`);
}
