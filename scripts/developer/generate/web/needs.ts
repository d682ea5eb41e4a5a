import { eachOperation, type Document } from '../document.js';
import { lines, literal } from './source.js';

/** Source of web/generated/needs.ts: the permissions and rights that each operation requires of a user. */
export function webNeeds({ paths }: Document): string {
  const operations = [...eachOperation(paths)].map(({ operation }) => ({
    id: operation.operationId,
    needs: operation.security?.flatMap((scheme) => Object.values(scheme).flat()) ?? [],
  }));
  const rows = operations
    .filter(({ needs }) => needs.length > 0)
    .map(({ id, needs }): [string, string] => [id, literal(needs)]);
  return `/** The permissions and rights that operations need, all of them. Those that are not named need none. */
export const needs = ${lines(rows)} as const;

export type OperationId =
${operations.map(({ id }) => `  | '${id}'`).join('\n')};
export type Need = (typeof needs)[keyof typeof needs][number];
`;
}
