/** Source of web/generated/labels.ts: the words for the values of each enum. */
import { camelCase } from '../sdk/names.js';
import { nameOf, type Schema } from '../sdk/schema.js';
import { typeInSdk } from '../sdk/types.js';
import type { Document } from '../document.js';
import { importTypes, lines, literal } from './source.js';

const acronyms = new Set(['ach', 'api', 'csv', 'id', 'json', 'pdf', 'sla', 'url', 'vat']);

/** Labels of values whose own words would say too little. */
const fixedLabels: Readonly<Record<string, string>> = {
  asc: 'Ascending',
  desc: 'Descending',
  up_6: 'Up to 6 minutes',
  nearest_6: 'To the nearest 6 minutes',
  up_15: 'Up to 15 minutes',
  nearest_15: 'To the nearest 15 minutes',
  rollover_in: 'Rolled over from before',
  rollover_out: 'Rolled over to the next',
};

/** `ticket.sla_breached` → `Ticket SLA breached`. */
export function labelOf(value: string): string {
  const fixedLabel = fixedLabels[value];
  if (fixedLabel !== undefined) return fixedLabel;
  const format = /^image\/(\w+)$/.exec(value)?.[1];
  if (format !== undefined) return format.toUpperCase();
  const words = value.split(/[._-]/).map((word) => (acronyms.has(word) ? word.toUpperCase() : word));
  const label = words.join(' ');
  return label.charAt(0).toUpperCase() + label.slice(1);
}

export function webLabels(document: Document): string {
  const schemas = document.components['schemas'] as Record<string, Schema>;
  const used = namesUsed(document.paths, schemas);
  const enums = Object.entries(schemas).filter(([name, schema]) => used.has(name) && schema.enum !== undefined);
  const maps = enums.map(([name, { enum: values = [] }]) => {
    const rows = (values as string[]).map((value): [string, string] => [value, literal(labelOf(value))]);
    return `export const ${camelCase(name)}Labels: Labels<${typeInSdk(name)}> = ${lines(rows)};\n`;
  });
  return [
    importTypes(
      enums.map(([name]) => typeInSdk(name)),
      'docket-sdk',
    ),
    '/** Words for each value, in English. */',
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
