import type { Ctx } from '../../models/context.js';
import { emit } from '../../models/events/event.js';
import { Project } from '../../models/projects/project.js';
import type { Schemas } from '../../contract/contract.js';
import { serializeProject } from '../../serializers/project.js';
import { everything } from '../../serializers/view.js';
import { newProjectColumns } from './project-rules.js';
import { assignTags } from '../tags/tags.js';

/** Creates a project in the given status and emits its events. */
export async function createProject(ctx: Ctx, { tags, ...body }: Schemas['ProjectCreate']): Promise<Project> {
  const inserted = await Project.insert(ctx, await newProjectColumns(ctx, body));
  const project = await assignTags(ctx, inserted, tags);
  const data = serializeProject(project, everything);
  await emit(ctx, 'project.created', data);
  if (project.status === 'completed') await emit(ctx, 'project.completed', data);
  return project;
}
