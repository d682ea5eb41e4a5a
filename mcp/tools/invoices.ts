import { operationOf } from '../operations.js';
import { objectResult } from '../results.js';
import { bodyOf, idempotencyKey, keyIn, type Arguments, type Tool } from '../tool.js';

const work: Arguments = {
  client_id: { type: 'string' },
  from: { type: 'string', description: 'First day of the work, YYYY-MM-DD.' },
  to: { type: 'string', description: 'Last day.' },
  project_id: { type: 'string', description: 'Only work on this project.' },
  group_by: { type: 'string', enum: operationOf('draft_invoice').accepts['group_by'] ?? [] },
  include_expenses: { type: 'boolean' },
  subject: { type: 'string' },
};
const required = ['client_id', 'from', 'to'];

export const previewInvoice: Tool = {
  name: 'preview_invoice',
  description: "What an invoice of a client's unbilled work would be: lines, amounts, dates. Changes nothing.",
  arguments: work,
  required,
  writes: false,
  run: async (call, given) => {
    const { data } = await call(operationOf('preview_invoice').id, { body: bodyOf(given, Object.keys(work)) });
    return objectResult(data, 'For fewer lines, set project_id, group_by or a shorter range.');
  },
};

export const draftInvoice: Tool = {
  name: 'draft_invoice',
  description:
    "Create a draft invoice of a client's unbilled work; the work counts as billed from then on. Preview it first. A person reviews and sends it: no tool can.",
  arguments: { ...work, ...idempotencyKey },
  required,
  writes: true,
  run: async (call, given) => {
    const body = bodyOf(given, Object.keys(work));
    const { data } = await call(operationOf('draft_invoice').id, { body, ...keyIn(given) });
    return objectResult(data, 'Read a cut field with get: id, field, offset.');
  },
};
