/** The log of requests, by `GET /v1/request-log`. */
import sql, { join } from 'sql-template-tag';
import { ApiKey } from '../../models/people/api-key.js';
import { LoggedRequest } from '../../models/people/logged-request.js';
import { among } from '../filters.js';
import { listOf } from '../list.js';

export const loggedRequestList = listOf<'listLoggedRequests'>()<LoggedRequest>({
  model: LoggedRequest,
  columns: sql`t.*`,
  filters: {
    status: (statuses) =>
      sql`(${join(
        statuses.map((status) =>
          status.endsWith('xx')
            ? sql`t.status BETWEEN ${Number(status[0]) * 100} AND ${Number(status[0]) * 100 + 99}`
            : sql`t.status = ${Number(status)}`,
        ),
        ' OR ',
      )})`,
    operation_id: among('t.operation_id'),
    api_key_id: among('t.api_key_id'),
    request_id: among('t.request_id'),
    from: (from) => sql`t.created_at >= ${new Date(from)}`,
    to: (to) => sql`t.created_at <= ${new Date(to)}`,
  },
  references: { api_key_id: ApiKey },
  sorts: {},
});
