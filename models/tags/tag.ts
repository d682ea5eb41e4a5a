import { WorkspaceModel } from '../base.js';
import { everyone } from '../visibility.js';

/** A label of clients, projects, tickets and contacts. */
export class Tag extends WorkspaceModel {
  static override tableName = 'tags';
  static override idPrefix = 'tag';
  static override limitVisible = everyone;

  declare name: string;
  /** Lower-cased name, by which two tags are the same. */
  declare name_key: string;
  /** URL-safe, made from the name. */
  declare slug: string;
  /** `#rrggbb` */
  declare color: string;
  declare description: string | null;
  /** How many resources have the tag; only models/tags/taggings.ts writes it. */
  declare usage_count: number;
}
