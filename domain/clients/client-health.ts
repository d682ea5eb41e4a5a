/** How well a client is doing, in one number (docs/decisions/clients-and-contacts.md). */
import type { Schemas } from '../../contract/contract.js';

/** What lowers a client's health. */
export interface HealthFacts {
  readonly overdueInvoices: number;
  /** Tickets that missed a target in the last 30 days; one that missed both counts once. */
  readonly slaBreaches: number;
  /** Active projects of which more is used than budgeted. */
  readonly projectsOverBudget: number;
  /** Whether nothing has happened for 60 days. */
  readonly isQuiet: boolean;
}

/** Days that SLA breaches are remembered. */
export const breachDays = 30;
/** Days without anything after which a client is quiet. */
export const quietDays = 60;

export type Health = Schemas['Client']['health'];

/** 100 less the penalties, never below 0. */
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
