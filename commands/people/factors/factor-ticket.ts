/**
 * The ticket that leads from the password to the second factor. Every refused password gets one, sealed and of the same
 * length, so that it does not tell whether the password was right (docs/decisions/second-factor.md).
 */
import { timingSafeEqual } from 'node:crypto';
import { emailKey } from '../../../domain/clients/contact-keys.js';
import type { Id } from '../../../domain/ids.js';
import { findAccount, type Account, type Realm } from '../../../models/people/account.js';
import { open, seal } from '../../../models/workspace/secret-box.js';
import { proofOf } from '../account-selection.js';
import type { Visit } from '../page-context.js';

const lastsMs = 5 * 60_000;
/** Longer than a ticket with all accounts that one address can have. */
const length = 4096;
/** Keeps tickets apart from everything else that is sealed. */
const prefix = 'second factor ';

/** What a person has entered before the code. */
export interface FactorTicket {
  readonly realm: Realm;
  readonly until: number;
  readonly email: string;
  readonly workspaceId: Id | null;
  /** Ids of the accounts whose password was right, each with a digest of its password hash; mostly none. */
  readonly fitting: readonly (readonly [id: string, proof: string])[];
}

/** Makes a ticket for the accounts whose password was right and that have a second factor. */
export function factorTicket(
  { settings }: Visit,
  realm: Realm,
  { email, workspaceId = null }: { readonly email: string; readonly workspaceId?: Id | null | undefined },
  accounts: readonly Account[],
): string {
  const fitting = accounts.map((account) => [account.id, proofOf(account)] as const);
  const ticket: FactorTicket = { realm, until: Date.now() + lastsMs, email: emailKey(email), workspaceId, fitting };
  return seal(settings, `${prefix}${JSON.stringify(ticket)}`.padEnd(length));
}

/** Reads a ticket of this realm; undefined if it is no ticket, or more than five minutes old. */
export function readFactorTicket({ settings }: Visit, realm: Realm, sealed: string): FactorTicket | undefined {
  try {
    const text = open(settings, sealed);
    if (!text.startsWith(prefix)) return undefined;
    const ticket = JSON.parse(text.slice(prefix.length)) as FactorTicket;
    return ticket.realm === realm && ticket.until >= Date.now() ? ticket : undefined;
  } catch {
    return undefined;
  }
}

/** The accounts of a ticket whose password has not changed since. */
export async function accountsOfTicket(visit: Visit, { realm, fitting }: FactorTicket): Promise<Account[]> {
  const found: Account[] = [];
  for (const [id, proof] of fitting) {
    const account = await findAccount(visit, realm, id);
    if (account && timingSafeEqual(Buffer.from(proof), Buffer.from(proofOf(account)))) found.push(account);
  }
  return found;
}
