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

/** Of a client of its own, unless one is given. */
export async function buildProject(
  owner: ApiClient,
  overrides: Partial<Body<'createProject'>> = {},
): Promise<Schemas['Project']> {
  const client_id = overrides.client_id ?? (await buildClient(owner)).id;
  return (await owner.call('createProject', { body: { title: uniqueName('Project'), ...overrides, client_id } })).data;
}

export async function buildRateCard(
  owner: ApiClient,
  overrides: Partial<Body<'createRateCard'>> = {},
): Promise<Schemas['RateCard']> {
  const body = { name: uniqueName('Rates'), standard_rate: 100, ...overrides };
  return (await owner.call('createRateCard', { body })).data;
}
