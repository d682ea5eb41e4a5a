import { Docket, type DocketOptions } from '../../../sdk/src/index.js';
import type { ApiClient } from './api.js';

/** The SDK with the key of one of the tests' API clients. */
export const sdkOf = ({ url, key }: ApiClient, options: Partial<DocketOptions> = {}): Docket =>
  new Docket({ baseUrl: url, apiKey: key, ...options });

/** A fetch that sends requests but loses the first few responses, after the service has done what was asked. */
export function losing(count: number): typeof fetch {
  let lost = 0;
  return async (...request) => {
    const response = await fetch(...request);
    if (lost === count) return response;
    lost += 1;
    await response.body?.cancel();
    throw new TypeError('The answer was lost');
  };
}
