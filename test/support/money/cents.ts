import { dec } from '../../../domain/money.js';
import { seen } from '../answers/seen.js';

/** An amount in cents, exactly; as a number, because it is compared and counted. Throws if it has parts of cents. */
export function cents(amount: number | string | undefined): number {
  const exact = dec(seen(amount)).times(dec(100));
  if (!exact.eq(exact.round())) throw new Error(`${exact.toFixed()} cents are not whole`);
  return exact.toNumber();
}
