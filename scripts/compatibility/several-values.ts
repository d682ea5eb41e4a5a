/** Query parameters that took one value and take several now: what was sent goes on to work, though Redocly knows no such change. */
import { isDeepStrictEqual } from 'node:util';
import { eachOperation, type Document, type Parameter } from '../generate/document.js';

interface Schema {
  readonly type?: string;
  readonly items?: object;
  readonly default?: unknown;
}

type QueryParameter = Parameter & { readonly explode?: boolean; readonly schema?: Schema };

/** The contract `base` as if those parameters had always taken several values, and how many they are. */
export function withSeveralValues(base: Document, revision: Document): { base: Document; widened: number } {
  const changed = structuredClone(base);
  const now = new Map(
    [...eachOperation(revision.paths)].map(({ operation }) => [operation.operationId, operation.parameters ?? []]),
  );
  let widened = 0;
  for (const { operation } of eachOperation(changed.paths)) {
    for (const [at, parameter] of (operation.parameters ?? []).entries()) {
      const wider = now.get(operation.operationId)?.find((each) => isWidened(parameter, each));
      if (!wider) continue;
      operation.parameters?.splice(at, 1, wider);
      widened += 1;
    }
  }
  return { base: changed, widened };
}

/** Whether a list parted by commas stands where each of its items stood alone. */
function isWidened(before: QueryParameter, { name, in: place, explode, schema = {} }: QueryParameter): boolean {
  if (before.in !== 'query' || place !== 'query' || before.name !== name || schema.type !== 'array') return false;
  const one: object = { ...before.schema, default: undefined };
  return explode === false && isDeepStrictEqual(one, { ...schema.items, default: undefined });
}
