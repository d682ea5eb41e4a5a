import { operations } from './generated/operations.js';

/** The types of events that the contract knows. */
export function eventTypes(): readonly string[] {
  const list = operations.find(({ id }) => id === 'listEvents');
  return list?.query.find(({ name }) => name === 'type')?.values ?? [];
}
