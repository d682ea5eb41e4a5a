import type { ClientHealthStatus } from 'docket-sdk';
import type { StatusKind } from '../../ui/status.js';

export const healthKinds: Readonly<Record<ClientHealthStatus, StatusKind>> = {
  healthy: 'good',
  at_risk: 'warn',
  critical: 'bad',
};

/** How the score comes about, as the contract says. */
export const healthWords =
  '100, less 15 for each overdue invoice, 10 for each missed SLA target of the last 30 days, 10 for each active project over its budget, and 20 after 60 days without activity.';
