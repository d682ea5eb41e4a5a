import { expect } from 'chai';
import { healthOf, type HealthFacts } from '../../../domain/clients/client-health.js';

const well: HealthFacts = { overdueInvoices: 0, slaBreaches: 0, projectsOverBudget: 0, isQuiet: false };

describe("a client's health", () => {
  const table: readonly (readonly [string, Partial<HealthFacts>, number, string])[] = [
    ['is 100 when nothing speaks against it', {}, 100, 'healthy'],
    ['loses 15 for each overdue invoice', { overdueInvoices: 2 }, 70, 'healthy'],
    ['loses 10 for each SLA breach', { slaBreaches: 3 }, 70, 'healthy'],
    ['loses 10 for each active project over budget', { projectsOverBudget: 1 }, 90, 'healthy'],
    ['loses 20 when nothing has happened for 60 days', { isQuiet: true }, 80, 'healthy'],
    ['is at risk below 70', { overdueInvoices: 1, isQuiet: true }, 65, 'at_risk'],
    ['is at risk down to 40', { slaBreaches: 6 }, 40, 'at_risk'],
    ['is critical below 40', { overdueInvoices: 3, isQuiet: true }, 35, 'critical'],
    ['never falls below 0', { overdueInvoices: 9, slaBreaches: 9 }, 0, 'critical'],
  ];
  for (const [what, facts, score, status] of table) {
    it(what, () => expect(healthOf({ ...well, ...facts })).to.deep.equal({ score, status }));
  }
});
