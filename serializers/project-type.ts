import { instant } from '../domain/time.js';
import type { ProjectType } from '../models/projects/project-type.js';
import type { Schemas } from '../contract/contract.js';

/** A project type as the API shows it. */
export function serializeProjectType(type: ProjectType): Schemas['ProjectType'] {
  return { id: type.id, name: type.name, created_at: instant(type.created_at), updated_at: instant(type.updated_at) };
}
