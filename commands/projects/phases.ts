import sql from 'sql-template-tag';
import { changedValues } from '../../domain/changes.js';
import { invalid, invalidState } from '../../domain/errors.js';
import type { Locked } from '../../models/base.js';
import type { Ctx } from '../../models/context.js';
import { Phase } from '../../models/projects/phase.js';
import type { Project } from '../../models/projects/project.js';
import { execute } from '../../models/select.js';
import type { Schemas } from '../../contract/contract.js';
import { phasesOf } from '../../queries/projects/project-parts.js';
import { announceParts, partsOf } from './announce-parts.js';
import { emptyPhase } from './phase-links.js';
import { reorder } from './reorder.js';

/** Max phases of a project; the contract allows as many ids in one reorder. */
const maxPhases = 100;

/** Adds a phase after the others of its project. */
export async function createPhase(ctx: Ctx, project: Locked<Project>, body: Schemas['PhaseCreate']): Promise<Phase> {
  assertOrder(body);
  const phases = await phasesOf(ctx, project.id);
  if (phases.length >= maxPhases)
    throw invalidState(`The project already has ${maxPhases} phases: use one of them, or delete one first`);
  const phase = await Phase.insert(ctx, { ...body, project_id: project.id, position: phases.length + 1 });
  await announceParts(ctx, { project }, partsOf('phase', 'created', [phase]));
  return phase;
}

export async function updatePhase(
  ctx: Ctx,
  project: Locked<Project>,
  phase: Locked<Phase>,
  body: Schemas['PhaseUpdate'],
): Promise<void> {
  assertOrder({ start_date: phase.start_date, due_date: phase.due_date, ...body });
  const changes = changedValues(phase, body);
  await phase.patch(ctx, changes);
  if (Object.keys(changes).length > 0) await announceParts(ctx, { project }, partsOf('phase', 'updated', [phase]));
}

/** Deletes a phase: later phases move up, and its contents stay without a phase. */
export async function deletePhase(ctx: Ctx, project: Locked<Project>, phase: Locked<Phase>): Promise<void> {
  const left = await emptyPhase(ctx, phase);
  await phase.remove(ctx);
  await execute(
    ctx,
    sql`UPDATE phases SET position = position - 1, updated_at = ${ctx.now}
         WHERE workspace_id = ${ctx.scope.workspaceId} AND project_id = ${project.id} AND position > ${phase.position}`,
  );
  await announceParts(ctx, { project }, [...partsOf('phase', 'deleted', [phase]), ...left]);
}

/** Puts the phases of a project in the order of `ids`. */
export async function reorderPhases(ctx: Ctx, project: Locked<Project>, ids: readonly string[]): Promise<void> {
  const kind = { table: 'phases', noun: 'phase', field: 'phase_ids' } as const;
  const moved = await reorder(ctx, project, kind, await phasesOf(ctx, project.id), ids);
  await announceParts(ctx, { project }, partsOf('phase', 'updated', moved));
}

/** Throws `invalid_request` if a phase would be due before it starts. */
function assertOrder({ start_date: start, due_date: due }: Schemas['PhaseUpdate']): void {
  if (start && due && due < start) throw invalid('due_date', 'must not be before start_date');
}
