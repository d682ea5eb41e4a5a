/** Source of web/generated/queries.ts: the options of TanStack Query for each operation that reads. */
import { eachOperation, type Document } from '../document.js';
import type { SdkOperation } from '../sdk/operations.js';
import { typeInSdk } from '../sdk/names.js';
import { importTypes } from './source.js';

export function webQueries(document: Document, operations: readonly SdkOperation[]): string {
  const contract = [...eachOperation(document.paths)];
  const tags = new Map(contract.map(({ operation }) => [operation.operationId, operation.tags[0] ?? '']));
  const readers = readersOf(document);
  const read = operations.filter(({ id, answer }) => readers.has(id) && answer.kind !== 'file');
  const conditional = new Set(operations.filter(({ isConditional }) => isConditional).map(({ id }) => id));
  const guarded = new Set(
    contract
      .filter(({ operation }) => conditional.has(operation.operationId))
      .map(({ operation }) => operation['x-subject']?.getter),
  );
  const inputs = read.flatMap(({ body, query }) => [
    ...(body.kind === 'json' ? [body.type] : []),
    ...(query?.type === undefined ? [] : [query.type]),
  ]);
  return [
    "import { keepPreviousData, queryOptions } from '@tanstack/react-query';",
    importTypes(inputs.map(typeInSdk), 'docket-sdk').trimEnd(),
    "import { docket } from '../api/docket.js';",
    "import { shareWithEtag, withEtag } from '../api/etags.js';",
    '',
    ...read.map((operation) => optionsOf(operation, tags.get(operation.id) ?? '', guarded.has(operation.id))),
  ].join('\n');
}

/** The ids of operations that change nothing: each GET, and each POST whose input is merely too long for a URL. */
export const readersOf = ({ paths }: Document): Set<string> =>
  new Set(
    [...eachOperation(paths)]
      .filter(({ method, operation }) => method === 'get' || operation['x-reads'] === true)
      .map(({ operation }) => operation.operationId),
  );

function optionsOf(operation: SdkOperation, tag: string, isGuarded: boolean): string {
  const { id, resource, method, summary, params, query, body, answer } = operation;
  const ids = params.map(({ name }) => name);
  const inputs = [
    ...ids.map((name) => [name, `${name}: string`]),
    ...(body.kind === 'json' ? [['body', `body: ${typeInSdk(body.type)}`]] : []),
    ...(query?.type === undefined
      ? []
      : [['query', `query: ${typeInSdk(query.type)}${query.isRequired ? '' : ' = {}'}`]]),
  ];
  const names = inputs.map(([name]) => name);
  // An operation with no parameter but `format` still takes a query before its options.
  const given = [...names, ...(query !== undefined && query.type === undefined ? ['{}'] : []), '{ signal }'];
  const call = `docket.${resource}.${method}(${given.join(', ')})`;
  return [
    `/** ${summary} */`,
    `export const ${id}Options = (${inputs.map(([, source]) => source).join(', ')}) =>`,
    '  queryOptions({',
    `    queryKey: [${[`'${tag}'`, `'${id}'`, ...names].join(', ')}],`,
    `    queryFn: ({ signal }) => ${isGuarded ? `withEtag(${call})` : call},`,
    ...(isGuarded ? ['    structuralSharing: shareWithEtag,'] : []),
    ...(answer.kind === 'page' ? ['    placeholderData: keepPreviousData,'] : []),
    '  });',
    '',
  ].join('\n');
}
