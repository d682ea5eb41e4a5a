import { randomBytes } from 'node:crypto';
import { invalid, invalidState } from '../../domain/errors.js';
import type { Ctx } from '../../models/context.js';
import { seal } from '../../models/workspace/secret-box.js';
import type { Webhook } from '../../models/events/webhook.js';

/**
 * Throws `invalid_request` unless the URL uses https, or http on the test side, and has no user name or password. The
 * addresses of its host are checked at each delivery.
 */
export function assertWebhookUrl(ctx: Ctx, url: string): void {
  const { protocol, username, password } = new URL(url);
  if (protocol !== 'https:' && ctx.workspace.mode !== 'test')
    throw invalid('url', 'must use https; http is accepted on the test side only');
  if (username !== '' || password !== '') throw invalid('url', 'must not contain a user name or password');
}

/** Throws `invalid_state` for a failed webhook, to which nothing is sent. */
export function assertActiveWebhook(webhook: Webhook): void {
  if (webhook.status === 'failed')
    throw invalidState('The webhook has failed: set its status to active first', 'status');
}

/** A new secret, to be shown once, and its sealed form, to be stored. */
export function newWebhookSecret({ settings }: Ctx): { secret: string; sealed: string } {
  const secret = `whsec_${randomBytes(32).toString('base64url')}`;
  return { secret, sealed: seal(settings, secret) };
}
