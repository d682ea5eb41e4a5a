import { operationOf } from '../operations.js';
import { fittingRows } from '../results.js';
import type { Tool } from '../tool.js';

const operation = operationOf('search');
const fields = ['kind', 'id', 'title', 'number', 'client', 'snippet.text'];

export const search: Tool = {
  name: 'search',
  description:
    'Find clients, contacts, projects, tickets, invoices, time, people and more by name, words or number (TKT-1003, INV-2026-0042). Best match first. Begin here to get ids.',
  arguments: {
    q: { type: 'string', description: 'A number, or words that must all occur.' },
    kinds: { type: 'array', items: { type: 'string', enum: operation.accepts['kinds'] ?? [] } },
    limit: { type: 'integer', minimum: 1, maximum: 50, description: 'Default 10.' },
  },
  required: ['q'],
  writes: false,
  run: async (call, { q, kinds, limit = 10 }) => {
    const answer = await call(operation.id, { query: { q, kinds, limit, fields } });
    const rows = answer.data as readonly unknown[];
    const beside = { more: 'There are more: add words, or set kinds.' };
    const data = fittingRows(rows, beside);
    return data.length < rows.length || answer.has_more === true ? { data, ...beside } : { data };
  },
};
