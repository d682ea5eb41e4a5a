/** Describes an error for the person at the screen. */
import { ApiError, ConnectionError, TimeoutError } from 'docket-sdk';
import { sentenceAbout, sentenceOf } from './problem-text.js';

/** An error whose message the screen wrote for the user. */
export class UserError extends Error {}

/** A sentence to show for anything that was thrown. */
export function errorText(error: unknown): string {
  if (error instanceof ApiError)
    return error.details.length > 0
      ? [...new Set(error.details.map(({ field, message }) => sentenceAbout(field, message)))].join(' ')
      : sentenceOf(error.message);
  if (error instanceof UserError) return error.message;
  if (error instanceof TimeoutError) return 'Docket did not answer in time. Nothing you typed is lost: try again.';
  if (error instanceof ConnectionError)
    return globalThis.navigator.onLine
      ? 'Docket cannot be reached at the moment. Nothing you typed is lost: try again.'
      : 'You are offline. Nothing you typed is lost: try again when you are back.';
  return 'Something went wrong on this page. Reload it; if it happens again, tell whoever runs Docket for you.';
}
