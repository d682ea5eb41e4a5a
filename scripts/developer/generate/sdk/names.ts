/**
 * The rule by which the SDK names an operation: the resource is the first part of its path, the method is its
 * operationId without that noun.
 */
import { pascalCase, singular } from '../names.js';

/** The place of an operation in the SDK: `docket.<resource>.<method>()`. */
export interface SdkName {
  readonly resource: string;
  readonly method: string;
}

/** Resources that have no path of their own but are named as if they had: `startTimer` is `timers.start`. */
const virtualResources: Readonly<Record<string, string>> = { Timer: 'timers' };

const uncapitalised = (word: string): string => word.charAt(0).toLowerCase() + word.slice(1);

/** `time-entries` → `timeEntries`. */
export const camelCase = (words: string): string => uncapitalised(pascalCase(words));

/** The thing that a path is about, as operationIds call it: `/v1/time-entries/{id}` → `TimeEntry`. */
export const nounOf = (path: string): string => singular(pascalCase(collectionOf(path)));

function collectionOf(path: string): string {
  const [collection = ''] = path.replace(/^\/v1\//, '').split('/');
  return collection;
}

/**
 * `createInvoiceFromTime` at `/v1/invoices/from-time` is `invoices.createFromTime`: the noun is dropped. If it is plural and
 * nothing follows, the method is for many at once: `updateTickets` is `tickets.updateMany`. Lists are plural anyway.
 */
export function sdkName(operationId: string, path: string): SdkName {
  const plural = pascalCase(collectionOf(path));
  const resource = camelCase(collectionOf(path));
  const short = without(operationId, plural, singular(plural));
  if (short !== undefined) return { resource, method: short };
  for (const [thing, things] of Object.entries(virtualResources)) {
    const method = without(operationId, `${thing}s`, thing);
    if (method !== undefined) return { resource: things, method };
  }
  return { resource, method: operationId };
}

/** An operationId without its noun; undefined if it does not contain it. */
function without(operationId: string, plural: string, noun: string): string | undefined {
  if (plural !== noun) {
    const [verb, rest] = split(operationId, plural);
    if (verb !== undefined) return rest === '' && verb !== 'list' && !/[A-Z]/.test(verb) ? `${verb}Many` : verb + rest;
  }
  const [verb, rest] = split(operationId, noun);
  return verb === undefined ? undefined : verb + rest;
}

/** The parts of an operationId before and after a word; empty if it does not contain the word, or begins with it. */
function split(operationId: string, word: string): [before: string, after: string] | [] {
  const at = operationId.search(new RegExp(`${word}(?![a-z])`));
  return at < 1 ? [] : [operationId.slice(0, at), operationId.slice(at + word.length)];
}

/** Names of the contract that are others in the SDKs: shorter ones, and those that would shadow one of the language. */
const renamed: Readonly<Record<string, string>> = {
  Event: 'DocketEvent',
  Day: 'CalendarDate',
  Instant: 'DateTime',
  // As in 1.0.0. Other generators need these names themselves (test/contract/names.test.ts).
  ClientObject: 'Client',
  ApiKeyObject: 'ApiKey',
  PortalSessionObject: 'PortalSession',
  SessionObject: 'Session',
};

/** The name in the SDK of a type of the contract. */
export const typeInSdk = (name: string): string => name.replace(/^\w+/, (word) => renamed[word] ?? word);
