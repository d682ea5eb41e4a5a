import sql, { type Sql } from 'sql-template-tag';
import { Mail } from '../../models/workspace/mail.js';
import { listOf } from '../list.js';

export const testMailList = listOf<'listTestMails'>()<Mail>({
  model: Mail,
  columns: sql`t.*`,
  filters: {},
  sorts: {},
});

/** What narrows the mails to those captured. */
export const isCaptured: Sql = sql`t.status = 'captured'`;
