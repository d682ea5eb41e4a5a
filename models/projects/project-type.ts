import { WorkspaceModel } from '../base.js';
import { everyone } from '../visibility.js';

/** A kind of project, as the workspace names them. */
export class ProjectType extends WorkspaceModel {
  static override tableName = 'project_types';
  static override idPrefix = 'ptype';
  static override limitVisible = everyone;

  declare name: string;
  /** Lower-cased name, by which two types are the same. */
  declare name_key: string;
}
