import type { Decimal } from '../../domain/money.js';
import type { Day } from '../../domain/time.js';
import type { Schemas } from '../../contract/contract.js';
import { WorkspaceModel } from '../base.js';
import { whoMay } from '../visibility.js';

/** An entry of a bank statement: money that came in, or that returns an earlier payment. */
export class BankImportLine extends WorkspaceModel {
  static override tableName = 'bank_import_lines';
  static override idPrefix = 'bkl';
  static override limitVisible = whoMay('can_manage_invoices');

  declare import_id: string;
  declare position: number;
  /** The account of the firm; empty if the file does not say. */
  declare account: string;
  /** Recognizes the entry in other files of the account (domain/billing/bank/fingerprints.ts). */
  declare fingerprint: string;
  /** The bank's reference of the entry that has the line, alone or with others; null without one. */
  declare entry_key: string | null;
  declare date: Day;
  /** Negative for a return. */
  declare amount: Decimal;
  declare currency: string;
  declare counterparty: string | null;
  declare iban: string | null;
  declare reference: string | null;
  declare end_to_end_id: string | null;
  declare text: string | null;
  declare is_return: boolean;
  /** Whether a line of a file in another format has the same account, day and amount: both may be the same entry. */
  declare is_similar: boolean;
  declare status: Schemas['BankLineStatus'];
  declare client_id: string | null;
  /** The payment as which it was booked; for a return, the refund. */
  declare payment_id: string | null;
  /** For a return that was booked: the line whose payment it took back, if a line has it. */
  declare returned_line_id: string | null;
}
