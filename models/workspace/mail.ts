import { WorkspaceModel } from '../base.js';
import type { Ctx } from '../context.js';
import { open, seal, type SecretKeys } from './secret-box.js';
import { whoMay } from '../visibility.js';

/** A file that is made when the mail is sent, so that no document is drawn in a transaction. */
export type MailAttachment =
  | InvoiceAttachment
  | CreditNoteAttachment
  | StatementAttachment
  | ReportAttachment
  | LogoAttachment;

export interface InvoiceAttachment {
  readonly kind: 'invoice_pdf';
  readonly invoice_id: string;
  readonly filename: string;
}

export interface CreditNoteAttachment {
  readonly kind: 'credit_note_pdf';
  readonly credit_note_id: string;
  readonly filename: string;
}

/** Of a client, over a range of days. */
export interface StatementAttachment {
  readonly kind: 'statement_pdf';
  readonly client_id: string;
  readonly from: string;
  readonly to: string;
  readonly filename: string;
}

/** Of a run of a scheduled report. */
export interface ReportAttachment {
  readonly kind: 'report_pdf' | 'report_csv';
  readonly run_id: string;
  readonly filename: string;
}

/** The logo of the workspace when the mail is sent, which the HTML shows. */
export interface LogoAttachment {
  readonly kind: 'logo';
  readonly filename: string;
}

/** An attachment of a captured mail as it would have gone out; `size` in bytes. */
export type CapturedAttachment = MailAttachment & { readonly content_type: string; readonly size: number };

/** A mail in its two forms. */
export interface MailBodies {
  readonly text: string;
  readonly html: string;
}

/** A mail to be sent, in every part that its writer decides. */
export interface MailDraft extends MailBodies {
  readonly to: readonly string[];
  readonly cc?: readonly string[] | undefined;
  readonly bcc?: readonly string[] | undefined;
  readonly subject: string;
  /** In whose name it comes; the service's without. */
  readonly fromName?: string | undefined;
  /** Where answers go; to the service's address without. */
  readonly replyTo?: string | undefined;
  readonly attachments?: readonly MailAttachment[] | undefined;
  /** Someone waits for it to get in: it goes before all others. */
  readonly isUrgent?: boolean | undefined;
  readonly portal?: PortalMail | undefined;
}

/** Of a mail that leads into the portal: for whom it does. */
export interface PortalMail {
  readonly contactId: string;
  /** What they are sent if they have lost access by then; null for nothing. */
  readonly without: MailBodies | null;
}

/**
 * A row of the outbox, of which no one can read the bodies in the database alone. On the test side mails are captured and never sent
 * (docs/decisions/sealed.md).
 */
export class Mail extends WorkspaceModel {
  static override tableName = 'mails';
  static override idPrefix = 'mail';
  static override jsonAttributes = ['to', 'cc', 'bcc', 'attachments'];
  static override limitVisible = whoMay('administer');

  declare is_test: boolean;
  declare is_urgent: boolean;
  declare to: readonly string[];
  declare cc: readonly string[];
  declare bcc: readonly string[];
  declare subject: string;
  /** Sealed when `is_sealed`: both bodies may hold links that let their reader in. See `openMail`. */
  declare text: string;
  declare html: string;
  /** False of mails that are older than the sealing. */
  declare is_sealed: boolean;
  declare from_name: string | null;
  declare reply_to: string | null;
  /** Of a mail that leads into the portal: the contact who must have access when it is sent. */
  declare portal_contact_id: string | null;
  /** Sealed likewise, for a contact who has lost access; both null if nothing is sent then. */
  declare text_without_portal: string | null;
  declare html_without_portal: string | null;
  /** With content type and size once the mail is captured. */
  declare attachments: readonly (MailAttachment | CapturedAttachment)[];
  /** Dropped: its reader has lost access to the portal before it was sent. */
  declare status: 'pending' | 'sent' | 'captured' | 'failed' | 'dropped';
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
const longestName = 255;

/**
 * Writes a mail to the outbox in the transaction of its cause; a worker sends it (architecture, the way of a request).
 * Sending goes by real time on both sides: only what is captured is shown, and that is due at once.
 */
export async function queueMail(ctx: Ctx, draft: MailDraft): Promise<Mail> {
  const { portal } = draft;
  const sealed = (body: string | undefined): string | null => (body === undefined ? null : seal(ctx.settings, body));
  const mail = await Mail.insert(ctx, {
    is_test: ctx.workspace.mode === 'test',
    is_urgent: draft.isUrgent ?? false,
    to: draft.to,
    cc: draft.cc ?? [],
    bcc: draft.bcc ?? [],
    subject: draft.subject.replaceAll(/\s+/g, ' ').slice(0, longestSubject),
    text: seal(ctx.settings, draft.text),
    html: seal(ctx.settings, draft.html),
    is_sealed: true,
    from_name: draft.fromName?.slice(0, longestName) ?? null,
    reply_to: draft.replyTo ?? null,
    portal_contact_id: portal?.contactId ?? null,
    text_without_portal: sealed(portal?.without?.text),
    html_without_portal: sealed(portal?.without?.html),
    attachments: draft.attachments ?? [],
    next_attempt_at: new Date(),
  });
  ctx.jobs.wake();
  return mail;
}

/** The two bodies of a mail, to be read. Throws when they were sealed with another SECRET_KEY. */
export function openMail(keys: SecretKeys, { is_sealed, text, html }: Mail): MailBodies {
  return is_sealed ? { text: open(keys, text), html: open(keys, html) } : { text, html };
}
