import type { Day } from '../../domain/time.js';
import type { Schemas } from '../../contract/contract.js';
import { WorkspaceModel } from '../base.js';
import { whoMay } from '../visibility.js';

/** A bank statement that was imported. Whoever changes one of its lines locks it first. */
export class BankImport extends WorkspaceModel {
  static override tableName = 'bank_imports';
  static override idPrefix = 'bki';
  static override jsonAttributes = ['accounts', 'columns'];
  static override limitVisible = whoMay('can_manage_invoices');

  declare format: Schemas['BankImportFormat'];
  declare filename: string;
  declare accounts: readonly string[];
  declare first_day: Day | null;
  declare last_day: Day | null;
  declare status: Schemas['BankImportStatus'];
  /** Entries that an earlier import has. */
  declare known: number;
  declare outgoing: number;
  declare pending: number;
  /** How a CSV was read. */
  declare columns: Schemas['BankColumns'] | null;
}
