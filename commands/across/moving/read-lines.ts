/** Reads lines of JSON as rows of a table. */
import { createHash } from 'node:crypto';
import type { RawRow } from '../../../database/raw-connection.js';
import { read, type Field, type NewIdOf } from '../../../models/moving/fields.js';
import { OperatorError } from '../../../settings/operator-error.js';
import type { KindSummary } from './format.js';
import { unreadable, type ZipReader } from './zip-reader.js';

interface Source {
  readonly zip: ZipReader;
  readonly path: string;
  readonly entry: string;
  readonly fields: readonly Field[];
  readonly newIdOf: NewIdOf;
}

export interface Lines {
  rows(): AsyncGenerator<{ row: RawRow; line: number }, void>;
  /** After the last row: throws an OperatorError if they are not those that the manifest names. */
  assertAll(summary: KindSummary | undefined): void;
}

/** Longer than any row. */
const maxLength = 64 * 1024 * 1024;

export function readLines({ zip, path, entry, fields, newIdOf }: Source): Lines {
  const hash = createHash('sha256');
  let line = 0;
  const wrong = (why: string): OperatorError =>
    new OperatorError(`${path}: ${entry}, line ${line}: ${why}. Nothing was imported.`);
  async function* rows(): AsyncGenerator<{ row: RawRow; line: number }, void> {
    let rest = '';
    const stream = await zip.stream(entry);
    stream.setEncoding('utf8');
    for await (const piece of stream as AsyncIterable<string>) {
      hash.update(piece);
      const texts = (rest + piece).split('\n');
      rest = texts.pop() ?? '';
      if (rest.length > maxLength) throw wrong('it is longer than any row can be');
      for (const text of texts) {
        line += 1;
        yield { row: rowOf(text, fields, newIdOf, wrong), line };
      }
    }
    if (rest !== '') throw unreadable(path, `the last line of ${entry} does not end`);
  }
  return {
    rows,
    assertAll(summary) {
      if (line !== summary?.rows || hash.digest('hex') !== summary.sha256)
        throw unreadable(path, `${entry} is not the one that manifest.json describes`);
    },
  };
}

function rowOf(
  text: string,
  fields: readonly Field[],
  newIdOf: NewIdOf,
  wrong: (why: string) => OperatorError,
): RawRow {
  const values = objectOf(text);
  if (values === undefined) throw wrong('it is not a JSON object');
  const unknown = Object.keys(values).find((name) => !fields.some((field) => field.name === name));
  if (unknown !== undefined) throw wrong(`there is no field ${unknown}`);
  return fields.map((field) => {
    const result = read(field, values[field.name], newIdOf);
    if (typeof result === 'object' && result !== null && 'expected' in result)
      throw wrong(`the field ${field.name} must be ${result.expected}`);
    return result;
  });
}

function objectOf(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
