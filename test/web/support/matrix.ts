/** The access matrix of the API, to hold against what a screen offers. */
import { readFileSync } from 'node:fs';
import type { OperationId } from '../../../contract/contract.js';
import type { Role } from '../../../domain/people/policy.js';

const lines = readFileSync(new URL('../../contract/access-matrix.txt', import.meta.url), 'utf8').split('\n');
const head = lines.find((line) => line.startsWith('operation ')) ?? '';

/** Columns stand below their heads, and a head ends where two blanks begin. */
function cell(line: string, column: string): string {
  const from = head.indexOf(`  ${column}  `) + 2;
  return line.slice(from).split('  ')[0] ?? '';
}

/** What the rows of an operation are about. */
export const rowsOf = (operation: OperationId): string[] =>
  lines.filter((line) => line.startsWith(`${operation} `)).map((line) => cell(line, 'on').trim());

/** Whether a user of a role is answered, rather than refused. */
export function isAllowed(role: Role, operation: OperationId, on: string): boolean {
  const line = lines.find((each) => each.startsWith(`${operation} `) && cell(each, 'on').trim() === on);
  if (line === undefined) throw new Error(`The matrix has no ${operation} ${on}`);
  return /^(2\d\d|\d+ of)/.test(cell(line, role));
}
