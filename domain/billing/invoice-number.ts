/** Invoice numbers by the workspace's own format (docs/decisions/invoices.md). */
import type { Day } from '../time.js';

const placeholder = /\{(SEQ(?::([1-9]))?|YYYY|YY|MM)\}/g;

/** Whether a format holds `{SEQ}` or `{SEQ:n}` once and, beside text, nothing but `{YYYY}`, `{YY}` and `{MM}`. */
export function isInvoiceNumberFormat(format: string): boolean {
  const sequences = [...format.matchAll(placeholder)].filter(([, name = '']) => name.startsWith('SEQ'));
  return sequences.length === 1 && !/[{}]|\p{Cc}/u.test(format.replaceAll(placeholder, ''));
}

/** The number of an invoice dated `date`; `sequence` counts the workspace's invoices and is filled up to the digits asked for. */
export function invoiceNumber(format: string, sequence: number, date: Day): string {
  return format.replaceAll(placeholder, (_, name: string, digits: string | undefined) => {
    if (name === 'YYYY') return date.slice(0, 4);
    if (name === 'YY') return date.slice(2, 4);
    if (name === 'MM') return date.slice(5, 7);
    return String(sequence).padStart(Number(digits ?? 1), '0');
  });
}

/** The name of the invoice's PDF: the number, without what file systems do not take. */
export const pdfFilename = (number: string): string => `${number.replaceAll(/[^\p{L}\p{N}._-]+/gu, '-')}.pdf`;
