import { Client } from '../../../models/clients/client.js';
import type { Ctx } from '../../../models/context.js';
import { Invoice } from '../../../models/billing/invoice.js';
import { Project } from '../../../models/projects/project.js';
import { TimeEntry } from '../../../models/time/time-entry.js';
import { User } from '../../../models/people/user.js';
import type { Stage } from './stage.js';

/** What was made and what is there now, in lines for a person. */
export async function summaryOf(ctx: Ctx, { made }: Stage): Promise<string> {
  const list = [...made].map(([kind, count]) => `${count} ${kind}`).join(', ');
  const [people, clients, projects, entries] = [
    await User.in(ctx).resultSize(),
    await Client.in(ctx).resultSize(),
    await Project.in(ctx).resultSize(),
    await TimeEntry.in(ctx).resultSize(),
  ];
  const counts: Partial<Record<string, number>> = {};
  for (const { status } of await Invoice.in(ctx).select('status')) counts[status] = (counts[status] ?? 0) + 1;
  const invoices = Object.entries(counts).map(([status, count]) => `${count} ${status.replaceAll('_', ' ')}`);
  return [
    made.size === 0 ? 'Nothing was missing.' : `Made: ${list}.`,
    `There are ${people} people, ${clients} clients, ${projects} projects, ${entries} time entries now,`,
    `and invoices: ${invoices.join(', ')}.`,
  ].join('\n');
}
