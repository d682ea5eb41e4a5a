import type { OperationId } from '../contract/contract.js';
import type { Identity } from './identity/auth.js';
import type { Origin } from './identity/origin.js';

/** A valid request, as an operation gets it. */
export interface Call {
  readonly id: OperationId;
  readonly identity: Identity;
  readonly requestId: string;
  /** Where the request came from. */
  readonly origin: Origin;
  readonly url: string;
  readonly input: {
    readonly params: Record<string, string>;
    readonly query: Record<string, unknown>;
    readonly body: unknown;
  };
  /** Empty if the request has none. */
  readonly idempotencyKey: string;
  /** Empty if the request has none. */
  readonly ifMatch: string;
  /** Validates `sent` as the body of another operation and fills in its defaults; throws `invalid_request`. */
  readonly bodyFor: (id: OperationId, sent: unknown) => unknown;
}
