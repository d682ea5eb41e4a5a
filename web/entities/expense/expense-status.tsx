/** The status of an expense: billed, or its approval. */
import type { Expense } from 'docket-sdk';
import { approvalStatusLabels } from '../../generated/labels.js';
import { Status } from '../../ui/status.js';
import { t } from '../../messages/text.js';

const kinds = { pending: 'neutral', approved: 'good', rejected: 'warn' } as const;

export function ExpenseStatusBadge({
  expense: { billing, approval },
}: {
  readonly expense: Pick<Expense, 'billing' | 'approval'>;
}) {
  if (billing.billed) return <Status kind="good">{t('common.billed')}</Status>;
  return <Status kind={kinds[approval.status]}>{approvalStatusLabels[approval.status]}</Status>;
}
