import { hash, randomBytes } from 'node:crypto';
import type { Schemas } from '../../contract/contract.js';

/** A new key to one side of a workspace: its prefix and 256 random bits. */
export const newApiKey = (mode: Schemas['Mode']): string => `svc_sk_${mode}_${randomBytes(32).toString('base64url')}`;

/** All that is stored of a key, and what it is looked up by. 256 random bits need no salt and no slow hash. */
export const hashApiKey = (key: string): Buffer => hash('sha256', key, 'buffer');

/** The part of a key by which people recognize it. */
export const lastFour = (key: string): string => key.slice(-4);
