/** The last write, for users who want to do the same by the API. */

export interface WriteRequest {
  readonly method: string;
  readonly path: string;
}

let last: WriteRequest | undefined;

export function recordWrite(url: string, method: string): void {
  if (method !== 'GET') last = { method, path: new URL(url, globalThis.location.origin).pathname };
}

export const lastWrite = (): WriteRequest | undefined => last;
