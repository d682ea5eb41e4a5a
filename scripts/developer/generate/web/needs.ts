import { eachOperation, type Document } from '../document.js';
import { lines, literal } from './source.js';

/** Source of web/generated/needs.ts: the permissions and rights that each operation requires of a user. */
export function webNeeds({ paths }: Document): string {
  const rows = [...eachOperation(paths)].map(({ operation }): [string, string] => [
    operation.operationId,
    literal(operation.security?.flatMap((scheme) => Object.values(scheme).flat()) ?? []),
  ]);
  return `/** The permissions and rights that an operation needs, all of them. */
export const needs = ${lines(rows)} as const;

export type OperationId = keyof typeof needs;
export type Need = (typeof needs)[OperationId][number];
`;
}
