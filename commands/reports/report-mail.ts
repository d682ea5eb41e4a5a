import sql, { join } from 'sql-template-tag';
import { daysInWords } from '../../documents/formats.js';
import { writeFigures } from '../../documents/report.js';
import { emailKey } from '../../domain/clients/contact-keys.js';
import { reportTime } from '../../domain/reports/report-schedule.js';
import { today } from '../../domain/time.js';
import type { Ctx } from '../../models/context.js';
import { storeRun, type StoredReport } from '../../models/reports/report-run.js';
import type { ScheduledReport } from '../../models/reports/scheduled-report.js';
import { User } from '../../models/people/user.js';
import { queueMailIn, voiceFor, type TeamMail, type TeamVoice } from '../workspace/team-mail.js';

/**
 * Stores the figures of a run and queues its mails. Each recipient gets a separate mail: none sees the others, and a
 * failing address delays no other. Users read it in their language, others in the workspace's; the PDF is in English.
 */
export async function mailReport(ctx: Ctx, report: ScheduledReport, document: StoredReport, user: User): Promise<void> {
  const run = await storeRun(ctx, report.id, document);
  const users = await usersAmong(ctx, report.recipients);
  const filename = `${report.report_type}-${today(ctx.now, ctx.workspace.timezone)}`;
  for (const recipient of report.recipients)
    await queueMailIn(ctx, await voiceFor(ctx, users.get(emailKey(recipient))), [recipient], (voice) => ({
      ...textsOf(ctx, report, document, user, voice),
      attachments: [
        { kind: 'report_pdf', run_id: run.id, filename: `${filename}.pdf` },
        { kind: 'report_csv', run_id: run.id, filename: `${filename}.csv` },
      ],
    }));
}

function textsOf(
  { workspace }: Ctx,
  report: ScheduledReport,
  document: StoredReport,
  user: User,
  { words, formats, locale }: TeamVoice,
): TeamMail {
  const { sheet } = document;
  const { say, language } = words;
  const title = say(`report_${report.report_type}`);
  const days = language === 'en' || !sheet.days ? sheet.subtitle : daysInWords(sheet.days, formats);
  return {
    kind: 'scheduled_report',
    resource: { type: 'scheduled_report', id: report.id },
    subject: `${title}, ${days} – ${workspace.name}`,
    paragraphs: [say('report_mail', { title, days })],
    facts: writeFigures(document, locale),
    footer: say(`report_${report.schedule}`, {
      time: reportTime,
      timezone: workspace.timezone,
      user: user.name,
      weekday: weekdayIn(locale, report.day_of_week ?? 0),
      day: String(report.day_of_month),
    }),
  };
}

/** The name of a weekday; 0 is Sunday. */
const weekdayIn = (locale: string, weekday: number): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, 1, 1 + weekday));

/** The active users among the addresses. */
async function usersAmong(ctx: Ctx, addresses: readonly string[]): Promise<Map<string, User>> {
  if (addresses.length === 0) return new Map();
  const keys = join(addresses.map(emailKey));
  const users = await User.all(ctx, sql`t.email_key IN (${keys}) AND t.status = 'active'`);
  return new Map(users.map((each) => [each.email_key, each]));
}
