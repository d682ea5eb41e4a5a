/** The exchange rates of each week. */
import sql from 'sql-template-tag';
import { weekday, type Day } from '../../../domain/time.js';
import { ExchangeRate } from '../../../models/billing/exchange-rate.js';
import { diceFor } from './dice.js';
import type { Act, History } from './history.js';
import { office } from './facts/people.js';
import { call, type Stage } from './stage.js';

/** What a euro is worth in each currency of the clients, about which the rates of the weeks vary. */
const worths = { USD: 1.1, GBP: 0.86, CHF: 0.95, CAD: 1.52, JPY: 163, KWD: 0.338 } as const;

/** A rate serves its day and the 7 days after it. */
export function quotations(stage: Stage, history: History): Act[] {
  return history.days
    .filter((day) => day === history.first || weekday(day) === 1)
    .map((day) => ({ at: history.at(day, 7, 20), play: () => quote(stage, day, history.at(day, 7, 20)) }));
}

async function quote(stage: Stage, day: Day, at: Date): Promise<void> {
  await stage.as(office, at, async (ctx) => {
    if (await ExchangeRate.first(ctx, sql`t.date = ${day}`)) return;
    const rows = Object.entries(worths).map(([currency, worth]) => {
      const rate = worth * (0.98 + 0.04 * diceFor(`${currency} ${day}`).roll());
      return `EUR,${currency},${day},${rate.toPrecision(5)}`;
    });
    const bytes = Buffer.from(['from,to,date,rate', ...rows].join('\n'));
    await call(ctx, 'importExchangeRates', { params: {}, query: {}, body: { filename: 'rates.csv', bytes } });
    stage.count('exchange rates', rows.length);
  });
}
