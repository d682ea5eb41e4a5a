/**
 * Lets a person choose an account when one email address and password fit several. A sealed token carries the result
 * of the password check from the first page to the second, so that the password need not be sent again.
 */
import { timingSafeEqual } from 'node:crypto';
import { hashToken } from '../../domain/people/secret-token.js';
import { findAccount, type Account, type Realm } from '../../models/people/account.js';
import { open, seal } from '../../models/workspace/secret-box.js';
import type { Visit } from './page-context.js';

const lastsMs = 5 * 60_000;

interface AccountChoice {
  readonly realm: Realm;
  readonly until: number;
  /** Ids of the accounts whose password was right, each with a digest of its password hash at that time. */
  readonly fitting: readonly (readonly [id: string, proof: string])[];
}

/** A digest of the password hash of an account, so that a ticket ends when the password changes. */
export const proofOf = ({ password_hash: passwordHash }: Account): string =>
  hashToken(passwordHash ?? '').toString('base64');

/**
 * The token that the page carries instead of the password: valid for five minutes, for these accounts, and until their
 * password changes.
 */
export function accountChoiceToken({ settings }: Visit, realm: Realm, accounts: readonly Account[]): string {
  const fitting = accounts.map((account) => [account.id, proofOf(account)] as const);
  const choice: AccountChoice = { realm, until: Date.now() + lastsMs, fitting };
  return seal(settings, JSON.stringify(choice));
}

/** The chosen account; undefined if the token is expired, invalid, or not for this account. */
export async function chosenAccount(
  visit: Visit,
  realm: Realm,
  sealed: string,
  accountId: string,
): Promise<Account | undefined> {
  const choice = readAccountChoice(visit, sealed);
  if (choice?.realm !== realm || choice.until < Date.now()) return undefined;
  const proof = choice.fitting.find(([id]) => id === accountId)?.[1];
  const account = proof === undefined ? undefined : await findAccount(visit, realm, accountId);
  if (proof === undefined || !account) return undefined;
  return timingSafeEqual(Buffer.from(proof), Buffer.from(proofOf(account))) ? account : undefined;
}

function readAccountChoice({ settings }: Visit, sealed: string): AccountChoice | undefined {
  try {
    return JSON.parse(open(settings, sealed)) as AccountChoice;
  } catch {
    return undefined;
  }
}
