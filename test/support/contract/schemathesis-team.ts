/** The callers that Schemathesis runs as: a key for each role, and contacts signed in to the portal. */
import type { Role } from '../../../domain/people/policy.js';
import { ApiClient } from '../service/api.js';
import { buildClient, buildContact, buildProject, buildTicket, uniqueName } from '../builders/factories.js';
import { buildInvited } from '../builders/invitations.js';
import { buildTimeEntry } from '../builders/time.js';
import { mailedPath, password, Visitor } from '../service/visitor.js';
import { seen } from '../answers/seen.js';
import type { KnownIds } from './schemathesis-data.js';

/** A role, or the owner's read-only key. */
type TeamCaller = Role | 'read-only';

const teamStandings: readonly TeamCaller[] = [
  'owner',
  'admin',
  'manager',
  'member',
  'viewer',
  'contractor',
  'read-only',
];

/** Contacts by access; `at` is the index of their client: 0 has most of the data. */
const contacts = {
  'portal-view': { at: 0, portal_access: 'view' },
  'portal-full': { at: 0, portal_access: 'full' },
  'portal-billing': { at: 0, portal_access: 'view', is_billing: true },
  'portal-other': { at: 1, portal_access: 'full', receives_invoices: true },
} as const;
type ContactCaller = keyof typeof contacts;

export type TrialCaller = TeamCaller | ContactCaller;
export const trialCallers: readonly TrialCaller[] = [...teamStandings, ...(Object.keys(contacts) as ContactCaller[])];

export const isOfPortal = (caller: TrialCaller): caller is ContactCaller => caller in contacts;

/** Whether many operations refuse this caller, so that `forbidden` is no defect. */
export const isOftenRefused = (caller: TrialCaller): boolean => caller !== 'owner' && caller !== 'admin';

/** An API client for this caller, which it creates unless it is the owner. */
export const callerFor = (owner: ApiClient, caller: TrialCaller, known: KnownIds): Promise<ApiClient> =>
  isOfPortal(caller) ? signIn(owner, caller, known) : keyFor(owner, caller);

/** Creates a contact, sets a password through the mailed link, and signs in. */
async function signIn(owner: ApiClient, caller: ContactCaller, { clients = [] }: KnownIds): Promise<ApiClient> {
  const { at, portal_access: access_level, ...flags } = contacts[caller];
  const email = `${uniqueName(caller).replace(' ', '-')}@client.example`;
  const { id } = await buildContact(owner, { client_id: clients[at] ?? '', email, ...flags });
  await owner.call('enableContactPortal', { params: { id }, body: { access_level } });
  const visitor = new Visitor(owner.url);
  await visitor.submit(await mailedPath(owner, '/portal/passwords/'), { password });
  await visitor.send('/portal/sign-in', { email, password, workspace_id: owner.workspaceId });
  const session = visitor.cookies.get('docket_portal_session');
  if (session === undefined) throw new Error('The contact was not let in');
  return new ApiClient(owner.url, undefined, owner.workspaceId, id, session);
}

/** Creates a user with this role and a key, and work of their own, because some roles see nothing else. */
async function keyFor(owner: ApiClient, caller: TeamCaller): Promise<ApiClient> {
  if (caller === 'owner') return owner;
  const name = `Key of ${caller}`;
  if (caller === 'read-only') {
    const { data } = await owner.call('createApiKey', { body: { name, mode: 'test', scope: 'read_only' } });
    return new ApiClient(owner.url, data.key, owner.workspaceId, owner.userId);
  }
  const user = await hire(owner, caller);
  const { data } = await owner.call('createApiKey', { body: { name, mode: 'test', user_id: user } });
  await giveWork(owner, user);
  return new ApiClient(owner.url, data.key, owner.workspaceId, user);
}

/** The ids of a caller's own user and keys, or of a contact's sessions: deleting these would end the run. */
export async function ownIdsOf(owner: ApiClient, by: ApiClient): Promise<string[]> {
  if (by.portalSession !== undefined) return (await by.call('listPortalSessions', {})).data.map(({ id }) => id);
  const { data } = await owner.call('listApiKeys', { query: { per_page: 100 } });
  const own = data.filter(({ user_id, last_four }) => user_id === by.userId && by.key?.endsWith(last_four));
  return [by.userId, ...own.map(({ id }) => id)];
}

/** Invites a user, and accepts on the page that the mailed link leads to. */
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
