/** Objects for tests, made over the API with what matters given and the rest made up. */
import { randomUUID } from 'node:crypto';
import type { Body, Schemas } from '../../openapi/contract.js';
import type { ApiClient } from './api.js';

/** A name that no other test uses. */
export const uniqueName = (what: string): string => `${what} ${randomUUID().slice(0, 8)}`;

export async function buildClient(
  owner: ApiClient,
  overrides: Partial<Body<'createClient'>> = {},
): Promise<Schemas['Client']> {
  return (await owner.call('createClient', { body: { name: uniqueName('Client'), ...overrides } })).data;
}
