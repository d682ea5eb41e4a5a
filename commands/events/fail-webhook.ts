import sql from 'sql-template-tag';
import type { Words } from '../../documents/messages/words.js';
import { maxAttempts } from '../../domain/events/webhook-retries.js';
import type { Locked } from '../../models/base.js';
import type { Ctx } from '../../models/context.js';
import { User } from '../../models/people/user.js';
import type { Webhook } from '../../models/events/webhook.js';
import { holdMessages } from '../../models/events/webhook-message.js';
import { queueTeamMail, type TeamMail } from '../workspace/team-mail.js';

/**
 * Marks a webhook as failed after too many failed deliveries, and mails the owners
 * (docs/decisions/events-and-webhooks.md).
 */
export async function failWebhook(ctx: Ctx, webhook: Locked<Webhook>, error: string): Promise<void> {
  if (webhook.status === 'failed') return;
  const failed = await webhook.patch(ctx, { status: 'failed' });
  await holdMessages(ctx, failed);
  const owners = await User.all(ctx, sql`t.role = 'owner' AND t.status = 'active'`);
  await queueTeamMail(ctx, owners, ({ words: { say } }) => mailOf(ctx, failed, error, say));
}

function mailOf({ workspace }: Ctx, { id, url, description }: Webhook, error: string, say: Words['say']): TeamMail {
  return {
    kind: 'webhook_failed',
    resource: { type: 'webhook', id },
    subject: say('webhook_failed_subject', { url }),
    paragraphs: [
      say('webhook_failed', { firm: workspace.name, count: String(maxAttempts) }),
      say('webhook_failed_hint', { id }),
    ],
    facts: [
      ['URL', url],
      ['Webhook', id],
      ...(description === null ? [] : [[say('webhook_description'), description] as const]),
      [say('webhook_error'), error],
      [say('workspace_side'), say(workspace.mode === 'live' ? 'side_live' : 'side_test')],
    ],
  };
}
