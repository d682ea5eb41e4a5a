/** What each role may do, according to the access matrix of the API. */
import type { OperationId } from '../../../../contract/contract.js';
import { roles, type Role } from '../../../../domain/people/policy.js';
import { isAllowed, rowsOf } from '../matrix.js';
import { isOperation } from './visit.js';

/**
 * Rights that the matrix shows only in the rows and fields of responses, the right to export files, and those over the second factor
 * and the personal data of others, of whom the matrix has none that fits.
 */
const beside = {
  'second factors of others': ['owner', 'admin'],
  'time of others': ['owner', 'admin', 'manager', 'viewer'],
  'keys of others': ['owner', 'admin'],
  files: ['owner', 'admin', 'manager'],
  rates: ['owner', 'admin', 'manager'],
} as const satisfies Readonly<Record<string, readonly Role[]>>;

/**
 * An operation; optionally followed by the object of a row in the matrix, or by `any`. By default, the row of their own
 * client, project or ticket.
 */
export type Need = OperationId | `${OperationId} ${string}` | keyof typeof beside;

/** Whether a role has all of these rights. */
export function meets(role: Role, needs: Need | readonly Need[]): boolean {
  return [needs].flat().every((need) => {
    if (isBeside(need)) return beside[need].some((one) => one === role);
    const [operation = '', ...on] = need.split(' ');
    if (!isOperation(operation)) throw new Error(`There is no operation ${operation}`);
    if (on[0] === 'any') return isEverAllowed(role, operation);
    const usual = rowsOf(operation).includes('-') ? '-' : 'of their ticket';
    return isAllowed(role, operation, on.length > 0 ? on.join(' ') : usual);
  });
}

const isBeside = (need: Need): need is keyof typeof beside => Object.hasOwn(beside, need);

/** Whether a role may use an operation on any object. What no key may use is for everybody who is signed in: one's own second factor. */
export const isEverAllowed = (role: Role, operation: OperationId): boolean =>
  isAllowedOnAny(role, operation) || !roles.some((each) => isAllowedOnAny(each, operation));

const isAllowedOnAny = (role: Role, operation: OperationId): boolean =>
  rowsOf(operation).some((on) => isAllowed(role, operation, on));
