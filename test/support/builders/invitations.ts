/** Invited users, and the links in their mails. */
import { randomUUID } from 'node:crypto';
import type { Body, Schemas } from '../../../contract/contract.js';
import type { ApiClient } from '../service/api.js';

/** An address that is unique across all tests. */
export const uniqueEmail = (): string => `${randomUUID()}@example.com`;

/** A user who is invited, as a member by default, and has not accepted yet. */
export async function buildInvited(
  owner: ApiClient,
  overrides: Partial<Body<'inviteUser'>> = {},
): Promise<Schemas['User'] & { readonly email: string }> {
  const body = { email: uniqueEmail(), name: 'Ivy Invited', role: 'member' as const, ...overrides };
  return { email: body.email, ...(await owner.call('inviteUser', { body })).data };
}

/** The links in the invitation mails of a test side, oldest first. */
export async function invitationLinks(owner: ApiClient): Promise<string[]> {
  const { data } = await owner.call('listTestMails', { query: { per_page: 100 } });
  return data.toReversed().flatMap(({ links }) => links.filter((link) => link.includes('/invitations/')));
}
