import { parseArgs, type ParseArgsConfig } from 'node:util';
import { OperatorError } from '../settings/operator-error.js';

/** What a person typed after the name of a script. */
export interface CommandLine<Name extends string> {
  readonly command: string;
  readonly options: Readonly<Partial<Record<Name, string>>>;
}

/** Reads a command and its options, `--name value` each; the command is `help` when that is asked for, or nothing is. */
export function readCommandLine<Name extends string>(names: readonly Name[]): CommandLine<Name> {
  const config: ParseArgsConfig = {
    options: { help: { type: 'boolean' }, ...Object.fromEntries(names.map((name) => [name, { type: 'string' }])) },
    allowPositionals: true,
  };
  const { values, positionals } = parse(config);
  const [command, surplus] = positionals;
  if (surplus !== undefined) throw new OperatorError(`Not understood: ${surplus} (see --help)`);
  return { command: values['help'] ? 'help' : (command ?? 'help'), options: values as CommandLine<Name>['options'] };
}

function parse(config: ParseArgsConfig): ReturnType<typeof parseArgs> {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new OperatorError(
      `${error instanceof Error ? error.message.replace(/\.?$/, '') : String(error)} (see --help)`,
    );
  }
}

/** An option that must be there. */
export function required(name: string, value: string | undefined): string {
  if (value === undefined || value.trim() === '') throw new OperatorError(`--${name} is missing (see --help)`);
  return value.trim();
}

/** An option that takes one of a few words. */
export function oneOf<T extends string>(name: string, value: string, choices: readonly T[]): T {
  const found = choices.find((choice) => choice === value);
  if (found === undefined) throw new OperatorError(`--${name} must be one of ${choices.join(', ')}, not "${value}"`);
  return found;
}

/** An option that is an e-mail address. */
export function emailAddress(name: string, value: string | undefined): string {
  const address = required(name, value);
  if (!/^[^\s@<>]+@[^\s@<>]+$/.test(address) || address.length > 254)
    throw new OperatorError(`--${name} must be an e-mail address, not "${address}"`);
  return address;
}

/** An option that names something on one line. */
export function shortName(name: string, value: string): string {
  if (value.length > 200) throw new OperatorError(`--${name} may have 200 characters at most`);
  return value;
}
