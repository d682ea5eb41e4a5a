import type { Command } from 'commander';
import { UsageError } from '../failures.js';
import { completionsOf } from '../completion/completions.js';
import { scripts } from '../completion/scripts.js';
import { write } from '../output/write.js';

/** The hidden command that the scripts of the shells call. */
const askCommand = 'complete-words';

/**
 * `completion`, and the command behind it.
 *
 * @param createProgram makes all commands that these words need
 */
export function addCompletion(program: Command, createProgram: (words: readonly string[]) => Command): void {
  program
    .command('completion')
    .summary('Print the script that completes commands in a shell')
    .description('Prints a script with which the shell completes commands, options and their values.')
    .argument('<shell>', Object.keys(scripts).join(', '))
    .addHelpText(
      'after',
      `
Examples:
  echo 'source <(docket completion bash)' >> ~/.bashrc
  echo 'source <(docket completion zsh)' >> ~/.zshrc
  docket completion fish > ~/.config/fish/completions/docket.fish`,
    )
    .action(async (shell: string) => {
      const script = scripts[shell];
      if (script === undefined)
        throw new UsageError(`There is no script for "${shell}", but for ${Object.keys(scripts).join(', ')}`);
      await write(script);
    });
  program
    .command(askCommand, { hidden: true })
    .argument('[words...]')
    .allowUnknownOption()
    .action(async (words: string[]) => {
      const found = completionsOf(createProgram(words), words);
      if (found.length > 0) await write(`${found.join('\n')}\n`);
    });
}
