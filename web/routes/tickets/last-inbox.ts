/** The filters by which the inbox was looked at last, so that the way back leads to what one came from. */
import type { TicketsSearch } from './tickets-search.js';

let last: TicketsSearch = {};

export const lastInbox = (): TicketsSearch => last;

export function rememberInbox({ new: _new, ...search }: TicketsSearch): void {
  last = search;
}
