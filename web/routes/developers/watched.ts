/** How often, in milliseconds, lists are read again of which no event tells: attempts of deliveries, captured mails. */
export const watchedMs = 4000;
