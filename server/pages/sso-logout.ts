/** `/sign-in/sso/logout/{workspace_id}`, where a provider reports logouts (OpenID Connect Back-Channel Logout 1.0). */
import Router from '@koa/router';
import type { Context } from 'koa';
import { endBySso, recordLogoutRefusal } from '../../commands/people/sso/sso-logout.js';
import { SsoRefused } from '../../domain/people/single-sign-on.js';
import { findSso } from '../../models/people/single-sign-on.js';
import { readText } from '../contract/read-json.js';
import { ssoPath, workspaceIn } from '../identity/realms.js';
import { visitOf } from './form-route.js';
import type { SsoParts } from './sso.js';

const maxBytes = 64 * 1024;

/** Programs call it, not browsers: it needs no session and sets none, and responds as the specification says. */
export function ssoLogouts(parts: SsoParts): Router {
  const router = new Router();
  router.post(`${ssoPath}/logout/:workspace_id`, async (context) => {
    context.set('Cache-Control', 'no-store');
    await parts.attempts.beginSso(context.ip);
    const problem = await problemOf(parts, context);
    if (problem === undefined) {
      await parts.attempts.endedBySso(context.ip);
      context.status = 200;
      context.body = '';
    } else {
      context.status = 400;
      context.body = { error: 'invalid_request', error_description: problem };
    }
  });
  return router;
}

/** What is wrong with the request; undefined if it has been carried out. The audit log has it too. */
async function problemOf(parts: SsoParts, context: Context): Promise<string | undefined> {
  // Other fields must be ignored.
  const token = new URLSearchParams(await readText(context, maxBytes)).get('logout_token');
  const workspaceId = workspaceIn(/([^/]*)\/?$/.exec(context.path)?.[1]);
  if (token === null || token === '') return 'The form has no logout_token';
  if (workspaceId === undefined || !(await findSso(parts, workspaceId))) return 'This address belongs to no provider';
  const visit = visitOf(parts, context);
  try {
    await endBySso(visit, workspaceId, token);
    return undefined;
  } catch (error) {
    if (!(error instanceof SsoRefused)) throw error;
    await recordLogoutRefusal(visit, workspaceId, error);
    return error.detail;
  }
}
