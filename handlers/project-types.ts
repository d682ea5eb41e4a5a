import sql from 'sql-template-tag';
import { changedValues } from '../domain/changes.js';
import { invalidState } from '../domain/errors.js';
import { nameKey } from '../domain/name-key.js';
import { ProjectType } from '../models/projects/project-type.js';
import { Project } from '../models/projects/project.js';
import { seeingAll } from '../models/workspace/workspace-context.js';
import { projectTypeList } from '../queries/projects/project-types.js';
import { serializeProjectType } from '../serializers/project-type.js';
import { answerList, each } from '../queries/answer-list.js';
import type { Handlers } from './contract.js';

export const projectTypes = {
  async listProjectTypes(ctx, { query }) {
    return answerList(ctx, projectTypeList, query, each(serializeProjectType));
  },

  async createProjectType(ctx, { body }) {
    return { data: serializeProjectType(await ProjectType.insert(ctx, { ...body, name_key: nameKey(body.name) })) };
  },

  async getProjectType(ctx, { params }) {
    return { data: serializeProjectType(await ProjectType.get(ctx, params.id)) };
  },

  async updateProjectType(ctx, { params, body: { name } }) {
    const type = await ProjectType.lock(ctx, params.id);
    const renamed =
      name === undefined ? type : await type.patch(ctx, changedValues(type, { name, name_key: nameKey(name) }));
    return { data: serializeProjectType(renamed) };
  },

  async deleteProjectType(ctx, { params }) {
    const type = await ProjectType.lock(ctx, params.id);
    const used = await Project.first(seeingAll(ctx), sql`t.type_id = ${type.id}`);
    if (used)
      throw invalidState(`The type is in use, for example by project ${used.id}: give its projects another type first`);
    await type.remove(ctx);
    return { data: { id: type.id, deleted: true } };
  },
} satisfies Handlers<'project-types'>;
