/** The status of an approval by a client. */
import type { ApprovalState } from 'docket-sdk';
import { approvalStateLabels } from '../../generated/labels.js';
import { Status, type StatusKind } from '../../ui/status.js';

const kinds: Readonly<Record<ApprovalState, StatusKind>> = {
  pending: 'active',
  approved: 'good',
  rejected: 'warn',
  cancelled: 'quiet',
};

export const ApprovalStatusBadge = ({ status }: { readonly status: ApprovalState }) => (
  <Status kind={kinds[status]}>{approvalStateLabels[status]}</Status>
);
