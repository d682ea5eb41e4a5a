/** Signs in users and contacts by a passkey alone (docs/decisions/passkeys.md). */
import {
  accountIn,
  challengeIn,
  checkSignature,
  readSignedCredential,
  signInOptions,
  wentBack,
  type PasskeyRefusal,
} from '../../../domain/people/passkey.js';
import { isId } from '../../../domain/ids.js';
import { findAccount, type Account, type Realm } from '../../../models/people/account.js';
import { recordAudit } from '../../../models/people/audit-entry.js';
import { findPasskey, lockCounter, usePasskey, type FoundPasskey } from '../../../models/people/passkey.js';
import { issueChallenge, useChallenge } from '../../../models/people/passkey-challenge.js';
import type { Ctx } from '../../../models/context.js';
import type { EnteringBrowser } from '../new-browser.js';
import { entering, type Visit } from '../page-context.js';
import { enterRealm, type Entered } from '../sign-in.js';
import type { PendingLink } from '../sso/sso-link.js';
import { partyOf } from './passkeys.js';

/** What the browser needs to sign in to a realm by any passkey that it has for this site. */
export async function passkeySignIn(visit: Visit, realm: Realm): Promise<Awaited<ReturnType<typeof signInOptions>>> {
  const party = partyOf(visit);
  return signInOptions(party, await issueChallenge(visit, { realm }));
}

/** What the browser returned, and the identity at a provider to link, if any. */
export interface PasskeyEntry {
  readonly credential: unknown;
  readonly link?: PendingLink | undefined;
}

/**
 * Starts a session by what a passkey has signed; undefined if it is refused. That is recorded in the workspace of the passkey;
 * one that nobody has belongs to none.
 */
export async function enterWithPasskey(
  visit: Visit,
  realm: Realm,
  { credential, link }: PasskeyEntry,
  browserFor: (account: Account) => EnteringBrowser,
): Promise<Entered | undefined> {
  const party = partyOf(visit);
  const response = readSignedCredential(credential);
  if (!response) return undefined;
  const challenge = challengeIn(response) ?? '';
  // Used up before anything else is looked at: whatever becomes of this attempt, there is no second one.
  const isOpen = await useChallenge(visit, { realm }, challenge);
  const passkey = await findPasskey(visit, response.id);
  if (!passkey) return undefined;
  const account = await findAccount(visit, realm, passkey.account_id);
  const checked = await checkSignature(party, challenge, passkey, response);
  return entering(visit, passkey.workspace_id, async (ctx) => {
    const refuse = (refusal: PasskeyRefusal): Promise<undefined> =>
      recordPasskeyRefusal(ctx, passkey, account, refusal);
    if (!isOpen) return refuse('unknown_challenge');
    if (accountIn(response) !== passkey.account_id) return refuse('wrong_account');
    if ('refusal' in checked) return refuse(checked.refusal);
    if (!account) return refuse('sign_in_refused');
    let refusal: PasskeyRefusal = 'sign_in_refused';
    const secret = await enterRealm[realm](ctx, account, {
      browser: browserFor(account),
      link,
      isProved: async (within) => {
        const stored = await lockCounter(within, passkey);
        if (stored !== undefined && !wentBack(stored, checked.holds)) {
          await usePasskey(within, passkey, checked.holds);
          return true;
        }
        if (stored !== undefined) refusal = 'counter_went_back';
        return false;
      },
    });
    return secret === undefined ? refuse(refusal) : { account, secret };
  });
}

async function recordPasskeyRefusal(
  ctx: Ctx,
  { account_id: id }: FoundPasskey,
  account: Account | undefined,
  refusal: PasskeyRefusal,
): Promise<undefined> {
  const resource = { type: isId(id, 'con') ? 'contact' : 'user', id, name: account?.name ?? null };
  await recordAudit(ctx, [{ action: 'session.failed', resource, changes: { reason: { from: null, to: refusal } } }]);
  return undefined;
}
