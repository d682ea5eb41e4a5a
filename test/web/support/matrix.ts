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

/** What a user of a role gets: a status, or how many of the rows there are. */
export function answerTo(role: Role, operation: OperationId, on = '-'): string {
  const line = lines.find((each) => each.startsWith(`${operation} `) && cell(each, 'on').trim() === on);
  if (line === undefined) throw new Error(`The matrix has no ${operation} ${on}`);
  return cell(line, role).trim();
}

export const isAllowed = (role: Role, operation: OperationId, on?: string): boolean =>
  /^(2\d\d|\d+ of)/.test(answerTo(role, operation, on));
