import type { Offer } from './offers.js';

/** The differences between the controls that are offered and those expected. */
export const differences = (offered: ReadonlySet<Offer>, expected: ReadonlySet<Offer>): string[] => [
  ...[...offered].filter((offer) => !expected.has(offer)).map((offer) => `offers ${offer}`),
  ...[...expected].filter((offer) => !offered.has(offer)).map((offer) => `does not offer ${offer}`),
];
