/**
 * The chain of the audit log: the hash of each entry covers the entry and the hash before it, so that none can be
 * changed, removed or moved unnoticed (docs/decisions/audit-log.md).
 */
import { createHash, createHmac } from 'node:crypto';

/** The hash before the first entry. */
export const chainStart = '0'.repeat(64);

/** The part of an entry that its hash covers. */
export interface ChainedEntry {
  readonly workspace_id: string;
  readonly position: number;
  readonly id: string;
  readonly created_at: Date;
  readonly action: string;
  readonly actor_type: string;
  readonly actor_id: string | null;
  readonly user_id: string | null;
  readonly resource_type: string;
  readonly resource_id: string | null;
  readonly request_id: string | null;
  readonly details_hash: string;
}

/**
 * The hash of the texts of an entry. They are covered by a salted hash, so that the data of a person can be erased from
 * them without breaking the chain, and without leaving a hash by which they could be guessed.
 */
export const hashDetails = (salt: string, details: string): string =>
  createHash('sha256').update(salt).update(details).digest('hex');

/** The hash of an entry. Without the key of the workspace, nobody can compute another chain. */
export function hashEntry(key: string, previousHash: string, entry: ChainedEntry): string {
  const covered = [
    entry.workspace_id,
    entry.position,
    entry.id,
    entry.created_at.toISOString(),
    entry.action,
    entry.actor_type,
    entry.actor_id,
    entry.user_id,
    entry.resource_type,
    entry.resource_id,
    entry.request_id,
    entry.details_hash,
  ];
  return createHmac('sha256', Buffer.from(key, 'hex'))
    .update(previousHash)
    .update(JSON.stringify(covered))
    .digest('hex');
}
