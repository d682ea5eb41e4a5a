/** The settings of single sign-on (docs/decisions/single-sign-on.md). */
import { forbidden, invalid, invalidState, notFound } from '../../../domain/errors.js';
import { recordOfDomain } from '../../../domain/people/single-sign-on.js';
import type { Ctx } from '../../../models/context.js';
import { hasDomainRecord } from '../../../models/people/domain-proof.js';
import { discoverProvider, messageOf } from '../../../models/people/oidc-provider.js';
import type { ProviderFault } from '../../../models/people/provider-fetch.js';
import { assertClientAccepted, faultOf } from '../../../models/people/provider-faults.js';
import { recordAudit } from '../../../models/people/audit-entry.js';
import {
  addVerifiedDomain,
  deleteSso,
  findSso,
  storeSso,
  verifiedDomains,
  type StoredSso,
} from '../../../models/people/single-sign-on.js';
import { changing } from '../../../models/workspace/test-side.js';
import type { Schemas } from '../../../contract/contract.js';
import { ssoCallbackUrl, ssoLogoutUrl } from '../../../domain/page-links.js';

/** The settings as owners see them; the secret is never among them. */
export async function shownSso(ctx: Ctx): Promise<Schemas['SingleSignOn']> {
  assertOwner(ctx);
  const { id } = ctx.workspace;
  const sso = await findSso(ctx, id, ctx.isLocking);
  const { prefix, value } = recordOfDomain(id);
  return {
    issuer: sso?.issuer ?? null,
    client_id: sso?.client_id ?? null,
    client_secret_changed_at: sso?.secret_changed_at?.toISOString() ?? null,
    domains: [...(sso?.domains ?? [])],
    verified_domains: await verifiedDomains(ctx, id),
    role_claim: sso?.role_claim ?? null,
    roles: { ...sso?.roles },
    required: sso?.required ?? false,
    redirect_uri: ssoCallbackUrl(ctx.settings, id),
    backchannel_logout_uri: ssoLogoutUrl(ctx.settings, id),
    domain_record: { prefix, type: 'TXT', value },
  };
}

/** Sets the provider. Throws `invalid_request` if a field is wrong, and `invalid_state` on a test side. */
export async function setSso(ctx: Ctx, body: Schemas['SingleSignOnUpdate']): Promise<void> {
  assertOwner(ctx);
  if (ctx.workspace.mode === 'test')
    throw invalidState('Single sign-on belongs to the live side of a workspace: set it with a live key');
  const { issuer, client_id, client_secret, domains, role_claim = null, roles = {}, required = false } = body;
  assertIssuer(ctx, issuer);
  const before = await findSso(ctx, ctx.workspace.id, true);
  // The secret of one provider must not reach another.
  const secret = client_secret ?? (before?.issuer === issuer ? before.client_secret : undefined);
  if (secret === undefined) throw invalid('client_secret', 'is required for a new issuer');
  if (role_claim === null && Object.keys(roles).length > 0)
    throw invalid('role_claim', 'is required with roles: name the claim whose values they are');
  const secret_changed_at = before?.client_secret === secret ? before.secret_changed_at : new Date();
  await storeSso(ctx, {
    issuer,
    client_id,
    client_secret: secret,
    secret_changed_at,
    domains,
    role_claim,
    roles,
    required,
  });
}

function assertIssuer({ settings }: Ctx, issuer: string): void {
  const { protocol, username, password, search, hash } = new URL(issuer);
  if (protocol !== 'https:' && !(protocol === 'http:' && settings.WEBHOOK_ALLOW_PRIVATE))
    throw invalid('issuer', 'must begin with https://');
  if (username !== '' || password !== '' || search !== '' || hash !== '')
    throw invalid('issuer', 'must have no user name, query or fragment');
}

/** Ends single sign-on, and unlinks all users from the provider. Throws `not_found` if none is set. */
export async function removeSso(ctx: Ctx): Promise<void> {
  assertOwner(ctx);
  if (!(await deleteSso(ctx))) throw notFound();
}

/**
 * Tries the provider, and looks for the proof of each domain; proven ones work from then on. Runs outside a transaction, because it
 * waits for others.
 */
export async function checkSso(ctx: Ctx): Promise<Schemas['SingleSignOnCheck']> {
  assertOwner(ctx);
  const sso = await findSso(ctx, ctx.workspace.id);
  if (!sso) throw notFound();
  const [problem, proven] = await Promise.all([providerProblem(ctx, sso), provenDomains(ctx, sso)]);
  return changing(ctx, async (within) => {
    const current = await findSso(within, ctx.workspace.id, true);
    const domains = [];
    for (const domain of current?.domains ?? [])
      domains.push({ domain, ...(await settleDomain(within, domain, proven.has(domain))) });
    const { id, name } = within.workspace;
    await recordAudit(within, [{ action: 'sso.checked', resource: { type: 'workspace', id, name } }]);
    return {
      provider: { works: problem === null, reason: problem?.reason ?? null, problem: problem?.text ?? null },
      domains,
    };
  });
}

async function providerProblem(
  { settings, workspace }: Ctx,
  sso: StoredSso,
): Promise<{ readonly reason: ProviderFault; readonly text: string } | null> {
  try {
    await assertClientAccepted(await discoverProvider(settings, sso), ssoCallbackUrl(settings, workspace.id));
    return null;
  } catch (error) {
    return { reason: faultOf(error), text: messageOf(error) };
  }
}

async function provenDomains({ settings, workspace }: Ctx, { domains }: StoredSso): Promise<ReadonlySet<string>> {
  const isProven = await Promise.all(
    domains.map(
      async (domain) => settings.SSO_TRUSTED_DOMAINS.includes(domain) || (await hasDomainRecord(domain, workspace.id)),
    ),
  );
  return new Set(domains.filter((_, at) => isProven[at]));
}

/** A domain that was proven once stays so, as long as the settings name it. */
async function settleDomain(
  ctx: Ctx,
  domain: string,
  isProven: boolean,
): Promise<Omit<Schemas['SingleSignOnCheck']['domains'][number], 'domain'>> {
  const works = { verified: true, reason: null, problem: null };
  if ((await verifiedDomains(ctx, ctx.workspace.id)).includes(domain)) return works;
  const { prefix, value } = recordOfDomain(ctx.workspace.id);
  const problem = `DNS has no TXT record ${prefix}.${domain} with the text ${value}`;
  if (!isProven) return { verified: false, reason: 'record_missing', problem };
  if (await addVerifiedDomain(ctx, domain)) return works;
  return { verified: false, reason: 'domain_taken', problem: 'Another workspace has verified this domain' };
}

function assertOwner({ scope }: Ctx): void {
  if (scope.role !== 'owner') throw forbidden('This requires the role owner');
}
