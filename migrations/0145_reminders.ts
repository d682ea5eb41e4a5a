import type { Knex } from 'knex';
import { dropColumns, flag, id, money, standard } from './support.js';

const ascii = (length: number): string => `VARCHAR(${length}) CHARACTER SET ascii COLLATE ascii_bin`;

/** The schedule of reminders, what was sent by it, and the days for which late interest was charged. */
export async function up(knex: Knex): Promise<void> {
  await down(knex);
  for (const table of ['workspaces', 'clients'])
    await knex.schema.alterTable(table, (t) => {
      t.json('reminder_schedule');
      t.date('reminders_since');
    });
  await knex.schema.alterTable('workspaces', (t) => void t.json('late_interest'));
  await knex.schema.alterTable('invoices', (t) => {
    flag(t, 'reminders_paused');
    t.specificType('reminder_level', ascii(20));
  });
  await knex.schema.createTable('invoice_reminders', (t) => {
    standard(t);
    id(t, 'invoice_id').notNullable();
    t.specificType('level', ascii(20));
    flag(t, 'is_automatic');
    id(t, 'sent_by_id');
    money(t, 'late_interest');
    t.index(['workspace_id', 'invoice_id', 'id'], 'invoice_reminders_invoice_index');
    t.unique(['workspace_id', 'invoice_id', 'level'], { indexName: 'invoice_reminders_level_unique' });
  });
  await knex.schema.createTable('interest_charges', (t) => {
    standard(t);
    id(t, 'invoice_id').notNullable();
    id(t, 'charged_on_id').notNullable();
    t.date('from_day').notNullable();
    t.date('to_day').notNullable();
    money(t, 'amount').notNullable();
    t.unique(['workspace_id', 'invoice_id', 'from_day'], { indexName: 'interest_charges_day_unique' });
    t.index(['workspace_id', 'charged_on_id', 'id'], 'interest_charges_charged_on_index');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('interest_charges');
  await knex.schema.dropTableIfExists('invoice_reminders');
  await dropColumns(knex, 'invoices', ['reminders_paused', 'reminder_level']);
  await dropColumns(knex, 'workspaces', ['late_interest']);
  for (const table of ['workspaces', 'clients'])
    await dropColumns(knex, table, ['reminder_schedule', 'reminders_since']);
}
