/** Keywords of JSON Schema that give up in time: what a request is refused for must not take long to find, whatever it holds. */
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

/** Errors after which no more items and fields are looked at. Some make no problem of their own, so they are more than the problems told. */
const enoughErrors = 1_000;

/** The count of errors so far, as Ajv calls it in the code it makes. */
const errorCount = new Name('errors');
const isEnough = _`${errorCount} >= ${enoughErrors}`;

interface ListSchema {
  readonly maxItems?: number;
}

/** Items one by one, and none of a list that is too long: it is refused for that. */
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

/** Compares by identity, in one go: the contract asks it of lists of texts only. */
const uniqueItems: FuncKeywordDefinition = {
  keyword: 'uniqueItems',
  type: 'array',
  schemaType: 'boolean',
  errors: false,
  compile: (isAsked: boolean, schema: AnySchemaObject) => {
    const { maxItems = Infinity } = schema as ListSchema;
    return (list: readonly unknown[]) => !isAsked || list.length > maxItems || new Set(list).size === list.length;
  },
};

/** Fields that the schema does not name: refused, or each by a schema of their own. */
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

/** Replaces the keywords of Ajv whose work or errors grow with the square of what is sent, or without end. */
export function boundErrors<T extends Ajv>(ajv: T): T {
  for (const definition of [uniqueItems, items, additionalProperties])
    ajv.removeKeyword(String(definition.keyword)).addKeyword(definition);
  return ajv;
}
