/** Sends the mails of the outbox, and captures those of test sides. Several processes may do so at once. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import type { SendMailOptions } from 'nodemailer';
import type { Logger } from 'pino';
import {
  claimMail,
  isMailDue,
  openMail,
  settleMail,
  type CapturedAttachment,
  type ClaimedMail,
  type MailAttachment,
  type MailOutcome,
  type MailsWanted,
} from '../models/mail.js';
import type { Settings } from '../settings/settings.js';
import { createMailTransport, type MailTransport } from './mail-transport.js';

/** A file as it goes into a mail. */
export interface RenderedAttachment {
  readonly content: Buffer;
  readonly content_type: string;
}

export interface MailSenderDeps {
  readonly db: Knex;
  readonly settings: Settings;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** Makes a file that a mail of this workspace names. */
  readonly renderAttachment: (workspaceId: string, attachment: MailAttachment) => Promise<RenderedAttachment>;
  /** In place of what the settings say. */
  readonly transport?: MailTransport;
}

export interface MailSender {
  /** Sends and captures what is due, on all sides; answers how many mails it dealt with. Stops early when the signal says so. */
  run(signal?: AbortSignal): Promise<number>;
  /** Captures what is due on one test side, and waits for what another worker is capturing there. */
  capture(workspaceId: string): Promise<void>;
}

/** Longer than any attempt can take. */
const leaseMs = 5 * 60_000;
const minute = 60_000;
/** Waiting times after the first attempts; when they are used up the mail has failed. */
const backoffMs = [1, 5, 30, 2 * 60, 8 * 60, 24 * 60].map((minutes) => minutes * minute);
/** How long `capture` waits for another worker. */
const patienceMs = 10_000;

export function createMailSender(deps: MailSenderDeps): MailSender {
  const transport = deps.transport ?? createMailTransport(deps.settings);
  const runAll = async (wanted: MailsWanted, signal?: AbortSignal): Promise<number> => {
    for (let count = 0; ; count += 1) {
      const claimed = signal?.aborted ? undefined : await claimMail(deps, wanted, randomUUID(), leaseMs);
      if (!claimed) return count;
      await attempt(deps, transport, claimed);
    }
  };
  return {
    run: async (signal) => (await runAll({ isTest: true }, signal)) + (await runAll({ isTest: false }, signal)),
    async capture(workspaceId) {
      const wanted = { isTest: true, workspaceId };
      const until = Date.now() + patienceMs;
      for (;;) {
        await runAll(wanted);
        if (Date.now() > until || !(await isMailDue(deps, wanted))) return;
        await pause(20);
      }
    },
  };
}

async function attempt(deps: MailSenderDeps, transport: MailTransport, claimed: ClaimedMail): Promise<void> {
  const { mail } = claimed;
  let outcome: MailOutcome;
  try {
    outcome = mail.is_test ? await capture(deps, claimed) : await send(deps, transport, claimed);
  } catch (error) {
    outcome = afterFailure(claimed, error);
    deps.log.warn(
      { mail_id: mail.id, workspace_id: mail.workspace_id, attempt: mail.attempts, err: error },
      `mail ${outcome.status === 'failed' ? 'failed' : 'will be tried again'}`,
    );
  }
  await settleMail(deps, claimed, outcome);
}

async function capture({ renderAttachment }: MailSenderDeps, { mail }: ClaimedMail): Promise<MailOutcome> {
  const attachments: CapturedAttachment[] = [];
  for (const attachment of mail.attachments) {
    const { content, content_type } = await renderAttachment(mail.workspace_id, attachment);
    attachments.push({ ...attachment, content_type, size: content.length });
  }
  return { status: 'captured', attachments };
}

async function send(deps: MailSenderDeps, transport: MailTransport, { mail }: ClaimedMail): Promise<MailOutcome> {
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
  await transport.send(mail.id, message);
  deps.log.info({ mail_id: mail.id, workspace_id: mail.workspace_id }, 'mail sent');
  return { status: 'sent', sent_at: new Date() };
}

/** Follows from the mail alone: sent again after a crash, it can be known as the same. */
export const messageId = (id: string, from: string): string =>
  `<${id}@${/@([^<>\s]+?)>?$/.exec(from)?.[1] ?? 'localhost'}>`;

/** The server refuses the addresses for good: trying again would not help. */
const isRefused = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  error.code === 'EENVELOPE' &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500;

function afterFailure({ mail }: ClaimedMail, error: unknown): MailOutcome {
  const message = error instanceof Error ? error.message : String(error);
  const wait = backoffMs[mail.attempts - 1];
  if (wait === undefined || isRefused(error)) return { status: 'failed', error: message };
  return { status: 'pending', error: message, next_attempt_at: new Date(Date.now() + wait) };
}
