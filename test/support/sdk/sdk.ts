import { Docket, type DocketOptions } from '../../../sdk/src/index.js';
import type { ApiClient } from '../service/api.js';

/** The SDK with an API client's address and key. */
export const sdkOf = ({ url, key }: ApiClient, options: Partial<DocketOptions> = {}): Docket =>
  new Docket({ baseUrl: url, apiKey: key, ...options });

/** A `fetch` that throws away the first `count` responses, after the service has carried out their requests. */
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
