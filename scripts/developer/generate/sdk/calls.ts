/** How an operation is called in each language of the SDK, as source for the samples of the reference. */
import { OperatorError } from '../../../../settings/operator-error.js';
import type { SdkName } from './names.js';
import type { SdkOperation } from './operations.js';
import { pythonLiteral, pythonName, snakeCase } from './python/source.js';

export type SdkLanguage = 'typescript' | 'python';

/** The input of a call. */
export interface CallInput {
  /** Values of the path's parameters by their name in the contract: `{ id: 'inv_1', line_id: 'lin_1' }`. */
  readonly ids?: Readonly<Record<string, string>>;
  /** Query parameters, `format` among them. */
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  /** The file that is sent; its content is called `content` in the source. */
  readonly file?: { readonly filename: string };
}

/** Longer lines are broken. */
const width = 80;

/** The names of an operation: `docket.invoices.createFromTime`, `docket.invoices.create_from_time`. */
export const sdkMethod = ({ resource, method }: SdkOperation, language: SdkLanguage): SdkName =>
  language === 'typescript' ? { resource, method } : { resource: snakeCase(resource), method: snakeCase(method) };

/**
 * The source of a call, `docket.clients.create({"name": "Acme"})`, without `await` and without a semicolon. Throws an
 * `OperatorError` if an id is missing.
 */
export function sdkCall(operation: SdkOperation, language: SdkLanguage, input: CallInput): string {
  const { resource, method } = sdkMethod(operation, language);
  const writer = writers[language];
  const taken = [...idsOf(operation, input).map((id) => writer.value(id)), ...writer.input(input)];
  return writer.group(`docket.${resource}.${method}(`, taken, ')', '');
}

function idsOf({ id: operationId, params }: SdkOperation, { ids = {} }: CallInput): string[] {
  return params.map(({ wireName }) => {
    const id = ids[wireName];
    if (id === undefined) throw new OperatorError(`A sample of ${operationId} needs a value for ${wireName}`);
    return id;
  });
}

/** Source that can be on one line or on several, of which all but the first are indented. */
type Source = (indent: string) => string;

interface Writer {
  readonly value: (value: unknown) => Source;
  /** The arguments after the ids. */
  readonly input: (input: CallInput) => Source[];
  readonly group: (open: string, parts: readonly Source[], close: string, indent: string) => string;
}

/** Writes parts between brackets: on one line if that fits and has no broken part, otherwise on a line each. */
const groupBy =
  (step: string, pad: string) =>
  (open: string, parts: readonly Source[], close: string, indent: string): string => {
    if (parts.length === 0) return open + close;
    const padding = open === '{' ? pad : '';
    const line = `${open}${padding}${parts.map((part) => part(indent)).join(', ')}${padding}${close}`;
    if (!line.includes('\n') && indent.length + line.length <= width) return line;
    // The only argument of a call is broken within its own brackets: `create({`.
    const isHugged = open.endsWith('(') && parts.length === 1 && /^[^\n]*[[{]\n/.test(line);
    if (isHugged) return line;
    const inner = indent + step;
    return `${open}\n${parts.map((part) => `${inner}${part(inner)},\n`).join('')}${indent}${close}`;
  };

function typescriptWriter(): Writer {
  const group = groupBy('  ', ' ');
  const value = (given: unknown): Source => {
    if (Array.isArray(given)) return (indent) => group('[', given.map(value), ']', indent);
    if (typeof given === 'object' && given !== null) return record(given);
    return () => (typeof given === 'string' ? quoted(given) : String(given));
  };
  const record = (given: object): Source => {
    const entries = Object.entries(given).map(([key, each]): Source => {
      const name = /^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key);
      return (indent) => `${name}: ${value(each)(indent)}`;
    });
    return (indent) => group('{', entries, '}', indent);
  };
  return {
    value,
    group,
    input: ({ query, body, file }) => [
      ...(body === undefined ? [] : [value(body)]),
      ...(file === undefined ? [] : [(): string => `{ content, filename: ${quoted(file.filename)} }`]),
      ...(query === undefined ? [] : [record(query)]),
    ],
  };
}

const quoted = (text: string): string =>
  `'${JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
    .replaceAll("'", String.raw`\'`)}'`;

function pythonWriter(): Writer {
  const group = groupBy('    ', '');
  const value = (given: unknown): Source => {
    if (Array.isArray(given)) return (indent) => group('[', given.map(value), ']', indent);
    if (typeof given !== 'object' || given === null) return () => pythonLiteral(given);
    const entries = Object.entries(given).map(
      ([key, each]): Source =>
        (indent) =>
          `${pythonLiteral(key)}: ${value(each)(indent)}`,
    );
    return (indent) => group('{', entries, '}', indent);
  };
  return {
    value,
    group,
    input: ({ query = {}, body, file }) => [
      ...(body === undefined ? [] : [value(body)]),
      ...(file === undefined ? [] : [(): string => `File(content, ${pythonLiteral(file.filename)})`]),
      ...Object.entries(query).map(
        ([name, each]): Source =>
          (indent) =>
            `${pythonName(name)}=${value(each)(indent)}`,
      ),
    ],
  };
}

const writers: Readonly<Record<SdkLanguage, Writer>> = { typescript: typescriptWriter(), python: pythonWriter() };
