import type { Locked } from '../../../models/base.js';
import type { Ctx } from '../../../models/context.js';
import type { Invoice } from '../../../models/billing/invoice.js';
import type { Payment } from '../../../models/billing/payment.js';
import type { Schemas } from '../../../contract/contract.js';

/** Instructions that the client follows to pay, or the URL of a page to pay on. */
export type PaymentStart = Pick<Schemas['InvoicePaymentMethod'], 'instructions' | 'url'>;

/** A provider's report of a payment. */
export interface PaymentMessage {
  /** The provider's id of the payment; the same reference is the same payment. */
  readonly reference: string;
  /** In the invoice's currency. */
  readonly amount: string;
  /** The day on which the money arrived; today by default. */
  readonly date?: string;
}

/**
 * A way to pay invoices (docs/decisions/payment-methods.md). To add one, write a file that exports it and list it in
 * index.ts.
 */
export interface PaymentMethod {
  readonly name: Schemas['InvoicePaymentMethod']['method'];
  /** Returns how to pay an invoice with an outstanding amount; undefined if this method is not available for it. */
  readonly start: (ctx: Ctx, invoice: Invoice) => Promise<PaymentStart | undefined>;
  /** Records a payment that the provider reports, once per reference. Absent if users record the payments. */
  readonly receive?: (ctx: Ctx, invoice: Locked<Invoice>, message: PaymentMessage) => Promise<Payment>;
}
