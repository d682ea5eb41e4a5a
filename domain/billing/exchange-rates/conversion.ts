import type { Schemas } from '../../../contract/contract.js';
import { zero, type Big } from '../../money.js';
import type { Day } from '../../time.js';
import type { RateBook } from './rate-book.js';

/** What a converted report says of its rates. */
export type ConversionNotes = Pick<Schemas['ConvertedRevenue'], 'currency' | 'rates' | 'missing_rates'>;

/** Days that are named for each currency that lacks rates. */
const maxDays = 100;

interface Used {
  readonly derivations: Set<Schemas['ExchangeRateDerivation']>;
  readonly missing: Set<Day>;
}

/** Converts amounts into one currency, each at the rate of its day, and remembers which rates were missing. */
export class Conversion {
  private readonly used = new Map<string, Used>();
  private readonly rates = new Map<string, Big | undefined>();

  constructor(
    readonly currency: string,
    private readonly book: RateBook,
  ) {}

  /** The amount, not rounded; undefined without a rate, of which the report then says that it is missing. */
  convert(amount: Big, currency: string, day: Day): Big | undefined {
    if (currency === this.currency) return amount;
    if (amount.eq(zero)) return zero;
    const rate = this.rateOf(currency, day);
    return rate && amount.times(rate);
  }

  /** As `convert`, with 0 for an amount that is left apart. */
  orZero(amount: Big, currency: string, day: Day): Big {
    return this.convert(amount, currency, day) ?? zero;
  }

  /** How the rates of each currency were found, and the days that had none. */
  notes(): ConversionNotes {
    const all = [...this.used].toSorted(([a], [b]) => (a < b ? -1 : 1));
    return {
      currency: this.currency,
      rates: all
        .filter(([, { derivations }]) => derivations.size > 0)
        .map(([from, { derivations }]) => ({ from, derivations: [...derivations].toSorted() })),
      missing_rates: all
        .filter(([, { missing }]) => missing.size > 0)
        .map(([from, { missing }]) => ({
          from,
          days: missing.size,
          dates: [...missing].toSorted().slice(0, maxDays),
        })),
    };
  }

  private rateOf(currency: string, day: Day): Big | undefined {
    const key = `${currency} ${day}`;
    if (this.rates.has(key)) return this.rates.get(key);
    const found = this.book.find(currency, this.currency, day);
    const used = this.used.get(currency) ?? { derivations: new Set(), missing: new Set() };
    this.used.set(currency, used);
    if (found) used.derivations.add(found.derivation);
    else used.missing.add(day);
    this.rates.set(key, found?.rate);
    return found?.rate;
  }
}
