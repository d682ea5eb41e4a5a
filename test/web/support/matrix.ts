/** Reads the access matrix of the API (test/contract/access-matrix.txt), which screens are compared with. */
import { readFileSync } from 'node:fs';
import type { OperationId } from '../../../contract/contract.js';
import type { Role } from '../../../domain/people/policy.js';

const lines = readFileSync(new URL('../../contract/access-matrix.txt', import.meta.url), 'utf8').split('\n');
const head = lines.find((line) => line.startsWith('operation ')) ?? '';

/** A cell is below the head of its column; a head ends with two spaces. */
function cell(line: string, column: string): string {
  const from = head.indexOf(`  ${column}  `) + 2;
  return line.slice(from).split('  ')[0] ?? '';
}

/** The objects in the rows of an operation. */
export const rowsOf = (operation: OperationId): string[] =>
  lines.filter((line) => line.startsWith(`${operation} `)).map((line) => cell(line, 'on').trim());

/** Whether a request by this role succeeds. */
export function isAllowed(role: Role, operation: OperationId, on: string): boolean {
  const line = lines.find((each) => each.startsWith(`${operation} `) && cell(each, 'on').trim() === on);
  if (line === undefined) throw new Error(`The matrix has no ${operation} ${on}`);
  return /^(2\d\d|\d+ of)/.test(cell(line, role));
}
