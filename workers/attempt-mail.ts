/** One attempt to deliver a mail, which is sent, or captured on a test side. */
import type { Db } from '../models/database/db.js';
import type { SendMailOptions } from 'nodemailer';
import type { Logger } from 'pino';
import { settleMail, type ClaimedMail, type MailOutcome } from '../models/queues/mail-queue.js';
import { openMail, type CapturedAttachment, type MailAttachment } from '../models/workspace/mail.js';
import type { Settings } from '../settings/settings.js';
import type { MailTransport } from './mail-transport.js';
import { writeDown } from './write-down.js';

/** A file as it goes into a mail. */
interface RenderedAttachment {
  readonly content: Buffer;
  readonly content_type: string;
}

export interface MailAttemptDeps {
  readonly db: Db;
  readonly settings: Settings;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** Renders a file that a mail of this workspace names. */
  readonly renderAttachment: (workspaceId: string, attachment: MailAttachment) => Promise<RenderedAttachment>;
  readonly transport: MailTransport;
}

const minute = 60_000;
/** Backoff between attempts; when it is exhausted, the mail has failed. */
const backoffMs = [1, 5, 30, 2 * 60, 8 * 60, 24 * 60].map((minutes) => minutes * minute);

/** A capture depends on nothing outside, and somebody is about to look for it: whatever delayed it will soon be over. */
export const captureAgainMs = 1_000;

/** Makes the attempt and records its result. */
export async function attemptMail(deps: MailAttemptDeps, claimed: ClaimedMail): Promise<void> {
  const { mail } = claimed;
  let outcome: MailOutcome;
  try {
    outcome = mail.is_test ? await capture(deps, claimed) : await send(deps, claimed);
  } catch (error) {
    outcome = afterFailure(claimed, error);
    deps.log.warn(
      { mail_id: mail.id, workspace_id: mail.workspace_id, attempt: mail.attempts, err: error },
      `mail ${outcome.status === 'failed' ? 'failed' : 'will be tried again'}`,
    );
  }
  await writeDown(() => settleMail(deps, claimed, outcome));
}

async function capture({ renderAttachment }: MailAttemptDeps, { mail }: ClaimedMail): Promise<MailOutcome> {
  const attachments: CapturedAttachment[] = [];
  for (const attachment of mail.attachments) {
    const { content, content_type } = await renderAttachment(mail.workspace_id, attachment);
    attachments.push({ ...attachment, content_type, size: content.length });
  }
  return { status: 'captured', attachments };
}

async function send(deps: MailAttemptDeps, { mail }: ClaimedMail): Promise<MailOutcome> {
  const files = await Promise.all(
    mail.attachments.map(async (attachment) => ({
      attachment,
      file: await deps.renderAttachment(mail.workspace_id, attachment),
    })),
  );
  const { MAIL_FROM: from } = deps.settings;
  const message: SendMailOptions = {
    from,
    to: [...mail.to],
    cc: [...mail.cc],
    bcc: [...mail.bcc],
    subject: mail.subject,
    ...openMail(deps.settings, mail),
    messageId: messageId(mail.id, from),
    date: mail.created_at,
    attachments: files.map(({ attachment, file }) => ({
      filename: attachment.filename,
      content: file.content,
      contentType: file.content_type,
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  await deps.transport.send(mail.id, message);
  deps.log.info({ mail_id: mail.id, workspace_id: mail.workspace_id }, 'mail sent');
  return { status: 'sent', sent_at: new Date() };
}

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

function afterFailure({ mail }: ClaimedMail, error: unknown): MailOutcome {
  const message = error instanceof Error ? error.message : String(error);
  const backoff = backoffMs[mail.attempts - 1];
  const wait = backoff !== undefined && mail.is_test ? captureAgainMs : backoff;
  if (wait === undefined || isRefused(error)) return { status: 'failed', error: message };
  return { status: 'pending', error: message, next_attempt_at: new Date(Date.now() + wait) };
}
