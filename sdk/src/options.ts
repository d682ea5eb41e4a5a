/** How a client reaches the service. */
export interface DocketOptions {
  /** Where the service is: `https://docket.example`. */
  readonly baseUrl: string;
  /** `svc_sk_live_…` or `svc_sk_test_…`. Without one the cookie of a signed-in user counts, on pages of the service itself. */
  readonly apiKey?: string | undefined;
  /** How long one attempt of a call may take, in milliseconds; 60,000 unless told otherwise. */
  readonly timeoutMs?: number | undefined;
  /** How often a call that failed is tried again where that is safe; 3 unless told otherwise. */
  readonly maxRetries?: number | undefined;
  /** Sent with every call. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** In place of the global one. */
  readonly fetch?: typeof fetch | undefined;
}

/** What every call takes beside its input. */
export interface RequestOptions {
  /** Ends the call, its waits and retries: it throws the reason of the signal. */
  readonly signal?: AbortSignal | undefined;
  /** In place of the client's. */
  readonly timeoutMs?: number | undefined;
  /** In place of the client's. */
  readonly maxRetries?: number | undefined;
  /** Beside the client's. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** What a POST takes. */
export interface IdempotentOptions extends RequestOptions {
  /**
   * Names this piece of work: the service does it once, and answers a repetition within 24 hours with the first answer. A random key
   * unless told otherwise, the same over all attempts of the call; give one of your own to repeat over restarts of your program.
   */
  readonly idempotencyKey?: string | undefined;
}

/** What a change of one object takes. */
export interface ConditionalOptions extends RequestOptions {
  /** The `etag` of the object as last read. Throws `PreconditionFailedError` when the object has changed since. */
  readonly ifMatch?: string | undefined;
}
