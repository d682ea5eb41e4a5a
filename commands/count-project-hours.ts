import type { Big } from 'big.js';
import { zero } from '../domain/money.js';
import type { Ctx } from '../models/context.js';
import { addProjectHours } from './project-budget.js';

/** Hours that a project gains, or loses where they are negative; without a project they count nowhere. */
export interface HoursMoved {
  readonly project_id: string | null;
  readonly hours: Big;
}

/** Keeps `hours_used` of the projects concerned, always in the same order, so that requests at once do not lock each other out. */
export async function countProjectHours(ctx: Ctx, moves: readonly HoursMoved[]): Promise<void> {
  const sums = new Map<string, Big>();
  for (const { project_id, hours } of moves)
    if (project_id !== null) sums.set(project_id, (sums.get(project_id) ?? zero).plus(hours));
  for (const [project, hours] of [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    if (!hours.eq(zero)) await addProjectHours(ctx, project, hours);
}
