/** Invited people and the links that were mailed to them. */
import { randomUUID } from 'node:crypto';
import type { Body, Schemas } from '../../../contract/contract.js';
import type { ApiClient } from '../service/api.js';

/** An address that nobody else has. */
export const uniqueEmail = (): string => `${randomUUID()}@example.com`;

/** A member, unless specified otherwise, who has not accepted yet. */
export async function buildInvited(
  owner: ApiClient,
  overrides: Partial<Body<'inviteUser'>> = {},
): Promise<Schemas['User'] & { readonly email: string }> {
  const body = { email: uniqueEmail(), name: 'Ivy Invited', role: 'member' as const, ...overrides };
  return { email: body.email, ...(await owner.call('inviteUser', { body })).data };
}

/** The links to accept an invitation that were mailed on the test side, oldest first. */
export async function invitationLinks(owner: ApiClient): Promise<string[]> {
  const { data } = await owner.call('listTestMails', { query: { per_page: 100 } });
  return data.toReversed().flatMap(({ links }) => links.filter((link) => link.includes('/invitations/')));
}
