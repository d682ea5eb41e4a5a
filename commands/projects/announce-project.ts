import { changesBetween, type Changes } from '../../domain/changes.js';
import type { Ctx } from '../../models/context.js';
import { emit } from '../../models/events/event.js';
import type { Project } from '../../models/projects/project.js';
import { serializeProject } from '../../serializers/project.js';
import { everything } from '../../serializers/view.js';

/** Fields that change with the status: `project.status_changed` covers them, and they cause no `project.updated`. */
const ofStatus: ReadonlySet<string> = new Set(['status', 'dates.commenced_at', 'dates.completed_at']);

/** Emits an event for each kind of change between two states of a project. */
export async function announceProjectChanges(ctx: Ctx, before: Project, after: Project): Promise<void> {
  const data = serializeProject(after, everything);
  const all = Object.entries(changesBetween(serializeProject(before, everything), data));
  const others: Changes = Object.fromEntries(all.filter(([name]) => !ofStatus.has(name)));
  if (Object.keys(others).length > 0) await emit(ctx, 'project.updated', data, { changes: others });
  if (after.status === before.status) return;
  const changes: Changes = Object.fromEntries(all.filter(([name]) => ofStatus.has(name)));
  await emit(ctx, 'project.status_changed', data, { changes });
  if (after.status === 'completed') await emit(ctx, 'project.completed', data, { changes });
}
