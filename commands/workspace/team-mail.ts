/** Mails to users, each in the language of its reader and with the formats of their country. */
import { createFormats, type Formats } from '../../documents/formats.js';
import { mailPage, type MailPage } from '../../documents/mails/mail-page.js';
import { wordsFor, type Words } from '../../documents/messages/words.js';
import { grouped } from '../../domain/grouped.js';
import { localeFor } from '../../domain/locale.js';
import type { Ctx } from '../../models/context.js';
import type { User } from '../../models/people/user.js';
import type { MailDraft } from '../../models/workspace/mail.js';
import { workspaceOf } from '../../models/workspace/workspace.js';
import { queueWithinQuota } from './quotas.js';

export interface TeamMail
  extends
    Pick<MailDraft, 'kind' | 'resource' | 'subject' | 'attachments' | 'isUrgent'>,
    Omit<MailPage, 'sender' | 'brand' | 'language'> {}

/** How a reader is addressed. */
export interface TeamVoice {
  /** BCP 47. */
  readonly locale: string;
  readonly words: Words;
  readonly formats: Formats;
}

/** The language and formats of a user; without one, those of the workspace. */
export async function voiceFor(ctx: Ctx, user: Pick<User, 'locale'> = { locale: null }): Promise<TeamVoice> {
  const workspace = await workspaceOf(ctx);
  const locale = localeFor(user, workspace);
  const country = workspace.business?.address?.country ?? null;
  return { locale, words: wordsFor(locale), formats: createFormats(country, workspace.currency, locale) };
}

/** Queues a mail to users: one for all of the same locale. */
export async function queueTeamMail(
  ctx: Ctx,
  readers: readonly Pick<User, 'email' | 'locale'>[],
  write: (voice: TeamVoice) => TeamMail,
): Promise<void> {
  for (const group of grouped(readers, ({ locale }) => locale).values())
    await queueMailIn(
      ctx,
      await voiceFor(ctx, group[0]),
      group.map(({ email }) => email),
      write,
    );
}

/** Queues a mail in one language. */
export async function queueMailIn(
  ctx: Ctx,
  voice: TeamVoice,
  to: readonly string[],
  write: (voice: TeamVoice) => TeamMail,
): Promise<void> {
  const { kind, resource, subject, attachments, isUrgent, ...page } = write(voice);
  const { language } = voice.words;
  await queueWithinQuota(ctx, {
    kind,
    resource,
    to: [...to],
    subject,
    attachments,
    isUrgent,
    ...mailPage({ sender: ctx.workspace.name, language, ...page }),
  });
}
