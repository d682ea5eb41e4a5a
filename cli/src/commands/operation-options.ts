/** The options of an operation: its query, its body, and how its answer is written. */
import { InvalidArgumentError, Option, type Command } from 'commander';
import type { Field, Operation } from '../operation.js';
import { outputOption } from '../output/formats.js';

/** What was given to an operation, apart from the ids in its path. */
export interface OperationOptions {
  readonly query: Readonly<Record<string, unknown>>;
  readonly data: readonly string[];
  readonly file: string | undefined;
  readonly output: string;
  readonly all: boolean;
  readonly save: string | undefined;
  readonly idempotencyKey: string | undefined;
  readonly ifMatch: string | undefined;
  readonly profile: string | undefined;
}

type Values = Readonly<Record<string, unknown>>;

/** Adds the options of an operation to its command. The function returned reads them. */
export function addOperationOptions(command: Command, operation: Operation): () => OperationOptions {
  const query = operation.query.map((field) => ({ field, option: queryOption(field, operation) }));
  for (const { option } of query) command.addOption(option);
  if (operation.body) command.addOption(dataOption);
  if (operation.takesFile) command.addOption(new Option('--file <path>', 'The file to send').makeOptionMandatory());
  if (operation.answer === 'page') command.addOption(new Option('--all', 'Every page, not only one'));
  if (operation.answer === 'file') command.addOption(outputOption(['file', 'json']).hideHelp());
  else command.addOption(outputOption(['table', 'json', ...operation.files]));
  if (operation.answer === 'file' || operation.files.includes('pdf'))
    command.addOption(new Option('--save <path>', 'Where to write the file; - is the standard output'));
  if (operation.method === 'POST')
    command.addOption(new Option('--idempotency-key <key>', 'Does the work once, however often it is sent'));
  if (operation.isConditional)
    command.addOption(new Option('--if-match <etag>', 'Refuses if the object has changed since it had this ETag'));
  return () => {
    const values: Values = command.optsWithGlobals();
    const given = query.map(({ field, option }) => [field.name, values[option.attributeName()]] as const);
    return {
      query: Object.fromEntries(given.filter(([, value]) => value !== undefined)),
      data: (values['data'] as string[] | undefined) ?? [],
      file: text(values, 'file'),
      output: text(values, 'output') ?? 'table',
      all: values['all'] === true,
      save: text(values, 'save'),
      idempotencyKey: text(values, 'idempotencyKey'),
      ifMatch: text(values, 'ifMatch'),
      profile: text(values, 'profile'),
    };
  };
}

const text = (values: Values, name: string): string | undefined => values[name] as string | undefined;

const collect = (value: string, before: readonly string[] | undefined): string[] => [...(before ?? []), value];

const dataOption = new Option(
  '-d, --data <field=value>',
  'A field of the body; or @file, - or JSON for all of it. Can be repeated',
).argParser(collect);

/** `client_id` → `client-id`. */
export const optionName = (name: string): string => name.replaceAll('_', '-');

function queryOption(field: Field, { repeated }: Operation): Option {
  const { name, kind, description = '', values, required } = field;
  const shown = values && values.length <= 12 ? `${description} (${values.join(', ')})` : description;
  const option = new Option(`--${optionName(name)} <${placeholderOf(field)}>`, shown);
  if (kind === 'list') option.argParser(listParser(repeated.includes(name)));
  if (kind === 'json') option.argParser(pairParser(name));
  if (required) option.makeOptionMandatory();
  return option;
}

function placeholderOf({ name, kind }: Field): string {
  if (kind === 'boolean') return 'true|false';
  if (kind === 'number') return 'number';
  if (kind === 'json') return 'key=value';
  if (kind === 'list') return `${name.endsWith('_id') ? 'id' : 'value'},…`;
  return name.endsWith('_id') ? 'id' : 'value';
}

/** Commas separate values, unless the contract has the parameter repeated: then a comma within one has a meaning of its own. */
const listParser =
  (isRepeated: boolean) =>
  (value: string, before: readonly string[] | undefined): string[] => [
    ...(before ?? []),
    ...(isRepeated ? [value] : value.split(',')),
  ];

const pairParser =
  (name: string) =>
  (value: string, before: Readonly<Record<string, string>> | undefined): Record<string, string> => {
    const at = value.indexOf('=');
    if (at < 1) throw new InvalidArgumentError(`It is written --${name} key=value.`);
    return { ...before, [value.slice(0, at)]: value.slice(at + 1) };
  };
