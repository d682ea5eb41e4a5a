/** `docket`, the command line. */
import { CommanderError } from 'commander';
import { describeError, errorAsJson, exitCodeOf, exitCodes, UsageError } from './failures.js';
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

const fail = (error: unknown): void => {
  process.stderr.write(wantsJson ? errorAsJson(error) : describeError(error));
  process.exitCode = exitCodeOf(error);
};

try {
  await createProgram(words, { isSilent: wantsJson }).parseAsync();
} catch (error) {
  if (!(error instanceof CommanderError)) fail(error);
  else if (error.exitCode === 0) process.exitCode = exitCodes.done;
  // Otherwise it has printed its message itself.
  else if (wantsJson) fail(new UsageError(error.message.replace(/^error: /, '')));
  else process.exitCode = exitCodes.usage;
}
