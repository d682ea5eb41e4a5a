import type { Schemas } from '../../contract/contract.js';
import { sampleMail, type SampleMail, type SampleSetting } from '../../documents/mails/sample-mail.js';
import { invoiceNumber } from '../../domain/billing/invoice-number.js';
import { reminderLevels } from '../../domain/billing/reminders/schedule.js';
import { today } from '../../domain/time.js';
import type { MailTemplateKind } from '../../domain/workspace/mail-templates.js';
import type { Ctx } from '../../models/context.js';
import { workspaceOf, type Workspace } from '../../models/workspace/workspace.js';
import { serializeSeller } from '../../serializers/invoice-parties.js';
import { sellerOf } from './invoice-document.js';

/** Days to and from the due date, for levels that the schedule does not have. */
const usualDays: Readonly<Record<Schemas['ReminderLevel'], number>> = {
  before_due: -3,
  first: 1,
  second: 14,
  last: 30,
};

/** Makes up mails to a client of this workspace, by kind and locale. */
export async function sampleMails(ctx: Ctx): Promise<(kind: MailTemplateKind, locale: string) => SampleMail> {
  const workspace = await workspaceOf(ctx);
  const day = today(ctx.now, ctx.workspace.timezone);
  return (kind, locale) => sampleMail(kind, settingOf(workspace, { kind, locale, day }));
}

interface Wanted {
  readonly kind: MailTemplateKind;
  readonly locale: string;
  readonly day: string;
}

function settingOf(workspace: Workspace, { kind, locale, day }: Wanted): SampleSetting {
  const seller = serializeSeller(workspace);
  const level = reminderLevels.find((each) => kind === `reminder_${each}`) ?? 'first';
  const step = workspace.reminder_schedule.find((each) => each.level === level);
  return {
    locale,
    currency: workspace.currency,
    workspace: sellerOf(seller, locale),
    payment: seller.payment,
    footer: seller.footer,
    country: workspace.business?.address?.country ?? null,
    today: day,
    number: invoiceNumber(workspace.invoice_number_format, 1, day),
    paymentTermsDays: workspace.payment_terms_days,
    daysAfterDue: step?.days_after_due ?? usualDays[level],
    chargesInterest: workspace.late_interest !== null,
  };
}
