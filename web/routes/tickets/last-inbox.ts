/** Remembers the last filters of the inbox, so that the link back from a ticket restores them. */
import type { TicketsSearch } from './tickets-search.js';

let last: TicketsSearch = {};

export const lastInbox = (): TicketsSearch => last;

export function rememberInbox({ new: _new, ...search }: TicketsSearch): void {
  last = search;
}
