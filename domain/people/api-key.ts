import { hash, randomBytes } from 'node:crypto';
import type { Schemas } from '../../contract/contract.js';

/** A new key for one side of a workspace: a prefix and 256 random bits. */
export const newApiKey = (mode: Schemas['Mode']): string => `svc_sk_${mode}_${randomBytes(32).toString('base64url')}`;

/** The hash by which a key is stored and looked up. With 256 random bits it needs no salt and no slow hash. */
export const hashApiKey = (key: string): Buffer => hash('sha256', key, 'buffer');

/** The last four characters, by which people recognize a key. */
export const lastFour = (key: string): string => key.slice(-4);
