/** The mails of a workspace, by `GET /v1/mails`. */
import sql, { join, type Sql } from 'sql-template-tag';
import type { Schemas } from '../../contract/contract.js';
import { Mail } from '../../models/workspace/mail.js';
import { among } from '../filters.js';
import { listOf } from '../list.js';

const stored: Readonly<Record<Schemas['MailStatus'], readonly Mail['status'][]>> = {
  queued: ['pending'],
  sent: ['sent', 'captured'],
  failed: ['failed'],
  suppressed: ['dropped'],
};

const inStatus = (statuses: readonly Schemas['MailStatus'][]): Sql =>
  sql`t.status IN (${join(statuses.flatMap((status) => stored[status]))})`;

export const mailList = listOf<'listMails'>()<Mail>({
  model: Mail,
  columns: sql`t.*`,
  filters: {
    status: inStatus,
    kind: among('t.kind'),
    resource_id: among('t.resource_id'),
  },
  index: ({ status, kind, resource_id }) => {
    if (resource_id !== undefined) return 'mails_resource_index';
    if (status !== undefined) return 'mails_created_at_index';
    return kind === undefined ? 'mails_listed_index' : 'mails_kind_index';
  },
  sorts: {},
});
