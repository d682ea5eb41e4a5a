/** The keys with which Schemathesis tries the operations: one for each role. */
import type { Role } from '../../../domain/people/policy.js';
import { ApiClient } from '../service/api.js';
import { buildClient, buildProject, buildTicket, uniqueName } from '../builders/factories.js';
import { buildInvited } from '../builders/invitations.js';
import { buildTimeEntry } from '../builders/time.js';
import { seen } from '../answers/seen.js';

/** A role, or the owner with a read-only key. */
export type Standing = Role | 'read-only';

export const standings: readonly Standing[] = [
  'owner',
  'admin',
  'manager',
  'member',
  'viewer',
  'contractor',
  'read-only',
];

/** Whether they may not use many operations, so that `forbidden` is to be expected. */
export const isRefusedMuch = (standing: Standing): boolean => standing !== 'owner' && standing !== 'admin';

/** Someone with that standing and a key and, if they see only what is theirs, something of their own. */
export async function keyFor(owner: ApiClient, standing: Standing): Promise<ApiClient> {
  if (standing === 'owner') return owner;
  const name = `Key of ${standing}`;
  if (standing === 'read-only') {
    const { data } = await owner.call('createApiKey', { body: { name, mode: 'test', scope: 'read_only' } });
    return new ApiClient(owner.url, data.key, owner.workspaceId, owner.userId);
  }
  const user = await hire(owner, standing);
  const { data } = await owner.call('createApiKey', { body: { name, mode: 'test', user_id: user } });
  await giveWork(owner, user);
  return new ApiClient(owner.url, data.key, owner.workspaceId, user);
}

/** The user that a key speaks for, and the key itself. */
export async function ownIdsOf(owner: ApiClient, by: ApiClient): Promise<string[]> {
  const { data } = await owner.call('listApiKeys', { query: { per_page: 100 } });
  const own = data.filter(({ user_id, last_four }) => user_id === by.userId && by.key?.endsWith(last_four));
  return [by.userId, ...own.map(({ id }) => id)];
}

/** Invites someone, and accepts on the page that the link in the mail leads to. */
async function hire(owner: ApiClient, role: Role): Promise<string> {
  const { id, name, email } = await buildInvited(owner, { role, name: uniqueName(role) });
  const { data: mails } = await owner.call('listTestMails', { query: { per_page: 100 } });
  const mail = mails.find(({ to }) => to.includes(seen(email)));
  const link = mail?.links.find((each) => each.includes('/invitations/')) ?? '';
  const accepted = await fetch(`${owner.url}${new URL(link).pathname}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name, password: 'correct horse battery' }),
    redirect: 'manual',
  });
  if (accepted.status >= 400) throw new Error(`The invitation was not accepted: ${await accepted.text()}`);
  return id;
}

async function giveWork(owner: ApiClient, user_id: string): Promise<void> {
  const { id: client_id } = await buildClient(owner);
  const { id: project_id } = await buildProject(owner, { client_id });
  const ticket = await buildTicket(owner, { client_id, project_id, assignee_id: user_id });
  await buildTimeEntry(owner, { user_id, ticket_id: ticket.id });
  await buildTimeEntry(owner, { user_id, project_id });
}
