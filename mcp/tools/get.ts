import { invalid } from '../../domain/errors.js';
import { includableBy, operationsOf, partsOf } from '../operations.js';
import { fieldResult, objectResult } from '../results.js';
import { textIn, type Tool } from '../tool.js';

const prefixOf = (id: string): string => id.split('_')[0] ?? '';

export const get: Tool = {
  name: 'get',
  description:
    'Read one object by its id: client, contact, project, ticket, time entry, expense, invoice, credit note, agreement, user or tag. Long texts and lists are cut; read a cut one with field and offset. Comments of a ticket: list ticket_activities.',
  arguments: {
    id: { type: 'string', description: 'For example tkt_01k6jz3v8he9s8x4d2m7q5r0ab.' },
    field: { type: 'string', description: 'Only this field, dotted: description, line_items, dates.due_date.' },
    offset: { type: 'integer', minimum: 0, description: 'Where to begin in field: a next_offset.' },
  },
  required: ['id'],
  writes: false,
  partIn: (given) => prefixOf(textIn(given, 'id')),
  run: async (call, given, access) => {
    const id = textIn(given, 'id');
    const operation = operationsOf('get').find(({ part }) => part === prefixOf(id));
    if (!operation)
      throw invalid('id', `must begin with one of ${partsOf('get').join('_, ')}_. Find ids with search or list`);
    const include = includableBy(access, operation);
    const { data } = await call(operation.id, {
      params: { id },
      query: { include: include.length === 0 ? undefined : include },
    });
    if (given['field'] !== undefined) return fieldResult(data, textIn(given, 'field'), Number(given['offset'] ?? 0));
    return objectResult(data, `Read a cut field: get {"id": "${id}", "field": "…", "offset": 0}.`);
  },
};
