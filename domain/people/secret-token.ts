import { hash, randomBytes } from 'node:crypto';

/** 256 random bits that let someone in: the end of a link, or a session's cookie. 43 characters that may stand in a URL. */
export const newToken = (): string => randomBytes(32).toString('base64url');

const wellFormed = /^[\w-]{43}$/;
export const isToken = (text: string): boolean => wellFormed.test(text);

/** All that is stored of it, and what it is looked up by. 256 random bits need no salt and no slow hash. */
export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer');
