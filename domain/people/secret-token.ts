import { hash, randomBytes } from 'node:crypto';

/** A secret of 256 random bits for a link or a session's cookie: 43 URL-safe characters. */
export const newToken = (): string => randomBytes(32).toString('base64url');

const wellFormed = /^[\w-]{43}$/;
export const isToken = (text: string): boolean => wellFormed.test(text);

/** The hash by which a token is stored and looked up. With 256 random bits it needs no salt and no slow hash. */
export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer');
