import type { ErrorCode, ErrorEnvelope, FieldError } from './generated/types.js';

/**
 * Base class of everything that the SDK throws. A call that is ended by its `AbortSignal` throws the reason of the signal instead.
 */
export class DocketError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
  }
}

/** The service could not be reached, closed the connection, or something in between answered in its place. */
export class ConnectionError extends DocketError {}

/** There was no complete response within `timeoutMs`. */
export class TimeoutError extends DocketError {
  constructor(readonly timeoutMs: number) {
    super(`No response within ${timeoutMs} ms`);
  }
}

interface ErrorExtras {
  readonly field?: string | undefined;
  readonly details?: readonly FieldError[] | undefined;
  readonly requestId?: string | undefined;
  readonly docUrl?: string | undefined;
  readonly retryAfter?: number | undefined;
}

/** The service responded with an error. There is a subclass for each code; `code` and `status` tell them apart as well. */
export class ApiError<Code extends string = string> extends DocketError {
  /** The first invalid field as a dotted path (`line_items.0.rate`), or the name of a parameter. */
  readonly field: string | undefined;
  /** All invalid fields. */
  readonly details: readonly FieldError[];
  /** Identifies the request in the logs of the service. */
  readonly requestId: string | undefined;
  /** The page that explains the code. */
  readonly docUrl: string | undefined;
  /** Seconds to wait before trying again, if the service said so. */
  readonly retryAfter: number | undefined;

  constructor(
    /** The HTTP status. */
    readonly status: number,
    readonly code: Code,
    message: string,
    { field, details = [], requestId, docUrl, retryAfter }: ErrorExtras = {},
  ) {
    super(message);
    this.field = field;
    this.details = details;
    this.requestId = requestId;
    this.docUrl = docUrl;
    this.retryAfter = retryAfter;
  }
}

/** The request violates the contract, or a rule between its fields: `field` and `details` say where. */
export class InvalidRequestError extends ApiError<'invalid_request'> {}
/** The key is missing, unknown, expired or revoked, or its user is deactivated. */
export class UnauthorizedError extends ApiError<'unauthorized'> {}
/** The user of the key may not see or do this. */
export class ForbiddenError extends ApiError<'forbidden'> {}
/** There is no such object in this workspace and mode. */
export class NotFoundError extends ApiError<'not_found'> {}
/** The path does not support this method. */
export class MethodNotAllowedError extends ApiError<'method_not_allowed'> {}
/** Something like this already exists: `field` names what collides. */
export class DuplicateError extends ApiError<'duplicate'> {}
/** The state of an object does not allow this: the message says what to do instead. */
export class InvalidStateError extends ApiError<'invalid_state'> {}
/** The workspace will be deleted, and is read-only until an owner takes that back. */
export class DeletionPendingError extends ApiError<'deletion_pending'> {}
/** `ifMatch` was given, and the object has changed since. */
export class PreconditionFailedError extends ApiError<'precondition_failed'> {}
/** The body or the file is too large. */
export class PayloadTooLargeError extends ApiError<'payload_too_large'> {}
/** The service does not accept files of this type. */
export class UnsupportedMediaTypeError extends ApiError<'unsupported_media_type'> {}
/** The idempotency key was used for another request. */
export class IdempotencyKeyReusedError extends ApiError<'idempotency_key_reused'> {}
/** The first request with this idempotency key is still running. */
export class IdempotencyInProgressError extends ApiError<'idempotency_in_progress'> {}
/** Too many requests: `retryAfter` says when to come back. */
export class RateLimitExceededError extends ApiError<'rate_limit_exceeded'> {}
/** The service failed, and nothing was changed. */
export class InternalError extends ApiError<'internal_error'> {}
/** The service is temporarily unavailable. */
export class UnavailableError extends ApiError<'unavailable'> {}

/** A class for each code of the contract: without one for a new code, this does not compile. */
const classes: { readonly [Code in ErrorCode]: new (...of: ConstructorParameters<typeof ApiError<Code>>) => ApiError } =
  {
    invalid_request: InvalidRequestError,
    unauthorized: UnauthorizedError,
    forbidden: ForbiddenError,
    not_found: NotFoundError,
    method_not_allowed: MethodNotAllowedError,
    duplicate: DuplicateError,
    invalid_state: InvalidStateError,
    deletion_pending: DeletionPendingError,
    precondition_failed: PreconditionFailedError,
    payload_too_large: PayloadTooLargeError,
    unsupported_media_type: UnsupportedMediaTypeError,
    idempotency_key_reused: IdempotencyKeyReusedError,
    idempotency_in_progress: IdempotencyInProgressError,
    rate_limit_exceeded: RateLimitExceededError,
    internal_error: InternalError,
    unavailable: UnavailableError,
  };

const isKnown = (code: string): code is ErrorCode => Object.hasOwn(classes, code);

/** The error in a response. If the response is not the service's own, such as the page of a proxy, it has the code `unknown`. */
export async function errorOf(response: Response): Promise<ApiError> {
  const text = await response.text();
  const { status, headers } = response;
  const retryAfter = retryAfterOf(headers);
  const envelope = envelopeOf(text)?.error;
  const requestId = envelope?.request_id ?? headers.get('x-request-id') ?? undefined;
  if (!envelope) return new ApiError(status, 'unknown', `The response was ${status}`, { requestId, retryAfter });
  const { code, message, field, details, doc_url: docUrl } = envelope;
  const extras = { field, details, requestId, docUrl, retryAfter };
  return isKnown(code)
    ? new (classes[code] as typeof ApiError)(status, code, message, extras)
    : new ApiError(status, code, message, extras);
}

function envelopeOf(text: string): ErrorEnvelope | undefined {
  try {
    const value = JSON.parse(text) as Partial<ErrorEnvelope> | null;
    return typeof value?.error?.code === 'string' ? (value as ErrorEnvelope) : undefined;
  } catch {
    return undefined;
  }
}

/** Seconds; the header can contain an instant instead. */
function retryAfterOf(headers: Headers): number | undefined {
  const value = headers.get('retry-after');
  if (value === null || value.trim() === '') return undefined;
  const seconds = Number(value);
  if (Number.isFinite(seconds)) return Math.max(0, seconds);
  const instant = Date.parse(value);
  return Number.isNaN(instant) ? undefined : Math.max(0, (instant - Date.now()) / 1000);
}
