import { Command } from 'commander';
import { addClock } from './commands/clock.js';
import { addCompletion } from './commands/completion.js';
import { addListen } from './commands/listen.js';
import { addLogin } from './commands/login.js';
import { addMcp } from './commands/mcp.js';
import { addOpen } from './commands/open.js';
import { addOperations } from './commands/operations.js';
import { addProfiles } from './commands/profiles.js';
import { addTrigger } from './commands/trigger.js';
import { contractVersion } from './generated/operations.js';

const examples = `
Examples:
  docket login --url https://docket.example      stores a key, once
  docket clients list --status active            shows a table; --output json or csv for programs
  docket invoices create --help                  lists the fields that it takes
  docket listen --forward-to localhost:3000/hooks
  docket trigger invoice.paid

Environment:
  DOCKET_PROFILE             the profile to use
  DOCKET_KEY, DOCKET_URL     a key and its address, instead of a profile, for CI
  NO_COLOR                   no colors

Exit codes: 0 done, 1 refused by the API, 2 wrong usage, 3 unreachable, 4 not signed in`;

/**
 * The commands. Wrong usage throws a `CommanderError` once it has been explained.
 *
 * @param words the words of the command line, after the name of the program
 * @param isSilent whether to leave explanations to the caller, who writes errors as JSON
 */
export function createProgram(words: readonly string[], { isSilent = false } = {}): Command {
  const program = new Command('docket')
    .description('Docket on the command line: clients, time, invoices, and every other operation of its API.')
    .version(contractVersion, '--version', 'Print the version')
    .option('--profile <name>', 'The profile to use instead of the current one')
    .helpOption('-h, --help', 'Explain a command')
    .helpCommand(false)
    .usage('<command> [options]')
    .configureHelp({ showGlobalOptions: true, subcommandTerm: termOf })
    .showHelpAfterError('See --help for what is possible.')
    .addHelpText('after', examples)
    .exitOverride();
  if (isSilent) program.configureOutput({ writeErr: () => undefined });
  addLogin(program);
  addProfiles(program);
  addListen(program);
  addTrigger(program);
  addClock(program);
  addOpen(program);
  addMcp(program);
  addCompletion(program, createProgram);
  addOperations(program, words);
  return program;
}

/** A command in a list, with its arguments: that it takes options is true of all of them. */
const termOf = (command: Command): string =>
  [
    command.name(),
    ...command.registeredArguments.map((each) => (each.required ? `<${each.name()}>` : `[${each.name()}]`)),
  ].join(' ');
