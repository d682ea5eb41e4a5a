/** Finds the exchange rate of a day among stored ones (docs/decisions/exchange-rates.md). */
import Big from 'big.js';
import type { Schemas } from '../../../contract/contract.js';
import { dec } from '../../money.js';
import { daysBetween, type Day } from '../../time.js';

/** How many days after its own a rate serves: long enough for every run of bank holidays. */
export const servedDays = 7;

/** The currency through which cross rates are derived. */
export const pivot = 'EUR';

/** Digits of a derived rate: more than amounts need, and few enough for a JSON number to be exact. */
const significantDigits = 12;

/** One unit of `from` is `rate` of `to`, from `date` on. */
export interface StoredRate {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly date: Day;
  readonly rate: Big;
}

export interface FoundExchangeRate {
  readonly rate: Big;
  readonly derivation: Schemas['ExchangeRateDerivation'];
  /** The stored rates that it comes from. */
  readonly rates: readonly StoredRate[];
}

/** A rate as a fraction of stored ones, so that a cross rate is rounded once. */
interface Leg {
  readonly by: Big;
  readonly over: Big;
  readonly rates: readonly StoredRate[];
}

const one = dec(1);
const rounded = (rate: Big): Big => rate.prec(significantDigits, Big.roundHalfUp);

const pairOf = (from: string, to: string): string => `${from} ${to}`;

export class RateBook {
  /** The rates of each pair of currencies, the oldest first. */
  private readonly byPair = new Map<string, StoredRate[]>();

  /** `rates` are in the order of their days. */
  constructor(rates: Iterable<StoredRate>) {
    for (const rate of rates) {
      const pair = pairOf(rate.from, rate.to);
      const same = this.byPair.get(pair);
      if (same) same.push(rate);
      else this.byPair.set(pair, [rate]);
    }
  }

  /** The rate of a day: direct, else inverse, else through the euro. Undefined if there is none. */
  find(from: string, to: string, day: Day): FoundExchangeRate | undefined {
    if (from === to) return { rate: one, derivation: 'same', rates: [] };
    const direct = this.stored(from, to, day);
    if (direct) return { rate: direct.rate, derivation: 'direct', rates: [direct] };
    const leg = this.legOf(from, to, day);
    if (leg) return { rate: rounded(leg.by.div(leg.over)), derivation: 'inverse', rates: leg.rates };
    if (from === pivot || to === pivot) return undefined;
    const [first, second] = [this.legOf(from, pivot, day), this.legOf(pivot, to, day)];
    if (!first || !second) return undefined;
    const rate = first.by.times(second.by).div(first.over.times(second.over));
    return { rate: rounded(rate), derivation: 'cross', rates: [...first.rates, ...second.rates] };
  }

  /** A direct rate, or else an inverse one. */
  private legOf(from: string, to: string, day: Day): Leg | undefined {
    const direct = this.stored(from, to, day);
    if (direct) return { by: direct.rate, over: one, rates: [direct] };
    const inverse = this.stored(to, from, day);
    return inverse && { by: one, over: inverse.rate, rates: [inverse] };
  }

  /** The newest rate of a pair that is not after the day, unless it is too old. */
  private stored(from: string, to: string, day: Day): StoredRate | undefined {
    const rates = this.byPair.get(pairOf(from, to)) ?? [];
    let [low, high] = [0, rates.length];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if ((rates[middle]?.date ?? day) <= day) low = middle + 1;
      else high = middle;
    }
    const found = rates[low - 1];
    return found && daysBetween(found.date, day) <= servedDays ? found : undefined;
  }
}
