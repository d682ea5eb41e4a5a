/**
 * Query parameters that accepted one value and now accept several: existing requests keep working, but Redocly does not
 * recognize such a change.
 */
import { isDeepStrictEqual } from 'node:util';
import { eachOperation, type Document, type Parameter } from '../generate/document.js';

interface Schema {
  readonly type?: string;
  readonly $ref?: string;
  readonly pattern?: string;
  readonly items?: Schema;
  readonly default?: unknown;
}

type QueryParameter = Parameter & { readonly explode?: boolean; readonly schema?: Schema };

/**
 * The contract `base` as if those parameters had always accepted several values, and the number of those parameters.
 */
export function withSeveralValues(base: Document, revision: Document): { base: Document; widened: number } {
  const changed = structuredClone(base);
  const now = new Map(
    [...eachOperation(revision.paths)].map(({ operation }) => [operation.operationId, operation.parameters ?? []]),
  );
  let widened = 0;
  for (const { operation } of eachOperation(changed.paths)) {
    for (const [at, parameter] of (operation.parameters ?? []).entries()) {
      const wider = now
        .get(operation.operationId)
        ?.find((each) => isWidened(parameter, each, (schema) => [resolve(base, schema), resolve(revision, schema)]));
      if (!wider) continue;
      operation.parameters?.splice(at, 1, wider);
      widened += 1;
    }
  }
  // The schemas of the list items may be new.
  const schemas = { ...revision.components['schemas'], ...changed.components['schemas'] };
  return { base: { ...changed, components: { ...changed.components, schemas } }, widened };
}

/** Follows a schema's reference in the old contract and in the new one. */
type Resolve = (schema: Schema) => [before: Schema, after: Schema];

const resolve = (document: Document, { $ref, ...schema }: Schema): Schema =>
  $ref === undefined ? schema : (document.components['schemas']?.[$ref.slice($ref.lastIndexOf('/') + 1)] ?? {});

/** Whether a parameter that accepted one value now accepts a comma-separated list of such values. */
function isWidened(
  before: QueryParameter,
  { name, in: place, explode, schema = {} }: QueryParameter,
  resolved: Resolve,
): boolean {
  if (before.in !== 'query' || place !== 'query' || before.name !== name || schema.type !== 'array') return false;
  const { items = {} } = schema;
  const one: Schema = { ...before.schema, default: undefined };
  const isSame = isDeepStrictEqual(one, { ...items, default: undefined });
  return explode === false && (isSame || takesToo(resolved(items)[1].pattern, resolved(one)[0].pattern));
}

/** Whether the pattern `^(a|b)$` matches everything that the pattern `^b$` matches. */
const takesToo = (wider = '', pattern = ''): boolean =>
  pattern !== '' && wider.slice(2, -2).split('|').includes(pattern.slice(1, -1));
