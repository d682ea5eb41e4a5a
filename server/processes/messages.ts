/** What the processes of one service and the one that started them say to each other. */
import type { Counted, Limiter, RateLimit } from '../limits/rate-limit.js';

/** A limit by its name, what is done to a count of it, and of whom. */
export type Act =
  | readonly [limit: string, act: Exclude<keyof Limiter, 'consume'>, caller: string]
  /** `wanted` requests of the caller are counted: one that has come, and others that may follow. */
  | readonly [limit: string, act: 'consume', caller: string, wanted: number]
  /** What has become of those that might follow. */
  | readonly [limit: string, act: 'settle', caller: string, spent: number, unspent: number];

/** The count of a request, with as many further ones as the process may answer without asking. */
export interface CountedWithGrant extends Counted {
  readonly granted: number;
}

/** Has the process that counts for all do something. */
export type Perform = (act: Act) => Promise<CountedWithGrant | null>;

/** From a process that serves. */
export type ToPrimary =
  | { readonly type: 'docket:ready'; readonly url: string }
  | { readonly type: 'docket:limit'; readonly limit: RateLimit }
  | { readonly type: 'docket:count'; readonly acts: readonly (readonly [id: number, act: Act])[] }
  | { readonly type: 'docket:metrics'; readonly id: number };

/** In the order in which it came about. */
export type Told =
  /** What came of an act; null if there is nothing to tell. */
  | readonly ['counted', id: number, counted: CountedWithGrant | null]
  /** To settle at once what was granted for a caller: others need what is left of it. */
  | readonly ['recall', limit: string, caller: string];

/** To one of them. */
export type ToChild =
  | { readonly type: 'docket:end' }
  | { readonly type: 'docket:told'; readonly told: readonly Told[] }
  | { readonly type: 'docket:metrics'; readonly id: number; readonly text: string | null };
