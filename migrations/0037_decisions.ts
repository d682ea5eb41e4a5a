import type { Knex } from 'knex';
import { dropColumns, flag, hasColumn } from './support.js';

const tables = ['time_entries', 'expenses'];

/** The columns that recorded only approvals, and from now on record rejections too. */
const renamed = [
  ['approved_by_id', 'decided_by_id'],
  ['approved_at', 'decided_at'],
] as const;

async function rename(knex: Knex, table: string, from: string, to: string): Promise<void> {
  if (await hasColumn(knex, table, from)) await knex.raw('ALTER TABLE ?? RENAME COLUMN ?? TO ??', [table, from, to]);
}

const running = (knex: Knex) => knex('time_entries').whereNotNull('running_user_id');

/** Who decided, also if it was a rejection; a running timer is not waiting for a decision. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('workspaces', (t) => void flag(t, 'allow_self_approval'));
  for (const table of tables) for (const [old, now] of renamed) await rename(knex, table, old, now);
  await knex.schema.alterTable('time_entries', (t) => {
    t.string('approval_status', 12).nullable().defaultTo('pending').alter();
  });
  await running(knex).update({ approval_status: null });
}

export async function down(knex: Knex): Promise<void> {
  await running(knex).update({ approval_status: 'pending' });
  await knex.schema.alterTable('time_entries', (t) => {
    t.string('approval_status', 12).notNullable().defaultTo('pending').alter();
  });
  for (const table of tables) for (const [old, now] of renamed) await rename(knex, table, now, old);
  await dropColumns(knex, 'workspaces', ['allow_self_approval']);
}
