/** The audit log: who did what, from where and when (docs/decisions/audit-log.md). */
import { randomBytes } from 'node:crypto';
import sql, { join } from 'sql-template-tag';
import type { Changes } from '../../domain/changes.js';
import { chainStart, hashDetails, hashEntry } from '../../domain/people/audit-chain.js';
import type { Schemas } from '../../contract/contract.js';
import { WorkspaceModel } from '../base.js';
import type { Ctx, Scope } from '../context.js';
import { newId } from '../ids.js';
import { execute, select } from '../select.js';
import { whoMay } from '../visibility.js';
import { open, seal, type SecretKeys } from '../workspace/secret-box.js';

type AuditAction = Schemas['AuditAction'];
type AuditActorType = Schemas['AuditActorType'];

/** The texts of an entry, from which the data of a person can be erased. */
export interface AuditDetails {
  readonly actor_name: string | null;
  readonly resource_name: string | null;
  readonly ip_address: string | null;
  readonly user_agent: string | null;
  readonly changes: Changes;
}

/** An entry of the audit log. Only time, and the erasure of personal data, change anything of it. */
export class AuditEntry extends WorkspaceModel {
  static override tableName = 'audit_entries';
  static override idPrefix = 'aud';
  static override jsonAttributes = ['details'];
  static override textAttributes = ['details'];
  static override limitVisible = whoMay('administer');

  declare position: number;
  declare action: AuditAction;
  declare actor_type: AuditActorType;
  declare actor_id: string | null;
  /** The user who acted, also by one of their keys. */
  declare user_id: string | null;
  declare resource_type: string;
  declare resource_id: string | null;
  declare ip_address: string | null;
  declare request_id: string | null;
  declare details: AuditDetails;
  /** Null once personal data was erased from the details. */
  declare salt: string | null;
  declare details_hash: string;
  declare hash: string;
}

/** Something that was done, and to what. */
export interface AuditedAct {
  readonly action: AuditAction;
  readonly resource: { readonly type: string; readonly id: string | null; readonly name: string | null };
  readonly changes?: Changes;
}

interface Chain {
  readonly sealed_key: string;
  readonly position: number;
  readonly hash: string;
}

/** The same context, for what the operator of the service does from the command line. */
export const byOperator = <C extends AuditContext>(ctx: C): C => ({
  ...ctx,
  actor: { ...ctx.actor, is_operator: true },
});

/** What an act is recorded with; the actor of `ctx` did it. */
export type AuditContext = Pick<Ctx, 'db' | 'actor'> & {
  readonly scope: Pick<Scope, 'workspaceId'>;
  readonly settings: SecretKeys;
};

/**
 * Adds entries to the audit log, in the transaction of what they record. The workspace's chain stays locked until the
 * transaction ends, so this comes last in it.
 */
export async function recordAudit(ctx: AuditContext, acts: readonly AuditedAct[]): Promise<void> {
  if (acts.length === 0) return;
  const { scope, actor } = ctx;
  const workspace_id = scope.workspaceId;
  const by = await actorOf(ctx);
  const chain = await lockChain(ctx);
  const key = open(ctx.settings, chain.sealed_key);
  let { position, hash } = chain;
  const now = new Date();
  const rows = acts.map(({ action, resource, changes = {} }) => {
    const { ip_address, user_agent } = actor;
    const details: AuditDetails = {
      actor_name: by.name,
      resource_name: resource.name,
      ip_address,
      user_agent,
      changes,
    };
    const text = JSON.stringify(details);
    const salt = randomBytes(16).toString('hex');
    const entry = {
      workspace_id,
      position: ++position,
      id: newId(AuditEntry.idPrefix),
      created_at: now,
      action,
      actor_type: by.type,
      actor_id: by.id,
      user_id: actor.user_id,
      resource_type: resource.type,
      resource_id: resource.id,
      request_id: actor.request_id,
      details_hash: hashDetails(salt, text),
    };
    hash = hashEntry(key, hash, entry);
    return sql`(${workspace_id}, ${entry.id}, ${entry.position}, ${now}, ${action}, ${by.type}, ${by.id}, ${actor.user_id}, ${resource.type}, ${resource.id}, ${ip_address}, ${actor.request_id}, ${text}, ${salt}, ${entry.details_hash}, ${hash})`;
  });
  await execute(
    ctx,
    sql`INSERT INTO audit_entries (workspace_id, id, position, created_at, action, actor_type, actor_id, user_id, resource_type, resource_id, ip_address, request_id, details, salt, details_hash, hash) VALUES ${join(rows)}`,
  );
  await execute(
    ctx,
    sql`UPDATE audit_chains SET position = ${position}, hash = ${hash} WHERE workspace_id = ${workspace_id}`,
  );
}

async function lockChain(ctx: AuditContext): Promise<Chain> {
  const { workspaceId } = ctx.scope;
  const locked = sql`SELECT sealed_key, position, hash FROM audit_chains WHERE workspace_id = ${workspaceId} FOR UPDATE`;
  const [known] = await select<Chain>(ctx, locked);
  if (known) return known;
  const sealedKey = seal(ctx.settings, randomBytes(32).toString('hex'));
  await execute(
    ctx,
    sql`INSERT IGNORE INTO audit_chains (workspace_id, sealed_key, position, hash, removed_position, removed_hash)
        VALUES (${workspaceId}, ${sealedKey}, 0, ${chainStart}, 0, ${chainStart})`,
  );
  const [made] = await select<Chain>(ctx, locked);
  if (!made) throw new Error(`The audit log of ${workspaceId} has no chain`);
  return made;
}

interface AuditActor {
  readonly type: AuditActorType;
  readonly id: string | null;
  readonly name: string | null;
}

/** The actor with their name of today. */
async function actorOf(ctx: AuditContext): Promise<AuditActor> {
  const { api_key_id: key, user_id: user, contact_id: contact, is_operator: isOperator } = ctx.actor;
  if (key !== null) return { type: 'api_key', id: key, name: await nameIn(ctx, 'api_keys', key) };
  if (user !== null) return { type: 'user', id: user, name: await nameIn(ctx, 'users', user) };
  if (contact !== null) return { type: 'contact', id: contact, name: await nameIn(ctx, 'contacts', contact) };
  return { type: isOperator ? 'operator' : 'system', id: null, name: null };
}

const tables = { api_keys: sql`api_keys`, users: sql`users`, contacts: sql`contacts` } as const;

async function nameIn(ctx: AuditContext, table: keyof typeof tables, id: string): Promise<string | null> {
  const [row] = await select<{ name: string }>(
    ctx,
    sql`SELECT name FROM ${tables[table]} WHERE workspace_id = ${ctx.scope.workspaceId} AND id = ${id}`,
  );
  return row?.name ?? null;
}
