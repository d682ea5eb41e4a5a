/**
 * Creates objects through the API for tests. Each builder makes up a valid object; `overrides` has the fields that
 * matter to the test. The files next to this one do the same by area.
 */
import { randomUUID } from 'node:crypto';
import type { Body, Schemas } from '../../../contract/contract.js';
import type { ApiClient } from '../service/api.js';

/** A name that is unique across all tests. */
export const uniqueName = (what: string): string => `${what} ${randomUUID().slice(0, 8)}`;

export async function buildClient(
  owner: ApiClient,
  overrides: Partial<Body<'createClient'>> = {},
): Promise<Schemas['ClientObject']> {
  return (await owner.call('createClient', { body: { name: uniqueName('Client'), ...overrides } })).data;
}

/** A project for a new client, unless `overrides` names one. */
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

/** A contact's flags with their default values, for bodies whose type requires all of them. */
export const noFlags = {
  is_primary: false,
  is_billing: false,
  is_technical: false,
  portal_access: 'none',
  receives_invoices: false,
  receives_reports: false,
  receives_project_updates: false,
  receives_ticket_replies: true,
} as const;

/** A contact of a new client, unless `overrides` names one. */
export async function buildContact(
  owner: ApiClient,
  overrides: Partial<Body<'createContact'>> = {},
): Promise<Schemas['Contact']> {
  const client_id = overrides.client_id ?? (await buildClient(owner)).id;
  return (await owner.call('createContact', { body: { name: uniqueName('Contact'), ...overrides, client_id } })).data;
}

export async function buildTag(owner: ApiClient, overrides: Partial<Body<'createTag'>> = {}): Promise<Schemas['Tag']> {
  return (await owner.call('createTag', { body: { name: uniqueName('Tag'), ...overrides } })).data;
}

/** A ticket for a new client, unless `overrides` names one. */
export async function buildTicket(
  owner: ApiClient,
  overrides: Partial<Body<'createTicket'>> = {},
): Promise<Schemas['Ticket']> {
  const client_id = overrides.client_id ?? (await buildClient(owner)).id;
  return (await owner.call('createTicket', { body: { title: uniqueName('Ticket'), ...overrides, client_id } })).data;
}
