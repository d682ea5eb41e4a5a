import { invalid } from '../../errors.js';
import { isCurrency } from '../../money.js';

/** Throws `invalid_request` unless the parameter `in` is a currency, or missing. */
export function assertInto(into: unknown): void {
  if (typeof into === 'string' && !isCurrency(into))
    throw invalid('in', 'must be an ISO 4217 currency code, such as USD');
}
