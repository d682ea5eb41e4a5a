/** Errors in the language of the reader, found by their code or their English message. */
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
  deletion_pending: 'problem_read_only',
  precondition_failed: 'problem_changed',
  idempotency_key_reused: 'problem_sent_already',
  not_found: 'problem_gone',
  forbidden: 'problem_forbidden',
};

interface Known {
  readonly pattern: RegExp;
  readonly key: PortalKey;
}

const byMessage: readonly Known[] = [
  { pattern: /^(is required|must not be (empty|blank))$/, key: 'problem_required' },
  { pattern: /^must have at most (?<count>\d+) characters$/, key: 'problem_too_long' },
  { pattern: /^must have at least (?<count>\d+) characters$/, key: 'problem_too_short' },
  { pattern: /^must be an e-mail address$/, key: 'problem_email' },
  { pattern: /^is the address of another user$/, key: 'problem_email_taken' },
  { pattern: /^is not your password$/, key: 'problem_password' },
  { pattern: /^must not be a password known from breaches/, key: 'problem_password_known' },
  { pattern: /^must not be your name or address/, key: 'problem_password_own' },
  { pattern: /^is wrong, or was used before/, key: 'problem_code' },
  { pattern: /^was refused: begin again to add a passkey/, key: 'problem_passkey_made' },
  { pattern: /^is at no domain with single sign-on/, key: 'problem_sso_unknown' },
  { pattern: /^must be a calendar date/, key: 'problem_date' },
  { pattern: /^must not be before from/, key: 'problem_range' },
  { pattern: /^must be later: the statement can/, key: 'problem_range_long' },
];

/** Messages about a whole request that have their own translation, more precise than the one of their error code. */
const ofRequest: readonly Known[] = [
  { pattern: /^Too many wrong passwords/, key: 'problem_too_many_passwords' },
  { pattern: /^Too many .*: try again in (?<count>\d+) minutes$/, key: 'problem_wait' },
  { pattern: /^The e-mail address or the password is wrong/, key: 'problem_sign_in' },
  { pattern: /^The e-mail address, the password or the code is wrong/, key: 'problem_factor' },
  { pattern: /^This passkey was not accepted/, key: 'problem_passkey' },
  { pattern: /^The sign-in took too long, or the account is no longer active/, key: 'problem_sign_in_late' },
  { pattern: /^Your provider has not verified/, key: 'problem_sso_unverified' },
  { pattern: /^Your address at the provider is not of this workspace/, key: 'problem_sso_domain' },
  { pattern: /^Your account in this workspace is not active/, key: 'problem_sso_inactive' },
  { pattern: /^The sign-in by your provider did not succeed/, key: 'problem_sso_failed' },
  { pattern: /^This link is no longer valid.*npm run workspaces/, key: 'problem_dead_owner_link' },
  { pattern: /^This link is no longer valid/, key: 'problem_dead_link' },
  { pattern: /^This request does not come from a page of this service/, key: 'problem_other_site' },
];

function known({ say }: PortalWords, list: readonly Known[], message: string): string | undefined {
  for (const { pattern, key } of list) {
    const match = pattern.exec(message);
    if (match) return say(key, { ...match.groups });
  }
  return undefined;
}

/** The error of a field; in English if there is no translation. */
export function problemOf(words: PortalWords, message: string): Html {
  const translated = known(words, byMessage, message);
  return translated === undefined ? html`<span lang="en">${message}</span>` : html`${translated}`;
}

/** The error of a whole request; in English if there is no translation. */
export function problemWith(words: PortalWords, { code, message }: ApiError): Html {
  const { say } = words;
  const translated = known(words, ofRequest, message);
  if (translated !== undefined) return html`${translated}`;
  const key = byCode[code];
  return key === undefined ? html`${say('problem_other')} <span lang="en">${message}.</span>` : html`${say(key)}`;
}
