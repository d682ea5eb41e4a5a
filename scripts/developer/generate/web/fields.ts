/** Source of web/generated/fields.ts: the limits of each field in the bodies of operations. */
import { OperatorError } from '../../../../settings/operator-error.js';
import type { Document } from '../document.js';
import type { SdkOperation } from '../sdk/operations.js';
import { refTo } from '../sdk/schema.js';
import { typeInSdk } from '../sdk/names.js';
import { boundsOf, wholeOf, type Bounded } from './bounds.js';
import { importTypes, lines, literal } from './source.js';

export function webFields(document: Document, operations: readonly SdkOperation[]): string {
  const bodies = operations.flatMap(({ id, body }) => (body.kind === 'json' ? [{ id, type: body.type }] : []));
  const first = new Map(bodies.toReversed().map(({ id, type }) => [type, id]));
  return [
    importTypes(
      bodies.map(({ type }) => typeInSdk(type)),
      'docket-sdk',
    ).trimEnd(),
    "import type { Fields } from '../api/fields.js';\n",
    ...bodies.map(({ id, type }) => {
      const owner = first.get(type);
      const start = `export const ${id}Fields`;
      // Operations with the same body share its limits.
      if (owner !== undefined && owner !== id) return `${start} = ${owner}Fields;\n`;
      const rows = Object.entries(fieldsOf(document, wholeOf(document, refTo(type))));
      return `${start}: Fields<${typeInSdk(type)}> = ${lines(rows.map(([name, field]) => [name, literal(field)]))};\n`;
    }),
  ].join('\n');
}

const fieldsOf = (document: Document, { properties = {}, required = [] }: Bounded): Record<string, object> =>
  Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, fieldOf(document, schema, required.includes(name))]),
  );

function fieldOf(document: Document, schema: Bounded, isRequired: boolean): object {
  const { value, isNullable } = valueOf(document, schema);
  const { items } = value;
  return {
    type: typeOf(value),
    required: isRequired || undefined,
    nullable: isNullable || undefined,
    ...boundsOf(value),
    format: value.format?.startsWith('decimal-') === true ? undefined : value.format,
    values: value.enum?.filter((each) => each !== null),
    minItems: value.minItems,
    maxItems: value.maxItems,
    needs: value['x-needs'],
    fields: value.properties && fieldsOf(document, value),
    items: items && fieldOf(document, items, false),
  };
}

/** The schema of a field's value other than null, and whether null is allowed. */
function valueOf(document: Document, schema: Bounded): { value: Bounded; isNullable: boolean } {
  const choices = schema.anyOf ?? [schema];
  const others = choices.filter(({ type }) => type !== 'null');
  const [only = {}] = others;
  if (others.length > 1)
    throw new OperatorError(
      `A field of a body has several types, which the dashboard cannot edit: ${JSON.stringify(schema)}`,
    );
  const value = { ...wholeOf(document, only), ...wholeOf(document, schema) };
  const types = [value.type].flat();
  return { value, isNullable: others.length < choices.length || types.includes('null') };
}

function typeOf({ type, enum: values, properties }: Bounded): string {
  const plain = [type].flat().find((each) => each !== 'null');
  if (values) return 'enum';
  if (plain === 'object') return properties ? 'object' : 'map';
  return { string: 'text', array: 'list' }[plain ?? ''] ?? plain ?? 'text';
}
