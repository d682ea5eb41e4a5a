import { createFormats } from '../../documents/formats.js';
import { mailPage } from '../../documents/mail-page.js';
import { pdfFilename } from '../../domain/billing/invoice-number.js';
import type { WholeCreditNote } from '../../models/billing/credit-note.js';
import { Invoice } from '../../models/billing/invoice.js';
import type { Ctx } from '../../models/context.js';
import { queueMail } from '../../models/workspace/mail.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';
import type { Schemas } from '../../contract/contract.js';
import { partiesOf } from '../../queries/billing/invoice-parties.js';
import { recipientsOf } from './invoice-recipients.js';

/** Mails a credit note with its PDF, and answers to whom. */
export async function sendCreditNote(
  ctx: Ctx,
  { note }: WholeCreditNote,
  wish: Partial<Schemas['CreditNoteSend']>,
): Promise<readonly string[]> {
  const invoice = await Invoice.get(seeingAll(ctx), note.invoice_id);
  const to = wish.to ?? (await recipientsOf(ctx, invoice));
  const { buyer } = await partiesOf(ctx, invoice);
  const formats = createFormats(buyer.address.country, note.currency);
  const sender = ctx.workspace.name;
  const bodies = mailPage({
    sender,
    paragraphs: [
      ...(wish.message ? [wish.message] : []),
      `Here is our credit note ${note.credit_note_number} for invoice ${note.invoice_number}.`,
    ],
    facts: [
      ['Credit note', note.credit_note_number],
      ['For invoice', note.invoice_number],
      ['Amount credited', formats.money(note.total)],
    ],
    action: undefined,
  });
  await queueMail(ctx, {
    to,
    subject: `Credit note ${note.credit_note_number} from ${sender}`,
    ...bodies,
    attachments: [{ kind: 'credit_note_pdf', credit_note_id: note.id, filename: pdfFilename(note.credit_note_number) }],
  });
  return to;
}
