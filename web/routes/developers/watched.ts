/** Refetch interval, in milliseconds, of lists that no event reports: attempts of deliveries, captured mails. */
export const watchedMs = 4000;
