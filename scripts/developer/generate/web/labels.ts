/** Source of web/generated/labels.ts: the words for the values of each enum, from web/messages/<language>/values.json. */
import { camelCase, typeInSdk } from '../sdk/names.js';
import { nameOf, type Schema } from '../sdk/schema.js';
import type { Document } from '../document.js';
import { importTypes, lines, literal } from './source.js';

export function webLabels(document: Document): string {
  const schemas = document.components['schemas'] as Record<string, Schema>;
  const used = namesUsed(document.paths, schemas);
  const enums = Object.entries(schemas).filter(([name, schema]) => used.has(name) && schema.enum !== undefined);
  const maps = enums.map(([name, { enum: values = [] }]) => {
    const rows = (values as string[]).map((value): [string, string] => [
      value,
      // Pure, so that a build leaves out the labels that no screen shows.
      `/* @__PURE__ */ t(${literal(`values.${camelCase(name)}.${value}`)})`,
    ]);
    return `export const ${camelCase(name)}Labels: Labels<${typeInSdk(name)}> = ${lines(rows)};\n`;
  });
  return [
    importTypes(
      enums.map(([name]) => typeInSdk(name)),
      'docket-sdk',
    ),
    "import { t } from '../messages/text.js';\n",
    '/** Words for each value. */',
    'export type Labels<Value extends string> = Readonly<Record<Value, string>>;\n',
    ...maps,
  ].join('\n');
}

/** The names of the schemas that `from` refers to, directly or through other schemas. */
function namesUsed(from: object, schemas: Readonly<Record<string, Schema>>): Set<string> {
  const used = new Set<string>();
  const waiting: unknown[] = [from];
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    for (const [name, inner] of Object.entries(value as object)) {
      if (typeof inner === 'object' && inner !== null) waiting.push(inner);
      if (name !== '$ref' || typeof inner !== 'string' || !inner.includes('/schemas/') || used.has(nameOf(inner)))
        continue;
      used.add(nameOf(inner));
      waiting.push(schemas[nameOf(inner)]);
    }
  }
  return used;
}
