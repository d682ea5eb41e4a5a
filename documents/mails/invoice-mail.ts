import { presentInvoice } from '../invoice.js';
import type { InvoiceDocument } from '../invoice-document.js';
import type { MailPage } from './mail-page.js';
import type { Language } from '../messages/words.js';

/** A name and a value in two columns. */
export type MailFact = NonNullable<MailPage['facts']>[number];

/**
 * The facts and the footer of a mail about an invoice or a credit note: parties, dates, amounts and how to pay. Further facts follow the
 * amounts.
 */
export function presentInvoiceMail(
  invoice: InvoiceDocument,
  more: readonly MailFact[] = [],
): Required<Pick<MailPage, 'facts' | 'footer'>> & { readonly language: Language } {
  const { language, recipient, facts, totals, due, payment, issuer, footer } = presentInvoice(invoice);
  const sums = [...totals.filter(({ kind }) => kind !== 'part'), ...(due ? [due] : [])];
  const before = [
    { label: recipient.label, value: [recipient.name, ...recipient.tax_ids].join(', ') },
    ...facts,
    ...sums,
  ];
  const after = [
    ...(payment?.rows ?? []),
    ...(payment?.instructions ? [{ label: payment.label, value: payment.instructions }] : []),
  ];
  const inColumns = (rows: typeof after): MailFact[] => rows.map(({ label, value }) => [label, value]);
  return {
    language,
    facts: [...inColumns(before), ...more, ...inColumns(after)],
    footer: [issuer.name, ...issuer.lines, ...(footer === null ? [] : ['', footer])].join('\n'),
  };
}
