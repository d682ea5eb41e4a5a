/** A key by which the server does a repeated request once. */

/** 128 random bits. `crypto.randomUUID` is missing on pages without TLS. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16)).join('');
