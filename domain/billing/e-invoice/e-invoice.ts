/**
 * An electronic invoice or credit note in the terms of EN 16931, before it is written in either syntax. The numbers in
 * the comments are those of the norm's business terms. Amounts are exact; texts are as Docket has them.
 */
import type { Schemas } from '../../../contract/contract.js';
import type { Big } from '../../money.js';
import type { CategoryCode, UnitCode } from './codes.js';

export interface EInvoice {
  readonly kind: 'invoice' | 'credit_note';
  /** BT-1 */
  readonly number: string;
  /** BT-2 */
  readonly issue_date: string;
  /** BT-5, ISO 4217. */
  readonly currency: string;
  /** BT-9 */
  readonly due_date: string | null;
  /** BT-20 */
  readonly payment_terms: string | null;
  /** BT-10 to BT-13, BT-19. */
  readonly references: Schemas['InvoiceReferences'];
  /** BG-1: notes, each with the code of its subject. */
  readonly notes: readonly { readonly text: string; readonly subject: 'AAI' | 'REG' }[];
  /** BG-3: the invoice that a credit note credits. */
  readonly preceding: { readonly number: string; readonly date: string } | null;
  readonly seller: EInvoiceSeller;
  readonly buyer: EInvoiceParty;
  /** BG-13, BG-14: the days of the work, and for deliveries within the EU the address. */
  readonly delivery: {
    readonly period: { readonly start: string; readonly end: string } | null;
    readonly address: Schemas['PostalAddress'] | null;
  };
  readonly payment: EInvoicePayment;
  readonly lines: readonly EInvoiceLine[];
  /** BG-23, each category and rate once. */
  readonly taxes: readonly EInvoiceTax[];
  readonly totals: EInvoiceTotals;
}

/** BG-4 and BG-7. */
export interface EInvoiceParty {
  /** BT-27, BT-44: the name by law. */
  readonly name: string;
  /** BT-28: the name in trade, if it is another. */
  readonly trading_name: string | null;
  /** BT-29, BT-46. */
  readonly identifiers: readonly Schemas['PartyIdentifier'][];
  /** BT-30, BT-47. */
  readonly registration: { readonly scheme: string | null; readonly value: string } | null;
  /** BT-31, BT-48. */
  readonly vat_id: string | null;
  /** BT-32, of the seller alone. */
  readonly tax_number: string | null;
  /** BT-34, BT-49. */
  readonly electronic_address: Schemas['ElectronicAddress'] | null;
  readonly address: Schemas['PostalAddress'];
  /** BG-6, BG-9. */
  readonly contact: { readonly name: string | null; readonly phone: string | null; readonly email: string | null };
}

export interface EInvoiceSeller extends EInvoiceParty {
  /** BT-33 */
  readonly legal_information: string | null;
}

/** BG-16 */
export interface EInvoicePayment {
  /** BT-81, of UNTDID 4461. */
  readonly means: '1' | '30' | '58';
  /** BG-17; null if there is no account to pay to. */
  readonly account: { readonly iban: string; readonly name: string | null; readonly bic: string | null } | null;
  /** BT-83 */
  readonly reference: string;
}

/** BG-25 */
export interface EInvoiceLine {
  /** BT-126 */
  readonly id: string;
  /** BT-153, BT-154 */
  readonly name: string;
  readonly description: string | null;
  /** BT-129, BT-130 */
  readonly quantity: Big;
  readonly unit: UnitCode;
  /** BT-146, never negative. */
  readonly price: Big;
  /** BT-131, before tax. */
  readonly net: Big;
  /** BT-151, BT-152 */
  readonly category: CategoryCode;
  /** In percent. */
  readonly rate: Big;
}

/** BG-23 */
export interface EInvoiceTax {
  readonly category: CategoryCode;
  /** In percent. */
  readonly rate: Big;
  readonly taxable: Big;
  readonly tax: Big;
  /** BT-120, BT-121 */
  readonly reason: string | null;
  readonly reason_code: string | null;
}

/** BG-22. There are no allowances and charges on the whole document. */
export interface EInvoiceTotals {
  /** BT-106, BT-109 */
  readonly net: Big;
  /** BT-110 */
  readonly tax: Big;
  /** BT-112 */
  readonly gross: Big;
  /** BT-114: what rounding to the smallest coin adds; 0 for most. */
  readonly rounding: Big;
  /** BT-115 */
  readonly due: Big;
}
