/** The status and the health of a client. */
import type { Client, ClientHealthStatus } from 'docket-sdk';
import { clientHealthStatusLabels, clientStatusLabels } from '../../generated/labels.js';
import { Status, type StatusKind } from '../../ui/status.js';
import { t } from '../../messages/text.js';

export const healthKinds = {
  healthy: 'good',
  at_risk: 'warn',
  critical: 'bad',
} as const satisfies Readonly<Record<ClientHealthStatus, StatusKind>>;

/** How the health score is computed, as the contract says. */
export const healthExplanation = t('common.n100Less15ForEachOverdue');

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
