/** What the processes of one service and the one that started them say to each other. */
import type { Counted, Limiter, RateLimit } from '../limits/rate-limit.js';

/** A limit by its name, what is done to a count of it, and of whom. */
export type Act = readonly [limit: string, act: keyof Limiter, caller: string];

/** From a process that serves. */
export type ToPrimary =
  | { readonly type: 'docket:ready'; readonly url: string }
  | { readonly type: 'docket:limit'; readonly limit: RateLimit }
  | { readonly type: 'docket:count'; readonly id: number; readonly acts: readonly Act[] }
  | { readonly type: 'docket:metrics'; readonly id: number };

/** To one of them. */
export type ToChild =
  | { readonly type: 'docket:end' }
  /** What came of each act; null if there is nothing to tell. */
  | { readonly type: 'docket:counted'; readonly id: number; readonly counted: readonly (Counted | null)[] }
  | { readonly type: 'docket:metrics'; readonly id: number; readonly text: string | null };
