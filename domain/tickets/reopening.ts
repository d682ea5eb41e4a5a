/** For how long after its closing the client may reopen a ticket; later it is a new one. */
const reopenDays = 14;
const dayMs = 24 * 60 * 60_000;

/** Until when the client may reopen a ticket that was closed then; null for one that is open, and once that time is over. */
export function reopenUntil(closedAt: Date | null, now: Date): Date | null {
  const until = closedAt && new Date(closedAt.getTime() + reopenDays * dayMs);
  return until && until >= now ? until : null;
}
