/** The fields of a body as the command line names them: with dots, and `*` for the position in a list. */
import type { Document } from '../document.js';
import { resolve, type Schema } from '../sdk/schema.js';
import { firstSentence } from './texts.js';

/** How a value that is typed in a shell becomes JSON. */
export type FieldKind = 'text' | 'number' | 'boolean' | 'list' | 'json';

/** A field, as it stands in the table of commands. Whatever does not apply to it is left out. */
export interface CliField {
  readonly name: string;
  readonly kind: FieldKind;
  readonly description?: string;
  readonly values?: readonly string[];
  readonly required?: true;
  readonly nullable?: true;
}

/** Deeper fields are sent as JSON, or in a file. */
const maxDepth = 3;

/** The fields in the body of an operation, in the order of the contract. */
export const fieldsOf = (document: Document, body: Schema): CliField[] => fieldsIn(document, body, '', maxDepth);

function fieldsIn(document: Document, object: Schema, prefix: string, depth: number): CliField[] {
  const { properties = {}, required = [] } = object;
  return Object.entries(properties).flatMap(([key, written]) => {
    const { schema, isNullable } = settled(document, written);
    const name = `${prefix}${key}`;
    const isRequired = prefix === '' && required.includes(key);
    const own = fieldOf(name, schema, { isNullable, isRequired, description: written.description });
    const inner = depth === 0 ? undefined : innerOf(document, schema);
    return inner === undefined ? [own] : [own, ...fieldsIn(document, inner.object, `${name}.${inner.step}`, depth - 1)];
  });
}

/** The object below a field, and what stands between their names. */
function innerOf(document: Document, schema: Schema): { object: Schema; step: string } | undefined {
  if (schema.properties) return { object: schema, step: '' };
  const items = schema.items === undefined ? undefined : settled(document, schema.items).schema;
  return items?.properties ? { object: items, step: '*.' } : undefined;
}

function fieldOf(
  name: string,
  schema: Schema,
  {
    isNullable,
    isRequired,
    description,
  }: { isNullable: boolean; isRequired: boolean; description: string | undefined },
): CliField {
  const text = firstSentence(description ?? schema.description ?? '');
  const values = enumValues(schema);
  return {
    name,
    kind: kindOf(schema),
    ...(text === '' ? {} : { description: text }),
    ...(values === undefined ? {} : { values }),
    ...(isRequired ? { required: true } : {}),
    ...(isNullable ? { nullable: true } : {}),
  };
}

/** A schema without the references and the null around it. */
export function settled(document: Document, written: Schema): { schema: Schema; isNullable: boolean } {
  const own = resolve(document, written);
  const choices = own.anyOf ?? own.oneOf;
  if (choices) {
    const others = choices.filter(({ type }) => type !== 'null');
    const isNullable = others.length < choices.length;
    const [only] = others;
    if (only !== undefined && others.length === 1) {
      const inner = settled(document, only);
      return { schema: inner.schema, isNullable: isNullable || inner.isNullable };
    }
    return { schema: own, isNullable };
  }
  const items = own.items === undefined ? {} : { items: settled(document, own.items).schema };
  return { schema: { ...own, ...items }, isNullable: [own.type].flat().includes('null') };
}

/** The values that a field accepts, if it is an enum or a list of them. */
export const enumValues = ({ enum: own, items }: Schema): string[] | undefined =>
  (own ?? items?.enum)?.filter((value) => value !== null).map(String);

/** Of a schema without references. */
export function kindOf({ type, items, enum: values }: Schema): FieldKind {
  const [only, ...others] = [type].flat().filter((each) => each !== 'null');
  if (others.length > 0) return 'json';
  if (only === 'number' || only === 'integer') return 'number';
  if (only === 'boolean') return 'boolean';
  if (only === 'array') return items !== undefined && kindOf(items) === 'text' ? 'list' : 'json';
  return only === 'string' || values !== undefined ? 'text' : 'json';
}
