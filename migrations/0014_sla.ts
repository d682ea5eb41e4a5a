import type { Knex } from 'knex';
import { dropColumns, instant } from './support.js';

const targets = ['response', 'resolution'] as const;

/** What was promised for each ticket, until when, and whether it was kept; null while that is open. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('tickets', (t) => {
    for (const target of targets) {
      t.integer(`${target}_target`).unsigned();
      instant(t, `${target}_due_at`);
      t.specificType(`${target}_met`, 'TINYINT(1)');
    }
  });
}

export async function down(knex: Knex): Promise<void> {
  await dropColumns(
    knex,
    'tickets',
    targets.flatMap((target) => [`${target}_target`, `${target}_due_at`, `${target}_met`]),
  );
}
