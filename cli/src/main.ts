/** `docket`, the command line. */
import { CommanderError } from 'commander';
import { describeError, errorAsJson, exitCodeOf, exitCodes } from './failures.js';
import { createProgram } from './program.js';

/** A reader that has seen enough, such as `head`, is no error. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(exitCodes.done);
  throw error;
});

const words = process.argv.slice(2);

/** Whether the caller reads JSON, and so errors too. */
const wantsJson = words.some((word, at) =>
  word.startsWith('-')
    ? /^(-o|--output=)json$/.test(word)
    : word === 'json' && /^(-o|--output)$/.test(words[at - 1] ?? ''),
);

try {
  await createProgram(words).parseAsync();
} catch (error) {
  // It has printed its message itself.
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? exitCodes.done : exitCodes.usage;
  else {
    process.stderr.write(wantsJson ? errorAsJson(error) : describeError(error));
    process.exitCode = exitCodeOf(error);
  }
}
