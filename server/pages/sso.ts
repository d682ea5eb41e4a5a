/** Signing in by the OpenID Connect provider of a workspace (docs/decisions/single-sign-on.md). */
import Router from '@koa/router';
import type { Context } from 'koa';
import { beginSso, enterBySso, finishSso, recordSsoRefusal } from '../../commands/people/sso/sso-sign-in.js';
import { assertNone, emailProblems } from '../../commands/people/page-context.js';
import { forbidden, invalid } from '../../domain/errors.js';
import { browserOf } from '../../domain/people/browser.js';
import { domainOfEmail, SsoRefused, type SsoRefusal } from '../../domain/people/single-sign-on.js';
import { findSso, workspaceOfDomain } from '../../models/people/single-sign-on.js';
import { findWorkspaceContext } from '../../models/workspace/workspace-context.js';
import { pageAfter, signInUrl, ssoPath, workspaceIn } from '../identity/realms.js';
import { clearSsoCookie, readSsoCookie, writeSsoCookie } from '../identity/sso-cookies.js';
import type { Attempts } from '../limits/attempts.js';
import { contentSecurityPolicy } from './form-page.js';
import { guardPages, respond, serveForm, visitOf, type PageParts, type Reply } from './form-route.js';
import { readerOf } from './reader.js';
import { ssoPage } from './sign-in-pages.js';
import { keepSession, signedIn } from './signed-in.js';

export interface SsoParts extends PageParts {
  readonly attempts: Attempts;
}

/** `/sign-in/sso`, where it begins, and `/sign-in/sso/callback/{workspace_id}`, where the provider sends people back. */
export function ssoPages(parts: SsoParts): Router {
  const router = new Router();
  guardPages(router);
  // Browsers apply form-action to redirects too, and the form leads to the provider.
  router.use(ssoPath, (context, next) => {
    context.set(
      'Content-Security-Policy',
      contentSecurityPolicy.replace("form-action 'self'", "form-action 'self' https: http:"),
    );
    return next();
  });
  const voiceFor = (context: Context) => readerOf('team', context).voice;
  router.get(ssoPath, async (context, next: () => Promise<void>) => {
    const workspaceId = workspaceIn(context.query['workspace_id']);
    if (workspaceId === undefined || !(await findSso(parts, workspaceId))) return next();
    return respond(
      context,
      () => begin(parts, context, workspaceId, textIn(context, 'email'), textIn(context, 'next')),
      {
        voiceFor,
      },
    );
  });
  serveForm(router, parts, {
    path: ssoPath,
    fields: ['email', 'next'],
    show: () => Promise.resolve({}),
    page: (_shown, context, sent, error) => ssoPage(readerOf('team', context), { ...queryOf(context), ...sent }, error),
    voiceFor,
    async submit(context, { email = '', next }) {
      assertNone(emailProblems(email));
      const workspaceId = await workspaceOfDomain(parts, domainOfEmail(email.trim()));
      if (workspaceId === undefined)
        throw invalid('email', 'is at no domain with single sign-on: sign in with your password');
      return begin(parts, context, workspaceId, email.trim(), next);
    },
  });
  router.get(`${ssoPath}/callback/:workspace_id`, (context) =>
    respond(context, () => finish(parts, context), { voiceFor }),
  );
  return router;
}

function textIn({ query }: Context, name: string): string | undefined {
  const value = query[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function queryOf(context: Context): Record<string, string> {
  const [email, next] = [textIn(context, 'email'), textIn(context, 'next')];
  return { ...(email === undefined ? {} : { email }), ...(next === undefined ? {} : { next }) };
}

async function begin(
  parts: SsoParts,
  context: Context,
  workspaceId: string,
  email: string | undefined,
  next: string | undefined,
): Promise<Reply> {
  await parts.attempts.beginSso(context.ip);
  return audited(parts, context, workspaceId, async () => {
    const { url, begun } = await beginSso(visitOf(parts, context), workspaceId, email);
    writeSsoCookie(context, 'begun', parts.settings, { ...begun, next });
    return { json: { data: { url } }, next: url };
  });
}

async function finish(parts: SsoParts, context: Context): Promise<Reply> {
  await parts.attempts.beginSso(context.ip);
  const begun = readSsoCookie(context, 'begun', parts.settings);
  // A sign-in ends once, whatever comes of it.
  clearSsoCookie(context, 'begun', parts.settings);
  const workspaceId = workspaceIn(/([^/]*)\/?$/.exec(context.path)?.[1]);
  return audited(parts, context, workspaceId, async () => {
    if (begun === undefined || begun.workspace_id !== workspaceId)
      throw new SsoRefused('no_sign_in_begun', 'This browser has begun no sign-in that could end here');
    const visit = visitOf(parts, context);
    const person = await finishSso(visit, begun, context.querystring);
    const own = await signedIn(parts, context, 'team');
    const entered = await enterBySso(visit, workspaceId, person, browserOf(context.get('user-agent')), own?.id);
    if ('pending' in entered) {
      writeSsoCookie(context, 'link', parts.settings, entered.pending);
      const next = signInUrl('team', { done: 'sso', workspace_id: workspaceId, next: begun.next });
      return { json: { data: { sign_in_to_link: true } }, next };
    }
    await parts.attempts.signedInBySso(context.ip);
    await keepSession(parts, context, 'team', entered);
    return { json: { data: { signed_in: true } }, next: pageAfter('team', begun.next) };
  });
}

const texts: Partial<Record<SsoRefusal, string>> = {
  address_unverified: 'Your provider has not verified your e-mail address: verify it there, then sign in again',
  domain_foreign: 'Your address at the provider is not of this workspace: sign in there with your work address',
  account_inactive: 'Your account in this workspace is not active: ask an owner or admin',
};
const otherwise =
  'The sign-in by your provider did not succeed: begin it again. If that does not help, an owner finds the reason in the audit log';

/** Records a refusal in the audit log of the workspace, if there is one, and says to the person what they need. */
async function audited(
  parts: SsoParts,
  context: Context,
  workspaceId: string | undefined,
  work: () => Promise<Reply>,
): Promise<Reply> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof SsoRefused)) throw error;
    if (workspaceId !== undefined && (await findWorkspaceContext(parts, workspaceId)))
      await recordSsoRefusal(visitOf(parts, context), workspaceId, error);
    throw forbidden(texts[error.reason] ?? otherwise);
  }
}
