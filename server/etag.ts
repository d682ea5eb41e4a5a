import { createHash } from 'node:crypto';
import { operations } from '../generated/operations.js';
import type { OperationId } from '../openapi/contract.js';
import { contractDocument, locate, operationPointer } from './contract-document.js';

/** The operation that reads the object an operation is about, and how to tell that object's `ETag`. */
export interface Subject {
  readonly getter: OperationId;
  /** Whether the operation answers the object as the getter does. */
  readonly answersIt: boolean;
  /** Names that `include` embeds; they do not count for the `ETag`. */
  readonly embedded: ReadonlySet<string>;
}

type Entry = [OperationId, (typeof operations)[OperationId]];
const entries = Object.entries(operations) as Entry[];
const document = contractDocument();

function schemaOf([, { path, method, status }]: Entry): string {
  const { value } = locate(document, `${operationPointer(path, method)}/responses/${status}`);
  const content = (value['content'] ?? {}) as { 'application/json'?: { schema?: { properties?: { data?: unknown } } } };
  return JSON.stringify(content['application/json']?.schema?.properties?.data ?? null);
}

function embeddedNames([, { path, method }]: Entry): ReadonlySet<string> {
  const listed = (locate(document, operationPointer(path, method)).value['parameters'] ?? []) as unknown[];
  const include = listed.map((_, index) => locate(document, `${operationPointer(path, method)}/parameters/${index}`).value).find(({ name }) => name === 'include');
  return new Set((include?.['schema'] as { items?: { enum?: string[] } } | undefined)?.items?.enum ?? []);
}

const isGetterOf = (prefix: string) => ([, { method, path, status }]: Entry): boolean => method === 'get' && path === prefix && status === 200;

/** `/v1/invoices/{id}/payments` is about the invoice; `/v1/invoices` and `/v1/invoices/from-time` about the one they make. */
function subjectOf(entry: Entry): Subject | undefined {
  const [, { path }] = entry;
  const parts = path.split('/');
  const prefixes = parts.map((_, at) => parts.slice(0, parts.length - at).join('/')).filter((prefix) => prefix.endsWith('}'));
  const candidates = [...prefixes, `${parts.slice(0, 3).join('/')}/{id}`];
  const getter = candidates.flatMap((prefix) => entries.filter(isGetterOf(prefix)))[0];
  if (!getter) return undefined;
  return { getter: getter[0], answersIt: schemaOf(entry) === schemaOf(getter), embedded: embeddedNames(getter) };
}

const subjects = new Map(entries.map((entry) => [entry[0], subjectOf(entry)]));

/** The object that an operation is about; undefined for lists and the like. */
export const subjectOfOperation = (id: OperationId): Subject | undefined => subjects.get(id);

/** A strong `ETag` over the object's own fields. */
export function etagOf(data: Record<string, unknown>, embedded: ReadonlySet<string>): string {
  const own = embedded.size > 0 && Object.keys(data).some((name) => embedded.has(name)) ? Object.fromEntries(Object.entries(data).filter(([name]) => !embedded.has(name))) : data;
  return `"${createHash('sha1').update(JSON.stringify(own)).digest('base64url')}"`;
}
