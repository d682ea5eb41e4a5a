import { createFormats } from '../../../documents/formats.js';
import { wordsFor } from '../../../documents/messages/words.js';
import { reminderText } from '../../../documents/reminder-text.js';
import { invoiceNumber } from '../../../domain/billing/invoice-number.js';
import { reminderLevels } from '../../../domain/billing/reminders/schedule.js';
import { invalidMany } from '../../../domain/errors.js';
import { localeFor, localeProblems } from '../../../domain/locale.js';
import { addDays, today } from '../../../domain/time.js';
import type { Schemas } from '../../../contract/contract.js';
import type { Ctx } from '../../../models/context.js';
import { workspaceOf } from '../../../models/workspace/workspace.js';

/** Days to and from the due date, for levels that the schedule does not have. */
const usualDays = { before_due: -3, first: 1, second: 14, last: 30 } as const;

/** The texts of all levels for an invoice that is made up. Throws `invalid_request` if there is no such locale. */
export async function reminderTexts(ctx: Ctx, wanted: string | undefined): Promise<Schemas['ReminderTexts']> {
  const problems = localeProblems(wanted);
  if (problems.length > 0) throw invalidMany(problems);
  const workspace = await workspaceOf(ctx);
  const locale = wanted ?? localeFor({ locale: null }, workspace);
  const words = wordsFor(locale);
  const { date } = createFormats(workspace.business?.address?.country ?? null, workspace.currency, locale);
  const day = today(ctx.now, ctx.workspace.timezone);
  const number = invoiceNumber(workspace.invoice_number_format, 1, day);
  const texts = reminderLevels.map((level) => {
    const days = workspace.reminder_schedule.find((step) => step.level === level)?.days_after_due ?? usualDays[level];
    const due = date(addDays(day, -days));
    return { level, ...reminderText(level, { number, about: null, sender: workspace.name, due, days }, words) };
  });
  return { locale, texts };
}
