/** Contacts who are signed in to the portal. */
import type { Schemas } from '../../../contract/contract.js';
import { beginSession } from '../../../models/people/session.js';
import { ApiClient, testApi } from '../service/api.js';
import { Visitor } from '../service/visitor.js';
import { buildClient, buildContact } from './factories.js';
import { buildWorkspace } from './workspace.js';

/** A contact with a session in the portal, and full access unless `values` says otherwise. */
export async function buildPortalContact(
  owner: ApiClient,
  values: { readonly client_id: string } & Partial<Schemas['ContactCreate']>,
): Promise<ApiClient> {
  const email = `${crypto.randomUUID()}@client.example`;
  const { id } = await buildContact(owner, { portal_access: 'full', email, ...values });
  return signedInToPortal(owner, id);
}

/** Starts another session for a contact. */
export async function signedInToPortal({ url, workspaceId }: ApiClient, contactId: string): Promise<ApiClient> {
  const { database } = await testApi();
  const secret = await beginSession({ db: database }, workspaceId, { contact_id: contactId });
  return new ApiClient(url, undefined, workspaceId, contactId, secret);
}

/** A browser with the session of a contact. */
export async function atPortal({ portalSession = '' }: ApiClient): Promise<Visitor> {
  const visitor = await Visitor.arrive();
  visitor.cookies.set('docket_portal_session', portalSession);
  return visitor;
}

/** A firm, and the contacts of two of its clients. */
export interface PortalFirm {
  readonly owner: ApiClient;
  readonly client_id: string;
  readonly contact: ApiClient;
  /** Of the same client, with access to look only. */
  readonly viewer: ApiClient;
  /** Of the other client. */
  readonly stranger: ApiClient;
}

export async function buildPortalFirm(): Promise<PortalFirm> {
  const { owner } = await buildWorkspace();
  const { id: client_id } = await buildClient(owner);
  const { id: other } = await buildClient(owner);
  const [contact, viewer, stranger] = await Promise.all([
    buildPortalContact(owner, { client_id, name: 'Pat Jones' }),
    buildPortalContact(owner, { client_id, portal_access: 'view' }),
    buildPortalContact(owner, { client_id: other }),
  ]);
  return { owner, client_id, contact, viewer, stranger };
}
