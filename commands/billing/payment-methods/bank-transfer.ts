import { partiesOf } from '../../../queries/billing/invoice-parties.js';
import type { PaymentMethod } from './payment-method.js';

/** Bank transfer to the account on the invoice. No bank reports it to Docket: the bookkeeper records the payment. */
export const bankTransfer: PaymentMethod = {
  name: 'bank_transfer',
  async start(ctx, invoice) {
    const { seller } = await partiesOf(ctx, invoice);
    const { account_holder: holder, iban, bic, bank_name, instructions: text } = seller.payment;
    if (iban === null && text === null) return undefined;
    const account_holder = holder ?? seller.legal_name ?? seller.name;
    return {
      url: null,
      instructions: { account_holder, iban, bic, bank_name, text, reference: invoice.invoice_number },
    };
  },
};
