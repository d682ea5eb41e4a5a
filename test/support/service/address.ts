import { randomInt } from 'node:crypto';

/** An IP address of a private network, as the proxy reports it. */
export const randomAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
