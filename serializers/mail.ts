import type { Schemas } from '../contract/contract.js';
import { instant } from '../domain/time.js';
import type { Delivery, Mail } from '../models/workspace/mail.js';

const statuses = {
  pending: 'queued',
  sent: 'sent',
  captured: 'sent',
  failed: 'failed',
  dropped: 'suppressed',
} as const satisfies Readonly<Record<Mail['status'], Schemas['MailStatus']>>;

export const serializeDelivery = (mail: Delivery): Schemas['MailDelivery'] => ({
  status: statuses[mail.status],
  at: instant(mail.updated_at),
  error: mail.error,
});

export const serializeMail = (mail: Mail): Schemas['Mail'] => ({
  id: mail.id,
  kind: mail.kind,
  to: [...mail.to],
  cc: [...mail.cc],
  bcc: [...mail.bcc],
  subject: mail.subject,
  resource:
    mail.resource_type === null || mail.resource_id === null
      ? null
      : { type: mail.resource_type, id: mail.resource_id },
  status: statuses[mail.status],
  attempts: mail.attempts,
  error: mail.error,
  next_attempt_at: mail.status === 'pending' ? instant(mail.next_attempt_at) : null,
  sent_at: mail.sent_at === null ? null : instant(mail.sent_at),
  created_at: instant(mail.created_at),
  updated_at: instant(mail.updated_at),
});
