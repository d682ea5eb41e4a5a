/** `/cli-logins/redeem`: the command line exchanges a code for an API key. */
import Router from '@koa/router';
import { redeemCliLogin } from '../../commands/people/keys/cli-login.js';
import { assertNone, textProblems } from '../../commands/people/page-context.js';
import { assertOwnOrigin } from '../identity/own-origin.js';
import type { Attempts } from '../limits/attempts.js';
import { readForm } from './form-input.js';
import { guardPages, respond, visitOf, type PageParts, type Reply } from './form-route.js';

export interface CliLoginParts extends PageParts {
  readonly attempts: Attempts;
}

export function cliLogins(parts: CliLoginParts): Router {
  const router = new Router();
  guardPages(router);
  router.post('/cli-logins/redeem', async (context) => {
    await respond(context, async (): Promise<Reply> => {
      assertOwnOrigin(context, parts.settings);
      const { code = '' } = await readForm(context, ['code']);
      assertNone(textProblems('code', code, 50));
      await parts.attempts.beginCode(context.ip);
      const data = await redeemCliLogin(visitOf(parts, context), code);
      await parts.attempts.redeemedCode(context.ip);
      return { json: { data }, status: 201 };
    });
  });
  return router;
}
