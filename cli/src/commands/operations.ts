/** The commands that are made from the contract: one for each operation. */
import type { Command } from 'commander';
import { operations, resourceTexts } from '../generated/operations.js';
import type { Operation } from '../operation.js';
import { describeFields } from './operation-help.js';
import { addOperationOptions, type OperationOptions } from './operation-options.js';
import { runOperation } from './run-operation.js';

/**
 * Adds all operations, by resource. Only the resources that occur in the words of the command get theirs: to make all of them would
 * take longer than to call one.
 */
export function addOperations(program: Command, words: readonly string[]): void {
  const resources = new Map<string, Operation[]>();
  for (const operation of operations)
    resources.set(operation.resource, [...(resources.get(operation.resource) ?? []), operation]);
  for (const [resource, own] of [...resources].toSorted(([a], [b]) => a.localeCompare(b))) {
    const [only] = own;
    if (only?.command === resource) addOperation(program, only);
    else {
      const group = program
        .command(resource)
        .description(resourceTexts[resource] ?? '')
        .helpCommand(false)
        .usage('<command> [options]')
        .helpGroup('Resources:');
      for (const operation of words.includes(resource) ? own : []) addOperation(group, operation);
    }
  }
}

function addOperation(group: Command, operation: Operation): void {
  const command = group.command(operation.command).summary(operation.summary).description(operation.about);
  if (operation.command === operation.resource) command.helpGroup('Resources:');
  for (const { name, description } of operation.params) command.argument(`<${name}>`, description);
  const readOptions = addOperationOptions(command, operation);
  command.addHelpText('after', () => describeFields(operation, command));
  command.action(async () => {
    const options: OperationOptions = readOptions();
    await runOperation(operation, command.args, options);
  });
}
