import { randomBytes } from 'node:crypto';
import sql, { join } from 'sql-template-tag';
import type { Schemas } from '../../contract/contract.js';
import { invalid, invalidMany, invalidState, type FieldError } from '../../domain/errors.js';
import { Client } from '../../models/clients/client.js';
import type { Ctx } from '../../models/context.js';
import { Project } from '../../models/projects/project.js';
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

type WebhookFilter = Schemas['WebhookFilter'] | null | undefined;

/**
 * Throws `invalid_request` for each client and project of the filter that the workspace does not have, unless the webhook's filter `before`
 * has it already: it may have been deleted since.
 */
export async function assertFilter(ctx: Ctx, filter: WebhookFilter, before?: WebhookFilter): Promise<void> {
  const problems: FieldError[] = [];
  for (const [name, model] of [
    ['client_ids', Client],
    ['project_ids', Project],
  ] as const) {
    const ids = filter?.[name] ?? [];
    if (ids.length === 0) continue;
    const known = (await model.all(ctx, sql`t.id IN (${join(ids)})`)).map(({ id }) => id);
    const isKnown = new Set([...known, ...(before?.[name] ?? [])]);
    for (const [at, id] of ids.entries())
      if (!isKnown.has(id)) problems.push({ field: `filter.${name}.${at}`, message: `does not exist: ${id}` });
  }
  if (problems.length > 0) throw invalidMany(problems);
}

/** A new secret, to be shown once, and its sealed form, to be stored. */
export function newWebhookSecret({ settings }: Ctx): { secret: string; sealed: string } {
  const secret = `whsec_${randomBytes(32).toString('base64url')}`;
  return { secret, sealed: seal(settings, secret) };
}
