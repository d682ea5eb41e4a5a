import { hash } from 'node:crypto';
import { operations } from '../../generated/operations.js';
import type { OperationId } from '../../contract/contract.js';
import { contractDocument } from '../contract/contract-document.js';
import { locate, operationPointer } from '../contract/pointers.js';

/**
 * The operation that reads an operation's subject (`x-subject` of the contract), and how to compute that object's
 * `ETag`.
 */
export interface OperationSubject {
  readonly getter: OperationId;
  /** Whether the getter takes the object's id: those of the workspace and of templates of mails do not. */
  readonly byId: boolean;
  /** Whether the operation returns the object in the same form as the getter. */
  readonly answersIt: boolean;
  /** Names of embedded objects, which do not contribute to the `ETag`. */
  readonly embedded: ReadonlySet<string>;
}

const document = contractDocument();

function embeddedNames({ path, method }: (typeof operations)[OperationId]): ReadonlySet<string> {
  const listed = (locate(document, operationPointer(path, method)).value['parameters'] ?? []) as unknown[];
  const parameters = listed.map((_, index) =>
    locate(document, `${operationPointer(path, method)}/parameters/${index}`),
  );
  const include = parameters.find(({ value }) => value['name'] === 'include');
  return new Set(include ? (locate(document, `${include.at}/schema/items`).value['enum'] as string[]) : []);
}

const ids = Object.keys(operations) as OperationId[];

function subjectOf(id: OperationId): OperationSubject | undefined {
  const { subject } = operations[id];
  if (subject === null) return undefined;
  const getter = operations[subject.getter];
  return {
    getter: subject.getter,
    byId: getter.path.includes('{id}'),
    answersIt: subject.isAnswered,
    embedded: embeddedNames(getter),
  };
}

const subjects = new Map(ids.map((id) => [id, subjectOf(id)]));

/** The subject of an operation; undefined for operations without `ETag` and `If-Match`, such as lists. */
export const subjectOfOperation = (id: OperationId): OperationSubject | undefined => subjects.get(id);

/**
 * Fields that are not part of an object's state: they change with every request of a user or key, tell what became of
 * a mail, or are only in the responses of createInvoiceFromTime and createApiKey.
 */
const passing = new Set(['last_active_at', 'last_used_at', 'last_used_ip', 'ip', 'delivery', 'summary', 'key']);

/** A strong `ETag` over the object's own fields; `json` is the whole object as text, if that is already known. */
export function etagOf(data: Record<string, unknown>, embedded: ReadonlySet<string>, json?: string): string {
  const foreign = [...embedded, ...passing].filter((name) => name in data);
  const own =
    foreign.length > 0
      ? JSON.stringify(Object.fromEntries(Object.entries(data).filter(([name]) => !foreign.includes(name))))
      : (json ?? JSON.stringify(data));
  return `"${hash('sha1', own, 'base64url')}"`;
}
