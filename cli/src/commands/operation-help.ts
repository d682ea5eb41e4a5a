import type { Command } from 'commander';
import type { Field, Operation } from '../operation.js';

/** What `--help` of an operation says below its options: the fields of its body, and an example. */
export function describeFields(operation: Operation, command: Command): string {
  const { body = [], takesFile } = operation;
  const title = takesFile ? 'Fields of the form, for --data:' : 'Fields, for --data:';
  const fields = body.length === 0 ? [] : ['', title, ...linesOf(body, command)];
  return [...fields, '', 'Example:', `  ${exampleOf(operation)}`].join('\n');
}

/** As the list of options is written. */
function linesOf(fields: readonly Field[], command: Command): string[] {
  const help = command.createHelp();
  help.prepareContext({ helpWidth: process.stdout.columns ?? 80 });
  const names = fields.map(({ name }) => name.replaceAll('*', '0'));
  const width = Math.min(36, Math.max(...names.map((name) => name.length)));
  return fields.map((field, at) => help.formatItem(names[at] ?? '', width, meaningOf(field), help));
}

function meaningOf({ kind, description = '', values, required }: Field): string {
  const type = values && values.length <= 12 ? values.join(' | ') : typeTexts[kind];
  return `${description}${type === '' ? '' : ` (${type})`}${required ? ' (required)' : ''}`.trim();
}

const typeTexts: Readonly<Record<Field['kind'], string>> = {
  text: '',
  number: 'number',
  boolean: 'true | false',
  list: 'comma-separated',
  json: 'JSON',
};

/** A command that is well formed; `…` stands for values that only the caller knows. */
export function exampleOf(operation: Operation): string {
  const { resource, command, params, query, body = [], takesFile, answer } = operation;
  const words = ['docket', resource, ...(command === resource ? [] : [command])];
  const needed = query.filter(({ required }) => required);
  const fields = body.filter(({ required }) => required);
  const filter =
    answer === 'page' ? query.find(({ values, name }) => values && !['sort', 'order'].includes(name)) : undefined;
  return [
    ...words,
    ...params.map(({ name }) => `<${name}>`),
    ...[...needed, ...(filter && !filter.required ? [filter] : [])].map(
      ({ name, values }) => `--${name.replaceAll('_', '-')} ${values?.[0] ?? '…'}`,
    ),
    ...(takesFile ? ['--file ./document.pdf'] : []),
    ...fields.map(({ name, values, kind }) => `-d ${name}=${values?.[0] ?? placeholders[kind]}`),
    ...(fields.length === 0 && body.length > 0 && !takesFile ? ['-d @body.json'] : []),
  ].join(' ');
}

const placeholders: Readonly<Record<Field['kind'], string>> = {
  text: '…',
  number: '1',
  boolean: 'true',
  list: '…,…',
  json: "'[…]'",
};
