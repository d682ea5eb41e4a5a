/** Previews of the templates of mails, by made-up data or those of an object. */
import type { Schemas } from '../../contract/contract.js';
import { reminderLevels } from '../../domain/billing/reminders/schedule.js';
import { invalid } from '../../domain/errors.js';
import {
  fillTemplate,
  type MailPlaceholder,
  type MailTemplateKind,
  type MailTexts,
} from '../../domain/workspace/mail-templates.js';
import { today } from '../../domain/time.js';
import { CreditNote, namedCreditNote } from '../../models/billing/credit-note.js';
import { Invoice } from '../../models/billing/invoice.js';
import { Client } from '../../models/clients/client.js';
import type { Ctx } from '../../models/context.js';
import type { MailDraft } from '../../models/workspace/mail.js';
import type { MailTemplate } from '../../models/workspace/mail-template.js';
import { lateInterestOf } from '../../queries/billing/reminders/late-interest.js';
import { creditNoteMail } from '../billing/credit-notes/send-credit-note.js';
import { invoiceMail } from '../billing/invoice-mail.js';
import { hasRecipient, recipientsOf } from '../billing/invoice-recipients.js';
import { sampleMails } from '../billing/sample-mails.js';
import { statementMail } from '../reports/statement.js';
import { composeClientMail, type ClientMail } from '../workspace/client-mail.js';
import { changedTexts, textsOf } from '../workspace/mail-templates.js';

type Key = Pick<MailTemplate, 'kind' | 'language'>;

export interface TemplatePreview {
  readonly draft: MailDraft;
  readonly missing: readonly MailPlaceholder[];
}

/** The mail as it would be composed with these texts. Throws `invalid_request` for texts that could not be saved. */
export async function previewTemplate(
  ctx: Ctx,
  { kind, language }: Key,
  { resource_id: id, ...request }: Schemas['MailTemplatePreviewRequest'],
): Promise<TemplatePreview> {
  const texts = changedTexts(kind, await textsOf(ctx, kind, language), request);
  const mail = id ? await mailAbout(ctx, { kind, language }, id) : await madeUp(ctx, { kind, language });
  return { draft: await composeClientMail(ctx, mail, texts), missing: missingIn(ctx, mail, kind, texts) };
}

function missingIn({ workspace }: Ctx, { content }: ClientMail, kind: MailTemplateKind, texts: MailTexts) {
  const values = 'template' in content ? content.values : {};
  return fillTemplate(kind, texts, { ...values, 'firm.name': workspace.name }).missing;
}

/** The link of a mail that was not sent. */
const noUrl = '…';

async function madeUp(ctx: Ctx, { kind, language }: Key): Promise<ClientMail> {
  const { label, values, ...page } = (await sampleMails(ctx))(kind, language);
  return {
    ...page,
    kind: 'other',
    resource: null,
    to: [],
    content: { template: kind, values },
    action: { label, url: noUrl },
  };
}

/** The mail about an object, in the language of the template. Throws `invalid_request` if mails of this kind are not about such an object. */
async function mailAbout(ctx: Ctx, { kind, language: locale }: Key, id: string): Promise<ClientMail> {
  if (kind === 'credit_note') {
    const { id: noteId, invoice_id } = await CreditNote.reference(ctx, id, 'resource_id');
    const to = await knownRecipients(ctx, await Invoice.get(ctx, invoice_id));
    return creditNoteMail(ctx, await namedCreditNote(ctx, noteId), { to }, locale);
  }
  if (kind === 'statement') {
    const client = await Client.reference(ctx, id, 'resource_id');
    const to = await knownRecipients(ctx, { client_id: client.id, contact_id: null });
    return (await statementMail(ctx, client, { to }, locale)).mail;
  }
  const level = reminderLevels.find((each) => kind === `reminder_${each}`);
  if (kind !== 'invoice' && level === undefined)
    throw invalid('resource_id', `does not apply to ${kind}: its preview has made-up data`);
  const invoice = await Invoice.reference(ctx, id, 'resource_id');
  const options = { to: await knownRecipients(ctx, invoice), attachPdf: true, locale };
  if (level === undefined) return invoiceMail(ctx, invoice, { kind: 'invoice', ...options });
  const interest = (await lateInterestOf(ctx, [invoice], today(ctx.now, ctx.workspace.timezone))).get(invoice.id);
  return invoiceMail(ctx, invoice, { kind: 'reminder', level, interest, ...options });
}

/** To whom the mail would go; nobody if nobody has an address. */
const knownRecipients = async (ctx: Ctx, about: Pick<Invoice, 'client_id' | 'contact_id'>): Promise<string[]> =>
  (await hasRecipient(ctx, about)) ? recipientsOf(ctx, about) : [];
