/**
 * How pages of the portal and tools of agents call operations: on behalf of the contact or the key of their request, by
 * the rules of an API request.
 */
import type { Context } from 'koa';
import type { OperationId, RecordFile } from '../../contract/contract.js';
import type { WholeFile } from '../../documents/whole-file.js';

/** A call of an operation within another request. */
export interface OperationRequest {
  readonly id: OperationId;
  readonly params: Readonly<Record<string, string>>;
  readonly querystring: string;
  readonly body: unknown;
  /** Empty for none. */
  readonly idempotencyKey: string;
  /** The `ETag` of what the caller has read, which must not have changed since; empty to skip the check. */
  readonly ifMatch: string;
}

/** The result: JSON as text, a file, or a stream of changes, which nobody requests in this way. */
export type AskOutcome =
  | { readonly answer: { readonly body: string; readonly etag: string | null } }
  | { readonly file: WholeFile | RecordFile }
  | { readonly changes: unknown };

/** Calls an operation on behalf of the caller of a request. */
export type Ask = (context: Context, operationRequest: OperationRequest) => Promise<AskOutcome>;
