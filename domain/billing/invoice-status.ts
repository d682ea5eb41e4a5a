/** The status of an invoice, and the actions that it allows (docs/decisions/invoices.md). */
import type { Schemas } from '../../contract/contract.js';
import { alwaysEditableTexts } from './invoice-texts.js';
import { invalidState } from '../errors.js';
import { dec, zero, type Big, type Decimal } from '../money.js';
import type { Day } from '../time.js';

export type InvoiceStatus = Schemas['InvoiceStatus'];

/** The actions that the status of an invoice allows or forbids. */
export type InvoiceAction =
  | 'change'
  | 'submit'
  | 'approve'
  | 'reject_approval'
  | 'send'
  | 'pay'
  | 'credit'
  | 'remind'
  | 'void'
  | 'mark_uncollectible';

/** The phase of a status: set by people until the invoice is sent, then derived from facts, finally fixed. */
type Phase = 'unsent' | 'derived' | 'final';
const phases: Record<InvoiceStatus, Phase> = {
  draft: 'unsent',
  pending_approval: 'unsent',
  approved: 'unsent',
  sent: 'derived',
  viewed: 'derived',
  partial: 'derived',
  overdue: 'derived',
  paid: 'derived',
  void: 'final',
  uncollectible: 'final',
};

export const statuses = Object.keys(phases) as InvoiceStatus[];

/** Statuses in which the client owes the outstanding amount: these invoices are receivables. */
export const owedStatuses: readonly InvoiceStatus[] = statuses.filter(
  (status) => phases[status] === 'derived' && status !== 'paid',
);

/** Statuses that the due date turns into overdue. */
export const statusesBeforeOverdue: readonly InvoiceStatus[] = owedStatuses.filter((status) => status !== 'overdue');

/** Statuses of invoices that count as revenue and as invoiced. */
export const revenueStatuses: readonly InvoiceStatus[] = statuses.filter(
  (status) => status !== 'draft' && status !== 'void',
);

export const isOwed = (status: InvoiceStatus): boolean => owedStatuses.includes(status);

/** Whether the client may still pay an invoice; one that was written off can be paid too. */
export const isPayable = ({ status, outstanding }: Pick<StatusFacts, 'status' | 'outstanding'>): boolean =>
  (isOwed(status) || status === 'uncollectible') && dec(outstanding).gt(zero);

/** Whether an invoice of this status was certainly sent; a void one may or may not have been. */
export const isSent = (status: InvoiceStatus): boolean => phases[status] === 'derived' || status === 'uncollectible';

/** Whether an invoice of this status has not been sent yet. */
export const isUnsent = (status: InvoiceStatus): boolean => phases[status] === 'unsent';

/** The facts from which a status is derived. */
export interface StatusFacts {
  readonly status: InvoiceStatus;
  readonly outstanding: Decimal | Big;
  readonly amount_paid: Decimal | Big;
  readonly due_date: Day;
  readonly viewed_at: Date | null;
}

/** The status on a day. A status that people set, or that is final, stays. */
export function deriveStatus(facts: StatusFacts, today: Day): InvoiceStatus {
  if (phases[facts.status] !== 'derived') return facts.status;
  if (dec(facts.outstanding).lte(zero)) return 'paid';
  if (facts.due_date < today) return 'overdue';
  if (dec(facts.amount_paid).gt(zero)) return 'partial';
  return facts.viewed_at === null ? 'sent' : 'viewed';
}

/** Whether the invoice is overdue, even if the daily job has not set the status yet. */
export const isPastDue = (facts: StatusFacts, today: Day): boolean =>
  isOwed(facts.status) && deriveStatus(facts, today) === 'overdue';

interface Rule {
  /** Statuses that allow the action. */
  readonly from: readonly InvoiceStatus[];
  /** The message for other statuses, unless a better one applies. */
  readonly otherwise: string;
  readonly rather?: Readonly<Partial<Record<InvoiceStatus, string>>>;
}

/** Statuses of sent invoices that the client owes or has paid. */
export const sentOnce: readonly InvoiceStatus[] = statuses.filter((status) => phases[status] === 'derived');
const duplicateIt = 'duplicate it to bill again';
const onlyThese = `only ${new Intl.ListFormat('en').format(alwaysEditableTexts)} can be changed`;
const rejectIt = `${onlyThese} now; reject its approval to make it a draft again`;

const rules: Record<InvoiceAction, Rule> = {
  change: {
    from: ['draft'],
    otherwise: `${onlyThese} once it is sent; void and duplicate it to bill something else`,
    rather: {
      pending_approval: rejectIt,
      approved: rejectIt,
      void: `${onlyThese}; ${duplicateIt}`,
    },
  },
  submit: { from: ['draft'], otherwise: 'only a draft can be submitted for approval' },
  approve: {
    from: ['pending_approval'],
    otherwise: 'only an invoice that is pending approval can be approved',
    rather: { draft: 'submit it first' },
  },
  reject_approval: {
    from: ['pending_approval', 'approved'],
    otherwise: 'only an invoice that is pending approval or approved can go back to draft',
  },
  send: {
    from: ['draft', 'approved', ...sentOnce],
    otherwise: duplicateIt,
    rather: { pending_approval: 'approve it first', uncollectible: 'record a payment if the client pays after all' },
  },
  pay: {
    from: [...sentOnce, 'uncollectible'],
    otherwise: 'send it first',
    rather: { pending_approval: 'approve and send it first', void: duplicateIt },
  },
  credit: {
    from: [...sentOnce, 'uncollectible'],
    otherwise: 'change the draft instead; only an invoice that was sent can be credited',
    rather: { pending_approval: rejectIt, approved: rejectIt, void: 'nothing is owed on it' },
  },
  remind: {
    from: owedStatuses,
    otherwise: 'send it first',
    rather: { paid: 'nothing is outstanding on it', void: duplicateIt, uncollectible: 'it was written off' },
  },
  void: { from: statuses.filter((status) => status !== 'void'), otherwise: duplicateIt },
  mark_uncollectible: {
    from: owedStatuses,
    otherwise: 'nothing is owed on it',
    rather: { draft: 'it is not owed yet; void it instead' },
  },
};

/** Whether money can be put on an invoice of this status. */
export const canTakePayments = (status: InvoiceStatus): boolean => rules.pay.from.includes(status);

/** Throws `invalid_state` unless the status allows the action; `field` is the field of the request to report. */
export function assertAllowed(status: InvoiceStatus, action: InvoiceAction, field?: string): void {
  const { from, otherwise, rather } = rules[action];
  if (from.includes(status)) return;
  throw invalidState(`This invoice is ${status.replaceAll('_', ' ')}: ${rather?.[status] ?? otherwise}`, field);
}
