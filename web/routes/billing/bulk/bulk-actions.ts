/** The actions that are offered for several invoices at once. */
import type { InvoiceSummary, PaymentMethod } from 'docket-sdk';
import type { WriteId } from '../../../api/change.js';
import { docket } from '../../../api/docket.js';
import { etagOf, withEtag } from '../../../api/etags.js';
import { UserError } from '../../../ui/text/problems.js';
import type { IconName } from '../../../ui/icon.js';
import type { Allowed } from '../actions/invoice-actions.js';
import { t } from '../../../messages/text.js';

export const bulkActions = ['submit', 'approve', 'send', 'remind', 'pay'] as const;
export type BulkAction = (typeof bulkActions)[number];

/** Input that is typed once for all invoices. */
export interface BulkInput {
  readonly message: string;
  readonly date: string | null;
  readonly method: PaymentMethod | null;
}

interface Kind {
  readonly operation: WriteId;
  readonly button: string;
  readonly icon?: IconName;
  readonly isAllowed: (allowed: Allowed) => boolean;
  /** "Send 3 invoices". */
  readonly action: (count: number) => string;
  readonly done: (count: number) => string;
  readonly send: (
    id: string,
    input: BulkInput,
    ifMatch: string | undefined,
    invoice: InvoiceSummary,
  ) => PromiseLike<unknown>;
}

const messageOf = ({ message }: BulkInput) => ({ message: message.trim() || undefined });

export const bulkActionKinds: Readonly<Record<BulkAction, Kind>> = {
  submit: {
    operation: 'submitInvoice',
    button: t('billing.submitForApproval'),
    isAllowed: ({ submit }) => submit,
    action: (count) => t('billing.submitInvoicesForApproval', { count }),
    done: (count) => t('billing.invoicesSubmittedForApproval', { count }),
    send: (id, _input, ifMatch) => docket.invoices.submit(id, { ifMatch }),
  },
  approve: {
    operation: 'approveInvoice',
    button: t('common.approve'),
    icon: 'approve',
    isAllowed: ({ approve }) => approve,
    action: (count) => t('billing.approveInvoices', { count }),
    done: (count) => t('billing.invoicesApproved', { count }),
    send: (id, _input, ifMatch) => docket.invoices.approve(id, { ifMatch }),
  },
  send: {
    operation: 'sendInvoice',
    button: t('common.send'),
    icon: 'send',
    isAllowed: ({ send }) => send,
    action: (count) => t('billing.sendInvoices', { count }),
    done: (count) => t('billing.invoicesSent', { count }),
    send: (id, input, ifMatch) => docket.invoices.send(id, messageOf(input), { ifMatch }),
  },
  remind: {
    operation: 'remindInvoice',
    button: t('common.remind'),
    icon: 'bell',
    isAllowed: ({ remind }) => remind,
    action: (count) => t('billing.sendRemindersForInvoices', { count }),
    done: (count) => t('billing.remindersSentForInvoices', { count }),
    send: (id, input, ifMatch) => docket.invoices.remind(id, messageOf(input), { ifMatch }),
  },
  pay: {
    operation: 'recordInvoicePayment',
    button: t('billing.recordAsPaid'),
    icon: 'check',
    isAllowed: ({ pay }) => pay,
    action: (count) => t('billing.recordInvoicesAsPaid', { count }),
    done: (count) => t('billing.invoicesRecordedAsPaid', { count }),
    send: (id, { date, method }, ifMatch, { amounts }) =>
      docket.invoices.recordPayment(
        id,
        { amount: amounts.outstanding ?? 0, ...(date !== null && { date }), method },
        { ifMatch },
      ),
  },
};

/**
 * Acts on one invoice, but only if it is still as the list showed it: otherwise throws, so that the user looks first.
 */
export async function runBulkAction(action: BulkAction, seen: InvoiceSummary, input: BulkInput): Promise<unknown> {
  const now = await withEtag(docket.invoices.get(seen.id));
  if (now.updated_at !== seen.updated_at) throw new UserError(t('billing.changedMeanwhile'));
  return bulkActionKinds[action].send(seen.id, input, etagOf(now), seen);
}
