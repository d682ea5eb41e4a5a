import { operationOf } from '../operations.js';
import { objectResult } from '../results.js';
import { bodyOf, idempotencyKey, keyIn, type Arguments, type Tool } from '../tool.js';

const more = 'Read it with get.';

const work: Arguments = {
  client_id: { type: 'string' },
  project_id: { type: 'string' },
  ticket_id: { type: 'string' },
  description: { type: 'string', description: 'What was done. Clients may read it on invoices.' },
  billable: { type: 'boolean', description: 'Default as the project or ticket has it.' },
};

const logged: Arguments = {
  date: { type: 'string', description: 'YYYY-MM-DD.' },
  hours: { type: 'number', description: '0.01 to 24; 1.5 is one hour and a half.' },
  ...work,
  user_id: { type: 'string', description: 'Default the user of the key.' },
};

export const logTime: Tool = {
  name: 'log_time',
  description:
    'Log hours of work. Needs one of client_id, project_id, ticket_id: the most specific one, the others follow from it.',
  arguments: { ...logged, ...idempotencyKey },
  required: ['date', 'hours'],
  writes: true,
  run: async (call, given) => {
    const body = bodyOf(given, Object.keys(logged));
    return objectResult((await call(operationOf('log_time').id, { body, ...keyIn(given) })).data, more);
  },
};

export const startTimer: Tool = {
  name: 'start_timer',
  description: "Start a timer for the user of the key. Stops the user's timer that is running.",
  arguments: { ...work, ...idempotencyKey },
  required: [],
  writes: true,
  run: async (call, given) => {
    const body = bodyOf(given, Object.keys(work));
    return objectResult((await call(operationOf('start_timer').id, { body, ...keyIn(given) })).data, more);
  },
};

export const stopTimer: Tool = {
  name: 'stop_timer',
  description: 'Stop the running timer of the user of the key. Its hours are then logged.',
  arguments: idempotencyKey,
  required: [],
  writes: true,
  run: async (call, given) =>
    objectResult((await call(operationOf('stop_timer').id, { body: {}, ...keyIn(given) })).data, more),
};
