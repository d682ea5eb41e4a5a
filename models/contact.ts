import { WorkspaceModel } from './base.js';
import { teamOrAssigned } from './visibility.js';

/** A person at a client. */
export class Contact extends WorkspaceModel {
  static override tableName = 'contacts';
  static override idPrefix = 'con';
  static override limitVisible = teamOrAssigned('client_id', 'client_id');

  declare client_id: string;
  declare name: string;
  declare email: string | null;
  declare phone: string | null;
  declare mobile: string | null;
  declare title: string | null;
  declare department: string | null;
  declare notes: string | null;
  declare is_primary: boolean;
  declare is_billing: boolean;
  declare is_technical: boolean;
  declare receives_invoices: boolean;
  declare receives_reports: boolean;
  declare receives_project_updates: boolean;
}
