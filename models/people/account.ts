/**
 * The people who can sign in, over all workspaces, because the address is known before the workspace. Used for signing
 * in only.
 */
import sql, { type Sql } from 'sql-template-tag';
import { isId, type Id } from '../../domain/ids.js';
import type { Ctx, Mode } from '../context.js';
import { select } from '../select.js';

/** Where people sign in: users in Docket (`team`), contacts in the client portal. */
export type Realm = 'team' | 'portal';

/** A user who is active, or a contact of an active client who has access to the portal. */
export interface Account {
  /** The id of the user or contact. */
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly workspace_id: string;
  readonly workspace_name: string;
  readonly mode: Mode;
  /** The name of the contact's client; null for a user. */
  readonly client_name: string | null;
  /** BCP 47. A user's own, else the workspace's; null if there is none, and for a contact. */
  readonly locale: string | null;
  /** Null until a password is set. */
  readonly password_hash: string | null;
  /** Whether there is an authenticator app or a passkey: the password alone is not enough then. */
  readonly has_factor: boolean;
}

type Base = Pick<Ctx, 'db'>;

/** The database returns a condition as a number. */
type AccountRow = Omit<Account, 'has_factor'> & { readonly has_factor: number };

const accountOfRow = (row: AccountRow): Account => ({ ...row, has_factor: Boolean(row.has_factor) });

const ofWorkspace = sql`a.id, a.name, a.email, w.id AS workspace_id, w.name AS workspace_name, w.mode,
  (EXISTS (SELECT 1 FROM second_factors f WHERE f.workspace_id = a.workspace_id AND f.account_id = a.id
              AND f.confirmed_at IS NOT NULL)
   OR EXISTS (SELECT 1 FROM passkeys p WHERE p.workspace_id = a.workspace_id AND p.account_id = a.id)) AS has_factor`;

/** Selects the accounts (alias `a`) that may sign in, with their workspaces (alias `w`). */
const from: Readonly<Record<Realm, Sql>> = {
  team: sql`SELECT ${ofWorkspace}, NULL AS client_name, COALESCE(a.locale, w.locale) AS locale, a.password_hash
              FROM users a JOIN workspaces w ON w.id = a.workspace_id WHERE a.status = 'active'`,
  portal: sql`SELECT ${ofWorkspace}, c.name AS client_name, NULL AS locale, a.portal_password_hash AS password_hash
                FROM contacts a JOIN workspaces w ON w.id = a.workspace_id
                JOIN clients c ON c.id = a.client_id AND c.workspace_id = a.workspace_id
               WHERE a.portal_access <> 'none' AND c.status = 'active'`,
};

/** How many accounts of one address are returned; others are found if the workspace is given. */
const max = 20;

/**
 * The accounts of an address, the oldest first: in the given workspace, which may be a test side, or in all live sides
 * if it is undefined. `null` stands for an id that no workspace has: there are no accounts then.
 */
export async function accountsOf(
  base: Base,
  realm: Realm,
  emailKey: string,
  workspaceId?: Id | null,
): Promise<Account[]> {
  if (workspaceId === null) return [];
  const where = workspaceId === undefined ? sql`w.mode = 'live'` : sql`w.id = ${workspaceId}`;
  const rows = await select<AccountRow>(
    base,
    sql`${from[realm]} AND a.email_key = ${emailKey} AND ${where} ORDER BY a.created_at, a.id LIMIT ${max}`,
  );
  return rows.map(accountOfRow);
}

/** The account of this id, if it may sign in. */
export async function findAccount(base: Base, realm: Realm, id: string): Promise<Account | undefined> {
  if (!isId(id)) return undefined;
  const [row] = await select<AccountRow>(base, sql`${from[realm]} AND a.id = ${id}`);
  return row && accountOfRow(row);
}
