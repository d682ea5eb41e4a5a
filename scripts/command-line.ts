import { parseArgs, type ParseArgsConfig } from 'node:util';
import { isFit, nameProblem } from '../domain/texts.js';
import { OperatorError } from '../settings/operator-error.js';
import { say } from './bootstrap/say.mjs';

/** A script's command with its options. */
export interface CommandLine<Name extends string> {
  readonly command: string;
  /** The file that the command is about; undefined if none is named. */
  readonly file: string | undefined;
  readonly options: Readonly<Partial<Record<Name, string>>>;
}

/**
 * Reads a command and its options (`--name value`); the command is `help` if help is requested or nothing is given. Only the commands
 * of `withFile` take the name of a file.
 */
export function readCommandLine<Name extends string>(
  names: readonly Name[],
  withFile: readonly string[] = [],
): CommandLine<Name> {
  const config: ParseArgsConfig = {
    options: { help: { type: 'boolean' }, ...Object.fromEntries(names.map((name) => [name, { type: 'string' }])) },
    allowPositionals: true,
  };
  const { values, positionals } = parse(config);
  const [command = 'help', ...rest] = positionals;
  const [file, surplus] = withFile.includes(command) ? rest : [undefined, ...rest];
  if (surplus !== undefined) throw new OperatorError(`Unknown argument: ${surplus} (see --help)`);
  return { command: values['help'] ? 'help' : command, file, options: values as CommandLine<Name>['options'] };
}

/**
 * Reads the options of a program that has no commands. If help is requested, prints it and exits with 0; if an option
 * is invalid, prints the mistake and exits with 1.
 */
export function readOptions<const T extends ParseArgsConfig>(help: string, config: T): ReturnType<typeof parseArgs<T>> {
  const instead = earlyExit(help, config);
  if (instead === undefined) return parseArgs(config);
  if (instead.code === 0) process.stdout.write(instead.text);
  else say(instead.text);
  return process.exit(instead.code);
}

/** The message printed instead of running a program, with its exit code; undefined if the program can run. */
export function earlyExit(help: string, config: ParseArgsConfig): { text: string; code: number } | undefined {
  try {
    const { values } = parse({ ...config, options: { ...config.options, help: { type: 'boolean' } } });
    return values['help'] === true ? { text: help, code: 0 } : undefined;
  } catch (error) {
    if (error instanceof OperatorError) return { text: error.message, code: 1 };
    throw error;
  }
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

/** A required option. */
export function required(name: string, value: string | undefined): string {
  if (value === undefined || value.trim() === '') throw new OperatorError(`--${name} is missing (see --help)`);
  return value.trim();
}

/** An option with a fixed set of values. */
export function oneOf<T extends string>(name: string, value: string, choices: readonly T[]): T {
  const found = choices.find((choice) => choice === value);
  if (found === undefined) throw new OperatorError(`--${name} must be one of ${choices.join(', ')}, not "${value}"`);
  return found;
}

/** An option whose value is a positive integer. */
export function count(name: string, value: string): number {
  if (!/^[1-9]\d{0,8}$/.test(value))
    throw new OperatorError(`--${name} must be a whole number above 0, not "${value}"`);
  return Number(value);
}

/** An option whose value is an e-mail address. */
export function emailAddress(name: string, value: string | undefined): string {
  const address = required(name, value);
  if (!/^[^\s@<>]+@[^\s@<>]+$/.test(address) || address.length > 254 || !isFit('line', address))
    throw new OperatorError(`--${name} must be an e-mail address, not "${address}"`);
  return address;
}

/** An option that names something on one line. */
export function shortName(name: string, value: string): string {
  if (value.length > 200) throw new OperatorError(`--${name} must have at most 200 characters`);
  const problem = nameProblem(value);
  if (problem !== undefined) throw new OperatorError(`--${name} ${problem}`);
  return value;
}
