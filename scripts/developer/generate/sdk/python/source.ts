/** Pieces of Python source. */
import { camelCase } from '../names.js';

const header = '"""Made by scripts/developer/generate.ts from the contract."""\n\nfrom __future__ import annotations\n';

/** A module of generated code, from its imports and its parts. */
export const moduleOf = (imports: readonly string[], parts: readonly string[]): string =>
  `${[header, imports.join('\n'), '\n', parts.join('\n\n\n')].join('\n')}\n`;

/** Words that cannot be names: https://docs.python.org/3/reference/lexical_analysis.html#keywords */
const keywords = new Set(
  'False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield'.split(
    ' ',
  ),
);

/** A name of the contract as the name of an argument or a method: a keyword gets an underscore, as PEP 8 says. */
export const pythonName = (name: string): string => (keywords.has(name) ? `${name}_` : name);

/** Whether a word can be a name as it is. */
export const isName = (word: string): boolean => /^[A-Za-z_]\w*$/.test(word) && !keywords.has(word);

/** `createFromTime` and `time-entries` → `create_from_time`, `time_entries`. */
export const snakeCase = (words: string): string =>
  pythonName(camelCase(words).replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));

/** A literal of a text, a number, a boolean or null. */
export function pythonLiteral(value: unknown): string {
  if (value === null || value === undefined) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return JSON.stringify(value);
}

/** A documentation string; nothing for an empty text. */
export function docstring(text: string | undefined, indent: string): string[] {
  const lines = (text ?? '')
    .trim()
    .replaceAll('\\', '\\\\')
    .replaceAll('"""', String.raw`\"\"\"`)
    .split('\n');
  const [first = '', ...rest] = lines.map((line) => line.trimEnd());
  if (first === '') return [];
  // A quote before the closing quotes would be read as one of them.
  if (rest.length === 0) return [`${indent}"""${first.replace(/"$/, String.raw`\"`)}"""`];
  return [`${indent}"""${first}`, ...rest.map((line) => (line === '' ? '' : indent + line)), `${indent}"""`];
}
