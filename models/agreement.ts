import { WorkspaceModel } from './base.js';
import { teamOrAssigned } from './visibility.js';

/** A retainer agreement with a client. */
export class Agreement extends WorkspaceModel {
  static override tableName = 'agreements';
  static override idPrefix = 'agr';
  static override limitVisible = teamOrAssigned('client_id', 'client_id');

  declare client_id: string;
  declare title: string;
  declare status: 'draft' | 'active' | 'paused' | 'expired' | 'cancelled';
}
