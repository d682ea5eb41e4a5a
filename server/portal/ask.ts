/** How portal pages call operations: on behalf of the contact who looks at them, by the rules of an API request. */
import type { Context } from 'koa';
import type { OperationId, RecordFile } from '../../contract/contract.js';
import type { WholeFile } from '../../documents/whole-file.js';

/** A page's call of an operation. */
export interface OperationRequest {
  readonly id: OperationId;
  readonly params: Readonly<Record<string, string>>;
  readonly querystring: string;
  readonly body: unknown;
  /** Empty for none. */
  readonly idempotencyKey: string;
  /** The `ETag` of what the page showed, which must not have changed since; empty to skip the check. */
  readonly ifMatch: string;
}

/** The result: JSON as text, a file, or a stream of changes, which no page requests. */
export type PortalOutcome =
  | { readonly answer: { readonly body: string; readonly etag: string | null } }
  | { readonly file: WholeFile | RecordFile }
  | { readonly changes: unknown };

/** Calls an operation on behalf of the person who requested the page. */
export type Ask = (context: Context, operationRequest: OperationRequest) => Promise<PortalOutcome>;
