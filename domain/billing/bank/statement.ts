/** What a bank statement says, whatever its format. */
import type { Schemas } from '../../../contract/contract.js';
import type { Decimal } from '../../money.js';
import type { Day } from '../../time.js';

/** Entries that one file may have. */
export const maxEntries = 10_000;

/** One booking on an account of the firm, or one transfer of several that were booked together. */
export interface StatementEntry {
  /** The account of the firm; empty if the file does not say. */
  readonly account: string;
  /** Null if the file does not say. */
  readonly currency: string | null;
  readonly date: Day;
  /** Negative for money that went out. */
  readonly amount: Decimal;
  readonly counterparty: string | null;
  readonly iban: string | null;
  /** The structured creditor reference. */
  readonly reference: string | null;
  readonly endToEndId: string | null;
  readonly text: string | null;
  /** The bank's own reference of this transfer. */
  readonly bankReference: string | null;
  /** The bank's reference of the entry that has it, alone or with others. */
  readonly entryReference: string | null;
  /** Whether the bank says that it returns an earlier payment. */
  readonly isReturn: boolean;
}

export type BankColumns = Schemas['BankColumns'];
export type BankFormat = Schemas['BankImportFormat'];
export type BankDateFormat = Schemas['BankDateFormat'];

/** How a CSV was read: what is stored for the next file with the same headings. */
export interface FileLayout {
  readonly key: string;
  readonly columns: BankColumns;
}

export interface Statement {
  readonly format: BankFormat;
  readonly entries: readonly StatementEntry[];
  /** Entries that the bank has not booked yet. */
  readonly pending: number;
  readonly layout: FileLayout | null;
}

/** Columns as a form names them, by heading or number. */
export type GivenColumns = Partial<Record<BankColumn | 'date_format', string>>;
export type BankColumn = Exclude<keyof BankColumns, 'date_format'>;

const returns =
  /r[uü]ck?(last|buchung|gabe|[uü]berweisung)|retour|\breturn|\brejet|impay[eé]|devoluci|insolut|storn|terugbo|chargeback|unpaid|\bnsf\b/i;

/** Whether an entry takes an earlier payment back: money that went out, which the bank or its text calls a return. */
export const returnsPayment = ({ amount, isReturn, text }: StatementEntry): boolean =>
  amount.startsWith('-') && (isReturn || (text !== null && returns.test(text)));
