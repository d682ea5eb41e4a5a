/** Keys of Stripe as people paste them. */
import { invalid } from '../../errors.js';

const forms = { live: /^(?:sk|rk)_live_[\w]{8,300}$/, test: /^(?:sk|rk)_test_[\w]{8,300}$/ } as const;

const shown = { live: 'sk_live_ or rk_live_', test: 'sk_test_ or rk_test_' } as const;

/** Throws `invalid_request` unless it is a secret or restricted key for this side. The message never contains the key. */
export function assertKeyForSide(key: string, mode: 'live' | 'test', field: string): void {
  if (forms[mode].test(key)) return;
  const other = mode === 'live' ? 'test' : 'live';
  if (forms[other].test(key))
    throw invalid(
      field,
      mode === 'live'
        ? 'must be a live key, which begins with sk_live_ or rk_live_: this is a key of a sandbox, which belongs to the test side'
        : 'must be a key of a sandbox, which begins with sk_test_ or rk_test_: this is a live key, which belongs to the live side',
    );
  if (key.startsWith('pk_'))
    throw invalid(field, `must be a secret key, which begins with ${shown[mode]}: this is a publishable one`);
  throw invalid(field, `must be a secret or restricted key of Stripe, which begins with ${shown[mode]}`);
}
