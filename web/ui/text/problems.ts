/** Describes an error for the person at the screen. */
import { ApiError, ConnectionError, TimeoutError } from 'docket-sdk';
import { sentenceAbout, sentenceOf } from './problem-text.js';
import { t } from '../../messages/text.js';

/** An error whose message the screen wrote for the user. */
export class UserError extends Error {}

/** What a code says by itself; the message of another one says more. */
function byCode(code: unknown): string | undefined {
  if (code === 'rate_limit_exceeded') return t('shell.code.rateLimitExceeded');
  if (code === 'internal_error') return t('shell.code.internalError');
  if (code === 'unavailable') return t('shell.code.unavailable');
  if (code === 'deletion_pending') return t('shell.code.deletionPending');
  if (code === 'precondition_failed') return t('shell.code.preconditionFailed');
  if (code === 'payload_too_large') return t('shell.code.payloadTooLarge');
  if (code === 'unsupported_media_type') return t('shell.code.unsupportedMediaType');
  if (code === 'unauthorized') return t('shell.code.unauthorized');
  return code === 'not_found' ? t('shell.itWasDeletedOrYouAre') : undefined;
}

/** A sentence to show for anything that was thrown. */
export function errorText(error: unknown): string {
  if (error instanceof ApiError)
    return error.details.length > 0
      ? [...new Set(error.details.map(({ field, message }) => sentenceAbout(field, message)))].join(' ')
      : (byCode(error.code) ?? sentenceOf(error.message));
  if (error instanceof UserError) return error.message;
  if (error instanceof TimeoutError) return t('shell.docketDidNotAnswerInTime');
  if (error instanceof ConnectionError)
    return globalThis.navigator.onLine
      ? t('shell.docketCannotBeReachedAtThe2')
      : t('shell.youAreOfflineNothingYouTyped');
  return t('shell.somethingWentWrongOnThisPage');
}
