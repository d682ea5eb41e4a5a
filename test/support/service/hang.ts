/** Milliseconds after which a wait has hung. Even on a busy machine, nothing that works takes so long. */
export const hangMs = 20_000;
