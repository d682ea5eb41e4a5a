/**
 * JSON Schema keywords with bounded work: finding out why a request is invalid must not take long, whatever it
 * contains.
 */
import {
  _,
  Name,
  type Ajv,
  type AnySchemaObject,
  type CodeKeywordDefinition,
  type FuncKeywordDefinition,
  type KeywordCxt,
} from 'ajv';
import { Type } from 'ajv/dist/compile/util.js';

/**
 * Number of errors after which no further items and fields are validated. Some errors are not reported on their own, so
 * this exceeds the number of problems reported.
 */
const enoughErrors = 1_000;

/** The error count so far, as Ajv names it in the code it generates. */
const errorCount = new Name('errors');
const isEnough = _`${errorCount} >= ${enoughErrors}`;

interface ListSchema {
  readonly maxItems?: number;
}

/** Validates items one by one, but none of a list that is too long, which is refused for its length alone. */
const items: CodeKeywordDefinition = {
  keyword: 'items',
  type: 'array',
  schemaType: ['object', 'boolean'],
  before: 'uniqueItems',
  code(cxt: KeywordCxt) {
    const { gen, data } = cxt;
    const { maxItems } = cxt.parentSchema as ListSchema;
    const valid = gen.let('valid', true);
    const checkAll = (): void => {
      gen.forRange('i', 0, _`${data}.length`, (index) => {
        const itemValid = gen.name('itemValid');
        cxt.subschema({ keyword: 'items', dataProp: index, dataPropType: Type.Num }, itemValid);
        gen.if(_`!${itemValid}`, () => gen.assign(valid, false).if(isEnough, () => gen.break()));
      });
    };
    if (maxItems === undefined) checkAll();
    else gen.if(_`${data}.length <= ${maxItems}`, checkAll);
    cxt.ok(valid);
  },
};

/** Compares by identity in a single pass: the contract requires unique items only for lists of strings. */
const uniqueItems: FuncKeywordDefinition = {
  keyword: 'uniqueItems',
  type: 'array',
  schemaType: 'boolean',
  errors: false,
  compile: (isNeeded: boolean, schema: AnySchemaObject) => {
    const { maxItems = Infinity } = schema as ListSchema;
    return (list: readonly unknown[]) => !isNeeded || list.length > maxItems || new Set(list).size === list.length;
  },
};

/** Fields not named in the schema: refused, or validated against their own schema. */
const additionalProperties: CodeKeywordDefinition = {
  keyword: 'additionalProperties',
  type: 'object',
  schemaType: ['boolean', 'object'],
  before: 'properties',
  trackErrors: true,
  error: {
    message: 'must NOT have additional properties',
    params: ({ params }) => _`{additionalProperty: ${params['additionalProperty']}}`,
  },
  code(cxt: KeywordCxt) {
    const { gen, data, errsCount = errorCount } = cxt;
    const schema = cxt.schema as boolean | object;
    if (schema === true) return;
    const known = Object.keys((cxt.parentSchema as { properties?: object }).properties ?? {});
    const names = gen.scopeValue('schema', { ref: new Set(known) });
    gen.forIn('key', data, (key) => {
      gen.if(_`!${names}.has(${key})`, () => {
        if (schema === false) {
          cxt.setParams({ additionalProperty: key });
          cxt.error();
        } else {
          cxt.subschema(
            { keyword: 'additionalProperties', dataProp: key, dataPropType: Type.Str },
            gen.name('fieldValid'),
          );
        }
        gen.if(isEnough, () => gen.break());
      });
    });
    cxt.ok(_`${errsCount} === ${errorCount}`);
  },
};

/** Validates the names of fields against their schema. */
const propertyNames: CodeKeywordDefinition = {
  keyword: 'propertyNames',
  type: 'object',
  schemaType: ['object', 'boolean'],
  code(cxt: KeywordCxt) {
    const { gen, data } = cxt;
    const valid = gen.let('valid', true);
    gen.forIn('key', data, (key) => {
      const nameValid = gen.name('nameValid');
      cxt.subschema(
        { keyword: 'propertyNames', data: key, dataTypes: ['string'], propertyName: key, compositeRule: true },
        nameValid,
      );
      gen.if(_`!${nameValid}`, () => gen.assign(valid, false).if(isEnough, () => gen.break()));
    });
    cxt.ok(valid);
  },
};

/** Replaces the Ajv keywords whose work or error count grows quadratically with the input, or without bound. */
export function boundErrors<T extends Ajv>(ajv: T): T {
  for (const definition of [uniqueItems, items, additionalProperties, propertyNames])
    ajv.removeKeyword(String(definition.keyword)).addKeyword(definition);
  return ajv;
}
