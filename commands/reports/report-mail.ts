import { mailPage } from '../../documents/mail-page.js';
import { writeFigures } from '../../documents/report.js';
import { describeSchedule } from '../../domain/reports/report-schedule.js';
import { today } from '../../domain/time.js';
import type { Ctx } from '../../models/context.js';
import { queueMail } from '../../models/workspace/mail.js';
import { storeRun, type StoredReport } from '../../models/reports/report-run.js';
import type { ScheduledReport } from '../../models/reports/scheduled-report.js';
import type { User } from '../../models/people/user.js';

/**
 * Stores the figures of a run and queues its mails. Each recipient gets a separate mail: none sees the others, and a
 * failing address delays no other.
 */
export async function mailReport(ctx: Ctx, report: ScheduledReport, document: StoredReport, user: User): Promise<void> {
  const run = await storeRun(ctx, report.id, document);
  const { name: sender, timezone } = ctx.workspace;
  const { sheet } = document;
  const bodies = mailPage({
    sender,
    paragraphs: [`${sheet.title}, ${sheet.subtitle}: the report is attached as PDF, and its figures as CSV.`],
    facts: writeFigures(document),
    footer: `This report is mailed ${describeSchedule(report)} (${timezone}) at the request of ${user.name}.`,
  });
  const filename = `${report.report_type}-${today(ctx.now, timezone)}`;
  for (const recipient of report.recipients)
    await queueMail(ctx, {
      to: [recipient],
      subject: `${sheet.title}, ${sheet.subtitle} – ${sender}`,
      ...bodies,
      attachments: [
        { kind: 'report_pdf', run_id: run.id, filename: `${filename}.pdf` },
        { kind: 'report_csv', run_id: run.id, filename: `${filename}.csv` },
      ],
    });
}
