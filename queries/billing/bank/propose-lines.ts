/** Proposes clients and invoices for lines of bank statements, by what is in the database now. */
import sql, { join } from 'sql-template-tag';
import {
  OpenBook,
  type BookParts,
  type OpenInvoice,
  type ReturnablePayment,
} from '../../../domain/billing/bank/open-book.js';
import { proposalsFor } from '../../../domain/billing/bank/proposals.js';
import { owedStatuses } from '../../../domain/billing/invoice-status.js';
import { grouped } from '../../../domain/grouped.js';
import { minorUnits } from '../../../domain/minor-units.js';
import { dec, type Decimal } from '../../../domain/money.js';
import { nameKey } from '../../../domain/name-key.js';
import type { Day } from '../../../domain/time.js';
import { BankImportLine } from '../../../models/billing/bank-import-line.js';
import { Invoice } from '../../../models/billing/invoice.js';
import { allocationsByPayment } from '../../../models/billing/payment-allocation.js';
import { Payment } from '../../../models/billing/payment.js';
import { Client } from '../../../models/clients/client.js';
import type { Ctx } from '../../../models/context.js';
import { isOneOf, scoped, select } from '../../../models/select.js';
import type { NamedProposal } from '../../../serializers/bank-import.js';

/** Open invoices that are compared: those due last. */
const maxInvoices = 10_000;
/** Words of a line that may be numbers of invoices. */
const maxWords = 40;
const maxReturnable = 1_000;

type Lines = readonly BankImportLine[];

/** The proposals of each line, by its id. */
export async function proposalsOf(ctx: Ctx, lines: Lines): Promise<ReadonlyMap<string, readonly NamedProposal[]>> {
  if (lines.length === 0) return new Map();
  const book = new OpenBook(await partsOf(ctx, lines));
  const found = lines.map((line) => ({ id: line.id, proposals: proposalsFor(comparedLine(line), book) }));
  const names = await namesOf(
    ctx,
    found.flatMap(({ proposals }) => proposals.map(({ clientId }) => clientId)),
  );
  return new Map(
    found.map(({ id, proposals }) => [
      id,
      proposals.flatMap((proposal) => {
        const clientName = names.get(proposal.clientId);
        return clientName === undefined ? [] : [{ ...proposal, clientName }];
      }),
    ]),
  );
}

/** An amount in minor units, which JavaScript's numbers hold exactly. */
const minor = (amount: Decimal, currency: string): number =>
  Number(
    dec(amount)
      .times(dec(10 ** minorUnits(currency)))
      .round(0)
      .toString(),
  );

const comparedLine = (line: BankImportLine) => ({
  amount: minor(line.amount, line.currency),
  currency: line.currency,
  date: line.date,
  counterparty: line.counterparty,
  iban: line.iban,
  reference: line.reference,
  endToEndId: line.end_to_end_id,
  text: line.text,
  isReturn: line.is_return,
  isSimilar: line.is_similar,
});

async function partsOf(ctx: Ctx, lines: Lines): Promise<BookParts> {
  const incoming = lines.filter(({ amount }) => !amount.startsWith('-'));
  const returned = lines.filter(({ amount }) => amount.startsWith('-'));
  const [invoices, settled, clientsByIban, clientsByName, returnable] = await Promise.all([
    incoming.length === 0 ? [] : openInvoices(ctx),
    settledInvoices(ctx, incoming),
    payersByIban(ctx, incoming),
    clientsCalled(ctx, incoming),
    returnablePayments(ctx, returned),
  ]);
  return { invoices, settled, clientsByIban, clientsByName, returnable };
}

async function openInvoices(ctx: Ctx): Promise<OpenInvoice[]> {
  interface Row extends Pick<
    Invoice,
    'id' | 'invoice_number' | 'client_id' | 'currency' | 'outstanding' | 'due_date'
  > {}
  const rows = await select<Row>(
    ctx,
    sql`SELECT t.id, t.invoice_number, t.client_id, t.currency, t.outstanding, t.due_date FROM invoices t
         WHERE ${scoped(ctx, Invoice, 't')} AND ${isOneOf('t.status', [...owedStatuses, 'uncollectible'])} AND t.outstanding > 0
         ORDER BY t.due_date DESC, t.id DESC LIMIT ${maxInvoices}`,
  );
  return rows.toReversed().map((row) => ({
    id: row.id,
    number: row.invoice_number,
    clientId: row.client_id,
    currency: row.currency,
    outstanding: minor(row.outstanding, row.currency),
    dueDate: row.due_date,
  }));
}

/** Invoices named in texts on which nothing is outstanding. */
async function settledInvoices(ctx: Ctx, lines: Lines): Promise<BookParts['settled']> {
  const words = new Set(
    lines.flatMap(({ text }) => (text?.match(/[\p{L}\p{N}][\p{L}\p{N}\-/._]*/gu) ?? []).slice(0, maxWords)),
  );
  const likely = [...words].filter((word) => word.length >= 4 && word.length <= 100 && /\d/.test(word));
  if (likely.length === 0) return [];
  const rows = await select<{ number: string; clientId: string }>(
    ctx,
    sql`SELECT t.invoice_number AS number, t.client_id AS clientId FROM invoices t
         WHERE ${scoped(ctx, Invoice, 't')} AND ${isOneOf('t.invoice_number', likely)} AND t.outstanding = 0 AND t.sent_at IS NOT NULL`,
  );
  return rows;
}

async function payersByIban(ctx: Ctx, lines: Lines): Promise<ReadonlyMap<string, string[]>> {
  const ibans = valuesOf(lines, 'iban');
  if (ibans.length === 0) return new Map();
  const rows = await select<{ iban: string; client_id: string }>(
    ctx,
    sql`SELECT DISTINCT t.iban, t.client_id FROM bank_import_lines t
         WHERE ${scoped(ctx, BankImportLine, 't')} AND ${isOneOf('t.iban', ibans)} AND t.status IN ('booked', 'reversed') AND t.client_id IS NOT NULL
         ORDER BY t.iban, t.client_id`,
  );
  return new Map(
    [...grouped(rows, ({ iban }) => iban)].map(([iban, some]) => [iban, some.map(({ client_id }) => client_id)]),
  );
}

async function clientsCalled(ctx: Ctx, lines: Lines): Promise<ReadonlyMap<string, string>> {
  const keys = valuesOf(lines, 'counterparty').map((name) => nameKey(name));
  if (keys.length === 0) return new Map();
  const rows = await select<{ id: string; name_key: string }>(
    ctx,
    sql`SELECT t.id, t.name_key FROM clients t WHERE ${scoped(ctx, Client, 't')} AND ${isOneOf('t.name_key', keys)}`,
  );
  return new Map(rows.map(({ id, name_key }) => [name_key, id]));
}

interface ReturnableRow {
  readonly id: string;
  readonly client_id: string;
  readonly currency: string;
  readonly left_amount: Decimal;
  readonly date: Day;
  readonly iban: string | null;
  readonly end_to_end_id: string | null;
}

async function returnablePayments(ctx: Ctx, lines: Lines): Promise<ReturnablePayment[]> {
  const [ids, ibans] = [valuesOf(lines, 'end_to_end_id'), valuesOf(lines, 'iban')];
  if (ids.length + ibans.length === 0) return [];
  const named = join(
    [isOneOf('l.end_to_end_id', ids), isOneOf('l.iban', ibans)].map(
      (
        condition,
      ) => sql`SELECT p.id, p.client_id, p.currency, p.amount - p.refunded_amount AS left_amount, l.date, l.iban, l.end_to_end_id
        FROM bank_import_lines l JOIN payments p ON p.workspace_id = l.workspace_id AND p.id = l.payment_id
       WHERE ${scoped(ctx, BankImportLine, 'l')} AND ${condition} AND l.status = 'booked' AND l.amount > 0 AND ${scoped(ctx, Payment, 'p')}`,
    ),
    ' UNION ',
  );
  const rows = await select<ReturnableRow>(
    ctx,
    sql`SELECT * FROM (${named}) some WHERE some.left_amount > 0 ORDER BY some.date DESC, some.id LIMIT ${maxReturnable}`,
  );
  const invoices = await allocationsByPayment(
    ctx,
    rows.map(({ id }) => ({ id, payment_id: null })),
  );
  return rows.map((row) => ({
    paymentId: row.id,
    clientId: row.client_id,
    invoices: (invoices.get(row.id) ?? []).map((each) => ({ id: each.invoice_id, number: each.invoice_number })),
    currency: row.currency,
    amount: minor(row.left_amount, row.currency),
    date: row.date,
    iban: row.iban,
    endToEndId: row.end_to_end_id,
  }));
}

const valuesOf = (lines: Lines, column: 'iban' | 'counterparty' | 'end_to_end_id'): string[] => [
  ...new Set(lines.flatMap((line) => line[column] ?? [])),
];

async function namesOf(ctx: Ctx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await select<{ id: string; name: string }>(
    ctx,
    sql`SELECT t.id, t.name FROM clients t WHERE ${scoped(ctx, Client, 't')} AND ${isOneOf('t.id', ids)}`,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
