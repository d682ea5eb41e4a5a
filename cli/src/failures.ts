import { ApiError, ConnectionError, TimeoutError } from '../../sdk/src/errors.js';

/** What a script can tell the outcome by; docs/guides/command-line.md explains them. */
export const exitCodes = { done: 0, refused: 1, usage: 2, unreachable: 3, signedOut: 4 } as const;

/** The command was not understood, or cannot be carried out as it was given: nothing was sent. */
export class UsageError extends Error {}

/** There is no key to call with. */
export class SignedOutError extends Error {}

const isApiError = (error: unknown): error is ApiError => error instanceof ApiError;

/** The exit code of a command that ended with this error. */
export function exitCodeOf(error: unknown): number {
  if (error instanceof SignedOutError || (isApiError(error) && error.status === 401)) return exitCodes.signedOut;
  if (error instanceof ConnectionError || error instanceof TimeoutError) return exitCodes.unreachable;
  return error instanceof UsageError ? exitCodes.usage : exitCodes.refused;
}

/** An error as text: what is wrong, where, and how to ask about it. */
export function describeError(error: unknown): string {
  if (!isApiError(error)) return `error: ${messageOf(error)}\n`;
  const others = error.details.filter(({ field }) => field !== error.field);
  return [
    `error: ${error.message}`,
    ...(error.field === undefined ? [] : [`field: ${error.field}`]),
    ...others.map(({ field, message }) => `field: ${field}: ${message}`),
    ...(error.status === 401 ? ['The key is not accepted: `docket login` stores another one.'] : []),
    ...(error.requestId === undefined ? [] : [`request: ${error.requestId}`]),
    '',
  ].join('\n');
}

/** An error as JSON, in the form of the API's own errors. */
export function errorAsJson(error: unknown): string {
  const body = isApiError(error) ? bodyOf(error) : { code: codeOf(error), message: messageOf(error) };
  return `${JSON.stringify({ error: body }, null, 2)}\n`;
}

const bodyOf = ({ code, message, field, details, requestId, status }: ApiError): object => ({
  code,
  message,
  field,
  details,
  request_id: requestId,
  status,
});

function codeOf(error: unknown): string {
  const code = exitCodeOf(error);
  return Object.entries(exitCodes).find(([, each]) => each === code)?.[0] ?? 'refused';
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (!(error instanceof ConnectionError) || !(error.cause instanceof Error)) return error.message;
  const { message, cause } = error.cause;
  return `${error.message}: ${cause instanceof Error ? cause.message || message : message}`;
}
