/** Where the tickets that the filters leave are found as a file. */
import type { TicketsSearch } from './tickets-paths.js';

/** Each of these stands for itself: a value can contain commas. */
const repeated = new Set(['tags', 'external_id']);

export function csvPath({ new: _new, metadata = {}, ...filters }: TicketsSearch): string {
  const query = new URLSearchParams({ format: 'csv' });
  for (const [name, value] of Object.entries({ status: ['open'], ...filters }))
    if (!Array.isArray(value)) query.append(name, String(value));
    else if (repeated.has(name)) for (const item of value) query.append(name, item);
    else query.append(name, value.join(','));
  for (const [key, value] of Object.entries(metadata)) query.append(`metadata[${key}]`, value);
  return `/v1/tickets?${query.toString()}`;
}
