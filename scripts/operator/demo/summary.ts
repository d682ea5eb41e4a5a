import sql from 'sql-template-tag';
import { Client } from '../../../models/clients/client.js';
import type { Ctx } from '../../../models/context.js';
import { Invoice } from '../../../models/billing/invoice.js';
import { Project } from '../../../models/projects/project.js';
import { TimeEntry } from '../../../models/time/time-entry.js';
import { User } from '../../../models/people/user.js';
import { scoped, select } from '../../../models/select.js';
import type { Stage } from './stage.js';

/** What was created and what exists now, as readable lines. */
export async function summaryOf(ctx: Ctx, { made }: Stage): Promise<string> {
  const list = [...made].map(([kind, count]) => `${count} ${kind}`).join(', ');
  const [people, clients, projects, entries] = [
    await User.count(ctx),
    await Client.count(ctx),
    await Project.count(ctx),
    await TimeEntry.count(ctx),
  ];
  const counts = await select<{ status: string; number: number }>(
    ctx,
    sql`SELECT t.status, COUNT(*) AS number FROM invoices t WHERE ${scoped(ctx, Invoice, 't')} GROUP BY t.status ORDER BY MIN(t.id)`,
  );
  const invoices = counts.map(({ status, number }) => `${number} ${status.replaceAll('_', ' ')}`);
  return [
    made.size === 0 ? 'Everything was there already.' : `Created: ${list}.`,
    `There are ${people} people, ${clients} clients, ${projects} projects, ${entries} time entries now,`,
    `and invoices: ${invoices.join(', ')}.`,
  ].join('\n');
}
