/** Days after its closing in which the client may reopen a ticket; later they open a new one. */
const reopenDays = 14;
const dayMs = 24 * 60 * 60_000;

/** The instant up to which the client may reopen a ticket closed at `closedAt`; null if it is open, or that is past. */
export function reopenUntil(closedAt: Date | null, now: Date): Date | null {
  const until = closedAt && new Date(closedAt.getTime() + reopenDays * dayMs);
  return until && until >= now ? until : null;
}
