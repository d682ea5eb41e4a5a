/** The audit log, by `GET /v1/audit-log`. */
import sql, { join } from 'sql-template-tag';
import { AuditEntry } from '../../models/people/audit-entry.js';
import { among } from '../filters.js';
import { listOf } from '../list.js';

const byActor = among('t.actor_id');
const byUser = among('t.user_id');

export const auditLog = listOf<'listAuditEntries'>()<AuditEntry>({
  model: AuditEntry,
  columns: sql`t.*`,
  filters: {
    action: among('t.action'),
    actor_id: (ids) => {
      const users = ids.filter((id) => id.startsWith('usr_'));
      const others = ids.filter((id) => !users.includes(id));
      const parts = [...(users.length > 0 ? [byUser(users)] : []), ...(others.length > 0 ? [byActor(others)] : [])];
      return sql`(${join(parts, ' OR ')})`;
    },
    resource_id: among('t.resource_id'),
    ip: among('t.ip_address'),
    from: (from) => sql`t.created_at >= ${new Date(from)}`,
    to: (to) => sql`t.created_at <= ${new Date(to)}`,
  },
  sorts: {},
});
