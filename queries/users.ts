import sql from 'sql-template-tag';
import { User } from '../models/user.js';
import { among, containing } from './filters.js';
import { listOf } from './list.js';

export const userList = listOf<'listUsers'>()<User>({
  model: User,
  columns: sql`t.*`,
  filters: {
    status: (statuses) => (statuses.includes('all') ? undefined : among('t.status')(statuses)),
    role: among('t.role'),
    department: (department) => sql`t.department = ${department}`,
    search: containing('t.name', 't.email'),
  },
  sorts: { created_at: 't.created_at', name: 't.name' },
});
