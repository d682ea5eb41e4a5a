import { WorkspaceModel } from './base.js';
import type { Ctx } from './context.js';

/** A file that is made when the mail is sent, so that no document is drawn in a transaction. */
export interface MailAttachment {
  readonly kind: 'invoice_pdf';
  readonly invoice_id: string;
  readonly filename: string;
}

/** An attachment of a captured mail as it would have gone out; `size` in bytes. */
export interface CapturedAttachment extends MailAttachment {
  readonly content_type: string;
  readonly size: number;
}

/** A mail to be sent, in every part that its writer decides. */
export interface MailDraft {
  readonly to: readonly string[];
  readonly cc?: readonly string[] | undefined;
  readonly bcc?: readonly string[] | undefined;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments?: readonly MailAttachment[] | undefined;
}

/** A row of the outbox. On the test side mails are captured and never sent (rulings, section 3). */
export class Mail extends WorkspaceModel {
  static override tableName = 'mails';
  static override idPrefix = 'mail';
  static override jsonAttributes = ['to', 'cc', 'bcc', 'attachments'];

  declare is_test: boolean;
  declare to: readonly string[];
  declare cc: readonly string[];
  declare bcc: readonly string[];
  declare subject: string;
  declare text: string;
  declare html: string;
  /** With content type and size once the mail is captured. */
  declare attachments: readonly (MailAttachment | CapturedAttachment)[];
  declare status: 'pending' | 'sent' | 'captured' | 'failed';
  declare attempts: number;
  declare next_attempt_at: Date;
  declare lease_by: string | null;
  declare lease_until: Date | null;
  declare sent_at: Date | null;
  /** Why the last attempt failed. */
  declare error: string | null;
}

/** Longest subject that fits a header line (RFC 5322, section 2.1.1). */
const longestSubject = 900;

/**
 * Writes a mail to the outbox in the transaction of its cause; a worker sends it (architecture, the way of a request).
 * Sending goes by real time on both sides: only what is captured is shown, and that is due at once.
 */
export async function queueMail(ctx: Ctx, draft: MailDraft): Promise<Mail> {
  const mail = await Mail.insert(ctx, {
    is_test: ctx.workspace.mode === 'test',
    to: draft.to,
    cc: draft.cc ?? [],
    bcc: draft.bcc ?? [],
    subject: draft.subject.replaceAll(/\s+/g, ' ').slice(0, longestSubject),
    text: draft.text,
    html: draft.html,
    attachments: draft.attachments ?? [],
    next_attempt_at: new Date(),
  });
  ctx.jobs.wake();
  return mail;
}
