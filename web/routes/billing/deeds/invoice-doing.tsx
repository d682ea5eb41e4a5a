/** The dialog for what is being done with an invoice. */
import { CreditDialog } from './credit-dialog.js';
import { EditDialog } from './edit-dialog.js';
import type { Deed, DoingProps } from './invoice-deeds.js';
import { PaymentDialog } from './payment-dialog.js';
import { ReasonDialog } from './reason-dialog.js';
import { RefundDialog } from './refund-dialog.js';
import { SendDialog } from './send-dialog.js';

export function Doing({ deed, ...rest }: DoingProps & { readonly deed: Deed }) {
  if (deed.kind === 'edit') return <EditDialog {...rest} />;
  if (deed.kind === 'send' || deed.kind === 'remind') return <SendDialog {...rest} kind={deed.kind} />;
  if (deed.kind === 'pay') return <PaymentDialog {...rest} />;
  if (deed.kind === 'refund') return <RefundDialog {...rest} payment={deed.payment} />;
  return deed.kind === 'credit' ? <CreditDialog {...rest} /> : <ReasonDialog {...rest} kind={deed.kind} />;
}
