/** The callers with which Schemathesis tries the operations: a key for each role, and contacts signed in to the portal. */
import type { Role } from '../../../domain/people/policy.js';
import { ApiClient } from '../service/api.js';
import { buildClient, buildContact, buildProject, buildTicket, uniqueName } from '../builders/factories.js';
import { buildInvited } from '../builders/invitations.js';
import { buildTimeEntry } from '../builders/time.js';
import { mailedPath, password, Visitor } from '../service/visitor.js';
import { seen } from '../answers/seen.js';
import type { KnownIds } from './schemathesis-data.js';

/** A role, or the owner with a read-only key. */
type TeamStanding = Role | 'read-only';

const teamStandings: readonly TeamStanding[] = [
  'owner',
  'admin',
  'manager',
  'member',
  'viewer',
  'contractor',
  'read-only',
];

/** Contacts of the client that owns most of the data, and one of another client. */
const contacts = {
  'portal-view': { at: 0, portal_access: 'view' },
  'portal-full': { at: 0, portal_access: 'full' },
  'portal-billing': { at: 0, portal_access: 'view', is_billing: true },
  'portal-other': { at: 1, portal_access: 'full', receives_invoices: true },
} as const;
type ContactStanding = keyof typeof contacts;

export type Standing = TeamStanding | ContactStanding;
export const standings: readonly Standing[] = [...teamStandings, ...(Object.keys(contacts) as ContactStanding[])];

export const isOfPortal = (standing: Standing): standing is ContactStanding => standing in contacts;

/** Whether they may not use many operations, so that `forbidden` is to be expected. */
export const isRefusedMuch = (standing: Standing): boolean => standing !== 'owner' && standing !== 'admin';

/** Someone with that standing, ready to make requests. */
export const callerFor = (owner: ApiClient, standing: Standing, known: KnownIds): Promise<ApiClient> =>
  isOfPortal(standing) ? signIn(owner, standing, known) : keyFor(owner, standing);

/** Signs in a contact, who has set a password through the link in the invitation. */
async function signIn(owner: ApiClient, standing: ContactStanding, { clients = [] }: KnownIds): Promise<ApiClient> {
  const { at, portal_access: access_level, ...flags } = contacts[standing];
  const email = `${uniqueName(standing).replace(' ', '-')}@client.example`;
  const { id } = await buildContact(owner, { client_id: clients[at] ?? '', email, ...flags });
  await owner.call('enableContactPortal', { params: { id }, body: { access_level } });
  const visitor = new Visitor(owner.url);
  await visitor.submit(await mailedPath(owner, '/portal/passwords/'), { password });
  await visitor.send('/portal/sign-in', { email, password, workspace_id: owner.workspaceId });
  const session = visitor.cookies.get('docket_portal_session');
  if (session === undefined) throw new Error('The contact was not let in');
  return new ApiClient(owner.url, undefined, owner.workspaceId, id, session);
}

/** Someone with that standing and a key and, if they see only what is theirs, something of their own. */
async function keyFor(owner: ApiClient, standing: TeamStanding): Promise<ApiClient> {
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

/** The user that a key speaks for and the key itself, or the session of a contact. */
export async function ownIdsOf(owner: ApiClient, by: ApiClient): Promise<string[]> {
  if (by.portalSession !== undefined) return (await by.call('listPortalSessions', {})).data.map(({ id }) => id);
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
    body: JSON.stringify({ name, password }),
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
