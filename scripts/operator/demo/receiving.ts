/** How money comes in besides the payments of single invoices: over several, in advance, and on a bank statement. */
import sql from 'sql-template-tag';
import { dec, sum, toNumber } from '../../../domain/money.js';
import { addDays, today } from '../../../domain/time.js';
import { BankImport } from '../../../models/billing/bank-import.js';
import { Invoice } from '../../../models/billing/invoice.js';
import { Payment } from '../../../models/billing/payment.js';
import { isOneOf } from '../../../models/select.js';
import { workspaceOf } from '../../../models/workspace/workspace.js';
import type { CustomerKey } from './facts/clients.js';
import type { Act, History } from './history.js';
import { customerOf } from './lookups.js';
import { office } from './facts/people.js';
import { sales } from './facts/sales.js';
import { call, type Stage } from './stage.js';

const statement = 'statement.csv';

export function receiving(stage: Stage, history: History): Act[] {
  const [together, ahead] = [history.at(history.workdayAt(0.75), 15), history.at(history.workdayAt(0.9), 15)];
  const [rules, imported] = history.within([history.end, history.end]);
  return [
    { at: together, play: () => payTogether(stage, 'lindner', together) },
    { at: ahead, play: () => payAhead(stage, 'thistle', ahead) },
    ...(rules ? [{ at: rules, play: () => setRules(stage, rules) }] : []),
    ...(imported ? [{ at: imported, play: () => importStatement(stage, imported) }] : []),
  ];
}

/** One transfer pays all that was sold to a client. */
async function payTogether(stage: Stage, client: CustomerKey, at: Date): Promise<void> {
  const reference = 'Sammelüberweisung';
  await stage.as(office, at, async (ctx) => {
    const { id: client_id, currency } = await customerOf(ctx, client);
    if (await Payment.first(ctx, sql`t.client_id = ${client_id} AND t.reference = ${reference}`)) return;
    const subjects = sales.filter((sale) => sale.client === client).map(({ subject }) => subject);
    const sold = sql`t.client_id = ${client_id} AND t.outstanding > 0 AND ${isOneOf('t.subject', subjects)}`;
    const invoices = await Invoice.all(ctx, sold, { order: sql`t.id` });
    const allocations = invoices.map(({ id, outstanding }) => ({ invoice_id: id, amount: toNumber(outstanding) }));
    const amount = toNumber(sum(invoices.map(({ outstanding }) => dec(outstanding))));
    const body = { client_id, amount, currency, method: 'wire', reference, allocations } as const;
    await call(ctx, 'createPayment', { params: {}, query: {}, body: { ...body, allocations } });
    stage.count('payments');
  });
}

/** Money in advance, which is the client's credit. */
async function payAhead(stage: Stage, client: CustomerKey, at: Date): Promise<void> {
  const reference = 'Deposit for the spring campaign';
  await stage.as(office, at, async (ctx) => {
    const { id: client_id } = await customerOf(ctx, client);
    if (await Payment.first(ctx, sql`t.client_id = ${client_id} AND t.reference = ${reference}`)) return;
    await call(ctx, 'createPayment', {
      params: {},
      query: {},
      body: { client_id, amount: 500, method: 'wire', reference },
    });
    stage.count('payments');
  });
}

/** The firm lets Docket remind from now on: nothing is sent for days before this. */
async function setRules(stage: Stage, at: Date): Promise<void> {
  await stage.as('owner', at, async (ctx) => {
    if ((await workspaceOf(ctx)).reminder_schedule.length > 0) return;
    const body = {
      reminder_schedule: [
        { days_after_due: -3, level: 'before_due' },
        { days_after_due: 7, level: 'first' },
        { days_after_due: 21, level: 'second' },
        { days_after_due: 60, level: 'last' },
      ],
      late_interest: { base_rate: 0.0127, base_rate_plus: 0.09 },
    } as const;
    await call(ctx, 'updateWorkspace', {
      params: {},
      query: {},
      body: { ...body, reminder_schedule: [...body.reminder_schedule] },
    });
  });
}

/** A statement that nobody has looked at yet: transfers for two invoices, and one of somebody unknown. */
async function importStatement(stage: Stage, at: Date): Promise<void> {
  const ctx = await stage.actor(office, at);
  if (await BankImport.first(ctx, sql`t.filename = ${statement}`)) return;
  const open = sql`t.currency = 'EUR' AND t.status IN ('sent', 'viewed') AND t.outstanding > 0`;
  const invoices = await Invoice.all(ctx, open, { order: sql`t.id`, limit: 2 });
  const day = addDays(today(at, ctx.workspace.timezone), -1);
  const rows = [
    ...invoices.map(({ invoice_number, outstanding }) => [day, outstanding, `Rechnung ${invoice_number}`].join(';')),
    [day, '84.20', 'Erstattung Stadtwerke'].join(';'),
  ];
  const bytes = Buffer.from(['Buchungstag;Betrag;Verwendungszweck', ...rows].join('\n'));
  const body = { filename: statement, bytes, currency: 'EUR', account: 'DE89370400440532013000' };
  await call(ctx, 'createBankImport', { params: {}, query: {}, body });
  stage.count('bank statements');
}
