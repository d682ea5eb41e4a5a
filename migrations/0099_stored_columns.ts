import type { Knex } from 'knex';

/** After all deadlines, so that tickets without one come last; and among these what is closed. */
const none = `TIMESTAMP'9999-12-30 00:00:00'`;
const closed = `TIMESTAMP'9999-12-31 00:00:00'`;

interface Change {
  /** The columns by name, each with its type and expression. */
  readonly columns: Readonly<Record<string, string>>;
  /** The indexes over them by name, each with its columns after the workspace. */
  readonly indexes: Readonly<Record<string, string>>;
}

const changes: Readonly<Record<string, Change>> = {
  tickets: {
    columns: {
      is_closed: 'TINYINT(1) AS (closed_at IS NOT NULL)',
      is_breached: 'TINYINT(1) AS (breached_at IS NOT NULL)',
      sla_due_at: `DATETIME(3) AS (CASE WHEN closed_at IS NOT NULL THEN ${closed} ELSE LEAST(
        CASE WHEN first_response_at IS NULL THEN COALESCE(response_due_at, ${none}) ELSE ${none} END,
        COALESCE(resolution_due_at, ${none})) END)`,
    },
    indexes: {
      tickets_is_closed_index: 'is_closed, created_at, id',
      tickets_is_breached_index: 'is_breached, created_at, id',
      tickets_by_sla_due_at_index: 'sla_due_at, id',
      tickets_is_closed_by_sla_due_at_index: 'is_closed, sla_due_at, id',
    },
  },
  saved_views: {
    columns: { private_to: 'VARCHAR(40) CHARACTER SET ascii COLLATE ascii_bin AS (IF(NOT shared, user_id, NULL))' },
    indexes: { saved_views_private_to_index: 'private_to, screen, name, id' },
  },
};

/**
 * Generated columns that queries read are stored. MariaDB 10.11 reads a virtual column as NULL through an index that has it but not
 * the columns it is made of, the first time on an open table (docs/decisions/engines.md): a list could lack tickets, or have the
 * view of somebody else. One statement a table, so that servers that run meanwhile always find the columns; it writes the
 * table anew. TiDB cannot add stored columns, and reads virtual ones right.
 */
export const up = (knex: Knex): Promise<void> => replaceColumns(knex, 'STORED');

export const down = (knex: Knex): Promise<void> => replaceColumns(knex, 'VIRTUAL');

async function replaceColumns(knex: Knex, kind: 'STORED' | 'VIRTUAL'): Promise<void> {
  const [[{ version }]] = (await knex.raw('SELECT VERSION() AS version')) as [[{ readonly version: string }]];
  if (version.includes('TiDB')) return;
  for (const [table, { columns, indexes }] of Object.entries(changes))
    await knex.raw('ALTER TABLE ?? ?', [
      table,
      knex.raw(
        [
          ...Object.keys(indexes).map((name) => `DROP INDEX ${name}`),
          ...Object.keys(columns).map((name) => `DROP COLUMN ${name}`),
          ...Object.entries(columns).map(([name, type]) => `ADD COLUMN ${name} ${type} ${kind}`),
          ...Object.entries(indexes).map(([name, indexed]) => `ADD INDEX ${name} (workspace_id, ${indexed})`),
        ].join(', '),
      ),
    ]);
}
