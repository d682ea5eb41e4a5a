import sql, { join } from 'sql-template-tag';
import { changedValues } from '../domain/changes.js';
import { invalid, invalidState } from '../domain/errors.js';
import type { Ctx } from '../models/context.js';
import { Phase } from '../models/phase.js';
import type { Project } from '../models/project.js';
import { execute } from '../models/select.js';
import type { Schemas } from '../openapi/contract.js';
import { phasesOf } from '../queries/project-parts.js';

/** As many phases as one reorder names. */
const mostPhases = 100;

/** Puts a phase after those of its project, which is locked, so that each gets a place of its own. */
export async function createPhase(ctx: Ctx, project: Project, body: Schemas['PhaseCreate']): Promise<Phase> {
  assertOrder(body);
  const phases = await phasesOf(ctx, project.id);
  if (phases.length >= mostPhases)
    throw invalidState(`The project has ${mostPhases} phases: use one of these, or delete one first`);
  return Phase.insert(ctx, { ...body, project_id: project.id, position: phases.length + 1 });
}

/** Changes the fields sent of a phase, which is locked. */
export async function updatePhase(ctx: Ctx, phase: Phase, body: Schemas['PhaseUpdate']): Promise<Phase> {
  assertOrder({ start_date: phase.start_date, due_date: phase.due_date, ...body });
  return phase.patch(ctx, changedValues(phase, body));
}

/** Takes a phase off its project, which is locked; those after it move up. */
export async function deletePhase(ctx: Ctx, project: Project, phase: Phase): Promise<void> {
  await phase.remove(ctx);
  await execute(
    ctx,
    sql`UPDATE phases SET position = position - 1, updated_at = ${ctx.now}
         WHERE workspace_id = ${ctx.scope.workspaceId} AND project_id = ${project.id} AND position > ${phase.position}`,
  );
}

/**
 * Gives the phases of a project (locked) the order in which they are named. Throws `invalid_request` unless each is named
 * exactly once (rulings, section 15).
 */
export async function reorderPhases(ctx: Ctx, project: Project, ids: readonly string[]): Promise<Phase[]> {
  const before = await phasesOf(ctx, project.id);
  assertEachOnce(before, ids);
  const moved = before.filter(({ id, position }) => ids[position - 1] !== id).map(({ id }) => id);
  if (moved.length === 0) return before;
  const places = moved.map((id) => ids.indexOf(id) + 1);
  await execute(
    ctx,
    sql`UPDATE phases SET position = ELT(FIELD(id, ${join(moved)}), ${join(places)}), updated_at = ${ctx.now}
         WHERE workspace_id = ${ctx.scope.workspaceId} AND project_id = ${project.id} AND id IN (${join(moved)})`,
  );
  return phasesOf(ctx, project.id);
}

function assertEachOnce(phases: readonly Phase[], ids: readonly string[]): void {
  const known = new Set(phases.map(({ id }) => id));
  const stranger = ids.findIndex((id) => !known.has(id));
  if (stranger !== -1) throw invalid(`phase_ids.${stranger}`, 'must be a phase of this project');
  const repeated = ids.findIndex((id, index) => ids.indexOf(id) !== index);
  if (repeated !== -1) throw invalid(`phase_ids.${repeated}`, 'is named twice');
  const missing = phases.find(({ id }) => !ids.includes(id));
  if (missing) throw invalid('phase_ids', `must name every phase of the project; ${missing.id} is missing`);
}

/** Throws `invalid_request` where a phase would be due before it starts. */
function assertOrder({ start_date: start, due_date: due }: Schemas['PhaseUpdate']): void {
  if (start && due && due < start) throw invalid('due_date', 'must not be before start_date');
}
