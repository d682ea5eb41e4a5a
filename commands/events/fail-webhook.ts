import sql from 'sql-template-tag';
import { mailPage } from '../../documents/mail-page.js';
import { maxAttempts } from '../../domain/events/webhook-retries.js';
import type { Locked } from '../../models/base.js';
import type { Ctx } from '../../models/context.js';
import { queueMail } from '../../models/workspace/mail.js';
import { User } from '../../models/people/user.js';
import type { Webhook } from '../../models/events/webhook.js';
import { holdMessages } from '../../models/events/webhook-message.js';

/**
 * Marks a webhook as failed after too many failed deliveries, and mails the owners
 * (docs/decisions/events-and-webhooks.md).
 */
export async function failWebhook(ctx: Ctx, webhook: Locked<Webhook>, error: string): Promise<void> {
  if (webhook.status === 'failed') return;
  const failed = await webhook.patch(ctx, { status: 'failed' });
  await holdMessages(ctx, failed);
  const owners = await User.all(ctx, sql`t.role = 'owner' AND t.status = 'active'`);
  if (owners.length > 0) await queueMail(ctx, { to: owners.map(({ email }) => email), ...mailOf(ctx, failed, error) });
}

function mailOf(ctx: Ctx, { id, url, description }: Webhook, error: string) {
  const facts = [
    ['URL', url],
    ['Webhook', id],
    ...(description === null ? [] : [['Description', description] as const]),
    ['Last error', error],
    ['Side', ctx.workspace.mode],
  ] as const;
  const paragraphs = [
    `A webhook of ${ctx.workspace.name} has failed: ${maxAttempts} attempts to deliver an event were not acknowledged. It gets no more events.`,
    'When its receiver works again, set its status to active with PUT /v1/webhooks/{id}. To send the events that happened in the meantime, use POST /v1/webhooks/{id}/recover.',
  ];
  return { subject: `Webhook failed: ${url}`, ...mailPage({ sender: ctx.workspace.name, paragraphs, facts }) };
}
