/** Reads bank statements in a process of its own. */
import { invalidMany } from '../../domain/errors.js';
import type { Statement } from '../../domain/billing/bank/statement.js';
import { createFileReader } from '../reading/isolated-reader.js';
import type { StatementFile } from './read-statement.js';
import type { StatementAnswer } from './statement-program.js';

const read = createFileReader<StatementFile, StatementAnswer>({
  program: new URL('./statement-program', import.meta.url),
  crashes: 'must be a bank statement that can be read',
});

/** Throws as `ReadFile` does, and `invalid_request` on the fields by which a CSV has to be described. */
export async function readBankStatement(workspaceId: string, file: StatementFile): Promise<Statement> {
  const answer = await read(workspaceId, file);
  if ('problems' in answer) throw invalidMany(answer.problems);
  return answer.statement;
}
