/**
 * Formats invoice numbers by the workspace's format, for example `INV-{YYYY}-{SEQ:4}` (docs/decisions/invoices.md). The
 * sequence comes from a locked counter (commands/billing/next-invoice-number.ts); credit notes use a fixed format.
 */
import type { Day } from '../time.js';

const placeholder = /\{(SEQ(?::([1-9]))?|YYYY|YY|MM)\}/g;

/** Whether a format has `{SEQ}` or `{SEQ:n}` exactly once, and as other placeholders only `{YYYY}`, `{YY}`, `{MM}`. */
export function isInvoiceNumberFormat(format: string): boolean {
  const sequences = [...format.matchAll(placeholder)].filter(([, name = '']) => name.startsWith('SEQ'));
  return sequences.length === 1 && !/[{}]|\p{Cc}/u.test(format.replaceAll(placeholder, ''));
}

/** The number of an invoice dated `date`. `sequence` is padded with zeros to the digits of `{SEQ:n}`. */
export function invoiceNumber(format: string, sequence: number, date: Day): string {
  return format.replaceAll(placeholder, (_, name: string, digits: string | undefined) => {
    if (name === 'YYYY') return date.slice(0, 4);
    if (name === 'YY') return date.slice(2, 4);
    if (name === 'MM') return date.slice(5, 7);
    return String(sequence).padStart(Number(digits ?? 1), '0');
  });
}

/** The name of the invoice's PDF: the number, with characters that file systems refuse replaced by `-`. */
export const pdfFilename = (number: string): string => `${fileStem(number)}.pdf`;

/** The name of its XML, likewise. */
export const xmlFilename = (number: string): string => `${fileStem(number)}.xml`;

const fileStem = (number: string): string => number.replaceAll(/[^\p{L}\p{N}._-]+/gu, '-');
