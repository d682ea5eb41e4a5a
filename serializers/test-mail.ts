import { linksIn } from '../domain/clients/links.js';
import { instant } from '../domain/time.js';
import type { Mail } from '../models/workspace/mail.js';
import type { Schemas } from '../contract/contract.js';

/** A captured mail as the API shows it; `bodies` are its decrypted texts. */
export function serializeTestMail(mail: Mail, bodies: Pick<Mail, 'text' | 'html'>): Schemas['TestMail'] {
  return {
    id: mail.id,
    to: [...mail.to],
    cc: [...mail.cc],
    bcc: [...mail.bcc],
    subject: mail.subject,
    text: bodies.text,
    html: bodies.html,
    links: linksIn(bodies),
    attachments: mail.attachments.flatMap((attachment) =>
      'size' in attachment && attachment.kind !== 'logo'
        ? [{ filename: attachment.filename, content_type: attachment.content_type, size: attachment.size }]
        : [],
    ),
    created_at: instant(mail.created_at),
  };
}
