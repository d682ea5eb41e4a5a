/** The state of the screen of a bank statement. */
export interface StatementSearch {
  /** All lines, and not only open ones. */
  readonly all?: 1;
}

export const readStatementSearch = (search: Record<string, unknown>): StatementSearch =>
  Number(search['all']) === 1 ? { all: 1 } : {};
