import { Command } from 'commander';
import { addLogin } from './commands/login.js';
import { addOperations } from './commands/operations.js';
import { contractVersion } from './generated/operations.js';

const introduction = `Docket on the command line: clients, time, invoices, and every other operation of the API.`;

const examples = `
Examples:
  docket login --url https://docket.example      store a key, once
  docket clients list --status active            a table; --output json or csv for programs
  docket invoices create --help                  the fields that it takes
`;

/** All commands. Wrong usage throws a \`CommanderError\` once it has been explained. */
export function createProgram(): Command {
  const program = new Command('docket')
    .description(introduction)
    .version(contractVersion, '--version', 'Prints the version')
    .option('--profile <name>', 'The profile to use (DOCKET_PROFILE)')
    .helpOption('-h, --help', 'Explains a command')
    .helpCommand(false)
    .configureHelp({ showGlobalOptions: true })
    .showHelpAfterError('See --help for what is possible.')
    .addHelpText('after', examples)
    .exitOverride();
  addLogin(program);
  addOperations(program);
  return program;
}
