import { eachOperation, isOfPortal, type Document, type Method, type Operation, type Parameter } from './document.js';

const always = {
  '400': 'InvalidRequest',
  '401': 'Unauthorized',
  '403': 'Forbidden',
  '429': 'RateLimited',
  default: 'ServerError',
};
/** Responses for operations of the portal, in place of those with the same status above. */
const ofPortal = { '401': 'PortalUnauthorized', '403': 'PortalForbidden' };
const ofOneObject = { '404': 'NotFound' };
const ofWrites = { '409': 'Conflict', '413': 'PayloadTooLarge', '415': 'UnsupportedMediaType' };
const ofPosts = { '422': 'IdempotencyKeyReused' };
const ofWritesToOneObject = { '412': 'PreconditionFailed' };

/**
 * Whether an operation changes a single object. A PUT without an id does too, such as the workspace's, unless it is in
 * bulk.
 */
const writesOneObject = (path: string, method: Method): boolean =>
  (path.includes('{') && method !== 'get') || (method === 'put' && !path.endsWith('/bulk'));

/** A POST that changes something: with an idempotency key, clients can repeat it without changing it twice. */
const isRepeated = (operation: Operation, method: Method): boolean =>
  method === 'post' && operation['x-reads'] !== true;

function responsesOf(operation: Operation, path: string, method: Method): Record<string, string> {
  const onObject = path.includes('{');
  return {
    ...always,
    ...(isOfPortal(operation) ? ofPortal : {}),
    ...(onObject ? ofOneObject : {}),
    ...(method === 'get' ? {} : ofWrites),
    ...(isRepeated(operation, method) ? ofPosts : {}),
    ...(writesOneObject(path, method) ? ofWritesToOneObject : {}),
  };
}

function headersOf(operation: Operation, path: string, method: Method): Parameter[] {
  const names = [
    ...(isRepeated(operation, method) ? ['IdempotencyKey'] : []),
    ...(writesOneObject(path, method) ? ['IfMatch'] : []),
  ];
  return names.map((name) => ({ $ref: `#/components/parameters/${name}` }));
}

/** The types of files that an operation can return, by the value of its `format` parameter. */
const filesOf: Readonly<Record<string, readonly string[]>> = {
  '#/components/parameters/ReportFormat': ['text/csv', 'application/pdf'],
  '#/components/parameters/ListFormat': ['text/csv'],
};
const fileExamples: Readonly<Record<string, string>> = {
  'text/csv': 'client_id,client_name,hours',
  'application/pdf': '%PDF-1.7',
};

function addFiles({ parameters = [], responses }: Operation): void {
  const { content } = responses['200'] as { content?: Record<string, object> };
  for (const type of parameters.flatMap(({ $ref = '' }) => filesOf[$ref] ?? []))
    Object.assign(content ?? {}, {
      [type]: { schema: { type: 'string', format: 'binary', contentMediaType: type, example: fileExamples[type] } },
    });
}

/** Reports and exported lists may be read from a replica; a header then gives the instant of their data. */
function addAge({ 'x-weight': weight, parameters = [], responses }: Operation): void {
  const isListFile = parameters.some(({ $ref }) => $ref === '#/components/parameters/ListFormat');
  if (weight !== 'report' && !isListFile) return;
  const answer = responses['200'] as { headers?: object };
  answer.headers = { ...answer.headers, 'Docket-Data-As-Of': { $ref: '#/components/headers/DataAsOf' } };
}

function addTo(operation: Operation, path: string, method: Method): void {
  for (const [status, name] of Object.entries(responsesOf(operation, path, method))) {
    operation.responses[status] ??= { $ref: `#/components/responses/${name}` };
  }
  if (method === 'get') {
    addFiles(operation);
    addAge(operation);
  }
  const parameters = headersOf(operation, path, method);
  if (parameters.length > 0) operation.parameters = [...(operation.parameters ?? []), ...parameters];
}

/** Gives every operation the responses and headers that all of its kind share. */
export function addCommonResponses(document: Document): Document {
  for (const { path, method, operation } of eachOperation(document.paths)) addTo(operation, path, method);
  return document;
}
