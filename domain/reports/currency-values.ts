/** Values in several currencies: nothing is summed across currencies (docs/decisions/money.md). */
import { dec, roundMoney, toNumber, type Big, type Decimal } from '../money.js';

export interface CurrencyValue {
  readonly currency: string;
  readonly value: number;
}

export interface ValuesByCurrency {
  /** In the workspace's own currency. */
  readonly value: number;
  readonly other_currencies: CurrencyValue[];
}

/** Sums by currency for a response, each rounded to its minor unit: the workspace's own, and others that are not 0. */
export function valuesByCurrency(sums: ReadonlyMap<string, Decimal | Big>, own: string): ValuesByCurrency {
  const rounded = [...sums].map(([currency, value]) => ({
    currency,
    value: toNumber(roundMoney(dec(value), currency)),
  }));
  return {
    value: rounded.find(({ currency }) => currency === own)?.value ?? 0,
    other_currencies: rounded
      .filter(({ currency, value }) => currency !== own && value !== 0)
      .toSorted((a, b) => a.currency.localeCompare(b.currency)),
  };
}
