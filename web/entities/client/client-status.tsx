/** The status and the health of a client. */
import type { Client, ClientHealthStatus } from 'docket-sdk';
import { clientHealthStatusLabels, clientStatusLabels } from '../../generated/labels.js';
import { Status, type StatusKind } from '../../ui/status.js';

export const healthKinds = {
  healthy: 'good',
  at_risk: 'warn',
  critical: 'bad',
} as const satisfies Readonly<Record<ClientHealthStatus, StatusKind>>;

/** How the health score is computed, as the contract says. */
export const healthExplanation =
  '100, less 15 for each overdue invoice, 10 for each missed SLA target of the last 30 days, 10 for each active project over its budget, and 20 after 60 days without activity.';

export const ClientStatusBadge = ({ status }: { readonly status: Client['status'] }) => (
  <Status kind={status === 'active' ? 'good' : 'quiet'}>{clientStatusLabels[status]}</Status>
);

interface ClientHealthBadgeProps {
  readonly health: Pick<Client['health'], 'status' | 'score'>;
  readonly hasScore?: boolean;
}

export const ClientHealthBadge = ({ health: { status, score }, hasScore = false }: ClientHealthBadgeProps) => (
  <Status kind={healthKinds[status]}>
    {clientHealthStatusLabels[status]}
    {hasScore && ` · ${score}`}
  </Status>
);
