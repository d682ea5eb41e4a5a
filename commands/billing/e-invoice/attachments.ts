import { formatTerms } from '../../../domain/billing/e-invoice/formats.js';
import type { MailAttachment } from '../../../models/workspace/mail.js';
import { filenameOf } from './e-invoice-file.js';
import type { EInvoiceForm } from './issue.js';

interface Document {
  readonly documentId: string;
  readonly invoiceId: string;
  readonly number: string;
}

/**
 * The files of a mail about an invoice or credit note: its PDF if it is wanted, and its electronic form if that goes by mail. A
 * PDF that contains the electronic form takes the place of the plain one.
 */
export function attachmentsOf(
  { documentId: document_id, invoiceId: invoice_id, number }: Document,
  form: EInvoiceForm | undefined,
  plainPdf: MailAttachment | undefined,
): MailAttachment[] {
  const plain = plainPdf ? [plainPdf] : [];
  if (form?.via !== 'mail') return plain;
  const electronic = { kind: 'e_invoice', document_id, invoice_id, filename: filenameOf(number, form.format) } as const;
  return formatTerms[form.format].isPdf ? [electronic] : [...plain, electronic];
}
