/** JSON pointers into a contract. Pure. */
import type { Document } from 'openapi-backend';

type Json = Record<string, unknown>;

/** The object at a JSON pointer, after following its references; `at` is the pointer to the object itself. */
export function locate(document: Document, pointer: string): { at: string; value: Json } {
  let at = pointer;
  let value = follow(document, at);
  while (typeof value['$ref'] === 'string' && Object.keys(value).length === 1) {
    at = value['$ref'];
    value = follow(document, at);
  }
  return { at, value };
}

function follow(document: Document, pointer: string): Json {
  const parts = pointer.replace(/^#\//, '').split('/');
  const found = parts.reduce<unknown>(
    (node, part) => (node as Json)[part.replaceAll('~1', '/').replaceAll('~0', '~')],
    document,
  );
  if (typeof found !== 'object' || found === null) throw new Error(`Nothing found in the contract at ${pointer}`);
  return found as Json;
}

/** JSON pointer of an operation. */
export const operationPointer = (path: string, method: string): string =>
  `#/paths/${path.replaceAll('~', '~0').replaceAll('/', '~1')}/${method}`;
