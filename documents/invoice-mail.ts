import { presentInvoice } from './invoice.js';
import type { InvoiceDocument } from './invoice-document.js';
import type { MailPage } from './mail-page.js';

/** The facts and the footer of a mail about an invoice or a credit note: parties, dates, amounts and how to pay. */
export function presentInvoiceMail(
  invoice: InvoiceDocument,
): Required<Pick<MailPage, 'language' | 'facts' | 'footer'>> {
  const { language, recipient, facts, totals, due, payment, issuer, footer } = presentInvoice(invoice);
  const sums = [...totals.filter(({ kind }) => kind !== 'part'), ...(due ? [due] : [])];
  const rows = [
    { label: recipient.label, value: [recipient.name, ...recipient.tax_ids].join(', ') },
    ...facts,
    ...sums,
    ...(payment?.rows ?? []),
    ...(payment?.instructions ? [{ label: payment.label, value: payment.instructions }] : []),
  ];
  return {
    language,
    facts: rows.map(({ label, value }) => [label, value]),
    footer: [issuer.name, ...issuer.lines, ...(footer === null ? [] : ['', footer])].join('\n'),
  };
}
