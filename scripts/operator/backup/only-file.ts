import { OperatorError } from '../../../settings/operator-error.js';

/** The one file that a command line names. */
export function onlyFile([file, surplus]: readonly string[]): string {
  if (file === undefined) throw new OperatorError('Name the file of the backup (see --help)');
  if (surplus !== undefined) throw new OperatorError(`Unknown argument: ${surplus} (see --help)`);
  return file;
}
