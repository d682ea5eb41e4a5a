import type { Knex } from 'knex';
import { dropColumns, dropIndexes, hasColumn, replaceIndex } from './support.js';

/**
 * The used part of a project's budget in percent, null without a budget. The 16 decimals, which a quotient has if its dividend has
 * 12, tell every budget from one that is used a little more or less. It is stored: MariaDB can read a
 * virtual column as NULL through an index (0099_stored_columns.ts). TiDB adds none that are stored to a table, and reads virtual
 * ones right.
 */
const budgetUsed = (
  isTidb: boolean,
): string => `DECIMAL(38, 16) AS (CASE WHEN budget_hours > 0 THEN hours_used * 100.0000000000 / budget_hours
  WHEN budget_amount > 0 THEN amount_billed * 100.00000000 / budget_amount END) ${isTidb ? 'VIRTUAL' : 'STORED'}`;

const indexes = {
  projects: {
    projects_by_hours_used_index: ['hours_used', 'id'],
    projects_by_budget_used_index: ['budget_used', 'id'],
    // Whether a project is at risk can be read from this index alone, which also orders the projects of a status.
    projects_health_index: ['status', 'budget_used', 'id', 'due_date'],
  },
  clients: {
    clients_health_score_index: ['health_score', 'id'],
    clients_health_status_index: ['health_status', 'created_at', 'id'],
  },
  revenue_shares: { revenue_shares_project_id_index: ['project_id', 'date', 'amount'] },
} as const;
type Table = keyof typeof indexes;
const tables = Object.keys(indexes) as Table[];

const columns = [
  'workspace_id',
  'project_id',
  'date',
  'id',
  'hours',
  'billable_hours',
  'value',
  'currency',
  'billable',
  'billed',
];

/** What the budget of a project over time also reads, so that the index alone covers it. */
const more = ['user_id', 'ticket_id', 'cost_rate', 'agreement_id', 'approval_status'];

const widen = (knex: Knex, to: readonly string[]): Promise<void> =>
  replaceIndex(knex, 'time_entries', 'time_entries_project_id_index', to);

/** Orders and filters of the lists of projects and clients, and what the budget of a project over time reads. */
export async function up(knex: Knex): Promise<void> {
  if (!(await hasColumn(knex, 'projects', 'budget_used'))) {
    const [[{ version }]] = (await knex.raw('SELECT VERSION() AS version')) as [[{ readonly version: string }]];
    const type = budgetUsed(version.includes('TiDB'));
    await knex.schema.alterTable('projects', (t) => void t.specificType('budget_used', type));
  }
  for (const table of tables) {
    const added = Object.entries<readonly string[]>(indexes[table]);
    await dropIndexes(
      knex,
      table,
      added.map(([name]) => name),
    );
    await knex.schema.alterTable(table, (t) => {
      for (const [name, indexed] of added) t.index(['workspace_id', ...indexed], name);
    });
  }
  await widen(knex, [...columns, ...more]);
}

export async function down(knex: Knex): Promise<void> {
  await widen(knex, columns);
  for (const table of tables) await dropIndexes(knex, table, Object.keys(indexes[table]));
  await dropColumns(knex, 'projects', ['budget_used']);
}
