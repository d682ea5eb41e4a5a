/** The program of the process that reads bank statements. */
import type { FieldError } from '../../domain/errors.js';
import type { Statement } from '../../domain/billing/bank/statement.js';
import { answerWith, startReading } from '../reading/reader-program.js';
import { UnknownLayout } from './read-csv.js';
import { readStatement, type StatementFile } from './read-statement.js';

/** What was read, or what the caller has to say about a CSV. */
export type StatementAnswer = { readonly statement: Statement } | { readonly problems: readonly FieldError[] };

function read(file: StatementFile): StatementAnswer {
  try {
    return { statement: readStatement(file) };
  } catch (error) {
    if (error instanceof UnknownLayout) return { problems: error.problems };
    throw error;
  }
}

process.on('message', (file: StatementFile) => void answerWith(() => read(file)));
startReading();
