import sql from 'sql-template-tag';
import type { Schemas } from '../../contract/contract.js';
import { newBounceToken } from '../../domain/workspace/bounce-address.js';
import { WorkspaceModel } from '../base.js';
import type { Ctx } from '../context.js';
import { open, seal, type SecretKeys } from './secret-box.js';
import { whoMay } from '../visibility.js';
import { padded, scoped, select } from '../select.js';
import { seeingAll } from './workspace-context.js';

/** A file that is made when the mail is sent, so that no document is rendered in a transaction. */
export type MailAttachment =
  | InvoiceAttachment
  | CreditNoteAttachment
  | EInvoiceAttachment
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

/** The electronic form of an invoice or credit note, as it was issued. */
export interface EInvoiceAttachment {
  readonly kind: 'e_invoice';
  /** The invoice or credit note. */
  readonly document_id: string;
  /** The invoice, or that of the credit note. */
  readonly invoice_id: string;
  readonly filename: string;
}

/** The statement of a client for a range of days. */
export interface StatementAttachment {
  readonly kind: 'statement_pdf';
  readonly client_id: string;
  readonly from: string;
  readonly to: string;
  readonly filename: string;
}

/** The file of a run of a scheduled report. */
export interface ReportAttachment {
  readonly kind: 'report_pdf' | 'report_csv';
  readonly run_id: string;
  readonly filename: string;
}

/** The logo that the HTML shows: the workspace's current one when the mail is sent. */
export interface LogoAttachment {
  readonly kind: 'logo';
  readonly filename: string;
}

/** An attachment of a captured mail as it would have gone out; `size` in bytes. */
export type CapturedAttachment = MailAttachment & { readonly content_type: string; readonly size: number };

/** The two forms of a mail's body. */
export interface MailBodies {
  readonly text: string;
  readonly html: string;
}

/** What a mail is about: an object of the workspace. */
export interface MailResource {
  readonly type: Schemas['MailResourceType'];
  readonly id: string;
}

/** A mail to be sent: everything that its writer decides. */
export interface MailDraft extends MailBodies {
  readonly kind: Schemas['MailKind'];
  readonly resource: MailResource | null;
  readonly to: readonly string[];
  readonly cc?: readonly string[] | undefined;
  readonly bcc?: readonly string[] | undefined;
  readonly subject: string;
  /** The name of the sender; without it, that of MAIL_FROM is used. */
  readonly fromName?: string | undefined;
  /** The address for replies; without it, they go to the service's address. */
  readonly replyTo?: string | undefined;
  readonly attachments?: readonly MailAttachment[] | undefined;
  /** Whether somebody needs it to sign in: it is sent before other mails. */
  readonly isUrgent?: boolean | undefined;
  readonly portal?: PortalMail | undefined;
  /** The invoice whose mail or reminder it is. */
  readonly invoiceId?: string | undefined;
  /** The mail waits until then; by default it is due at once. */
  readonly notBefore?: Date | undefined;
}

/** The contact for whom a mail has links into the portal. */
export interface PortalMail {
  readonly contactId: string;
  /** The bodies that are sent if the contact has lost access by then; null sends nothing. */
  readonly without: MailBodies | null;
}

/**
 * A row of the outbox. Its bodies are sealed, so they cannot be read from the database alone
 * (docs/decisions/sealed.md). On a test side, mails are captured and never sent.
 */
export class Mail extends WorkspaceModel {
  static override tableName = 'mails';
  static override idPrefix = 'mail';
  static override jsonAttributes = ['to', 'cc', 'bcc', 'attachments'];
  static override limitVisible = whoMay('administer');

  declare kind: Schemas['MailKind'];
  declare resource_type: MailResource['type'] | null;
  declare resource_id: string | null;
  declare is_test: boolean;
  declare is_urgent: boolean;
  declare to: readonly string[];
  declare cc: readonly string[];
  declare bcc: readonly string[];
  declare subject: string;
  /**
   * Sealed if `is_sealed`, like `html`, because both may have links that let their reader sign in; read by `openMail`.
   */
  declare text: string;
  declare html: string;
  /** False for mails from before bodies were sealed. */
  declare is_sealed: boolean;
  declare from_name: string | null;
  declare reply_to: string | null;
  /** For a mail with links into the portal: the contact who must have access when it is sent. */
  declare portal_contact_id: string | null;
  /** The invoice whose mail or reminder it is; null for other mails, and those from before there was this column. */
  declare invoice_id: string | null;
  /** Sealed like `text`: the body for a contact who has lost access. Null, with the HTML, if nothing is sent then. */
  declare text_without_portal: string | null;
  declare html_without_portal: string | null;
  /** Once the mail is captured, they have content type and size. */
  declare attachments: readonly (MailAttachment | CapturedAttachment)[];
  /** `dropped` if the contact had lost access to the portal before the mail was sent. */
  declare status: 'pending' | 'sent' | 'captured' | 'failed' | 'dropped';
  declare attempts: number;
  declare next_attempt_at: Date;
  declare lease_by: string | null;
  declare lease_until: Date | null;
  declare sent_at: Date | null;
  /** Identifies the mail in the address to which mail servers return it; null without such an address. */
  declare bounce_token: string | null;
  /** Why the last attempt failed. */
  declare error: string | null;
}

/** Longest subject that fits a header line (RFC 5322, section 2.1.1). */
const longestSubject = 900;
const longestName = 255;

/** A subject as it is sent: on one line, and no longer than a header. */
export const subjectLine = (subject: string): string => subject.replaceAll(/\s+/g, ' ').slice(0, longestSubject);

/** A new token for what comes back; null if the service has no address for it. */
export const bounceTokenFor = ({ settings }: Pick<Ctx, 'settings'>): string | null =>
  settings.BOUNCE_ADDRESS === undefined ? null : newBounceToken();

/**
 * Writes a mail to the outbox in the transaction of its cause; a worker sends it (models/queues/mail-queue.ts). It is
 * due at once, and retries use real time on both sides, not the test clock.
 */
export async function queueMail(ctx: Ctx, draft: MailDraft): Promise<Mail> {
  const { portal } = draft;
  const sealed = (body: string | undefined): string | null => (body === undefined ? null : seal(ctx.settings, body));
  const mail = await Mail.insert(ctx, {
    kind: draft.kind,
    resource_type: draft.resource?.type ?? null,
    resource_id: draft.resource?.id ?? null,
    is_test: ctx.workspace.mode === 'test',
    is_urgent: draft.isUrgent ?? false,
    to: draft.to,
    cc: draft.cc ?? [],
    bcc: draft.bcc ?? [],
    subject: subjectLine(draft.subject),
    text: seal(ctx.settings, draft.text),
    html: seal(ctx.settings, draft.html),
    is_sealed: true,
    from_name: draft.fromName?.slice(0, longestName) ?? null,
    reply_to: draft.replyTo ?? null,
    portal_contact_id: portal?.contactId ?? null,
    invoice_id: draft.invoiceId ?? null,
    text_without_portal: sealed(portal?.without?.text),
    html_without_portal: sealed(portal?.without?.html),
    attachments: draft.attachments ?? [],
    next_attempt_at: draft.notBefore ?? new Date(),
    bounce_token: bounceTokenFor(ctx),
  });
  ctx.jobs.wake();
  return mail;
}

export type Delivery = Pick<Mail, 'status' | 'updated_at' | 'error'>;

/**
 * What became of the last mail or reminder of an invoice, whoever asks; undefined if it was delivered, or nothing has gone wrong
 * so far. The bodies are not read, because they can be long.
 */
export async function failedDeliveryOf(ctx: Ctx, invoiceId: string): Promise<Delivery | undefined> {
  return (await failedDeliveriesOf(ctx, [invoiceId])).get(invoiceId);
}

/** As `failedDeliveryOf`, for several invoices, by their ids. No query is made for none. */
export async function failedDeliveriesOf(
  ctx: Ctx,
  invoiceIds: readonly string[],
): Promise<ReadonlyMap<string, Delivery>> {
  if (invoiceIds.length === 0) return new Map();
  const all = seeingAll(ctx);
  const rows = await select<Delivery & { readonly invoice_id: string }>(
    ctx,
    sql`SELECT t.invoice_id, t.status, t.updated_at, t.error FROM mails t
          JOIN (SELECT l.invoice_id, MAX(l.id) AS id FROM mails l WHERE ${scoped(all, Mail, 'l')} AND l.invoice_id IN (${padded(invoiceIds)}) GROUP BY l.invoice_id) last
            ON last.id = t.id
         WHERE ${scoped(all, Mail, 't')} AND (t.status = 'dropped' OR t.error IS NOT NULL)`,
  );
  return new Map(rows.map((row) => [row.invoice_id, row]));
}

/** Whether no mail of the same invoice was written after this one. */
export const isLastOfInvoice = async (ctx: Ctx, { id, invoice_id }: Mail): Promise<boolean> =>
  !(await Mail.first(ctx, sql`t.invoice_id = ${invoice_id} AND t.id > ${id}`));

/** The two bodies of a mail as plain text. Throws if they were sealed with a SECRET_KEY that is not set any more. */
export function openMail(keys: SecretKeys, { is_sealed, text, html }: Mail): MailBodies {
  return is_sealed ? { text: open(keys, text), html: open(keys, html) } : { text, html };
}
