import { presentInvoiceMail } from '../../../documents/mails/invoice-mail.js';
import { creditNoteValues } from '../../../documents/mails/mail-values.js';
import { wordsFor } from '../../../documents/messages/words.js';
import { pdfFilename } from '../../../domain/billing/invoice-number.js';
import type { NamedCreditNote } from '../../../models/billing/credit-note.js';
import { Invoice } from '../../../models/billing/invoice.js';
import type { Ctx } from '../../../models/context.js';
import type { MailDraft } from '../../../models/workspace/mail.js';
import { seeingAll } from '../../../models/workspace/workspace-context.js';
import type { Schemas } from '../../../contract/contract.js';
import { partiesOf } from '../../../queries/billing/invoice-parties.js';
import { composeClientMail, queueClientMail, recipientValues, type ClientMail } from '../../workspace/client-mail.js';
import { billingAddresses } from '../billing-addresses.js';
import { attachmentsOf } from '../e-invoice/attachments.js';
import { formOfState } from '../e-invoice/issue.js';
import { creditNoteOverview } from '../invoice-document.js';
import { invoiceLinks } from '../invoice-mail.js';
import { recipientsOf } from '../invoice-recipients.js';

/** Mails a credit note with its PDF, and returns the recipients. */
export async function sendCreditNote(
  ctx: Ctx,
  note: NamedCreditNote,
  request: Partial<Schemas['CreditNoteSend']>,
): Promise<readonly string[]> {
  const mail = await creditNoteMail(ctx, note, request);
  await queueClientMail(ctx, mail);
  return mail.to;
}

/** The mail that `sendCreditNote` would queue for the same request now. Changes nothing. */
export async function previewCreditNoteMail(
  ctx: Ctx,
  note: NamedCreditNote,
  request: Partial<Schemas['CreditNoteSend']>,
): Promise<MailDraft> {
  return composeClientMail(ctx, await creditNoteMail(ctx, note, request));
}

/** The mail of a credit note, in the language of its invoice or in another one. */
export async function creditNoteMail(
  ctx: Ctx,
  note: NamedCreditNote,
  request: Partial<Schemas['CreditNoteSend']>,
  wanted?: string,
): Promise<ClientMail> {
  const invoice = await Invoice.get(seeingAll(ctx), note.invoice_id);
  const to = request.to ?? (await recipientsOf(ctx, invoice));
  const addresses = await billingAddresses(ctx, invoice.client_id, { to });
  const parties = await partiesOf(ctx, invoice);
  const locale = wanted ?? parties.locale;
  const words = wordsFor(locale);
  const number = note.credit_note_number;
  const overview = creditNoteOverview(invoice, note, { ...parties, locale });
  return {
    ...presentInvoiceMail(overview),
    kind: 'credit_note',
    resource: { type: 'credit_note', id: note.id },
    ...addresses,
    content: {
      template: 'credit_note',
      values: {
        ...creditNoteValues(overview),
        ...(await recipientValues(ctx, invoice.client_id, { to, message: request.message }, words)),
      },
    },
    ...(await invoiceLinks(ctx, invoice, addresses, words)),
    attachments: attachmentsOf(
      { documentId: note.id, invoiceId: invoice.id, number },
      (note.e_invoice && formOfState(note.e_invoice)) ?? undefined,
      { kind: 'credit_note_pdf', credit_note_id: note.id, filename: pdfFilename(number) },
    ),
  };
}
