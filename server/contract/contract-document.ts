import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Document } from 'openapi-backend';
import { projectRoot } from '../../settings/root.js';

/** The text of the contract as it is served. */
export const contractText = readFileSync(join(projectRoot, 'generated/openapi.json'), 'utf8');

/** A fresh copy of the contract, with its `$ref`s. */
export const contractDocument = (): Document => JSON.parse(contractText) as Document;

type Json = Record<string, unknown>;

/** The object a JSON pointer of the document leads to, through references; `at` is where it really stands. */
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
