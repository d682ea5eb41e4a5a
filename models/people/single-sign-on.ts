/** The provider of single sign-on of a workspace, its proven domains, and whom the provider knows. */
import { createHash } from 'node:crypto';
import sql, { join } from 'sql-template-tag';
import type { GivenRole } from '../../domain/people/single-sign-on.js';
import type { Ctx } from '../context.js';
import { execute, select } from '../select.js';
import { open, seal } from '../workspace/secret-box.js';

export interface SsoSettings {
  readonly issuer: string;
  readonly client_id: string;
  readonly domains: readonly string[];
  readonly role_claim: string | null;
  /** Roles by values of the claim. */
  readonly roles: Readonly<Record<string, GivenRole>>;
  readonly required: boolean;
}

/** The settings with the secret by which the provider knows Docket. */
export interface StoredSso extends SsoSettings {
  readonly workspace_id: string;
  readonly client_secret: string;
  readonly secret_changed_at: Date | null;
}

interface Row extends Omit<StoredSso, 'domains' | 'roles' | 'required'> {
  readonly domains: string;
  readonly roles: string;
  readonly is_required: boolean | number;
}

type Base = Pick<Ctx, 'db' | 'settings'>;

/** The settings of a workspace; undefined if it has none. */
export async function findSso(base: Base, workspaceId: string, isLocking = false): Promise<StoredSso | undefined> {
  const [row] = await select<Row>(
    base,
    sql`SELECT workspace_id, issuer, client_id, client_secret, secret_changed_at, domains, role_claim, roles, is_required
          FROM sso_settings WHERE workspace_id = ${workspaceId}${isLocking ? sql` FOR UPDATE` : sql``}`,
  );
  if (!row) return undefined;
  const { domains, roles, is_required, ...columns } = row;
  return {
    ...columns,
    client_secret: open(base.settings, row.client_secret),
    domains: JSON.parse(domains) as string[],
    roles: JSON.parse(roles) as Record<string, GivenRole>,
    required: Boolean(is_required),
  };
}

/** Stores the settings in the place of earlier ones; domains that they no longer name are given up. */
export async function storeSso(ctx: Ctx, sso: Omit<StoredSso, 'workspace_id'>): Promise<void> {
  const { workspaceId } = ctx.scope;
  const secret = seal(ctx.settings, sso.client_secret);
  const [domains, roles] = [JSON.stringify(sso.domains), JSON.stringify(sso.roles)];
  await execute(
    ctx,
    sql`REPLACE INTO sso_settings (workspace_id, issuer, client_id, client_secret, secret_changed_at, domains, role_claim, roles, is_required, updated_at)
        VALUES (${workspaceId}, ${sso.issuer}, ${sso.client_id}, ${secret}, ${sso.secret_changed_at}, ${domains}, ${sso.role_claim}, ${roles}, ${sso.required}, ${new Date()})`,
  );
  await execute(
    ctx,
    sql`DELETE FROM sso_domains WHERE workspace_id = ${workspaceId} AND domain NOT IN (${join(sso.domains)})`,
  );
}

/** Removes the settings, the domains and all links of users to the provider; false if there were none. */
export async function deleteSso(ctx: Ctx): Promise<boolean> {
  const { workspaceId } = ctx.scope;
  const deleted = await execute(ctx, sql`DELETE FROM sso_settings WHERE workspace_id = ${workspaceId}`);
  await execute(ctx, sql`DELETE FROM sso_domains WHERE workspace_id = ${workspaceId}`);
  await execute(ctx, sql`DELETE FROM sso_identities WHERE workspace_id = ${workspaceId}`);
  return deleted === 1;
}

/** The domains that a workspace has proven to be its own. */
export async function verifiedDomains(base: Pick<Ctx, 'db'>, workspaceId: string): Promise<string[]> {
  const rows = await select<{ domain: string }>(
    base,
    sql`SELECT domain FROM sso_domains WHERE workspace_id = ${workspaceId} ORDER BY domain`,
  );
  return rows.map(({ domain }) => domain);
}

/** Notes that a domain is proven; false if another workspace has proven it before. */
export async function addVerifiedDomain(ctx: Ctx, domain: string): Promise<boolean> {
  const { workspaceId } = ctx.scope;
  await execute(
    ctx,
    sql`INSERT IGNORE INTO sso_domains (domain, workspace_id, verified_at) VALUES (${domain}, ${workspaceId}, ${new Date()})`,
  );
  return (await workspaceOfDomain(ctx, domain)) === workspaceId;
}

/** The workspace that has proven a domain. */
export async function workspaceOfDomain(base: Pick<Ctx, 'db'>, domain: string): Promise<string | undefined> {
  const [row] = await select<{ workspace_id: string }>(
    base,
    sql`SELECT workspace_id FROM sso_domains WHERE domain = ${domain}`,
  );
  return row?.workspace_id;
}

/** A person as a provider knows them. An address may pass to another person; this never does. */
export interface SsoIdentity {
  readonly issuer: string;
  readonly subject: string;
}

export const hashOfIdentity = ({ issuer, subject }: SsoIdentity): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([issuer, subject]))
    .digest();

/** The user to whom an identity is linked. */
export async function userOfIdentity(ctx: Ctx, identity: SsoIdentity): Promise<string | undefined> {
  const [row] = await select<{ user_id: string }>(
    ctx,
    sql`SELECT user_id FROM sso_identities WHERE workspace_id = ${ctx.scope.workspaceId} AND identity_hash = ${hashOfIdentity(identity)}`,
  );
  return row?.user_id;
}

/** Links a user to an identity, in the place of any other that they had at the same provider. */
export async function linkIdentity(ctx: Ctx, userId: string, identity: SsoIdentity): Promise<void> {
  const { workspaceId } = ctx.scope;
  await execute(ctx, sql`DELETE FROM sso_identities WHERE workspace_id = ${workspaceId} AND user_id = ${userId}`);
  await execute(
    ctx,
    sql`INSERT INTO sso_identities (workspace_id, identity_hash, user_id, issuer, subject, created_at)
        VALUES (${workspaceId}, ${hashOfIdentity(identity)}, ${userId}, ${identity.issuer}, ${identity.subject}, ${new Date()})`,
  );
}

/** Which of these users may not sign in by password, because their workspace requires its provider for their addresses. */
export async function usersRequiringSso(base: Pick<Ctx, 'db'>, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await select<{ id: string }>(
    base,
    sql`SELECT u.id FROM users u
          JOIN sso_settings s ON s.workspace_id = u.workspace_id AND s.is_required = 1
          JOIN sso_domains d ON d.workspace_id = u.workspace_id AND d.domain = SUBSTRING_INDEX(u.email_key, '@', -1)
         WHERE u.id IN (${join(ids)}) AND u.role <> 'owner'`,
  );
  return new Set(rows.map(({ id }) => id));
}
