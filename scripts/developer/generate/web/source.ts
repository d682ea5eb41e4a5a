/** Prints values and imports as TypeScript. */

const plainName = /^[A-Za-z_]\w*$/;

/** A value as a literal; fields that are undefined are left out. */
export function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return typeof value === 'string' ? text(value) : String(value);
  const fields = Object.entries(value).filter(([, inner]) => inner !== undefined);
  if (fields.length === 0) return '{}';
  return `{ ${fields.map(([name, inner]) => `${key(name)}: ${literal(inner)}`).join(', ')} }`;
}

export const key = (name: string): string => (plainName.test(name) ? name : text(name));

/** In single quotes. */
const text = (value: string): string =>
  `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

/** An object literal with one line for each field. */
export const lines = (fields: readonly (readonly [name: string, source: string])[]): string =>
  `{\n${fields.map(([name, source]) => `  ${key(name)}: ${source},\n`).join('')}}`;

export const importTypes = (names: Iterable<string>, from: string): string =>
  `import type {\n${[...new Set(names)]
    .toSorted()
    .map((name) => `  ${name},\n`)
    .join('')}} from '${from}';\n`;
