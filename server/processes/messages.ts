/**
 * Messages between the primary and its children; rate-limiter-flexible sends its own for counts (cluster-counters.ts).
 */

/** From a child to the primary. */
export type ToPrimary =
  | { readonly type: 'docket:ready'; readonly url: string }
  | { readonly type: 'docket:metrics'; readonly id: number };

/** From the primary to a child. `text` is null if the metrics could not be collected. */
export type ToChild =
  | { readonly type: 'docket:end' }
  | { readonly type: 'docket:metrics'; readonly id: number; readonly text: string | null };
