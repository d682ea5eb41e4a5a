import { invalidMany } from '../../domain/errors.js';
import { operationOf, partsOf } from '../operations.js';
import { fieldResult, objectResult } from '../results.js';
import { textIn, type Given, type Tool } from '../tool.js';

export const report: Tool = {
  name: 'report',
  description:
    'Figures of the firm: aging (who owes), unbilled, revenue, taxes, time, utilization, profitability, dashboard, forecast. parameters as in the REST API: period (this_month, last_quarter, …) or from and to, group_by, client_id; a wrong name answers those that exist.',
  arguments: {
    report: { type: 'string', enum: partsOf('report') },
    parameters: { type: 'object', description: 'For example {"period": "last_month", "group_by": "client"}.' },
    field: { type: 'string', description: 'Only this field of the report, dotted, when it was cut.' },
    offset: { type: 'integer', minimum: 0, description: 'Where to begin in field: a next_offset.' },
  },
  required: ['report'],
  writes: false,
  partArgument: 'report',
  partIn: (given) => textIn(given, 'report'),
  run: async (call, given) => {
    const { id, part, accepts } = operationOf('report', textIn(given, 'report'));
    const query = (given['parameters'] ?? {}) as Given;
    const names = Object.keys(accepts).join(', ') || 'none';
    const unknown = Object.keys(query).filter((name) => !Object.hasOwn(accepts, name));
    if (unknown.length > 0)
      throw invalidMany(
        unknown.map((name) => ({
          field: `parameters.${name}`,
          message: `is not a parameter of ${part}. Its parameters: ${names}`,
        })),
      );
    const { data } = await call(id, { query });
    if (given['field'] !== undefined) return fieldResult(data, textIn(given, 'field'), Number(given['offset'] ?? 0));
    return objectResult(data, 'Read a cut field: the same call with field and offset.');
  },
};
