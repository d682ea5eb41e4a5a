import { hash } from 'node:crypto';
import { operations } from '../../generated/operations.js';
import type { OperationId } from '../../contract/contract.js';
import { contractDocument, locate, operationPointer } from '../contract/contract-document.js';

/** The operation that reads the object an operation is about, and how to tell that object's `ETag`. */
export interface Subject {
  readonly getter: OperationId;
  /** Whether the getter needs the object's id: there is one workspace only. */
  readonly byId: boolean;
  /** Whether the operation answers the object as the getter does. */
  readonly answersIt: boolean;
  /** Names that `include` embeds; they do not count for the `ETag`. */
  readonly embedded: ReadonlySet<string>;
}

type Entry = [OperationId, (typeof operations)[OperationId]];
const entries = Object.entries(operations) as Entry[];
const document = contractDocument();

/** What an operation answers as JSON: the properties of the envelope. */
function envelopeOf([, { path, method, status }]: Entry): Readonly<Record<string, unknown>> {
  const answer = `${operationPointer(path, method)}/responses/${status}`;
  const content = (locate(document, answer).value['content'] ?? {}) as Record<string, unknown>;
  if (!('application/json' in content)) return {};
  const { value } = locate(document, `${answer}/content/application~1json/schema`);
  return (value['properties'] ?? {}) as Record<string, unknown>;
}

const schemaOf = (entry: Entry): string => JSON.stringify(envelopeOf(entry)['data'] ?? null);

function embeddedNames([, { path, method }]: Entry): ReadonlySet<string> {
  const listed = (locate(document, operationPointer(path, method)).value['parameters'] ?? []) as unknown[];
  const parameters = listed.map((_, index) =>
    locate(document, `${operationPointer(path, method)}/parameters/${index}`),
  );
  const include = parameters.find(({ value }) => value['name'] === 'include');
  return new Set(include ? (locate(document, `${include.at}/schema/items`).value['enum'] as string[]) : []);
}

const isFile = ([, { path, method, status }]: Entry): boolean =>
  !JSON.stringify(locate(document, `${operationPointer(path, method)}/responses/${status}`).value).includes(
    '"application/json"',
  );

const isListing = (entry: Entry): boolean => 'pagination' in envelopeOf(entry);

const isGetterOf =
  (prefix: string) =>
  (entry: Entry): boolean => {
    const [, { method, path, status }] = entry;
    return method === 'get' && path === prefix && status === 200 && !isFile(entry) && !isListing(entry);
  };

/** `/v1/invoices/{id}/payments` is about the invoice; `/v1/invoices` and `/v1/invoices/from-time` about the one they make. */
function subjectOf(entry: Entry): Subject | undefined {
  const [, { path }] = entry;
  const parts = path.split('/');
  const prefixes = parts
    .map((_, at) => parts.slice(0, parts.length - at).join('/'))
    .filter((prefix) => prefix.endsWith('}'));
  const collection = parts.slice(0, 3).join('/');
  const candidates = [...prefixes, `${path}/{id}`, `${collection}/{id}`, collection];
  const getter = candidates.flatMap((prefix) => entries.filter(isGetterOf(prefix)))[0];
  if (!getter) return undefined;
  return {
    getter: getter[0],
    byId: getter[1].path.includes('{'),
    answersIt: schemaOf(entry) === schemaOf(getter),
    embedded: embeddedNames(getter),
  };
}

const subjects = new Map(entries.map((entry) => [entry[0], subjectOf(entry)]));

/** The object that an operation is about; undefined for lists and the like. */
export const subjectOfOperation = (id: OperationId): Subject | undefined => subjects.get(id);

/**
 * Fields that are no state of an object: two change with every request of a user or by a key, the others stand in one answer alone,
 * that of from-time and that of a key when it is made.
 */
const passing = new Set(['last_active_at', 'last_used_at', 'summary', 'key']);

/** A strong `ETag` over the object's own fields; `json` is the whole object as text, where that is known already. */
export function etagOf(data: Record<string, unknown>, embedded: ReadonlySet<string>, json?: string): string {
  const foreign = [...embedded, ...passing].filter((name) => name in data);
  const own =
    foreign.length > 0
      ? JSON.stringify(Object.fromEntries(Object.entries(data).filter(([name]) => !foreign.includes(name))))
      : (json ?? JSON.stringify(data));
  return `"${hash('sha1', own, 'base64url')}"`;
}
