import type { Knex } from 'knex';
import { dropColumns, flag } from './support.js';

/** Mails contain links that let their reader sign in: from now on their bodies are sealed. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('mails', (t) => void flag(t, 'is_sealed'));
}

export async function down(knex: Knex): Promise<void> {
  await dropColumns(knex, 'mails', ['is_sealed']);
}
