/** For how long after its closing the client may reopen a ticket; later it is a new one. */
const reopenDays = 14;
const dayMs = 24 * 60 * 60_000;

/** Until when the client may reopen a ticket that was closed then. */
export const reopenUntil = (closedAt: Date): Date => new Date(closedAt.getTime() + reopenDays * dayMs);
