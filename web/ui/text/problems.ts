/** Describes an error for the person at the screen. */
import { ApiError, ConnectionError, TimeoutError } from 'docket-sdk';
import { sentenceAbout, sentenceOf } from './problem-text.js';
import { t } from '../../messages/text.js';

/** An error whose message the screen wrote for the user. */
export class UserError extends Error {}

/** A sentence to show for anything that was thrown. */
export function errorText(error: unknown): string {
  if (error instanceof ApiError)
    return error.details.length > 0
      ? [...new Set(error.details.map(({ field, message }) => sentenceAbout(field, message)))].join(' ')
      : sentenceOf(error.message);
  if (error instanceof UserError) return error.message;
  if (error instanceof TimeoutError) return t('shell.docketDidNotAnswerInTime');
  if (error instanceof ConnectionError)
    return globalThis.navigator.onLine
      ? t('shell.docketCannotBeReachedAtThe2')
      : t('shell.youAreOfflineNothingYouTyped');
  return t('shell.somethingWentWrongOnThisPage');
}
