import sql, { join, type Sql } from 'sql-template-tag';
import { isSent, owedStatuses, statuses } from '../../domain/billing/invoice-status.js';
import { invalid } from '../../domain/errors.js';
import { dec, toNumber, zero, type Big, type Decimal } from '../../domain/money.js';
import { daysBetween, monthOf, today, type Day, type DayRange } from '../../domain/time.js';
import type { Schemas } from '../../contract/contract.js';
import { CreditNote } from '../../models/billing/credit-note.js';
import { Invoice } from '../../models/billing/invoice.js';
import { PaymentAllocation } from '../../models/billing/payment-allocation.js';
import { Payment } from '../../models/billing/payment.js';
import type { Client } from '../../models/clients/client.js';
import type { Ctx } from '../../models/context.js';
import { scoped, select } from '../../models/select.js';
import { lateInterestOf } from '../billing/reminders/late-interest.js';

const longestDays = 1096;
const maxMovements = 2000;

/**
 * The days of a statement, both included; by default this month up to today. `path` is prepended to field names in
 * errors. Throws `invalid_request` if `to` is before `from`, or if the range has more than `longestDays` days.
 */
export function statementRange(ctx: Ctx, request: Schemas['StatementPeriod'], path = ''): DayRange {
  const to = request.to ?? today(ctx.now, ctx.workspace.timezone);
  const from = request.from ?? monthOf(to).from;
  if (to < from) throw invalid(`${path}to`, `must not be before from, ${from}`);
  if (daysBetween(from, to) >= longestDays)
    throw invalid(`${path}from`, `must be later: the statement can cover at most ${longestDays} days`);
  return { from, to };
}

type Kind = Schemas['StatementMovementType'];

/** The order of movements on one day: invoices come before credits and payments. */
const kinds: readonly Kind[] = ['invoice', 'credit_note', 'payment', 'refund'];

interface Row {
  /** Null for the opening balance, the sum of all movements before the first day, and for the credit at the end of the last. */
  readonly date: string | null;
  readonly type: Kind | 'opening' | 'credit';
  readonly id: string;
  /** Null for a payment of the client and its refunds. */
  readonly invoice_id: string | null;
  readonly number: string;
  readonly currency: string;
  readonly amount: Decimal;
}

type Movement = Row & { readonly date: string; readonly type: Kind };

/**
 * A client's statement over a range of days: opening balance, movements and closing balance in each currency. `path` is
 * prepended to field names in errors. Throws `invalid_request` if there are more than `maxMovements` movements.
 */
export async function clientStatement(
  ctx: Ctx,
  client: Client,
  range: DayRange,
  path = '',
): Promise<Schemas['Statement']> {
  const rows = await rowsOf(ctx, client.id, range);
  const movements = rows.filter(isMovement);
  if (movements.length > maxMovements)
    throw invalid(`${path}from`, `must be later: the statement can have at most ${maxMovements} movements`);
  const sums = (type: Row['type']) =>
    new Map(rows.filter((row) => row.type === type).map((row) => [row.currency, dec(row.amount)]));
  const [openings, credits] = [sums('opening'), sums('credit')];
  const others = [...new Set(rows.map(({ currency }) => currency))].filter((code) => code !== client.currency);
  const interest = await interestIn(ctx, client, range.to);
  const accounts = [client.currency, ...others.toSorted()].map((currency) =>
    accountOf(
      currency,
      {
        opening: openings.get(currency) ?? zero,
        credit: credits.get(currency) ?? zero,
        interest: interest.get(currency),
      },
      movements.filter((row) => row.currency === currency),
    ),
  );
  return {
    client_id: client.id,
    client_name: client.name,
    ...range,
    accounts: accounts.filter(
      ({ currency, opening_balance: opening, movements: own }) =>
        currency === client.currency || opening !== 0 || own.length > 0,
    ),
  };
}

const isMovement = (row: Row): row is Movement => row.date !== null && row.type !== 'opening' && row.type !== 'credit';

function accountOf(
  currency: string,
  { opening, credit, interest }: { readonly opening: Big; readonly credit: Big; readonly interest: Big | undefined },
  rows: readonly Movement[],
): Schemas['StatementAccount'] {
  let balance = opening;
  const movements = rows.toSorted(inOrder).map(({ date, type, id, invoice_id, number, amount }) => {
    balance = balance.plus(dec(amount));
    return { date, type, id, invoice_id, number, amount: toNumber(amount), balance: toNumber(balance) };
  });
  return {
    currency,
    opening_balance: toNumber(opening),
    movements,
    closing_balance: toNumber(balance),
    credit: toNumber(credit),
    late_interest: interest === undefined ? null : toNumber(interest),
  };
}

/** The late interest of the invoices that the client owes, by currency, up to a day or today. */
async function interestIn(ctx: Ctx, client: Client, to: Day): Promise<ReadonlyMap<string, Big>> {
  const now = today(ctx.now, ctx.workspace.timezone);
  const until = to < now ? to : now;
  const owed = sql`t.client_id = ${client.id} AND t.status IN (${join(owedStatuses)}) AND t.due_date < ${until}`;
  const invoices = await Invoice.all(ctx, owed);
  const interest = await lateInterestOf(ctx, invoices, until);
  const sums = new Map<string, Big>();
  for (const { id, currency } of invoices) {
    const amount = interest.get(id)?.amount;
    if (amount) sums.set(currency, (sums.get(currency) ?? zero).plus(amount));
  }
  return sums;
}

const inOrder = (a: Movement, b: Movement): number =>
  compare(a.date, b.date) || kinds.indexOf(a.type) - kinds.indexOf(b.type) || compare(a.id, b.id);

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

const counted = sql`i.status IN (${join(statuses.filter(isSent))})`;

/** An empty id in the collation of ids: TiDB does not combine different collations in a UNION. */
const noId = sql`_ascii'' COLLATE ascii_bin`;

/** Statement for the payments of a client until a day, less what of them was on invoices: together its credit. */
const moneyUntil = (ctx: Ctx, clientId: string, day: Day): Sql =>
  sql`SELECT p.currency, p.amount FROM payments p
       WHERE ${scoped(ctx, Payment, 'p')} AND p.client_id = ${clientId} AND p.date <= ${day}
      UNION ALL
      SELECT a.currency, -a.amount FROM payment_allocations a JOIN invoices i ON i.id = a.invoice_id AND i.workspace_id = a.workspace_id
       WHERE ${scoped(ctx, PaymentAllocation, 'a')} AND ${scoped(ctx, Invoice, 'i')} AND i.client_id = ${clientId} AND a.date <= ${day}`;

/** The sums before the range and the movements in it, from one statement, which sees one moment. */
function rowsOf(ctx: Ctx, clientId: string, { from, to }: DayRange): Promise<Row[]> {
  const before = movementsOf(ctx, clientId, (day) => sql`${day} < ${from}`);
  const within = movementsOf(ctx, clientId, (day) => sql`${day} BETWEEN ${from} AND ${to}`);
  return select<Row>(
    ctx,
    sql`(SELECT NULL AS date, 'opening' AS type, ${noId} AS id, ${noId} AS invoice_id, '' AS number, m.currency, SUM(m.amount) AS amount
           FROM (${before}) m GROUP BY m.currency)
        UNION ALL
        (SELECT NULL, 'credit', ${noId}, ${noId}, '', m.currency, SUM(m.amount) FROM (${moneyUntil(ctx, clientId, to)}) m GROUP BY m.currency)
        UNION ALL
        (SELECT m.* FROM (${within}) m LIMIT ${maxMovements + 1})`,
  );
}

/**
 * Statement for the invoices, credit notes, payments and refunds of a client on days that meet the condition. Payments count
 * whatever they pay: what is on no invoice, or came for a void one, is credit.
 */
function movementsOf(ctx: Ctx, clientId: string, isOn: (day: Sql) => Sql): Sql {
  const ofClient = sql`${scoped(ctx, Invoice, 'i')} AND i.client_id = ${clientId} AND ${counted}`;
  return sql`SELECT i.invoice_date AS date, 'invoice' AS type, i.id, i.id AS invoice_id, i.invoice_number AS number, i.currency, i.total AS amount
               FROM invoices i WHERE ${ofClient} AND ${isOn(sql`i.invoice_date`)}
             UNION ALL
             SELECT n.credit_date, 'credit_note', n.id, n.invoice_id, n.credit_note_number, n.currency, -n.total
               FROM credit_notes n JOIN invoices i ON i.id = n.invoice_id AND i.workspace_id = n.workspace_id
              WHERE ${scoped(ctx, CreditNote, 'n')} AND ${ofClient} AND ${isOn(sql`n.credit_date`)}
             UNION ALL
             SELECT p.date, p.type, p.id, p.invoice_id, COALESCE(i.invoice_number, p.reference COLLATE utf8mb4_bin, ''), p.currency, -p.amount
               FROM payments p LEFT JOIN invoices i ON i.id = p.invoice_id AND i.workspace_id = p.workspace_id
              WHERE ${scoped(ctx, Payment, 'p')} AND p.client_id = ${clientId} AND ${isOn(sql`p.date`)}`;
}
