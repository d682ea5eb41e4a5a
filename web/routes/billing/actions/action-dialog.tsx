/** The dialog of an action on an invoice. */
import { CreditDialog } from './credit-dialog.js';
import { EditDialog } from './edit-dialog.js';
import type { InvoiceAction, InvoiceDialogProps } from './invoice-actions.js';
import { PaymentDialog } from './payment-dialog.js';
import { ReasonDialog } from './reason-dialog.js';
import { RefundDialog } from './refund-dialog.js';
import { SendDialog } from './send-dialog.js';

export function ActionDialog({ action, ...rest }: InvoiceDialogProps & { readonly action: InvoiceAction }) {
  if (action.kind === 'edit') return <EditDialog {...rest} />;
  if (action.kind === 'send' || action.kind === 'remind') return <SendDialog {...rest} kind={action.kind} />;
  if (action.kind === 'pay') return <PaymentDialog {...rest} />;
  if (action.kind === 'refund') return <RefundDialog {...rest} payment={action.payment} />;
  return action.kind === 'credit' ? <CreditDialog {...rest} /> : <ReasonDialog {...rest} kind={action.kind} />;
}
