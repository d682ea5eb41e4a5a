/** Throttles guessing of passwords and keys, and sending mails to other people, by address and by account. */
import { createHash } from 'node:crypto';
import { emailKey } from '../../domain/clients/contact-keys.js';
import { ApiError } from '../../domain/errors.js';
import type { Id } from '../../domain/ids.js';
import type { Realm } from '../../models/people/account.js';
import { networkOf } from './address.js';
import { tooMany, type Counters } from './rate-limit.js';

const minutes = 60;

/**
 * `points` attempts per `duration` in seconds. Accounts that do not exist are counted too, so that no response reveals
 * which exist.
 */
export const attemptLimits = {
  signInOfAccount: { name: 'sign_in_account', points: 10, duration: 15 * minutes },
  signInByAddress: { name: 'sign_in_address', points: 50, duration: 15 * minutes },
  checkOfAccount: { name: 'check_account', points: 10, duration: 15 * minutes },
  codeOfAddress: { name: 'factor_code', points: 10, duration: 15 * minutes },
  resetOfAccount: { name: 'reset_account', points: 3, duration: 60 * minutes },
  resetByAddress: { name: 'reset_address', points: 50, duration: 15 * minutes },
  codeByAddress: { name: 'cli_code_address', points: 20, duration: 15 * minutes },
  ssoByAddress: { name: 'sso_address', points: 100, duration: 15 * minutes },
  passkeyByAddress: { name: 'passkey_address', points: 100, duration: 15 * minutes },
  keyByAddress: { name: 'key_address', points: 300, duration: minutes },
} as const;

/** Who attempts to sign in, or requests a link. */
export interface Attempt {
  readonly realm: Realm;
  readonly email: string;
  /** The workspace that was named, if any; null if its id is malformed. */
  readonly workspaceId?: Id | null | undefined;
  readonly ip: string;
}

/** A person at an open session who has to enter their password or a code of their second factor again. */
export interface PasswordCheck {
  readonly accountId: string;
  readonly ip: string;
}

export interface Attempts {
  /**
   * Counts a sign-in before it is attempted, so that concurrent attempts cannot bypass the limit; throws if there were
   * too many.
   */
  beginSignIn(attempt: Attempt): Promise<void>;
  /** After a success: clears the count of the account, and takes this attempt off the count of the address. */
  signedIn(attempt: Attempt): Promise<void>;
  /**
   * Like `beginSignIn`, for the code of a second factor. Counts by email address, whether or not a ticket has an account, and whatever
   * workspace was named.
   */
  beginFactor(attempt: Attempt): Promise<void>;
  /** After a success: takes this attempt off the counts. */
  passedFactor(attempt: Attempt): Promise<void>;
  /** Like `beginSignIn`, for the password or code of a user or contact who is signed in. */
  beginCheck(check: PasswordCheck): Promise<void>;
  /** Like `signedIn`, for such a password. */
  passed(check: PasswordCheck): Promise<void>;
  /** After a refusal that looked at neither password nor code: takes this attempt off the counts. */
  uncheck(check: PasswordCheck): Promise<void>;
  /** Counts a request for a mail with a link; throws if there were too many. */
  requestLink(attempt: Attempt): Promise<void>;
  /** Counts a code of the command line before it is tried; throws if there were too many. */
  beginCode(ip: string): Promise<void>;
  /** After a success: takes this attempt off the count of the address. */
  redeemedCode(ip: string): Promise<void>;
  /** Counts a step of single sign-on before it is taken; throws if there were too many. */
  beginSso(ip: string): Promise<void>;
  /** After a sign-in: takes its steps off the count of the address. */
  signedInBySso(ip: string): Promise<void>;
  /** Counts a step of a sign-in by a passkey before it is taken; throws if there were too many. */
  beginPasskey(ip: string): Promise<void>;
  /** After a sign-in: takes its steps off the count of the address. */
  signedInByPasskey(ip: string): Promise<void>;
  /** After a logout that a provider sent: takes it off the count of the address. */
  endedBySso(ip: string): Promise<void>;
  /** Counts a key or session that does not work; throws if there were too many. One that works is never refused. */
  refusedKey(ip: string): Promise<void>;
}

/**
 * Hashed, so that the store contains no e-mail addresses. Attempts in a named workspace are counted separately: anyone
 * can create an account with someone else's address on their own test side, and must not be able to clear that person's
 * count by signing in there.
 */
const accountOf = ({ realm, email, workspaceId }: Attempt): string =>
  createHash('sha256')
    .update(`${realm} ${workspaceId ?? ''} ${emailKey(email)}`)
    .digest('base64url');

export function createAttempts(counters: Pick<Counters, 'limiter'>): Attempts {
  const signInOfAccount = counters.limiter(attemptLimits.signInOfAccount);
  const signInByAddress = counters.limiter(attemptLimits.signInByAddress);
  const checkOfAccount = counters.limiter(attemptLimits.checkOfAccount);
  const codeOfAddress = counters.limiter(attemptLimits.codeOfAddress);
  const resetOfAccount = counters.limiter(attemptLimits.resetOfAccount);
  const resetByAddress = counters.limiter(attemptLimits.resetByAddress);
  const codeByAddress = counters.limiter(attemptLimits.codeByAddress);
  const ssoByAddress = counters.limiter(attemptLimits.ssoByAddress);
  const passkeyByAddress = counters.limiter(attemptLimits.passkeyByAddress);
  const keyByAddress = counters.limiter(attemptLimits.keyByAddress);
  const count = async (by: typeof keyByAddress, caller: string, what: string): Promise<void> => {
    const { refused, msBeforeNext } = await by.consume(caller);
    if (refused) throw tooMany(what, msBeforeNext);
  };
  return {
    async beginSignIn(attempt) {
      await count(signInByAddress, networkOf(attempt.ip), 'attempts to sign in');
      await count(signInOfAccount, accountOf(attempt), 'attempts to sign in');
    },
    async signedIn(attempt) {
      await signInOfAccount.delete(accountOf(attempt));
      await signInByAddress.reward(networkOf(attempt.ip));
    },
    async beginFactor(attempt) {
      await count(signInByAddress, networkOf(attempt.ip), 'attempts to sign in');
      await count(codeOfAddress, accountOf({ ...attempt, workspaceId: undefined }), 'attempts to sign in');
    },
    async passedFactor(attempt) {
      await signInByAddress.reward(networkOf(attempt.ip));
      // Not cleared: anyone can have an account of this address in a workspace of their own, and pass there.
      await codeOfAddress.reward(accountOf({ ...attempt, workspaceId: undefined }));
      await signInOfAccount.delete(accountOf(attempt));
    },
    async beginCheck({ accountId, ip }) {
      await count(signInByAddress, networkOf(ip), 'attempts to sign in');
      await count(checkOfAccount, accountId, 'wrong passwords');
    },
    async passed({ accountId, ip }) {
      await checkOfAccount.delete(accountId);
      await signInByAddress.reward(networkOf(ip));
    },
    async uncheck({ accountId, ip }) {
      await checkOfAccount.reward(accountId);
      await signInByAddress.reward(networkOf(ip));
    },
    async requestLink(attempt) {
      await count(resetByAddress, networkOf(attempt.ip), 'requests for a link');
      await count(resetOfAccount, accountOf(attempt), 'requests for a link');
    },
    beginCode: (ip) => count(codeByAddress, networkOf(ip), 'codes'),
    async redeemedCode(ip) {
      await codeByAddress.reward(networkOf(ip));
    },
    beginSso: (ip) => count(ssoByAddress, networkOf(ip), 'attempts to sign in'),
    async signedInBySso(ip) {
      // Its beginning and its end were counted.
      for (let step = 0; step < 2; step++) await ssoByAddress.reward(networkOf(ip));
    },
    beginPasskey: (ip) => count(passkeyByAddress, networkOf(ip), 'attempts to sign in'),
    async signedInByPasskey(ip) {
      // Its beginning and its end were counted.
      for (let step = 0; step < 2; step++) await passkeyByAddress.reward(networkOf(ip));
    },
    async endedBySso(ip) {
      await ssoByAddress.reward(networkOf(ip));
    },
    refusedKey: (ip) => count(keyByAddress, networkOf(ip), 'keys that do not work'),
  };
}

/** Whether the key or session was refused. */
export const isRefusedKey = (error: unknown): boolean => error instanceof ApiError && error.code === 'unauthorized';
