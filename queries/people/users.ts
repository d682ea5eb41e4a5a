import sql, { type Sql } from 'sql-template-tag';
import { seesAssignedOnly } from '../../domain/people/policy.js';
import type { Ctx } from '../../models/context.js';
import { User } from '../../models/people/user.js';
import { among, containing } from '../filters.js';
import { listOf } from '../list.js';

/** A search among users. Contractors search names only, because they may not see the e-mail addresses of others. */
export const matchingUsers = (text: string, { scope }: Ctx): Sql =>
  seesAssignedOnly(scope) ? containing('t.name')(text) : containing('t.name', 't.email')(text);

export const userList = listOf<'listUsers'>()<User>({
  model: User,
  columns: sql`t.*`,
  filters: {
    status: (statuses) => (statuses.includes('all') ? undefined : among('t.status')(statuses)),
    role: among('t.role'),
    department: (department, ctx) => sql`t.department = ${department}${ofKnown(ctx)}`,
    search: matchingUsers,
  },
  sorts: { created_at: 't.created_at', name: 't.name' },
});

/** Contractors may not see the department of others, so filtering by it finds only themselves. */
const ofKnown = ({ scope }: Ctx): Sql => (seesAssignedOnly(scope) ? sql` AND t.id = ${scope.userId}` : sql``);
