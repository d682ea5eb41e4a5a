import type { Command } from 'commander';
import { credentials } from '../connection.js';

interface Options {
  readonly profile?: string;
}

export function addMcp(program: Command): void {
  program
    .command('mcp')
    .summary('Connect an agent, which starts this command')
    .description(
      'Serves the tools for agents over standard input and output (Model Context Protocol). Name this command in the settings of an agent: ' +
        'what it can do is what the key can do.',
    )
    .addHelpText('after', '\nIn the settings of an agent:\n  { "command": "npx", "args": ["docket-cli", "mcp"] }')
    .action(async (_, command: Command) => {
      const { profile }: Options = command.optsWithGlobals();
      const { url, key } = credentials(profile);
      // Loaded here, because no other command needs it.
      const { relayStdio } = await import('../relay-stdio.js');
      await relayStdio({ url, key, report: (line) => process.stderr.write(`${line}\n`) });
    });
}
