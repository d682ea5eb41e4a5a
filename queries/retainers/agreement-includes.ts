/** The related objects that `include` embeds in an agreement or a period, limited to what the reader may see. */
import sql from 'sql-template-tag';
import { today } from '../../domain/time.js';
import { AgreementPeriod } from '../../models/retainers/agreement-period.js';
import type { Agreement } from '../../models/retainers/agreement.js';
import { Client } from '../../models/clients/client.js';
import type { Ctx } from '../../models/context.js';
import { Invoice } from '../../models/billing/invoice.js';
import { TimeEntry } from '../../models/time/time-entry.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';
import { workspaceOf } from '../../models/workspace/workspace.js';
import { identifier } from '../../models/select.js';
import type { Schemas } from '../../contract/contract.js';
import { serializePeriod } from '../../serializers/agreement.js';
import { serializeClient } from '../../serializers/client.js';
import { serializeTimeEntry } from '../../serializers/time-entry.js';
import { viewOf } from '../../serializers/view.js';
import { showInvoices } from '../billing/listed-invoices.js';
import { planOf } from '../billing/reminders/next-reminders.js';
import { hoursOfPeriods } from './period-hours.js';

/** Maximum of embedded time entries, and of embedded invoices. */
const max = 100;
const usualPeriods = 12;

/** The related objects that `include` names. */
export async function agreementIncludes(
  ctx: Ctx,
  agreement: Agreement,
  names: readonly Schemas['AgreementInclude'][],
): Promise<Pick<Schemas['Agreement'], 'client' | 'periods' | 'time_entries' | 'invoices'>> {
  const client = names.includes('client') ? await Client.find(ctx, agreement.client_id) : undefined;
  return {
    ...(client === undefined ? {} : { client: serializeClient(client) }),
    ...(names.includes('periods') ? { periods: await periodsOf(ctx, agreement, usualPeriods) } : {}),
    ...(names.includes('time_entries') ? { time_entries: await entriesOf(ctx, 'agreement_id', agreement.id) } : {}),
    ...(names.includes('invoices') ? { invoices: await invoicesOf(ctx, agreement) } : {}),
  };
}

/** The latest periods of an agreement, up to `limit`, latest first. */
export async function periodsOf(ctx: Ctx, agreement: Agreement, limit: number): Promise<Schemas['AgreementPeriod'][]> {
  const periods = await AgreementPeriod.all(ctx, sql`t.agreement_id = ${agreement.id}`, {
    order: sql`t.number DESC`,
    limit,
  });
  return showPeriods(ctx, agreement, periods);
}

/** Serializes periods of one agreement, with their hours. */
export async function showPeriods(
  ctx: Ctx,
  { currency }: Agreement,
  periods: readonly AgreementPeriod[],
): Promise<Schemas['AgreementPeriod'][]> {
  const hours = await hoursOfPeriods(
    ctx,
    periods.map(({ id }) => id),
  );
  const setting = { today: today(ctx.now, ctx.workspace.timezone), currency };
  return periods.flatMap((period) => {
    const filled = hours.get(period.id);
    return filled ? [serializePeriod({ period, hours: filled }, setting, viewOf(ctx.scope))] : [];
  });
}

/** The latest time entries of an agreement, or of one of its periods, latest first. */
export async function entriesOf(
  ctx: Ctx,
  parent: 'agreement_id' | 'period_id',
  id: string,
): Promise<Schemas['TimeEntry'][]> {
  const entries = await TimeEntry.all(ctx, sql`${identifier(`t.${parent}`)} = ${id}`, {
    order: sql`t.date DESC, t.id DESC`,
    limit: max,
  });
  return entries.map((entry) => serializeTimeEntry(entry, viewOf(ctx.scope)));
}

async function invoicesOf(ctx: Ctx, { id, client_id }: Agreement): Promise<Schemas['InvoiceSummary'][]> {
  const client = await Client.get(seeingAll(ctx), client_id);
  const workspace = await workspaceOf(ctx);
  const invoices = await Invoice.all(ctx, sql`t.agreement_id = ${id}`, { order: sql`t.id DESC`, limit: max });
  const named = invoices.map((invoice) => Object.assign(invoice, { client_name: client.name }));
  const plan = planOf(workspace, client);
  return showInvoices(ctx, workspace, named, () => plan);
}
