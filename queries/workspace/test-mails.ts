import sql, { type Sql } from 'sql-template-tag';
import { Mail } from '../../models/workspace/mail.js';
import { listOf } from '../list.js';

export const testMailList = listOf<'listTestMails'>()<Mail>({
  model: Mail,
  columns: sql`t.*`,
  filters: {},
  sorts: {},
});

/** A condition over mails `t`: captured on a test side instead of sent. */
export const isCaptured: Sql = sql`t.status = 'captured'`;
