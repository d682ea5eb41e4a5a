/** Messages between the processes of one service and the one that started them; counts of limits have their own (cluster-counters.ts). */

/** From a process that serves. */
export type ToPrimary =
  | { readonly type: 'docket:ready'; readonly url: string }
  | { readonly type: 'docket:metrics'; readonly id: number };

/** To one of them. */
export type ToChild =
  | { readonly type: 'docket:end' }
  | { readonly type: 'docket:metrics'; readonly id: number; readonly text: string | null };
