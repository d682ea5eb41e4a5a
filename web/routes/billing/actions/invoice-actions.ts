/** Which actions an invoice allows, by its status. */
import type { Invoice, InvoiceStatus, Payment } from 'docket-sdk';
import type { OperationId } from '../../../generated/needs.js';

/** Actions that open a dialog. */
export type InvoiceAction =
  | { readonly kind: 'edit' | 'send' | 'remind' | 'pay' | 'credit' | 'reject' | 'void' | 'write-off' }
  | { readonly kind: 'refund'; readonly payment: Payment };

/** Props of each action's dialog. */
export interface InvoiceDialogProps {
  readonly invoice: Invoice;
  readonly onClose: () => void;
}

const unsent: ReadonlySet<InvoiceStatus> = new Set(['draft', 'pending_approval', 'approved']);
export const openStatuses: readonly InvoiceStatus[] = ['sent', 'viewed', 'partial', 'overdue'];
const open: ReadonlySet<InvoiceStatus> = new Set(openStatuses);

export const isUnsent = (status: InvoiceStatus): boolean => unsent.has(status);
/** Whether the invoice was sent and may have an outstanding amount. */
export const isOpen = (status: InvoiceStatus): boolean => open.has(status);

/** Whether a part of the payment can still be refunded. */
export const isRefundable = ({ type, amount = 0, refunded_amount = 0 }: Payment): boolean =>
  type === 'payment' && amount > refunded_amount;

type Can = (operation: OperationId) => boolean;

export interface Allowed {
  readonly submit: boolean;
  readonly approve: boolean;
  readonly reject: boolean;
  readonly send: boolean;
  readonly sendAgain: boolean;
  readonly pay: boolean;
  readonly remind: boolean;
  /** Whether the reminder of an invoice that is not overdue can be sent, which is sent once. */
  readonly remindBeforeDue: boolean;
  readonly pauseReminders: boolean;
  readonly chargeInterest: boolean;
  readonly credit: boolean;
  readonly writeOff: boolean;
  readonly void: boolean;
}

/** The fields of an invoice that lists have too. */
type InvoiceState = Pick<Invoice, 'status' | 'approval' | 'dates' | 'amounts' | 'reminders'>;

/** Actions that the status and the user's rights allow. The server checks the rest when an action is tried. */
export function allowedOn(invoice: InvoiceState, can: Can, today: string): Allowed {
  const { status, approval, dates, amounts, reminders } = invoice;
  const isOutstanding = amounts.outstanding === undefined || amounts.outstanding > 0;
  const isReminded = isOpen(status) && isOutstanding && can('remindInvoice');
  return {
    submit: status === 'draft' && approval.required && can('submitInvoice'),
    approve: status === 'pending_approval' && can('approveInvoice'),
    reject: (status === 'pending_approval' || status === 'approved') && can('rejectInvoiceApproval'),
    send: (status === 'approved' || (status === 'draft' && !approval.required)) && can('sendInvoice'),
    sendAgain: (isOpen(status) || status === 'paid') && can('sendInvoice'),
    pay: (isOpen(status) || status === 'uncollectible') && isOutstanding && can('recordInvoicePayment'),
    remind: isReminded && dates.due_date < today,
    remindBeforeDue: isReminded && dates.due_date >= today && reminders.last_level === null,
    pauseReminders: isOpen(status) && can('updateInvoice'),
    chargeInterest: isOpen(status) && dates.due_date < today && can('chargeInvoiceInterest'),
    credit: (isOpen(status) || status === 'paid' || status === 'uncollectible') && can('createCreditNote'),
    writeOff: isOpen(status) && can('markInvoiceUncollectible'),
    void: status !== 'void' && can('voidInvoice'),
  };
}
