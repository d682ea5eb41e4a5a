/** Erases a person from the audit log, whose chain stays provable (docs/decisions/personal-data.md). */
import sql from 'sql-template-tag';
import { erasedChanges, erasedName, jsonEraser, type ErasedPerson } from '../../../domain/people/erasure.js';
import type { Ctx } from '../../../models/context.js';
import type { AuditDetails } from '../../../models/people/audit-entry.js';
import { isOneOf } from '../../../models/select.js';
import { eraseRows, mentions, type Row, type RowChange } from './erase-rows.js';

const columns = ['actor_id', 'user_id', 'resource_id', 'action', 'ip_address', 'details', 'salt'];

/**
 * Erases the person from all entries. Returns the ids of changed entries in which the person is neither actor nor object: the
 * entry about the erasure lists them, and so proves that their texts were changed by it.
 */
export async function eraseFromAudit(ctx: Ctx, person: ErasedPerson, keyIds: readonly string[]): Promise<string[]> {
  const { id } = person;
  const others: string[] = [];
  const erase = jsonEraser(person);
  const where = sql`actor_id = ${id} OR user_id = ${id} OR resource_id = ${id} OR ${isOneOf('resource_id', keyIds)} OR ${mentions(['details'], person)}`;
  await eraseRows(ctx, { table: 'audit_entries', columns, where }, (row) => {
    const before = JSON.parse(row['details'] ?? '{}') as AuditDetails;
    const isKey = keyIds.includes(row['resource_id'] ?? '');
    const details = JSON.stringify(erase(erasedDetails(before, row, id, isKey)));
    if (details === row['details']) return {};
    if (![row['actor_id'], row['user_id'], row['resource_id']].includes(id)) others.push(row['id'] ?? '');
    if ((row['action'] ?? '').endsWith('.erased')) others.push(...listedIn(before));
    return changeOf(details);
  });
  return [...new Set(others)];
}

function changeOf(details: string): RowChange {
  const { ip_address } = JSON.parse(details) as AuditDetails;
  return { details, ip_address, salt: null };
}

/** The details without what is known to be of the person because of where it stands. */
function erasedDetails(details: AuditDetails, row: Row, id: string, isKey: boolean): object {
  const isActor = row['actor_id'] === id || row['user_id'] === id;
  const isObject = row['resource_id'] === id;
  return {
    ...details,
    ...(isActor ? { actor_name: erasedName, ip_address: null, user_agent: null } : {}),
    ...(isObject || isKey ? { resource_name: erasedName, changes: erasedChanges(details.changes) } : {}),
  };
}

/** The entries that an erased entry about an earlier erasure lists. */
const listedIn = ({ changes }: AuditDetails): string[] => {
  const to = changes['audit_entries']?.to;
  return Array.isArray(to) ? to.filter((each) => typeof each === 'string') : [];
};
