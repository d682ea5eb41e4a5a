/** Keys of Stripe as people paste them. */
import { invalid } from '../../errors.js';

const forms = { live: /^(?:sk|rk)_live_\w{8,300}$/, test: /^(?:sk|rk)_test_\w{8,300}$/ } as const;

const otherSide = {
  live: 'must be a live key: this is a key of a sandbox, which belongs to the test side',
  test: 'must be a key of a sandbox: this is a live key, which belongs to the live side',
} as const;

/** Throws `invalid_request` unless it is a secret or restricted key for this side. The message never contains the key. */
export function assertKeyForSide(key: string, mode: 'live' | 'test', field: string): void {
  if (forms[mode].test(key)) return;
  if (forms[mode === 'live' ? 'test' : 'live'].test(key)) throw invalid(field, otherSide[mode]);
  if (key.startsWith('pk_')) throw invalid(field, 'must be a secret or restricted key: this is a publishable one');
  throw invalid(field, 'must be a secret or restricted key of Stripe');
}
