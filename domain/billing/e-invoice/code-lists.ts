/** Code lists of EN 16931, as of its release 1.3.16, as far as Docket accepts codes that they do not have. */

import { formatTerms, type EInvoiceFormat } from './formats.js';

/** Currencies that ISO 4217 has withdrawn or renamed, or that the list does not have yet. */
const unlistedCurrencies: ReadonlySet<string> = new Set(['ANG', 'BGN', 'CUC', 'HRK', 'SLL', 'STN', 'ZWL']);

export const isListedCurrency = (code: string): boolean => !unlistedCurrencies.has(code);

/** Numbers between the first and the last scheme of ISO 6523 that it has not assigned. */
const unassignedSchemes: ReadonlySet<string> = new Set(['0092', '0103', '0181', '0182']);

/** Whether a scheme of identifiers, four digits, is one of ISO 6523. ZUGFeRD's list ends earlier. */
export const isListedScheme = (scheme: string, format: EInvoiceFormat): boolean =>
  scheme >= '0002' && scheme <= (formatTerms[format].isPdf ? '0240' : '0248') && !unassignedSchemes.has(scheme);

/** Reasons for not charging VAT, without what they all begin with. */
const reasonCodes: ReadonlySet<string> = new Set(
  `EU-79-C EU-132 EU-132-1A EU-132-1B EU-132-1C EU-132-1D EU-132-1E EU-132-1F EU-132-1G EU-132-1H EU-132-1I EU-132-1J EU-132-1K EU-132-1L
   EU-132-1M EU-132-1N EU-132-1O EU-132-1P EU-132-1Q EU-135-1 EU-143 EU-143-1A EU-143-1B EU-143-1C EU-143-1D EU-143-1E EU-143-1F EU-143-1FA
   EU-143-1G EU-143-1H EU-143-1I EU-143-1J EU-143-1K EU-143-1L EU-144 EU-146-1E EU-159 EU-309 EU-148 EU-148-A EU-148-B EU-148-C EU-148-D
   EU-148-E EU-148-F EU-148-G EU-151 EU-151-1A EU-151-1AA EU-151-1B EU-151-1C EU-151-1D EU-151-1E EU-153 EU-G EU-O EU-IC EU-AE EU-D EU-F EU-I
   EU-J FR-FRANCHISE FR-CNWVAT FR-CGI261-1 FR-CGI261-2 FR-CGI261-3 FR-CGI261-4 FR-CGI261-5 FR-CGI261-7 FR-CGI261-8 FR-CGI261A FR-CGI261B
   FR-CGI261C-1 FR-CGI261C-2 FR-CGI261C-3 FR-CGI261D-1 FR-CGI261D-1BIS FR-CGI261D-2 FR-CGI261D-3 FR-CGI261D-4 FR-CGI261E-1 FR-CGI261E-2
   FR-CGI277A FR-CGI275 FR-298SEXDECIESA FR-CGI295 FR-AE`.split(/\s+/),
);

export const isListedReason = (code: string): boolean =>
  code.startsWith('VATEX-') && reasonCodes.has(code.slice('VATEX-'.length));

/** The code of a country: the list has one of its own for Kosovo. */
export const countryCode = (country: string | null): string | null => (country === 'XK' ? '1A' : country);
