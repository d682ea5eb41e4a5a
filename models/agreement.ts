import { WorkspaceModel } from './base.js';

/** A retainer agreement with a client. */
export class Agreement extends WorkspaceModel {
  static override tableName = 'agreements';
  static override idPrefix = 'agr';

  declare client_id: string;
  declare title: string;
  declare status: 'draft' | 'active' | 'paused' | 'expired' | 'cancelled';
}
