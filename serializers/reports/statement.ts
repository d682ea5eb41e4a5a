import type { ReportSheet, SheetTable } from '../../domain/reports/report-sheet.js';
import type { Schemas } from '../../contract/contract.js';
import { sheetTable } from './sheet.js';

type Statement = Schemas['Statement'];
type Account = Schemas['StatementAccount'];

/** How each kind of row is called. */
const kinds: Record<Schemas['StatementMovementType'] | 'opening_balance' | 'closing_balance', string> = {
  opening_balance: 'Opening balance',
  invoice: 'Invoice',
  credit_note: 'Credit note',
  payment: 'Payment',
  refund: 'Refund',
  closing_balance: 'Closing balance',
};

/** A statement laid out; `period` is its range in words. */
export function statementSheet(statement: Statement, period: string): ReportSheet {
  const { accounts, client_name: client } = statement;
  return {
    title: 'Statement',
    subtitle: `${client}, ${period}`,
    currency: accounts[0]?.currency ?? '',
    figures: accounts.map(({ currency, closing_balance: value }) => ({
      label: kinds.closing_balance,
      value,
      kind: 'money',
      currency,
    })),
    charts: [],
    tables: accounts.map((account) => tableOf(statement, account)),
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
  readonly type: keyof typeof kinds;
  readonly id: string | null;
  readonly invoice_id: string | null;
  readonly number: string | null;
  readonly amount: number | null;
  readonly balance: number;
}

/** The movements of a currency between its two balances. */
function recordsOf({ from, to }: Statement, account: Account): StatementRow[] {
  const { currency, opening_balance: opening, closing_balance: closing, movements } = account;
  const nothing = { currency, id: null, invoice_id: null, number: null, amount: null };
  return [
    { ...nothing, date: from, type: 'opening_balance', balance: opening },
    ...movements.map((movement) => ({ currency, ...movement })),
    { ...nothing, date: to, type: 'closing_balance', balance: closing },
  ];
}

/** For people, who find the closing balance in the last row. */
function tableOf(statement: Statement, account: Account): SheetTable {
  const rows = recordsOf(statement, account);
  const table = sheetTable(account.currency, rows.slice(0, -1), (column) => [
    column('date', 'Date', 'date', (row) => row.date),
    column('type', 'Type', 'text', (row) => kinds[row.type]),
    column('number', 'Number', 'text', (row) => row.number),
    column('amount', 'Amount', 'money', (row) => row.amount),
    column('balance', 'Balance', 'money', (row) => row.balance),
  ]);
  return {
    ...table,
    currency: account.currency,
    totals: [statement.to, kinds.closing_balance, null, null, account.closing_balance],
  };
}
