/** Texts in the contract: `x-text` restricts their characters, and a blank one becomes null where null is allowed. */
import { _, type Ajv, type AnySchemaObject, type CodeKeywordDefinition, type FuncKeywordDefinition } from 'ajv';
import { isBlank, isFit, type TextKind } from '../../domain/texts.js';

type Json = Record<string, unknown>;

/** Validates `x-text`. A text that must not be empty (`pattern: \S`) must also contain a visible character. */
const textKind: FuncKeywordDefinition = {
  keyword: 'x-text',
  type: 'string',
  schemaType: 'string',
  errors: true,
  compile: (kind: TextKind, { pattern }: AnySchemaObject) => {
    const isNeeded = pattern === '\\S';
    const validate: ReturnType<NonNullable<FuncKeywordDefinition['compile']>> = (text: string) => {
      const wrong = isNeeded && isBlank(text) ? 'blank' : isFit(kind, text) ? undefined : kind;
      validate.errors = wrong === undefined ? [] : [{ keyword: 'x-text', params: { wrong } }];
      return wrong === undefined;
    };
    return validate;
  },
};

const blankAsNull = 'blankAsNull';

/** Replaces a blank text by null, in the body itself. */
const blankToNull: CodeKeywordDefinition = {
  keyword: blankAsNull,
  schemaType: 'boolean',
  before: 'allOf',
  code({ gen, data, it }) {
    const check = gen.scopeValue('func', { ref: isBlank });
    gen.if(_`typeof ${data} == "string" && ${check}(${data})`, () => {
      gen.assign(data, null);
      gen.assign(_`${it.parentData}[${it.parentDataProperty}]`, null);
    });
  },
};

export function addTexts<T extends Ajv>(ajv: T): T {
  ajv.addKeyword(textKind).addKeyword(blankToNull);
  return ajv;
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/**
 * A copy of the contract in which every text that can be null becomes null if it is blank. Values under names that the
 * caller chooses (`additionalProperties`) stay as sent, because no form has an empty field for them.
 */
export function withBlanksAsNull(document: object): object {
  const isText = (schema: unknown): boolean => {
    if (!isObject(schema)) return false;
    const name = typeof schema['$ref'] === 'string' ? schema['$ref'].split('/').at(-1) : undefined;
    const text = name === undefined ? schema : schemaNamed(document, name);
    // A text with a `minLength`, such as an external id, is refused if it is empty.
    return 'x-text' in text && text['minLength'] === undefined;
  };
  const isNullType = (schema: unknown): boolean => isObject(schema) && schema['type'] === 'null';
  const isOptionalText = ({ type, anyOf, ...schema }: Json): boolean =>
    Array.isArray(anyOf)
      ? anyOf.some(isText) && anyOf.some(isNullType)
      : Array.isArray(type) && type.includes('null') && isText(schema);
  const changed = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(changed);
    if (!isObject(node)) return node;
    if (!isOptionalText(node))
      return Object.fromEntries(
        Object.entries(node).map(([name, inner]) => [name, name === 'additionalProperties' ? inner : changed(inner)]),
      );
    const { default: usual, ...rest } = node;
    return { ...(usual === undefined ? {} : { default: usual }), [blankAsNull]: true, allOf: [rest] };
  };
  return changed(document) as object;
}

function schemaNamed(document: object, name: string): Json {
  const { components } = document as { components?: { schemas?: Record<string, Json> } };
  return components?.schemas?.[name] ?? {};
}
