import { invalid, invalidMany } from '../../domain/errors.js';
import { operationOf, partsOf, type ToolOperation } from '../operations.js';
import { fittingRows } from '../results.js';
import { textIn, type CallOperation, type Given, type OperationAnswer, type Tool, type ToolResult } from '../tool.js';

export const list: Tool = {
  name: 'list',
  description:
    'List objects of one resource, page by page. filters, all optional, are those of the REST API: client_id, project_id, ticket_id, user_id, status, search, from, to (YYYY-MM-DD), sort, order and others; a wrong name answers those that exist. Rows are short: read an object whole with get.',
  arguments: {
    resource: { type: 'string', enum: partsOf('list') },
    filters: { type: 'object', description: 'For example {"status": "overdue", "client_id": "cli_…"}.' },
    parent_id: { type: 'string', description: 'For ticket_activities: the id of the ticket.' },
    fields: {
      type: 'array',
      items: { type: 'string' },
      description: 'Other fields than the usual ones, dotted: dates.due_date.',
    },
    limit: { type: 'integer', minimum: 1, maximum: 100, description: 'Default 10.' },
    cursor: { type: 'string', description: 'The next_cursor of the page before, with the same filters.' },
  },
  required: ['resource'],
  writes: false,
  partArgument: 'resource',
  partIn: (given) => textIn(given, 'resource'),
  run: async (call, given) => {
    const operation = operationOf('list', textIn(given, 'resource'));
    const params = paramsOf(operation, given);
    const query = queryOf(operation, given);
    let page = await read(call, operation, { params, query, limit: Number(given['limit'] ?? 10) });
    // The cursor continues after the last row of a page, so a page that does not fit is read again with fewer rows.
    while (page.fitting < page.read && page.read > 1)
      page = await read(call, operation, { params, query, limit: Math.max(1, page.fitting) });
    return page.result;
  },
};

interface Page {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Given;
  readonly limit: number;
}

interface ReadPage {
  readonly result: ToolResult;
  /** The rows that were read, and how many of them fit. */
  readonly read: number;
  readonly fitting: number;
}

async function read(call: CallOperation, { id }: ToolOperation, { params, query, limit }: Page): Promise<ReadPage> {
  const answer = await call(id, { params, query: { ...query, per_page: limit } });
  const rows = answer.data as readonly unknown[];
  const beside = besideOf(answer);
  const data = fittingRows(rows, beside);
  return { result: { data, ...beside }, read: rows.length, fitting: data.length };
}

const besideOf = ({ pagination }: OperationAnswer): object =>
  pagination?.has_more === true
    ? {
        total: pagination.total,
        next_cursor: pagination.next_cursor,
        more: 'Call list again with the same filters and this cursor.',
      }
    : { total: pagination?.total };

function queryOf({ accepts, fields }: ToolOperation, given: Given): Given {
  const filters = (given['filters'] ?? {}) as Given;
  const names = Object.keys(accepts).join(', ') || 'none';
  const unknown = Object.keys(filters).filter((name) => !Object.hasOwn(accepts, name.split(/[.[]/)[0] ?? ''));
  if (unknown.length > 0)
    throw invalidMany(
      unknown.map((name) => ({
        field: `filters.${name}`,
        message: `is not a filter of ${textIn(given, 'resource')}. Its filters: ${names}`,
      })),
    );
  return { ...filters, fields: given['fields'] ?? fields ?? undefined, cursor: given['cursor'] };
}

function paramsOf({ hasParent }: ToolOperation, given: Given): Record<string, string> {
  const parent = textIn(given, 'parent_id');
  if (hasParent && parent === '') throw invalid('parent_id', 'is required: the id of the ticket');
  if (!hasParent && parent !== '') throw invalid('parent_id', 'applies only to ticket_activities');
  return hasParent ? { id: parent } : {};
}
