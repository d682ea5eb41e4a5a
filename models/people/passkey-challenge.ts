/** Challenges that a passkey has to sign: random, for one use, stored as hashes, valid for minutes of real time. */
import { createHash, randomBytes } from 'node:crypto';
import sql from 'sql-template-tag';
import { challengeLifeMs } from '../../domain/people/passkey.js';
import type { Ctx } from '../context.js';
import { execute } from '../select.js';
import type { Realm } from './account.js';

type Base = Pick<Ctx, 'db'>;

/** What a challenge is for: signing in to a realm, or a new passkey of an account. */
export type ChallengePurpose = { readonly realm: Realm } | { readonly accountId: string };

const columnsOf = (purpose: ChallengePurpose): { readonly name: string; readonly accountId: string | null } =>
  'realm' in purpose
    ? { name: `sign_in_${purpose.realm}`, accountId: null }
    : { name: 'register', accountId: purpose.accountId };

const hashOf = (challenge: string): Buffer => createHash('sha256').update(challenge).digest();

/** How many expired challenges a new one removes. */
const removedAtOnce = 20;

/** Makes a challenge, in base64url. Removes some that have expired. */
export async function issueChallenge(base: Base, purpose: ChallengePurpose): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  const { name, accountId } = columnsOf(purpose);
  const now = Date.now();
  await execute(
    base,
    sql`DELETE FROM passkey_challenges WHERE expires_at <= ${new Date(now)} ORDER BY expires_at LIMIT ${removedAtOnce}`,
  );
  await execute(
    base,
    sql`INSERT INTO passkey_challenges (hash, purpose, account_id, expires_at)
        VALUES (${hashOf(challenge)}, ${name}, ${accountId}, ${new Date(now + challengeLifeMs)})`,
  );
  return challenge;
}

/** Uses a challenge up; false if it is unknown, used, expired, or for another purpose. */
export async function useChallenge(base: Base, purpose: ChallengePurpose, challenge: string): Promise<boolean> {
  const { name, accountId } = columnsOf(purpose);
  const used = await execute(
    base,
    sql`DELETE FROM passkey_challenges
         WHERE hash = ${hashOf(challenge)} AND purpose = ${name} AND account_id <=> ${accountId} AND expires_at > ${new Date()}`,
  );
  return used === 1;
}
