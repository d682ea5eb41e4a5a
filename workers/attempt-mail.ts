/** One attempt to deliver a mail, which is sent, or captured on a test side. */
import type { FailedMail } from '../commands/billing/record-failed-mail.js';
import type { Db } from '../database/db.js';
import { bounceAddress } from '../domain/workspace/bounce-address.js';
import { undeliveredText, unreached } from '../domain/workspace/undelivered.js';
import type { SendMailOptions } from 'nodemailer';
import type { Logger } from 'pino';
import { portalReader } from '../models/clients/portal-reader.js';
import { withoutPortal, type ClaimedMail, type MailOutcome } from '../models/queues/mail-queue.js';
import { logoId } from '../documents/mails/mail-page.js';
import { Undrawable } from '../documents/undrawable.js';
import { openMail, type CapturedAttachment, type Mail, type MailAttachment } from '../models/workspace/mail.js';
import type { Settings } from '../settings/settings.js';
import type { MailTransport } from './mail-transport.js';
import { recordPersistently } from './record-persistently.js';

/** A file to attach to a mail. */
export interface RenderedAttachment {
  readonly content: Buffer;
  readonly content_type: string;
}

export interface MailAttemptDeps {
  readonly db: Db;
  readonly settings: Settings;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** Renders an attachment of a mail of this workspace; undefined if its object does not exist any more. */
  readonly renderAttachment: (
    workspaceId: string,
    attachment: MailAttachment,
  ) => Promise<RenderedAttachment | undefined>;
  /** Records that a mail has failed for good. */
  readonly recordFailure: (claimed: ClaimedMail, outcome: FailedMail) => Promise<void>;
  /** Records any other result. */
  readonly recordResult: (claimed: ClaimedMail, outcome: MailOutcome) => Promise<void>;
  readonly transport: MailTransport;
}

type Attachments = NonNullable<SendMailOptions['attachments']>;

const minute = 60_000;
/** Backoff between attempts; when it is exhausted, the mail has failed. */
const backoffMs = [1, 5, 30, 2 * 60, 8 * 60, 24 * 60].map((minutes) => minutes * minute);

/**
 * Milliseconds before a failed capture is repeated: soon, because no mail server is involved, and somebody may wait for
 * the mail.
 */
export const captureAgainMs = 1_000;

/** Makes the attempt and records its result. */
export async function attemptMail(deps: MailAttemptDeps, claimed: ClaimedMail): Promise<void> {
  const { mail } = claimed;
  let outcome: MailOutcome | FailedMail;
  try {
    outcome = await deliver(deps, claimed);
  } catch (error) {
    outcome = afterFailure(claimed, error);
    deps.log.warn(
      { mail_id: mail.id, workspace_id: mail.workspace_id, attempt: mail.attempts, err: error },
      `mail ${outcome.status === 'failed' ? 'failed' : 'will be tried again'}`,
    );
  }
  await recordPersistently(() => record(deps, claimed, outcome));
}

const isFinal = (outcome: MailOutcome | FailedMail): outcome is FailedMail => outcome.status === 'failed';

async function record(deps: MailAttemptDeps, claimed: ClaimedMail, outcome: MailOutcome | FailedMail): Promise<void> {
  if (isFinal(outcome)) await deps.recordFailure(claimed, outcome);
  else await deps.recordResult(claimed, outcome);
}

/**
 * Sends or captures a mail. If its contact has lost access to the portal since it was written, uses its version without
 * links to the portal; a mail that has none is dropped.
 */
async function deliver(deps: MailAttemptDeps, claimed: ClaimedMail): Promise<MailOutcome | FailedMail> {
  const { portal_contact_id: id, workspace_id, to } = claimed.mail;
  const isReadable =
    id === null || (await portalReader(deps, workspace_id, { id, email: to[0] ?? null })) !== undefined;
  const due = isReadable ? claimed : await withoutPortal(deps, claimed);
  if (!due) return { status: 'dropped' };
  return due.mail.is_test ? capture(deps, due) : send(deps, due);
}

async function capture(deps: MailAttemptDeps, { mail }: ClaimedMail): Promise<MailOutcome> {
  const attachments: CapturedAttachment[] = [];
  for (const attachment of mail.attachments) {
    const file = await fileOf(deps, mail, attachment);
    if (file) attachments.push({ ...attachment, content_type: file.content_type, size: file.content.length });
  }
  return { status: 'captured', attachments };
}

const neededFiles: ReadonlySet<MailAttachment['kind']> = new Set(['statement_pdf', 'e_invoice']);

/**
 * The attached file; undefined if its object is gone or the file cannot be drawn. The mail is then sent without it,
 * because its text and links are useful all the same. A mail with a statement or an electronic invoice fails instead: it is sent for
 * its sake.
 */
async function fileOf(deps: MailAttemptDeps, mail: Mail, attachment: MailAttachment) {
  try {
    return await deps.renderAttachment(mail.workspace_id, attachment);
  } catch (error) {
    if (!(error instanceof Undrawable) || neededFiles.has(attachment.kind)) throw error;
    const { id: mail_id, workspace_id } = mail;
    deps.log.error(
      { mail_id, workspace_id, attachment, err: error },
      'mail is sent without a file that cannot be rendered',
    );
    return undefined;
  }
}

async function send(deps: MailAttemptDeps, { mail }: ClaimedMail): Promise<MailOutcome | FailedMail> {
  const { MAIL_FROM: from, BOUNCE_ADDRESS: bounces } = deps.settings;
  const recipients = { to: [...mail.to], cc: [...mail.cc], bcc: [...mail.bcc] };
  const everybody = Object.values(recipients).flat();
  const message: SendMailOptions = {
    from: mail.from_name === null ? from : { name: mail.from_name, address: addressOf(from) },
    ...(mail.reply_to === null ? {} : { replyTo: mail.reply_to }),
    ...recipients,
    ...(bounces !== undefined && mail.bounce_token !== null
      ? { envelope: { from: bounceAddress(bounces, mail.bounce_token), to: everybody } }
      : {}),
    subject: mail.subject,
    ...openMail(deps.settings, mail),
    messageId: messageId(mail.id, from),
    date: mail.created_at,
    attachments: await filesOf(deps, mail),
    // Keeps automatic replies, such as those of people on vacation, from being sent (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  const refused = await deps.transport.send(mail.id, message);
  const sent_at = new Date();
  const about = { mail_id: mail.id, workspace_id: mail.workspace_id };
  if (refused.length > 0) {
    deps.log.warn(about, 'mail sent, but not to all of its recipients');
    // Not tried again: the others would get it again.
    return { status: 'failed', sent_at, error: undeliveredText(refused), to: unreached(everybody, refused) };
  }
  deps.log.info(about, 'mail sent');
  return { status: 'sent', sent_at };
}

async function filesOf(deps: MailAttemptDeps, mail: Mail): Promise<Attachments> {
  const files = await Promise.all(
    mail.attachments.map(async (attachment) => {
      const file = await fileOf(deps, mail, attachment);
      if (!file) return [];
      const { content, content_type: contentType } = file;
      return [{ filename: attachment.filename, content, contentType, ...placeOf(attachment) }];
    }),
  );
  return files.flat();
}

/** The HTML shows the logo, to which it refers by the content id. */
const placeOf = ({ kind }: MailAttachment) =>
  kind === 'logo' ? { cid: logoId, contentDisposition: 'inline' as const } : {};

/** The address of a mailbox such as `Docket <docket@example.com>`. */
const addressOf = (mailbox: string): string => /<([^<>]*)>\s*$/.exec(mailbox)?.[1] ?? mailbox;

/** Derived from the mail alone, so that a mail sent again after a crash is recognizable as a duplicate. */
export const messageId = (id: string, from: string): string =>
  `<${id}@${/@([^<>\s]+?)>?$/.exec(from)?.[1] ?? 'localhost'}>`;

/** The server rejects the addresses permanently: retrying would not help. */
const isRefused = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  error.code === 'EENVELOPE' &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500;

function afterFailure({ mail }: ClaimedMail, error: unknown): MailOutcome | FailedMail {
  const message = error instanceof Error ? error.message : String(error);
  const backoff = backoffMs[mail.attempts - 1];
  const wait = backoff !== undefined && mail.is_test ? captureAgainMs : backoff;
  if (wait === undefined || isRefused(error) || error instanceof Undrawable)
    return { status: 'failed', error: message, to: [...mail.to, ...mail.cc, ...mail.bcc] };
  return { status: 'pending', error: message, next_attempt_at: new Date(Date.now() + wait) };
}
