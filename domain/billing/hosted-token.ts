import { randomBytes } from 'node:crypto';

/** A secret for the link to the hosted page: 256 random bits. */
export const newHostedToken = (): string => randomBytes(32).toString('base64url');
