import type { ReportSheet, SheetTable } from '../../domain/reports/report-sheet.js';
import type { Schemas } from '../../contract/contract.js';
import { sheetTable } from './sheet.js';

type Statement = Schemas['Statement'];
type Account = Schemas['StatementAccount'];

type Kind = Schemas['StatementMovementType'] | 'opening_balance' | 'closing_balance';

/** The words in a statement, which are translated. */
export type StatementWord =
  | Kind
  | 'statement'
  | 'payment_date'
  | 'movement'
  | 'number'
  | 'amount'
  | 'balance'
  | 'credit_balance'
  | 'late_interest';

/** The language of the statement's client; `period` is the range of days in that language. */
export interface StatementReader {
  readonly locale: string;
  readonly period: string;
  readonly say: (word: StatementWord) => string;
}

/** A statement laid out for its client. */
export function statementSheet(statement: Statement, { locale, period, say }: StatementReader): ReportSheet {
  const { accounts, client_name: client } = statement;
  return {
    title: say('statement'),
    locale,
    subtitle: `${client}, ${period}`,
    currency: accounts[0]?.currency ?? '',
    figures: accounts.flatMap(({ currency, closing_balance, credit, late_interest: interest }) => [
      { label: say('closing_balance'), value: closing_balance, kind: 'money' as const, currency },
      ...(credit === 0 ? [] : [{ label: say('credit_balance'), value: credit, kind: 'money' as const, currency }]),
      ...(interest === null
        ? []
        : [{ label: say('late_interest'), value: interest, kind: 'money' as const, currency }]),
    ]),
    charts: [],
    tables: accounts.map((account) => tableOf(statement, account, say)),
    records: sheetTable(
      'Statement',
      accounts.flatMap((account) => recordsOf(statement, account)),
      (column) => [
        column('currency', 'Currency', 'text', (row) => row.currency),
        column('date', 'Date', 'date', (row) => row.date),
        column('type', 'Type', 'text', (row) => row.type),
        column('id', 'Id', 'text', (row) => row.id),
        column('invoice_id', 'Invoice id', 'text', (row) => row.invoice_id),
        column('number', 'Number', 'text', (row) => row.number),
        column('amount', 'Amount', 'money', (row) => row.amount),
        column('balance', 'Balance', 'money', (row) => row.balance),
      ],
    ),
    notes: [],
  };
}

interface StatementRow {
  readonly currency: string;
  readonly date: string;
  readonly type: Kind;
  readonly id: string | null;
  readonly invoice_id: string | null;
  readonly number: string | null;
  readonly amount: number | null;
  readonly balance: number;
}

/** The rows of one currency: the opening balance, the movements, and the closing balance. */
function recordsOf({ from, to }: Statement, account: Account): StatementRow[] {
  const { currency, opening_balance: opening, closing_balance: closing, movements } = account;
  const nothing = { currency, id: null, invoice_id: null, number: null, amount: null };
  return [
    { ...nothing, date: from, type: 'opening_balance', balance: opening },
    ...movements.map((movement) => ({ currency, ...movement })),
    { ...nothing, date: to, type: 'closing_balance', balance: closing },
  ];
}

/** The table for people, with the closing balance as its totals. */
function tableOf(statement: Statement, account: Account, say: StatementReader['say']): SheetTable {
  const rows = recordsOf(statement, account);
  const table = sheetTable(account.currency, rows.slice(0, -1), (column) => [
    column('date', say('payment_date'), 'date', (row) => row.date),
    column('type', say('movement'), 'text', (row) => say(row.type)),
    column('number', say('number'), 'text', (row) => row.number),
    column('amount', say('amount'), 'money', (row) => row.amount),
    column('balance', say('balance'), 'money', (row) => row.balance),
  ]);
  return {
    ...table,
    currency: account.currency,
    totals: [statement.to, say('closing_balance'), null, null, account.closing_balance],
  };
}
