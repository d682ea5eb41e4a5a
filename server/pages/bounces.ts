/**
 * `/bounces`, where the mail server of `BOUNCE_ADDRESS` delivers what comes for it: the raw message, as it pipes it to curl, or a
 * provider posts it.
 */
import { hash, timingSafeEqual } from 'node:crypto';
import Router from '@koa/router';
import type { Context } from 'koa';
import { recordBounce } from '../../commands/billing/record-bounce.js';
import { ApiError, notFound } from '../../domain/errors.js';
import { bounceTokensIn } from '../../domain/workspace/bounce-address.js';
import { readBounce } from '../../documents/mails/read-bounce.js';
import { readBytes } from '../contract/read-json.js';
import type { PageParts } from './form-route.js';

/** A report may bring back the mail with its attachments. */
const maxBytes = 25 * 1024 * 1024;

export function bouncePages(parts: PageParts): Router {
  const router = new Router();
  router.post('/bounces', async (context) => {
    context.set('Cache-Control', 'no-store');
    const { BOUNCE_ADDRESS: base, BOUNCE_KEY: key } = parts.settings;
    if (base === undefined || key === undefined) throw notFound();
    assertKey(context, key);
    context.body = { data: { recorded: await record(parts, base, context) } };
  });
  return router;
}

/** Whether a mail has failed by this message: not by one that is no report, or about a mail that is not known. */
async function record(parts: PageParts, base: string, context: Context): Promise<boolean> {
  const bounce = await readBounce(await readBytes(context, maxBytes));
  if (!bounce || bounce.failures.length === 0) return false;
  const { recipient } = context.query;
  const [token] = bounceTokensIn([...[recipient ?? []].flat(), ...bounce.addressed], base);
  return token !== undefined && (await recordBounce(parts, token, bounce.failures));
}

const digest = (text: string): Buffer => hash('sha256', text, 'buffer');

function assertKey(context: Context, key: string): void {
  const [, given = ''] = /^Bearer (.+)$/i.exec(context.get('Authorization')) ?? [];
  if (!timingSafeEqual(digest(given), digest(key)))
    throw new ApiError('unauthorized', 'Send the key for mails that come back as a Bearer token');
}
