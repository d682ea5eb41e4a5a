import { OperatorError } from '../../../settings/operator-error.js';
import type { Document } from './document.js';
import { exampleFile } from './source-file.js';

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Expands the examples that are based on others: `x-like: Invoice` stands for everything in `data` of the example `Invoice`, and
 * fields given next to it take precedence. So a new field needs to be added to one example only.
 */
export function completeExamples(document: Document): Document {
  const examples = document.components['examples'] ?? {};
  const complete = (value: unknown, from: readonly string[]): unknown => {
    if (Array.isArray(value)) return value.map((each) => complete(each, from));
    if (!isObject(value)) return value;
    const { 'x-like': name, ...own } = value;
    const written = Object.fromEntries(Object.entries(own).map(([key, each]) => [key, complete(each, from)]));
    return typeof name === 'string' ? { ...dataOf(name, from), ...written } : written;
  };
  const dataOf = (name: string, from: readonly string[]): Json => {
    const example: unknown = examples[name];
    const data = isObject(example) && isObject(example['value']) ? example['value']['data'] : undefined;
    if (!isObject(data) || from.includes(name)) {
      const file = exampleFile(from.at(-1) ?? '');
      const place = file === undefined ? '' : `${file}: `;
      throw new OperatorError(
        `${place}x-like: ${name} must name an example with data that does not refer back to ${from.join(', ')}`,
      );
    }
    return complete(data, [...from, name]) as Json;
  };
  for (const [name, example] of Object.entries(examples))
    if ('value' in example) example.value = complete(example.value, [name]);
  return document;
}
