import { eInvoiceXml } from '../../../documents/e-invoice/e-invoice-xml.js';
import { composeEInvoice } from '../../../domain/billing/e-invoice/compose.js';
import type { EInvoiceFormat } from '../../../domain/billing/e-invoice/formats.js';
import type { InvoiceData } from '../../../domain/billing/e-invoice/invoice-data.js';
import { missingTerms } from '../../../domain/billing/e-invoice/missing-terms.js';
import type { MissingTerm } from '../../../domain/billing/e-invoice/requirement.js';
import { ApiError } from '../../../domain/errors.js';

/** The XML of an electronic invoice. Throws `invalid_state`, with each missing term, if it lacks what the format wants. */
export function eInvoiceXmlOf(data: InvoiceData, format: EInvoiceFormat): string {
  const missing = missingTerms(data, format);
  if (missing.length > 0) throw incomplete(data, format, missing);
  return eInvoiceXml(composeEInvoice(data), format);
}

function incomplete({ kind, number }: InvoiceData, format: EInvoiceFormat, missing: readonly MissingTerm[]): ApiError {
  const what = kind === 'invoice' ? 'The invoice' : 'The credit note';
  const reasons = missing.map(({ rule, message }) => `${message} (${rule})`).join('. ');
  return new ApiError('invalid_state', `${what} ${number} cannot be issued as ${format}. ${reasons}`, {
    field: missing[0]?.setting,
    details: missing.map(({ rule, setting, message }) => ({ field: setting, message: `${message} (${rule})` })),
  });
}
