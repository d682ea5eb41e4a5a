import { WorkspaceModel } from '../base.js';
import { everyone } from '../visibility.js';

/** A text for replies to tickets. */
export class CannedReply extends WorkspaceModel {
  static override tableName = 'canned_replies';
  static override idPrefix = 'reply';
  static override limitVisible = everyone;

  declare name: string;
  /** Lower-cased name, by which two replies are the same. */
  declare name_key: string;
  /** With placeholders (domain/workspace/placeholders.ts). */
  declare content: string;
}
