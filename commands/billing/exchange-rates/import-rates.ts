import sql, { join } from 'sql-template-tag';
import type { Schemas } from '../../../contract/contract.js';
import { dec, toDecimal, type Decimal } from '../../../domain/money.js';
import { readRateFile, type FileRate } from '../../../domain/billing/exchange-rates/rate-file.js';
import type { Day } from '../../../domain/time.js';
import { ExchangeRate } from '../../../models/billing/exchange-rate.js';
import type { Ctx } from '../../../models/context.js';
import { execute, scoped, select } from '../../../models/select.js';
import { lockWorkspace } from '../../../models/workspace/workspace.js';

type Source = Schemas['ExchangeRateSource'];

/** Rates that are read or written by one statement. */
const batchSize = 1_000;

interface Stored {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly date: Day;
  readonly rate: Decimal;
  readonly source: Source;
}

/**
 * Imports a file of exchange rates, all or nothing. A file of the European Central Bank replaces its own rates only. Throws
 * `invalid_request` as `readRateFile` does.
 */
export async function importExchangeRates(
  ctx: Ctx,
  bytes: Uint8Array,
  since?: Day,
): Promise<Schemas['ExchangeRateImport']> {
  const { format, rates } = readRateFile(bytes, since);
  const source: Source = format === 'csv' ? 'file' : 'ecb';
  const counts = { created: 0, updated: 0, unchanged: 0, skipped: 0 };
  // Two imports at the same time would both create the same rates.
  await lockWorkspace(ctx);
  for (let at = 0; at < rates.length; at += batchSize) {
    const batch = rates.slice(at, at + batchSize);
    const stored = await storedRates(ctx, batch);
    const created: FileRate[] = [];
    const updated: (FileRate & { readonly id: string })[] = [];
    for (const rate of batch) {
      const before = stored.get(keyOf(rate));
      if (!before) created.push(rate);
      else if (dec(before.rate).eq(rate.rate)) counts.unchanged += 1;
      else if (source === 'ecb' && before.source !== 'ecb') counts.skipped += 1;
      else updated.push({ ...rate, id: before.id });
    }
    await ExchangeRate.insertMany(
      ctx,
      created.map((rate) => rowOf(rate, source)),
    );
    await replaceRates(ctx, updated, source);
    counts.created += created.length;
    counts.updated += updated.length;
  }
  return { format, ...counts, ...extentOf(rates) };
}

const keyOf = ({ from, to, date }: Pick<FileRate, 'from' | 'to' | 'date'>): string => `${from} ${to} ${date}`;

const rowOf = ({ from, to, date, rate }: FileRate, source: Source) => ({
  from_currency: from,
  to_currency: to,
  date,
  rate,
  source,
});

/** The rates of the same currencies and days, by these. */
async function storedRates(ctx: Ctx, rates: readonly FileRate[]): Promise<ReadonlyMap<string, Stored>> {
  const days = rates.map(({ date }) => date).toSorted();
  const among = (values: readonly string[]) => join([...new Set(values)]);
  const rows = await select<Stored>(
    ctx,
    sql`SELECT r.id, r.from_currency AS \`from\`, r.to_currency AS \`to\`, r.date, r.rate, r.source FROM exchange_rates r
         WHERE ${scoped(ctx, ExchangeRate, 'r')} AND r.date BETWEEN ${days[0]} AND ${days.at(-1)}
           AND r.from_currency IN (${among(rates.map(({ from }) => from))}) AND r.to_currency IN (${among(rates.map(({ to }) => to))})`,
  );
  return new Map(rows.map((row) => [keyOf(row), row]));
}

async function replaceRates(
  ctx: Ctx,
  rates: readonly (FileRate & { readonly id: string })[],
  source: Source,
): Promise<void> {
  if (rates.length === 0) return;
  const cases = join(
    rates.map(({ id, rate }) => sql`WHEN ${id} THEN ${toDecimal(rate)}`),
    ' ',
  );
  await execute(
    ctx,
    sql`UPDATE exchange_rates SET rate = CASE id ${cases} END, source = ${source}, updated_at = ${ctx.now}
         WHERE workspace_id = ${ctx.scope.workspaceId} AND id IN (${join(rates.map(({ id }) => id))})`,
  );
}

function extentOf(rates: readonly FileRate[]): Pick<Schemas['ExchangeRateImport'], 'from' | 'to' | 'currencies'> {
  let [first, last]: [Day | null, Day | null] = [null, null];
  for (const { date } of rates) {
    if (first === null || date < first) first = date;
    if (last === null || date > last) last = date;
  }
  return { from: first, to: last, currencies: [...new Set(rates.flatMap(({ from, to }) => [from, to]))].toSorted() };
}
