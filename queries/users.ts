import sql from 'sql-template-tag';
import { User } from '../models/user.js';
import { among } from './filters.js';
import { containing, listOf } from './list.js';

export const userList = listOf<'listUsers'>()<User>({
  model: User,
  columns: sql`t.*`,
  filters: {
    status: (statuses) => (statuses.includes('all') ? undefined : among('t.status')(statuses)),
    role: among('t.role'),
    department: (department) => sql`t.department = ${department}`,
    search: (text) => sql`(t.name LIKE ${containing(text)} OR t.email LIKE ${containing(text)})`,
  },
  sorts: { created_at: 't.created_at', name: 't.name' },
});
