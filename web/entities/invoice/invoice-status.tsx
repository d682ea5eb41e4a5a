/** The status of an invoice. */
import type { InvoiceStatus } from 'docket-sdk';
import { invoiceStatusLabels } from '../../generated/labels.js';
import { Status, type StatusKind } from '../../ui/status.js';

const kinds: Readonly<Record<InvoiceStatus, StatusKind>> = {
  draft: 'quiet',
  pending_approval: 'warn',
  approved: 'active',
  sent: 'active',
  viewed: 'active',
  partial: 'active',
  paid: 'good',
  overdue: 'bad',
  void: 'quiet',
  uncollectible: 'quiet',
};

export function InvoiceStatusBadge({ status }: { readonly status: InvoiceStatus }) {
  return <Status kind={kinds[status]}>{invoiceStatusLabels[status]}</Status>;
}
