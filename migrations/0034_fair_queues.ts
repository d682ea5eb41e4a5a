import type { Knex } from 'knex';
import { dropColumns, dropIndexes, flag } from './support.js';

/** With these, a worker finds whose turn it is without reading what waits behind it, however much that is. */
const turns = {
  webhook_messages: {
    name: 'webhook_messages_turn_index',
    columns: ['state', 'workspace_id', 'webhook_id', 'attempts', 'next_attempt_at'],
  },
  mails: { name: 'mails_turn_index', columns: ['status', 'is_test', 'is_urgent', 'workspace_id', 'next_attempt_at'] },
};

/** What has been due the longest, across all workspaces. */
const oldest = {
  webhook_messages: {
    webhook_messages_due_index: ['state', 'next_attempt_at'],
    webhook_messages_workspace_due_index: ['workspace_id', 'state', 'next_attempt_at'],
  },
  mails: { mails_due_index: ['status', 'is_test', 'next_attempt_at'] },
};

const tables = ['webhook_messages', 'mails'] as const;

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('mails', (t) => void flag(t, 'is_urgent'));
  for (const table of tables) {
    const { name, columns } = turns[table];
    await knex.schema.alterTable(table, (t) => void t.index(columns, name));
    await dropIndexes(knex, table, Object.keys(oldest[table]));
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const table of tables) {
    const indexes = Object.entries(oldest[table]);
    await dropIndexes(knex, table, [turns[table].name, ...indexes.map(([name]) => name)]);
    for (const [name, columns] of indexes) await knex.schema.alterTable(table, (t) => void t.index(columns, name));
  }
  await dropColumns(knex, 'mails', ['is_urgent']);
}
