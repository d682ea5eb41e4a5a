/** Source of web/generated/messages.ts: the keys of the dashboard's texts, and the values that each needs. */
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { compileMessage, type CompiledMessage } from '@lingui/message-utils/compileMessage';
import { lines } from './source.js';

/** `folder` has the English texts, one file for each area. */
export async function webMessages(folder: string): Promise<string> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted();
  const areas = files.map((file) => basename(file, '.json'));
  const rows: [string, string][] = [];
  for (const area of areas) {
    const messages = JSON.parse(await readFile(join(folder, `${area}.json`), 'utf8')) as Record<string, string>;
    for (const [key, message] of Object.entries(messages))
      rows.push([`${area}.${key}`, typeOfValues(compileMessage(message))]);
  }
  return [
    '/** A file of texts. */',
    `export type MessageArea = ${areas.map((area) => `'${area}'`).join(' | ')};\n`,
    '/** The values of each text, or null. */',
    `export interface MessageValues ${lines(rows).replaceAll(',\n', ';\n')}\n`,
    'export type MessageKey = keyof MessageValues;\n',
  ].join('\n');
}

function typeOfValues(message: CompiledMessage): string {
  const values = valuesOf(message);
  if (values.size === 0) return 'null';
  return `{ ${[...values].map(([name, type]) => `readonly ${name}: ${type}`).join('; ')} }`;
}

const isMessage = (value: unknown): value is CompiledMessage => Array.isArray(value);

/** The types of the values in a message, by their names. Those of a plural are numbers. */
export function valuesOf(message: CompiledMessage): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  const add = (part: CompiledMessage): void => {
    if (typeof part === 'string') return;
    for (const token of part) {
      if (typeof token === 'string') continue;
      const [name, kind, cases] = token;
      const known = values.get(name);
      if (kind === undefined) values.set(name, known ?? 'string | number');
      else values.set(name, kind === 'plural' || kind === 'selectordinal' ? 'number' : 'string');
      if (typeof cases === 'object' && cases !== null)
        for (const one of Object.values(cases as Readonly<Record<string, unknown>>)) if (isMessage(one)) add(one);
    }
  };
  add(message);
  return values;
}
