import type { Schemas } from '../contract/contract.js';

export type ErrorCode = Schemas['ErrorCode'];

export interface FieldError {
  readonly field: string;
  readonly message: string;
  /** Of something that a list of ids names: which error that would be by itself. */
  readonly code?: ErrorCode;
}

interface ErrorExtras {
  readonly field?: string | undefined;
  readonly details?: readonly FieldError[];
  /** In how many seconds to try again. */
  readonly retryAfter?: number;
}

/** A failure that a client may see; the server turns it into the envelope. */
export class ApiError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly extras: ErrorExtras = {},
  ) {
    super(message);
  }
}

/** The most problems that a refusal lists, and the longest name of the request that it quotes. */
export const maxProblems = 100;
const longestName = 200;

/** Several fields of the request are wrong; `field` of the error is the first of them. The list is bounded, whatever was sent. */
export function invalidMany(problems: readonly FieldError[]): ApiError {
  const details = problems.slice(0, maxProblems).map(({ field, message }) => ({ field: shortened(field), message }));
  const [first] = details;
  const message = first ? `${first.field} ${first.message}` : 'The request is invalid';
  return new ApiError('invalid_request', message, { field: first?.field, details });
}

const shortened = (name: string): string => (name.length > longestName ? `${name.slice(0, longestName)}…` : name);

/** One field of the request is wrong. `message` continues the sentence that the field's name begins: `must be …`. */
export const invalid = (field: string, message: string): ApiError => invalidMany([{ field, message }]);

/** The same error about something that stands under a path of the request: `hours` becomes `entries.3.hours`. */
export function errorAt(path: string, error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const { code, message, extras } = error;
  const at = (field: string | undefined): string => (field === undefined ? path : `${path}.${field}`);
  if (code === 'invalid_request' && extras.details)
    return invalidMany(extras.details.map((each) => ({ ...each, field: at(each.field) })));
  return new ApiError(code, message, { ...extras, field: at(extras.field) });
}

/** The codes that tell of an object or of what is asked of it, and not of the request as a whole. */
const ofObjects = new Set<ErrorCode>(['invalid_request', 'forbidden', 'not_found', 'duplicate', 'invalid_state']);

/** What is wrong with one thing of a list, under its path (`ids.3`). An error that is about no object goes on. */
export function problemsAt(path: string, error: unknown): readonly Required<FieldError>[] {
  const named = errorAt(path, error);
  if (!(named instanceof ApiError) || !ofObjects.has(named.code)) throw error;
  const { code, message, extras } = named;
  const { field = path, details = [{ field, message }] } = extras;
  return details.map((each) => ({ ...each, code }));
}

/** Things of a list stand in the way of what was to be done to all of them: the error is that of the first, and tells of all. */
export function refusedFor(first: Required<FieldError>, others: readonly Required<FieldError>[]): ApiError {
  const { code, field, message } = first;
  const sentence = code === 'invalid_request' ? `${field} ${message}` : message;
  return new ApiError(code, sentence, { field, details: [first, ...others].slice(0, maxProblems) });
}

export const notFound = (): ApiError => new ApiError('not_found', 'No such object exists');
export const forbidden = (message = 'You may not see this object', field?: string): ApiError =>
  new ApiError('forbidden', message, { field });
export const duplicate = (field: string, message: string): ApiError => new ApiError('duplicate', message, { field });

/** A rule of state refuses; `message` says what to do instead. */
export const invalidState = (message: string, field?: string): ApiError =>
  new ApiError('invalid_state', message, { field });
