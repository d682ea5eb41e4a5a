/** A workspace whose team signs in by a provider, and a visitor who does. */
import { buildWorkspace } from '../builders/workspace.js';
import { testApi, trustedDomains, type ApiClient } from '../service/api.js';
import type { PageAnswer, Visitor } from '../service/visitor.js';
import type { Body } from '../../../contract/contract.js';

let used = 0;

/** A domain that no other test uses, and that needs no proof by DNS. */
export function freshDomain(): string {
  const domain = trustedDomains[used++];
  if (domain === undefined) throw new Error('Add more domains to trustedDomains of api.ts');
  return domain;
}

interface AtProvider {
  readonly issuer: string;
  readonly client: { readonly client_id: string; readonly client_secret: string };
  readonly redirectUris?: string[];
}

export interface SsoWorkspace {
  readonly live: ApiClient;
  readonly domain: string;
}

/** Sets single sign-on with a domain that is verified. */
export async function buildSsoWorkspace(
  { issuer, client, redirectUris }: AtProvider,
  more: Partial<Body<'updateSingleSignOn'>> = {},
): Promise<SsoWorkspace> {
  const { live } = await buildWorkspace();
  const domain = freshDomain();
  const { data } = await live.call('updateSingleSignOn', { body: { issuer, ...client, domains: [domain], ...more } });
  redirectUris?.push(data.redirect_uri);
  await live.call('checkSingleSignOn', {});
  return { live, domain };
}

/** The path and query of an address of the service. */
export const pathOf = (url: string): string => url.slice(new URL(url).origin.length);

/** Begins a sign-in; returns the address at the provider. */
export async function beginSso(visitor: Visitor, { live }: SsoWorkspace, next?: string): Promise<string> {
  const query = new URLSearchParams({ workspace_id: live.workspaceId, ...(next === undefined ? {} : { next }) });
  const begun = await visitor.get(`/sign-in/sso?${query.toString()}`);
  if (begun.status !== 303 || begun.next === null) throw new Error(`Beginning answered ${begun.status}: ${begun.text}`);
  return begun.next;
}

/** Signs in at the provider and comes back. */
export async function signInBySso(
  visitor: Visitor,
  workspace: SsoWorkspace,
  provider: { signIn(url: string): Promise<string> },
): Promise<PageAnswer> {
  return visitor.get(pathOf(await provider.signIn(await beginSso(visitor, workspace))));
}

/** The sign-ins that were refused, the newest first, by what the audit log says of the reason. */
export async function refusals({ live }: SsoWorkspace): Promise<{ reason: unknown; detail: unknown }[]> {
  await testApi();
  const { data } = await live.call('listAuditEntries', { query: { action: ['session.failed'] } });
  return data.map(({ changes }) => {
    const all = changes as Record<string, { to: unknown }>;
    return { reason: all['reason']?.to, detail: all['detail']?.to };
  });
}

/** The address at which the service takes logouts of the workspace's provider, as a path. */
export async function logoutPathOf({ live }: SsoWorkspace): Promise<string> {
  return pathOf((await live.call('getSingleSignOn', {})).data.backchannel_logout_uri);
}

/** What the audit log says of logouts that were refused, the newest first. */
export async function refusedLogouts({ live }: SsoWorkspace): Promise<{ reason: unknown; detail: unknown }[]> {
  const { data } = await live.call('listAuditEntries', { query: { action: ['sso.logout_refused'] } });
  return data.map(({ changes }) => ({ reason: changes['reason']?.to, detail: changes['detail']?.to }));
}
