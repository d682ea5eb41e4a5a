import type { Schemas } from '../../contract/contract.js';
import { WorkspaceModel } from '../base.js';
import { whoMay } from '../visibility.js';

/** How CSV files with the same headings are read. */
export class BankLayout extends WorkspaceModel {
  static override tableName = 'bank_layouts';
  static override idPrefix = 'bky';
  static override jsonAttributes = ['columns'];
  static override limitVisible = whoMay('can_manage_invoices');

  /** The headings and the separator, or the number of columns of a file without headings. */
  declare layout_key: string;
  declare columns: Schemas['BankColumns'];
  declare account: string | null;
  declare currency: string | null;
}
