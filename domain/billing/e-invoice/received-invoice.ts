/** An invoice of EN 16931 as it was received, by its meaning: the same for both syntaxes. BT and BG are its terms. */
import type { Decimal } from '../../money.js';
import type { Day } from '../../time.js';

/** Fields that the invoice does not state are null. Texts are cleaned and shortened, amounts are exactly as written. */
export interface ReceivedInvoice {
  readonly syntax: 'cii' | 'ubl';
  /** The specification that it says it follows (BT-24). */
  readonly specification: string | null;
  /** The kind of document, by UNTDID 1001 (BT-3). */
  readonly type_code: string;
  readonly number: string;
  readonly date: Day;
  readonly currency: string;
  readonly due_date: Day | null;
  readonly seller: ReceivedParty & { readonly name: string };
  readonly buyer: ReceivedParty;
  readonly amounts: ReceivedAmounts;
  readonly taxes: readonly ReceivedTax[];
  readonly lines: readonly ReceivedLine[];
  readonly payment: ReceivedPayment;
}

export interface ReceivedParty {
  readonly name: string | null;
  readonly vat_id: string | null;
  readonly tax_number: string | null;
  readonly country: string | null;
}

export interface ReceivedAmounts {
  /** BT-106. */
  readonly lines: Decimal | null;
  /** BT-107. */
  readonly allowances: Decimal | null;
  /** BT-108. */
  readonly charges: Decimal | null;
  /** BT-109. */
  readonly net: Decimal | null;
  /** BT-110, in the currency of the invoice. */
  readonly tax: Decimal | null;
  /** BT-112. */
  readonly gross: Decimal;
  /** BT-113. */
  readonly prepaid: Decimal | null;
  /** BT-114. */
  readonly rounding: Decimal | null;
  /** BT-115. */
  readonly due: Decimal | null;
}

/** The tax of one category and rate (BG-23). */
export interface ReceivedTax {
  /** The category by UNCL 5305, such as `S`. */
  readonly code: string | null;
  /** As a fraction. */
  readonly rate: Decimal | null;
  readonly taxable: Decimal | null;
  readonly tax: Decimal;
  readonly reason: string | null;
}

/** BG-25. */
export interface ReceivedLine {
  readonly name: string;
  readonly quantity: Decimal | null;
  /** A code of UN/ECE Recommendation 20 or 21. */
  readonly unit: string | null;
  readonly price: Decimal | null;
  readonly net_amount: Decimal | null;
  readonly code: string | null;
  readonly rate: Decimal | null;
}

export interface ReceivedPayment {
  readonly iban: string | null;
  readonly bic: string | null;
  readonly account_name: string | null;
  readonly reference: string | null;
}
