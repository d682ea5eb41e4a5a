import type { EInvoice } from '../../domain/billing/e-invoice/e-invoice.js';
import { formatTerms, type EInvoiceFormat } from '../../domain/billing/e-invoice/formats.js';
import { ciiXml } from './cii.js';
import { ublXml } from './ubl.js';

/** The XML of an electronic invoice, or that which its PDF contains. */
export function eInvoiceXml(invoice: EInvoice, format: EInvoiceFormat): string {
  const terms = formatTerms[format];
  return terms.syntax === 'cii' ? ciiXml(invoice, terms) : ublXml(invoice, terms);
}
