import { operationOf } from '../operations.js';
import { objectResult } from '../results.js';
import { bodyOf, idempotencyKey, keyIn, textIn, type Arguments, type Tool } from '../tool.js';

const more = 'Read it with get.';

const created: Arguments = {
  title: { type: 'string' },
  client_id: { type: 'string' },
  project_id: { type: 'string' },
  description: { type: 'string' },
  priority_id: { type: 'string', description: 'From list ticket_priorities.' },
  assignee_id: { type: 'string', description: 'A user.' },
  due_date: { type: 'string', description: 'YYYY-MM-DD.' },
};

export const createTicket: Tool = {
  name: 'create_ticket',
  description: 'Create a ticket for a client.',
  arguments: { ...created, ...idempotencyKey },
  required: ['title', 'client_id'],
  writes: true,
  run: async (call, given) => {
    const body = bodyOf(given, Object.keys(created));
    return objectResult((await call(operationOf('create_ticket').id, { body, ...keyIn(given) })).data, more);
  },
};

const comment: Arguments = {
  content: { type: 'string' },
  visibility: {
    type: 'string',
    enum: operationOf('comment_on_ticket').accepts['visibility'] ?? [],
    description: 'Default internal: only the team reads it. public: the client reads it, too.',
  },
};

export const commentOnTicket: Tool = {
  name: 'comment_on_ticket',
  description: 'Comment on a ticket, or answer the client with visibility public.',
  arguments: { ticket_id: { type: 'string' }, ...comment, ...idempotencyKey },
  required: ['ticket_id', 'content'],
  writes: true,
  run: async (call, given) => {
    const params = { id: textIn(given, 'ticket_id') };
    const body = bodyOf(given, Object.keys(comment));
    const { data } = await call(operationOf('comment_on_ticket').id, { params, body, ...keyIn(given) });
    return objectResult(data, 'Read it with list ticket_activities.');
  },
};

const updated: Arguments = {
  status_id: { type: 'string', description: 'From list ticket_statuses: one of type closed closes the ticket.' },
  assignee_id: { type: ['string', 'null'], description: 'A user; null for nobody.' },
  priority_id: { type: 'string' },
  due_date: { type: ['string', 'null'], description: 'YYYY-MM-DD.' },
  title: { type: 'string' },
  resolution_summary: { type: 'string', description: 'How it was resolved.' },
};

export const updateTicket: Tool = {
  name: 'update_ticket',
  description: 'Change status, assignee, priority, due date or title of a ticket. Only what is given changes.',
  arguments: { ticket_id: { type: 'string' }, ...updated },
  required: ['ticket_id'],
  writes: true,
  run: async (call, given) => {
    const params = { id: textIn(given, 'ticket_id') };
    const { data } = await call(operationOf('update_ticket').id, { params, body: bodyOf(given, Object.keys(updated)) });
    return objectResult(data, more);
  },
};
