import type { Schemas } from '../contract/contract.js';

export type ErrorCode = Schemas['ErrorCode'];

export interface FieldError {
  readonly field: string;
  readonly message: string;
  /** For an item of a list: the error code that it would have by itself. */
  readonly code?: ErrorCode;
}

interface ErrorExtras {
  readonly field?: string | undefined;
  readonly details?: readonly FieldError[];
  /** Seconds after which to try again. */
  readonly retryAfter?: number;
}

/** An error for the caller; the server turns it into a response with the error envelope. */
export class ApiError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly extras: ErrorExtras = {},
  ) {
    super(message);
  }
}

/** Limits of an error response: the problems that it lists, and the characters of a field name that it quotes. */
export const maxProblems = 100;
const longestName = 200;

/** `invalid_request` for several fields. `field` is the first of them; at most `maxProblems` are listed. */
export function invalidMany(problems: readonly FieldError[]): ApiError {
  const details = problems.slice(0, maxProblems).map(({ field, message }) => ({ field: shortened(field), message }));
  const [first] = details;
  const message = first ? `${first.field} ${first.message}` : 'The request is invalid';
  return new ApiError('invalid_request', message, { field: first?.field, details });
}

const shortened = (name: string): string => (name.length > longestName ? `${name.slice(0, longestName)}…` : name);

/** `invalid_request` for one field. `message` continues a sentence that begins with the field's name: `must be …`. */
export const invalid = (field: string, message: string): ApiError => invalidMany([{ field, message }]);

/** The same error with its fields under a path of the request: `hours` becomes `entries.3.hours`. */
export function errorAt(path: string, error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const { code, message, extras } = error;
  const at = (field: string | undefined): string => (field === undefined ? path : `${path}.${field}`);
  if (code === 'invalid_request' && extras.details)
    return invalidMany(extras.details.map((each) => ({ ...each, field: at(each.field) })));
  return new ApiError(code, message, { ...extras, field: at(extras.field) });
}

/** Error codes that concern one object, and not the request as a whole. */
const ofObjects = new Set<ErrorCode>(['invalid_request', 'forbidden', 'not_found', 'duplicate', 'invalid_state']);

/** The problems of one item of a list, under its path (`ids.3`). Rethrows errors that do not concern an object. */
export function problemsAt(path: string, error: unknown): readonly Required<FieldError>[] {
  const named = errorAt(path, error);
  if (!(named instanceof ApiError) || !ofObjects.has(named.code)) throw error;
  const { code, message, extras } = named;
  const { field = path, details = [{ field, message }] } = extras;
  return details.map((each) => ({ ...each, code }));
}

/** The error of a bulk request that some items prevent: it has the code of the first problem, and lists all. */
export function bulkError(first: Required<FieldError>, others: readonly Required<FieldError>[]): ApiError {
  const { code, field, message } = first;
  const sentence = code === 'invalid_request' ? `${field} ${message}` : message;
  return new ApiError(code, sentence, { field, details: [first, ...others].slice(0, maxProblems) });
}

export const notFound = (): ApiError => new ApiError('not_found', 'No such object exists');
export const forbidden = (message = 'You may not see this object', field?: string): ApiError =>
  new ApiError('forbidden', message, { field });
export const duplicate = (field: string, message: string): ApiError => new ApiError('duplicate', message, { field });

/** `invalid_state`: the object's state forbids the action; `message` says what to do instead. */
export const invalidState = (message: string, field?: string): ApiError =>
  new ApiError('invalid_state', message, { field });
