/** A client's health, a score from 0 to 100 (docs/decisions/clients-and-contacts.md). */
import type { Schemas } from '../../contract/contract.js';

/** The facts that lower a client's score. */
export interface HealthFacts {
  readonly overdueInvoices: number;
  /** Tickets that missed a target in the last 30 days; one that missed both counts once. */
  readonly slaBreaches: number;
  /** Active projects over budget. */
  readonly projectsOverBudget: number;
  /** Whether nothing has happened for 60 days. */
  readonly isQuiet: boolean;
}

/** Days for which an SLA breach counts. */
export const breachDays = 30;
/** Days without activity after which a client is quiet. */
export const quietDays = 60;

export type Health = Schemas['ClientObject']['health'];

/** The score is 100 minus penalties, at least 0. */
export function healthOf({ overdueInvoices, slaBreaches, projectsOverBudget, isQuiet }: HealthFacts): Health {
  const penalties = 15 * overdueInvoices + 10 * slaBreaches + 10 * projectsOverBudget + (isQuiet ? 20 : 0);
  const score = Math.max(0, 100 - penalties);
  return { score, status: healthStatus(score) };
}

/** `healthy` from 70, `at_risk` from 40, `critical` below. */
function healthStatus(score: number): Health['status'] {
  if (score >= 70) return 'healthy';
  return score >= 40 ? 'at_risk' : 'critical';
}
