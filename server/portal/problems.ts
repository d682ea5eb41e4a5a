/** What went wrong, in the words of whoever looks at the page. */
import { html, type Html } from '../../documents/html.js';
import type { ApiError, ErrorCode } from '../../domain/errors.js';
import type { PortalKey, PortalWords } from './words.js';

const byCode: Partial<Record<ErrorCode, PortalKey>> = {
  payload_too_large: 'problem_too_large',
  unsupported_media_type: 'problem_file_type',
  rate_limit_exceeded: 'problem_too_many',
  unavailable: 'problem_unavailable',
  internal_error: 'problem_internal',
  idempotency_in_progress: 'problem_unavailable',
  precondition_failed: 'problem_changed',
  idempotency_key_reused: 'problem_sent_already',
  not_found: 'problem_gone',
  forbidden: 'problem_forbidden',
};

const byMessage: readonly { readonly pattern: RegExp; readonly key: PortalKey }[] = [
  { pattern: /^(is required|must not be (empty|blank))$/, key: 'problem_required' },
  { pattern: /^must have (?<count>\d+) characters at most$/, key: 'problem_too_long' },
  { pattern: /^must have (?<count>\d+) characters at least$/, key: 'problem_too_short' },
  { pattern: /^is not your password$/, key: 'problem_password' },
  { pattern: /^must be a day of the calendar/, key: 'problem_date' },
  { pattern: /^must not be before from/, key: 'problem_range' },
  { pattern: /^must be so late that the statement/, key: 'problem_range_long' },
];

/** What is wrong with a field. What has no words of its own is told in English. */
export function problemOf({ say }: PortalWords, message: string): Html {
  for (const { pattern, key } of byMessage) {
    const match = pattern.exec(message);
    if (match) return html`${say(key, { ...match.groups })}`;
  }
  return html`<span lang="en">${message}</span>`;
}

const wrongPasswords = /^Too many wrong passwords/;

/** What is wrong with a request as a whole. */
export function problemWith({ say }: PortalWords, { code, message }: ApiError): Html {
  const key = wrongPasswords.test(message) ? 'problem_too_many_passwords' : byCode[code];
  return key === undefined ? html`${say('problem_other')} <span lang="en">${message}.</span>` : html`${say(key)}`;
}
