import { instant } from '../domain/time.js';
import type { Schemas } from '../contract/contract.js';
import type { AuditEntry } from '../models/people/audit-entry.js';

export function serializeAuditEntry(entry: AuditEntry): Schemas['AuditEntry'] {
  const { details } = entry;
  return {
    id: entry.id,
    at: instant(entry.created_at),
    action: entry.action,
    actor: { type: entry.actor_type, id: entry.actor_id, name: details.actor_name, user_id: entry.user_id },
    resource: { type: entry.resource_type, id: entry.resource_id, name: details.resource_name },
    ip: entry.ip_address,
    user_agent: details.user_agent,
    request_id: entry.request_id,
    changes: details.changes,
    hash: entry.hash,
  };
}
