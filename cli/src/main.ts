/** `docket`, the command line. */
import { CommanderError } from 'commander';
import { describeError, errorAsJson, exitCodeOf, exitCodes } from './failures.js';
import { createProgram } from './program.js';

/** A reader that has seen enough, such as `head`, is no error. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(exitCodes.done);
  throw error;
});

const isForJson = process.argv.some(
  (word, at, all) =>
    /^(-o|--output)(=?json)$/.test(word) || (word === 'json' && /^(-o|--output)$/.test(all[at - 1] ?? '')),
);

try {
  await createProgram().parseAsync();
} catch (error) {
  // It has printed its message itself.
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? exitCodes.done : exitCodes.usage;
  else {
    process.stderr.write(isForJson ? errorAsJson(error) : describeError(error));
    process.exitCode = exitCodeOf(error);
  }
}
