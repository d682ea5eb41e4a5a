/** The step between two pages when a password fits several accounts and the person has yet to choose one. */
import { timingSafeEqual } from 'node:crypto';
import { hashToken } from '../../domain/people/secret-token.js';
import { findAccount, type Account, type Realm } from '../../models/people/account.js';
import { open, seal } from '../../models/workspace/secret-box.js';
import type { Visit } from './page-context.js';

const lastsMs = 5 * 60_000;

interface Ticket {
  readonly realm: Realm;
  readonly until: number;
  /** Whose password was right, and a digest of what it was checked against. */
  readonly fitting: readonly (readonly [id: string, proof: string])[];
}

const proofOf = ({ password_hash: passwordHash }: Account): string => hashToken(passwordHash ?? '').toString('base64');

/** What the page holds instead of the password: valid for five minutes, for these accounts and these passwords. */
export function choiceTicket({ settings }: Visit, realm: Realm, accounts: readonly Account[]): string {
  const fitting = accounts.map((account) => [account.id, proofOf(account)] as const);
  const ticket: Ticket = { realm, until: Date.now() + lastsMs, fitting };
  return seal(settings, JSON.stringify(ticket));
}

/** The account chosen; undefined when the ticket is too old, or not for it. */
export async function chosenAccount(
  visit: Visit,
  realm: Realm,
  sealed: string,
  accountId: string,
): Promise<Account | undefined> {
  const ticket = readTicket(visit, sealed);
  if (ticket?.realm !== realm || ticket.until < Date.now()) return undefined;
  const proof = ticket.fitting.find(([id]) => id === accountId)?.[1];
  const account = proof === undefined ? undefined : await findAccount(visit, realm, accountId);
  if (proof === undefined || !account) return undefined;
  return timingSafeEqual(Buffer.from(proof), Buffer.from(proofOf(account))) ? account : undefined;
}

function readTicket({ settings }: Visit, sealed: string): Ticket | undefined {
  try {
    return JSON.parse(open(settings, sealed)) as Ticket;
  } catch {
    return undefined;
  }
}
