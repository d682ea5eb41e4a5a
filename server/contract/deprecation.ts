/**
 * How clients learn that part of the API will be removed (docs/decisions/versions.md): the contract marks it
 * `deprecated` with the days `x-deprecated-since` and `x-sunset`, and every response to a request that uses it says so
 * with `Deprecation` (RFC 9745), `Sunset` (RFC 8594) and `Link`.
 */
import type { Context as KoaContext } from 'koa';
import type { Document } from 'openapi-backend';
import { operations } from '../../generated/operations.js';
import type { OperationId } from '../../contract/contract.js';
import { locate, operationPointer } from './pointers.js';

/** Something that is deprecated from one day on, and may be removed from another. */
interface Notice {
  readonly since: Date;
  readonly sunset: Date;
  /** Whether a request uses it. */
  readonly isUsedBy: (koa: KoaContext) => boolean;
}

/** The deprecated parts of operations, by operation. */
export type Deprecations = ReadonlyMap<string, readonly Notice[]>;

type Json = Record<string, unknown>;

/** Reads the contract. A mark without its two days, or with the second not after the first, is an error. */
export function findDeprecations(document: Document): Deprecations {
  const found = new Map<string, Notice[]>();
  for (const id of Object.keys(operations) as OperationId[]) {
    const { path, method } = operations[id];
    const notices = noticesOf(document, operationPointer(path, method), id);
    if (notices.length > 0) found.set(id, notices);
  }
  return found;
}

function noticesOf(document: Document, pointer: string, id: string): Notice[] {
  const operation = locate(document, pointer).value;
  const count = Array.isArray(operation['parameters']) ? operation['parameters'].length : 0;
  const parameters = Array.from({ length: count }, (_, at) => locate(document, `${pointer}/parameters/${at}`).value);
  return [
    ...noticeOf(operation, id, () => true),
    ...parameters.flatMap((parameter) =>
      noticeOf(parameter, `${id}, ${String(parameter['name'])}`, (koa) => isSent(parameter, koa)),
    ),
  ];
}

function noticeOf(marked: Json, what: string, isUsedBy: Notice['isUsedBy']): Notice[] {
  const days = [marked['x-deprecated-since'], marked['x-sunset']];
  if (marked['deprecated'] !== true && days.every((day) => day === undefined)) return [];
  const [since, sunset] = days.map((day) => new Date(`${String(day)}T00:00:00Z`));
  if (marked['deprecated'] !== true || !since || !sunset || !(since < sunset))
    throw new Error(`${what}: anything deprecated must have x-deprecated-since and a later x-sunset`);
  return [{ since, sunset, isUsedBy }];
}

/** Whether a request sends a parameter; one of the path is always sent. */
function isSent({ name, in: place }: Json, koa: KoaContext): boolean {
  if (place === 'header') return koa.get(String(name)) !== '';
  return place !== 'query' || new URLSearchParams(koa.querystring).has(String(name));
}

const earliest = (days: readonly Date[]): Date => new Date(Math.min(...days.map(Number)));

/**
 * Sets the deprecation headers for what the request uses, regardless of its outcome; of several dates, the earliest.
 */
export function announce(deprecations: Deprecations, id: string, koa: KoaContext, publicUrl: string): void {
  const used = deprecations.get(id)?.filter(({ isUsedBy }) => isUsedBy(koa)) ?? [];
  if (used.length === 0) return;
  const about = `<${publicUrl}/docs/changes>`;
  koa.set({
    Deprecation: `@${earliest(used.map(({ since }) => since)).getTime() / 1000}`,
    Sunset: earliest(used.map(({ sunset }) => sunset)).toUTCString(),
    Link: `${about}; rel="deprecation"; type="text/html", ${about}; rel="sunset"; type="text/html"`,
  });
}
