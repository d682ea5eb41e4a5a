import sql, { type Sql } from 'sql-template-tag';
import { WorkspaceModel } from './base.js';
import type { Ctx } from './context.js';
import { open, seal, type SecretKeys } from './secret-box.js';
import { execute, select } from './select.js';
import { whoMay } from './visibility.js';

/** A file that is made when the mail is sent, so that no document is drawn in a transaction. */
export type MailAttachment = InvoiceAttachment | ReportAttachment;

export interface InvoiceAttachment {
  readonly kind: 'invoice_pdf';
  readonly invoice_id: string;
  readonly filename: string;
}

/** Of a run of a scheduled report. */
export interface ReportAttachment {
  readonly kind: 'report_pdf' | 'report_csv';
  readonly run_id: string;
  readonly filename: string;
}

/** An attachment of a captured mail as it would have gone out; `size` in bytes. */
export type CapturedAttachment = MailAttachment & { readonly content_type: string; readonly size: number };

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

/** A row of the outbox, of which no one can read the bodies in the database alone. On the test side mails are captured and never sent (rulings, section 3). */
export class Mail extends WorkspaceModel {
  static override tableName = 'mails';
  static override idPrefix = 'mail';
  static override jsonAttributes = ['to', 'cc', 'bcc', 'attachments'];
  static override limitVisible = whoMay('administer');

  declare is_test: boolean;
  declare to: readonly string[];
  declare cc: readonly string[];
  declare bcc: readonly string[];
  declare subject: string;
  /** Sealed when `is_sealed`: both bodies may hold links that let their reader in. See `openMail`. */
  declare text: string;
  declare html: string;
  /** False of mails that are older than the sealing. */
  declare is_sealed: boolean;
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
    text: seal(ctx.settings, draft.text),
    html: seal(ctx.settings, draft.html),
    is_sealed: true,
    attachments: draft.attachments ?? [],
    next_attempt_at: new Date(),
  });
  ctx.jobs.wake();
  return mail;
}

/** The two bodies of a mail, to be read. Throws when they were sealed with another SECRET_KEY. */
export function openMail(keys: SecretKeys, { is_sealed, text, html }: Mail): Pick<MailDraft, 'text' | 'html'> {
  return is_sealed ? { text: open(keys, text), html: open(keys, html) } : { text, html };
}

/** Which mails a worker looks for: those of all live sides, or those to capture, of one workspace or of all. */
export interface MailsWanted {
  readonly isTest: boolean;
  readonly workspaceId?: string | undefined;
}

/** A mail that one worker alone may send until its lease ends. `attempts` counts this attempt too. */
export interface ClaimedMail {
  readonly mail: Mail;
  readonly leaseBy: string;
}

const due = ({ isTest, workspaceId }: MailsWanted, now: Date): Sql => {
  const ofWorkspace = workspaceId === undefined ? sql`` : sql` AND workspace_id = ${workspaceId}`;
  return sql`status = 'pending' AND is_test = ${isTest} AND next_attempt_at <= ${now}${ofWorkspace}`;
};

/** Whether a mail is due, leased or not. */
export async function isMailDue(ctx: Pick<Ctx, 'db'>, wanted: MailsWanted): Promise<boolean> {
  const rows = await select(ctx, sql`SELECT id FROM mails WHERE ${due(wanted, new Date())} LIMIT 1`);
  return rows.length > 0;
}

/** Takes the mail that has been due longest, for `leaseMs` of real time; undefined when there is none to take. */
export async function claimMail(
  ctx: Pick<Ctx, 'db'>,
  wanted: MailsWanted,
  leaseBy: string,
  leaseMs: number,
): Promise<ClaimedMail | undefined> {
  const now = new Date();
  const until = new Date(now.getTime() + leaseMs);
  const free = sql`${due(wanted, now)} AND (lease_until IS NULL OR lease_until < ${now})`;
  const candidates = await select<{ id: string }>(
    ctx,
    sql`SELECT id FROM mails WHERE ${free} ORDER BY next_attempt_at LIMIT 20`,
  );
  for (const { id } of candidates) {
    const claimed = await execute(
      ctx,
      sql`UPDATE mails SET lease_by = ${leaseBy}, lease_until = ${until}, attempts = attempts + 1 WHERE id = ${id} AND ${free}`,
    );
    if (claimed === 1) return { mail: await readMail(ctx, id), leaseBy };
  }
  return undefined;
}

async function readMail(ctx: Pick<Ctx, 'db'>, id: string): Promise<Mail> {
  const [row] = await select<Record<string, unknown>>(ctx, sql`SELECT * FROM mails WHERE id = ${id}`);
  if (!row) throw new Error(`Mail ${id} is gone`);
  return Mail.fromDatabaseJson(row);
}

/** What came of an attempt. */
export interface MailOutcome {
  readonly status: Mail['status'];
  readonly sent_at?: Date;
  readonly next_attempt_at?: Date;
  readonly error?: string;
  readonly attachments?: readonly CapturedAttachment[];
}

/** Writes down what came of an attempt and gives the mail free. Nothing happens when another worker has it by now. */
export async function settleMail(
  ctx: Pick<Ctx, 'db'>,
  { mail, leaseBy }: ClaimedMail,
  outcome: MailOutcome,
): Promise<void> {
  const attachments = outcome.attachments ?? mail.attachments;
  await execute(
    ctx,
    sql`UPDATE mails SET status = ${outcome.status}, sent_at = ${outcome.sent_at ?? null}, next_attempt_at = ${outcome.next_attempt_at ?? mail.next_attempt_at},
               error = ${outcome.error?.slice(0, 500) ?? null}, attachments = ${JSON.stringify(attachments)}, lease_by = NULL, lease_until = NULL
         WHERE id = ${mail.id} AND lease_by = ${leaseBy}`,
  );
}
