import { WorkspaceModel } from './base.js';

/** A key to one side of a workspace, with the rights of one of its users. */
export class ApiKey extends WorkspaceModel {
  static override tableName = 'api_keys';
  static override idPrefix = 'key';

  declare user_id: string;
  declare name: string;
  declare scope: 'full' | 'read_only';
  /** SHA-256 of the key; the key itself is not kept. */
  declare hash: Buffer;
  declare last_four: string;
  declare expires_at: Date | null;
  declare last_used_at: Date | null;
  declare revoked_at: Date | null;
}
