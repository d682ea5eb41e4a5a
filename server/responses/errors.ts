import { ApiError, type ErrorCode } from '../../domain/errors.js';
import { isDiskFull, isContended, isTooLarge, isUnreachable } from '../../database/failures.js';
import { UnknownOutcomeError } from '../../database/unknown-outcome.js';
import type { Schemas } from '../../contract/contract.js';

/** All error codes and their HTTP statuses (docs/decisions/errors.md). */
export const statusOf: Record<ErrorCode, number> = {
  invalid_request: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  duplicate: 409,
  invalid_state: 409,
  deletion_pending: 409,
  idempotency_in_progress: 409,
  precondition_failed: 412,
  payload_too_large: 413,
  unsupported_media_type: 415,
  idempotency_key_reused: 422,
  rate_limit_exceeded: 429,
  internal_error: 500,
  unavailable: 503,
};

/** Headers that go with an error. */
export const headersOf = ({ extras: { retryAfter } }: ApiError): Record<string, string> =>
  retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) };

interface Failure {
  readonly status?: unknown;
}

const unavailable = (message: string): ApiError => new ApiError('unavailable', message, { retryAfter: 1 });

const unknownOutcome =
  'The connection to the database was lost while the change was being committed: it may or may not have been made. ' +
  'Repeat the request with the same Idempotency-Key; if it had none, check before you repeat it';

const tooLarge =
  'The request is too large for the database, and nothing was changed: send it in smaller parts, such as fewer objects or a shorter period';

/** The error that the client sees, whatever was thrown. Nothing about an unexpected one is revealed. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof URIError)
    return new ApiError('invalid_request', 'The path contains a malformed percent-encoding', { field: 'path' });
  const failure = (typeof error === 'object' && error !== null ? error : {}) as Failure;
  if (error instanceof UnknownOutcomeError) return unavailable(unknownOutcome);
  if (isUnreachable(error)) return unavailable('The database is not responding: try again shortly');
  if (isDiskFull(error)) return unavailable('The database is out of disk space at the moment: nothing was changed');
  if (isContended(error)) return unavailable('Too many requests changed the same object at once: try again');
  if (isTooLarge(error)) return new ApiError('invalid_state', tooLarge);
  if (failure.status === 413) return new ApiError('payload_too_large', 'The body must be at most 1 MiB');
  if (failure.status === 400)
    return new ApiError('invalid_request', 'body is not well-formed JSON', {
      field: 'body',
      details: [{ field: 'body', message: 'is not well-formed JSON' }],
    });
  return new ApiError('internal_error', 'Something went wrong on our side: nothing was changed');
}

/** The body of an error response. */
export function errorBody(error: ApiError, requestId: string, publicUrl: string): Schemas['ErrorEnvelope'] {
  const { field, details } = error.extras;
  return {
    error: {
      code: error.code,
      message: error.message,
      ...(field === undefined ? {} : { field }),
      ...(details ? { details: [...details] } : {}),
      request_id: requestId,
      doc_url: `${publicUrl}/docs/errors/${error.code}`,
    },
  };
}
