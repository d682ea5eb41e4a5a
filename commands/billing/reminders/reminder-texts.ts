import { reminderLevels } from '../../../domain/billing/reminders/schedule.js';
import { invalidMany } from '../../../domain/errors.js';
import { localeFor, localeProblems } from '../../../domain/locale.js';
import { fillTemplate } from '../../../domain/workspace/mail-templates.js';
import type { Schemas } from '../../../contract/contract.js';
import type { Ctx } from '../../../models/context.js';
import { workspaceOf } from '../../../models/workspace/workspace.js';
import { textsOf } from '../../workspace/mail-templates.js';
import { sampleMails } from '../sample-mails.js';

/** The texts of all levels for an invoice that is made up. Throws `invalid_request` if there is no such locale. */
export async function reminderTexts(ctx: Ctx, wanted: string | undefined): Promise<Schemas['ReminderTexts']> {
  const problems = localeProblems(wanted);
  if (problems.length > 0) throw invalidMany(problems);
  const locale = wanted ?? localeFor({ locale: null }, await workspaceOf(ctx));
  const sample = await sampleMails(ctx);
  const texts = [];
  for (const level of reminderLevels) {
    const kind = `reminder_${level}` as const;
    const { language, values } = sample(kind, locale);
    const { subject, paragraphs } = fillTemplate(kind, await textsOf(ctx, kind, language), {
      ...values,
      'firm.name': ctx.workspace.name,
      greeting: null,
    });
    texts.push({ level, subject, text: paragraphs.join('\n\n') });
  }
  return { locale, texts };
}
