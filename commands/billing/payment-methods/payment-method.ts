import type { Locked } from '../../../models/base.js';
import type { Ctx } from '../../../models/context.js';
import type { Invoice } from '../../../models/billing/invoice.js';
import type { Payment } from '../../../models/billing/payment.js';
import type { Schemas } from '../../../contract/contract.js';

/** What the client does to pay: follow instructions, or go to a page. */
export type PaymentStart = Pick<Schemas['InvoicePaymentMethod'], 'instructions' | 'url'>;

/** What a provider tells of a payment. */
export interface PaymentMessage {
  /** The provider's own: the same one is the same payment. */
  readonly reference: string;
  /** In the currency of the invoice. */
  readonly amount: string;
  /** When the money came; today unless given. */
  readonly date?: string;
}

/** A way to pay invoices (docs/decisions/payment-methods.md). A new one is a file that has one of these, and a line in index.ts. */
export interface PaymentMethod {
  readonly name: Schemas['InvoicePaymentMethod']['method'];
  /** How an invoice on which something is outstanding is paid; undefined if it cannot be paid so. */
  readonly start: (ctx: Ctx, invoice: Invoice) => Promise<PaymentStart | undefined>;
  /** Records what the provider says was paid, once for each of its references. Absent where people record what has come. */
  readonly receive?: (ctx: Ctx, invoice: Locked<Invoice>, message: PaymentMessage) => Promise<Payment>;
}
