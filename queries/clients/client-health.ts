import sql, { type Sql } from 'sql-template-tag';
import { breachDays, quietDays, type HealthFacts } from '../../domain/clients/client-health.js';
import { addDays, startOfDay, today } from '../../domain/time.js';
import { Client } from '../../models/clients/client.js';
import type { Ctx } from '../../models/context.js';
import { identifier, scoped, select } from '../../models/select.js';

/** A client's stored health score, and the facts from which to compute it again. */
export interface ClientFacts extends HealthFacts {
  readonly id: string;
  readonly health_score: number;
}

interface Row {
  readonly id: string;
  readonly health_score: number;
  readonly overdue_invoices: number;
  readonly sla_breaches: number;
  readonly projects_over_budget: number;
  readonly is_alive: number;
}

/** The rule of domain/projects/budget.ts in SQL: a budget of hours counts if there is one, else a budget of money. */
const isOverBudget: Sql = sql`IF(p.budget_hours > 0, p.hours_used > p.budget_hours, p.budget_amount > 0 AND p.amount_billed > p.budget_amount)`;

/**
 * The facts of one client, or of all. A client is quiet if in the last `quietDays` days it was not created, has no time
 * dated, no project or ticket changed, no invoice created and no payment recorded.
 */
export async function clientFacts(ctx: Ctx, clientId?: string): Promise<ClientFacts[]> {
  const { timezone } = ctx.workspace;
  const daysAgo = (days: number): string => addDays(today(ctx.now, timezone), -days);
  const quietSince = startOfDay(daysAgo(quietDays), timezone);
  const rows = await select<Row>(
    ctx,
    sql`SELECT c.id, c.health_score,
               (SELECT COUNT(*) FROM invoices i WHERE ${ofClient('i')} AND i.status = 'overdue') AS overdue_invoices,
               (SELECT COUNT(*) FROM tickets k WHERE ${ofClient('k')} AND k.breached_at >= ${startOfDay(daysAgo(breachDays), timezone)}) AS sla_breaches,
               (SELECT COUNT(*) FROM projects p WHERE ${ofClient('p')} AND p.status = 'active' AND ${isOverBudget}) AS projects_over_budget,
               (c.created_at >= ${quietSince}
                 OR EXISTS (SELECT 1 FROM time_entries t WHERE ${ofClient('t')} AND t.date >= ${daysAgo(quietDays)})
                 OR EXISTS (SELECT 1 FROM projects p WHERE ${ofClient('p')} AND p.updated_at >= ${quietSince})
                 OR EXISTS (SELECT 1 FROM tickets k WHERE ${ofClient('k')} AND k.updated_at >= ${quietSince})
                 OR EXISTS (SELECT 1 FROM invoices i WHERE ${ofClient('i')} AND i.created_at >= ${quietSince})
                 OR EXISTS (SELECT 1 FROM payments y WHERE ${ofClient('y')} AND y.created_at >= ${quietSince})) AS is_alive
          FROM clients c
         WHERE ${scoped(ctx, Client, 'c')} ${clientId === undefined ? sql`` : sql`AND c.id = ${clientId}`}
         ORDER BY c.id`,
  );
  return rows.map(factsOf);
}

const ofClient = (alias: string): Sql =>
  sql`${identifier(`${alias}.workspace_id`)} = c.workspace_id AND ${identifier(`${alias}.client_id`)} = c.id`;

const factsOf = (row: Row): ClientFacts => ({
  id: row.id,
  health_score: row.health_score,
  overdueInvoices: row.overdue_invoices,
  slaBreaches: row.sla_breaches,
  projectsOverBudget: row.projects_over_budget,
  isQuiet: !row.is_alive,
});
