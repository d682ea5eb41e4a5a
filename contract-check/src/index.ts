/**
 * Checks requests and responses of an integration against Docket's contract, which is part of this package: recorded
 * traffic, and the stubs of your tests. Nothing is sent anywhere.
 */
import { contract } from './contract.js';
import { checkEntries } from './har.js';
import { recordWith } from './recorder.js';
import type { CheckedRequest, CheckedResponse, HarReport, Mismatch, Recorder } from './types.js';

export type { CheckedRequest, CheckedResponse, Har, HarEntry, HarReport, Mismatch, Recorder } from './types.js';

/** What the API would refuse about a request, whatever it has stored; empty if it would accept the request. */
export const checkRequest = (request: CheckedRequest): Mismatch[] => contract().checkRequest(request);

/**
 * How a response differs from what the contract says about the operation; empty if it fits. By default, a field that the contract
 * does not name is a mismatch, because a stub with such a field promises something that the API does not. Pass
 * `{ unknownFields: true }` for recordings, which may come from a newer version of the API.
 */
export const checkResponse = (
  request: Pick<CheckedRequest, 'method' | 'url'>,
  response: CheckedResponse,
  options: { readonly unknownFields?: boolean } = {},
): Mismatch[] => contract().checkResponse(request, response, options);

/**
 * Checks every exchange with Docket in a HAR file, as browsers, Playwright and proxies record them, given as its parsed JSON. Other
 * addresses are ignored.
 *
 * @param options.url Where Docket is: `https://docket.example`. By default, every address whose path begins with `/v1/`.
 */
export const checkHar = (har: unknown, options: { readonly url?: string } = {}): HarReport =>
  checkEntries(har, options, contract());

/** A `fetch` that records what your program sends and receives, for `checkHar`. */
export const recorder = (send: typeof fetch = fetch): Recorder => recordWith(send);
