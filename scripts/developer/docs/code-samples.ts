/** How each operation is called with curl, in TypeScript and in Python, for the reference. */
import { OperatorError } from '../../../settings/operator-error.js';
import { eachOperation, isOfPortal, type Document, type Operation, type PathItem } from '../generate/document.js';
import { pascalCase, singular } from '../generate/names.js';
import { sampleOf } from '../generate/samples.js';
import { sdkOperations, type SdkOperation } from '../generate/sdk/operations.js';
import { resolve } from '../generate/sdk/schema.js';
import { curlCall } from './curl-sample.js';
import type { SampleCall } from './sample-call.js';
import { pythonSample, typescriptSample } from './sdk-samples.js';

/** A sample as the reference shows it. */
export interface CodeSample {
  readonly lang: string;
  readonly label: string;
  readonly source: string;
}

interface Parameter {
  $ref?: string;
  name?: string;
  in?: string;
  required?: boolean;
  schema?: object;
}

/** The samples of all operations but streams, by operationId. */
export function codeSamples(document: Document): Map<string, CodeSample[]> {
  const sdk = new Map(sdkOperations(document, new Map()).map((operation) => [operation.id, operation]));
  return new Map(
    [...eachOperation(document.paths)].flatMap(({ path, item, operation }) => {
      const called = sdk.get(operation.operationId);
      if (called === undefined) return [];
      return [[operation.operationId, samplesOf(callOf(document, { path, item, operation, called }))]];
    }),
  );
}

const samplesOf = (call: SampleCall): CodeSample[] => [
  { lang: 'bash', label: 'curl', source: curlCall(call) },
  { lang: 'typescript', label: 'TypeScript', source: typescriptSample(call) },
  { lang: 'python', label: 'Python', source: pythonSample(call) },
];

interface Found {
  readonly path: string;
  readonly item: PathItem;
  readonly operation: Operation;
  readonly called: SdkOperation;
}

function callOf(document: Document, { path, item, operation, called }: Found): SampleCall {
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((each): Parameter =>
    resolve(document, each),
  );
  const required = parameters.filter((each) => each.in === 'query' && each.required === true);
  const content = Object.values(operation.requestBody?.content ?? {})[0];
  return {
    operation: called,
    isOfPortal: isOfPortal(operation),
    ids: Object.fromEntries(
      called.params.map(({ wireName }) => [wireName, exampleOf(document, { path, parameters }, wireName)]),
    ),
    query: Object.fromEntries(required.map(({ name = '', schema }) => [name, String(sampleOf(document, schema))])),
    body: content && 'example' in content ? content.example : undefined,
  };
}

/** An example of what stands at `{name}` of a path: one of the values of an enum, or an id. */
function exampleOf(
  document: Document,
  { path, parameters }: { readonly path: string; readonly parameters: readonly Parameter[] },
  name: string,
): string {
  const { schema } = parameters.find((each) => each.in === 'path' && each.name === name) ?? {};
  const isChoice =
    schema !== undefined && 'enum' in resolve<{ readonly $ref?: string; readonly enum?: unknown }>(document, schema);
  return isChoice ? String(sampleOf(document, schema)) : idOf(document, path, name);
}

/** An example of the id that stands at `{name}` of a path. */
function idOf(document: Document, path: string, name: string): string {
  const schemas = document.components['schemas'] ?? {};
  const [, collection = ''] = new RegExp(`/([^/]+)/\\{${name}\\}`).exec(path) ?? [];
  const wanted = collection === 'external' ? 'ExternalId' : `${singular(pascalCase(collection))}Id`;
  const schema = namesOf[wanted] ?? Object.keys(schemas).find((each) => each === wanted || each.endsWith(wanted));
  if (schema === undefined) throw new OperatorError(`${path}: no schema ${wanted} has an example for {${name}}`);
  return String(sampleOf(document, schemas[schema]));
}

/** Schemas of ids that are not named after the collection. */
const namesOf: Readonly<Record<string, string>> = {
  AuditLogId: 'AuditEntryId',
  RequestLogId: 'LoggedRequestId',
  ScheduledId: 'ScheduledReportId',
};
