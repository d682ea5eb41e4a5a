/** Removes what the audit log no longer has to hold, and proves that it holds the rest as it was written. */
import sql from 'sql-template-tag';
import { hashDetails, hashEntry, type ChainedEntry } from '../../domain/people/audit-chain.js';
import type { Ctx } from '../context.js';
import type { AuditDetails } from './audit-entry.js';
import { execute, select } from '../select.js';
import type { AuditContext } from './audit-entry.js';
import { open, type SecretKeys } from '../workspace/secret-box.js';

type Base = Pick<Ctx, 'db'>;

/** How long entries are stored, in real time. */
const auditYears = 2;
/** Entries per statement. */
const atOnce = 1_000;

/** Daily job: removes entries that are older than two years, the oldest first, and notes where the chain begins now. */
export async function removeOldAudit(ctx: Pick<AuditContext, 'db' | 'scope'>): Promise<void> {
  const { workspaceId } = ctx.scope;
  const until = new Date();
  until.setUTCFullYear(until.getUTCFullYear() - auditYears);
  for (;;) {
    const [chain] = await select<{ removed_position: number }>(
      ctx,
      sql`SELECT removed_position FROM audit_chains WHERE workspace_id = ${workspaceId}`,
    );
    if (!chain) return;
    const old = await select<{ position: number; hash: string; created_at: Date }>(
      ctx,
      sql`SELECT position, hash, created_at FROM audit_entries
           WHERE workspace_id = ${workspaceId} AND position > ${chain.removed_position} ORDER BY position LIMIT ${atOnce}`,
    );
    const first = old.findIndex(({ created_at }) => created_at >= until);
    const last = old[(first === -1 ? old.length : first) - 1];
    if (!last) return;
    await execute(
      ctx,
      sql`UPDATE audit_chains SET removed_position = ${last.position}, removed_hash = ${last.hash} WHERE workspace_id = ${workspaceId}`,
    );
    await execute(
      ctx,
      sql`DELETE FROM audit_entries WHERE workspace_id = ${workspaceId} AND position <= ${last.position}`,
    );
    if (first !== -1) return;
  }
}

/** The state of a workspace's audit log: how many entries are as they were written, and the first fault. */
export interface AuditVerification {
  readonly workspace_id: string;
  readonly entries: number;
  readonly erased: number;
  /** The position and the hash of the last entry: noted elsewhere, they prove that none of the entries up to it is missing. */
  readonly position: number;
  readonly hash: string;
  readonly fault: string | null;
}

interface StoredEntry extends ChainedEntry {
  readonly details: string;
  readonly salt: string | null;
  readonly hash: string;
  readonly ip_address: string | null;
}

interface Chain {
  readonly workspace_id: string;
  readonly sealed_key: string;
  readonly position: number;
  readonly hash: string;
  readonly removed_position: number;
  readonly removed_hash: string;
}

/** Verifies the audit logs of all workspaces, or of one. */
export async function* verifyAudit(
  base: Base,
  keys: SecretKeys,
  workspaceId?: string,
): AsyncGenerator<AuditVerification> {
  let after = '';
  for (;;) {
    const which =
      workspaceId === undefined
        ? sql`workspace_id > ${after} ORDER BY workspace_id LIMIT ${atOnce}`
        : sql`workspace_id = ${workspaceId} AND workspace_id > ${after}`;
    const chains = await select<Chain>(base, sql`SELECT * FROM audit_chains WHERE ${which}`);
    for (const chain of chains) yield verifyCurrent(base, keys, chain);
    const last = chains.at(-1);
    if (!last) return;
    after = last.workspace_id;
  }
}

/** A purge may move the start of the chain meanwhile: then it is read again. */
async function verifyCurrent(base: Base, keys: SecretKeys, chain: Chain): Promise<AuditVerification> {
  const result = await verifyChain(base, keys, chain);
  if (result.fault === null) return result;
  const [now] = await select<Chain>(
    base,
    sql`SELECT * FROM audit_chains WHERE workspace_id = ${chain.workspace_id} AND removed_position > ${chain.removed_position}`,
  );
  return now ? verifyCurrent(base, keys, now) : result;
}

async function verifyChain(base: Base, keys: SecretKeys, chain: Chain): Promise<AuditVerification> {
  const { workspace_id } = chain;
  const key = open(keys, chain.sealed_key);
  let [position, hash, entries, erased] = [chain.removed_position, chain.removed_hash, 0, 0];
  const result = (fault: string | null): AuditVerification => ({
    workspace_id,
    entries,
    erased,
    position: chain.position,
    hash: chain.hash,
    fault,
  });
  for (;;) {
    const rows = await select<StoredEntry>(
      base,
      sql`SELECT * FROM audit_entries WHERE workspace_id = ${workspace_id} AND position > ${position} AND position <= ${chain.position}
           ORDER BY position LIMIT ${atOnce}`,
    );
    for (const row of rows) {
      const fault = faultOf(row, position, hashEntry(key, hash, row));
      if (fault !== null) return result(fault);
      if (row.salt === null && !(await isErased(base, row))) return result(`${row.id}: its texts were changed`);
      if (row.salt === null) erased += 1;
      [position, hash, entries] = [row.position, row.hash, entries + 1];
    }
    if (rows.length < atOnce) break;
  }
  if (position !== chain.position || hash !== chain.hash)
    return result(`entries after position ${position} are missing`);
  return result(await strangerIn(base, workspace_id));
}

/** An entry that is in the table and not in the chain, as a fault. */
async function strangerIn(base: Base, workspaceId: string): Promise<string | null> {
  const [found] = await select<{ id: string }>(
    base,
    sql`SELECT t.id FROM audit_chains c JOIN audit_entries t ON t.workspace_id = c.workspace_id
         WHERE c.workspace_id = ${workspaceId} AND (t.position <= c.removed_position OR t.position > c.position) LIMIT 1`,
  );
  return found ? `${found.id}: it does not belong to the log` : null;
}

function faultOf(row: StoredEntry, previous: number, hash: string): string | null {
  if (row.position !== previous + 1) return `entries between positions ${previous} and ${row.position} are missing`;
  if (row.hash !== hash) return `${row.id}: it was changed or moved`;
  if (row.salt !== null && hashDetails(row.salt, row.details) !== row.details_hash)
    return `${row.id}: its texts were changed`;
  const { ip_address } = JSON.parse(row.details) as { ip_address: string | null };
  return ip_address === row.ip_address ? null : `${row.id}: its address was changed`;
}

/**
 * Whether a later entry says that the personal data of a person was erased who acted in this entry, or whom it is about, or lists
 * this entry among others that mentioned the person. Only an entry whose own texts are proven can list.
 */
async function isErased(base: Base, row: StoredEntry): Promise<boolean> {
  const later = sql`workspace_id = ${row.workspace_id} AND position > ${row.position} AND action IN ('user.erased', 'contact.erased')`;
  const [found] = await select(
    base,
    sql`SELECT id FROM audit_entries WHERE ${later} AND resource_id IN (${row.actor_id}, ${row.user_id}, ${row.resource_id}) LIMIT 1`,
  );
  if (found) return true;
  const listing = await select<Pick<StoredEntry, 'details'>>(
    base,
    sql`SELECT details FROM audit_entries WHERE ${later} AND salt IS NOT NULL AND LOCATE(${row.id}, details) > 0`,
  );
  return listing.some(({ details }) => {
    const { changes } = JSON.parse(details) as AuditDetails;
    const to = changes['audit_entries']?.to;
    return Array.isArray(to) && to.includes(row.id);
  });
}
