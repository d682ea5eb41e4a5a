/** How a client reaches the service. */
export interface DocketOptions {
  /** Where the service is: `https://docket.example`. */
  readonly baseUrl: string;
  /** `svc_sk_live_…` or `svc_sk_test_…`. If omitted, the cookie of a signed-in user is used, on pages of the service itself. */
  readonly apiKey?: string | undefined;
  /** How long one attempt of a call may take, in milliseconds; 60,000 by default. */
  readonly timeoutMs?: number | undefined;
  /** How often a failed call is retried if that is safe; 3 by default. */
  readonly maxRetries?: number | undefined;
  /** Headers that are sent with every call. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Replaces the global `fetch`. */
  readonly fetch?: typeof fetch | undefined;
}

/** What every call accepts in addition to its input. */
export interface RequestOptions {
  /** Ends the call, including waits and retries: it throws the reason of the signal. */
  readonly signal?: AbortSignal | undefined;
  /** Overrides the client's `timeoutMs`. */
  readonly timeoutMs?: number | undefined;
  /** Overrides the client's `maxRetries`. */
  readonly maxRetries?: number | undefined;
  /** Headers in addition to those of the client, which they override. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** What a POST accepts. */
export interface IdempotentOptions extends RequestOptions {
  /**
   * Identifies this piece of work: the service does it once, and responds to a repetition within 24 hours with the first response.
   * By default a random key, the same for all attempts of the call; pass your own to be able to repeat a call across restarts of
   * your program.
   */
  readonly idempotencyKey?: string | undefined;
}

/** What a change of a single object accepts. */
export interface ConditionalOptions extends RequestOptions {
  /** The `etag` of the object as last read. The call throws `PreconditionFailedError` if the object has changed since. */
  readonly ifMatch?: string | undefined;
}
