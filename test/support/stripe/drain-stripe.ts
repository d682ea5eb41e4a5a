import type { Knex } from 'knex';
import { until } from '../service/waiting.js';

/** Has what waits to be done at Stripe done now, until nothing is left, or nothing comes of it; returns what is left. */
export async function drainStripe(db: Knex, workspaceId: string): Promise<unknown[]> {
  const end = performance.now() + 60_000;
  const tasks = () => db('stripe_tasks').where({ workspace_id: workspaceId });
  await until(async () => {
    await tasks()
      .where('due_at', '>', db.raw('NOW(3)'))
      .update({ due_at: db.raw('NOW(3)') });
    return (await tasks().pluck('id')).length === 0 || performance.now() > end;
  }, 50);
  return tasks().select('kind', 'subject', 'attempts', 'last_error');
}
