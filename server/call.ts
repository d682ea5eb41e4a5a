import type { OperationId } from '../contract/contract.js';
import type { Identity } from './identity/auth.js';

/** A request as an operation sees it. */
export interface Call {
  readonly id: OperationId;
  readonly identity: Identity;
  readonly requestId: string;
  readonly url: string;
  readonly input: {
    readonly params: Record<string, string>;
    readonly query: Record<string, unknown>;
    readonly body: unknown;
  };
  readonly idempotencyKey: string;
  readonly ifMatch: string;
  /** A body for another operation: validated, and with its defaults. */
  readonly bodyFor: (id: OperationId, sent: unknown) => unknown;
}
