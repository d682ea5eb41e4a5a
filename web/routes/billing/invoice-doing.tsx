/** The dialog for what is being done with an invoice. */
import type { Invoice } from 'docket-sdk';
import { CreditDialog } from './credit-dialog.js';
import { EditDialog } from './edit-dialog.js';
import type { Deed } from './invoice-deeds.js';
import { PaymentDialog } from './payment-dialog.js';
import { ReasonDialog } from './reason-dialog.js';
import { RefundDialog } from './refund-dialog.js';
import { SendDialog } from './send-dialog.js';

export interface DoingProps {
  readonly invoice: Invoice;
  readonly onClose: () => void;
}

export function Doing({ deed, ...rest }: DoingProps & { readonly deed: Deed }) {
  switch (deed.kind) {
    case 'edit':
      return <EditDialog {...rest} />;
    case 'send':
    case 'remind':
      return <SendDialog {...rest} kind={deed.kind} />;
    case 'pay':
      return <PaymentDialog {...rest} />;
    case 'refund':
      return <RefundDialog {...rest} payment={deed.payment} />;
    case 'credit':
      return <CreditDialog {...rest} />;
    default:
      return <ReasonDialog {...rest} kind={deed.kind} />;
  }
}
