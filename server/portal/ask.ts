/** How pages ask for operations: as whoever looks at them, by the rules of a request to the API. */
import type { Context } from 'koa';
import type { OperationId, RecordFile } from '../../contract/contract.js';
import type { WholeFile } from '../../documents/whole-file.js';

/** An operation that a page asks for. */
export interface OperationRequest {
  readonly id: OperationId;
  readonly params: Readonly<Record<string, string>>;
  readonly querystring: string;
  readonly body: unknown;
  /** Empty for none. */
  readonly idempotencyKey: string;
  /** Of what the page showed, which must not have changed; empty for whatever there is. */
  readonly ifMatch: string;
}

/** What came of it: JSON as text, a file, or what no page asks for. */
export type PortalOutcome =
  | { readonly answer: { readonly body: string; readonly etag: string | null } }
  | { readonly file: WholeFile | RecordFile }
  | { readonly changes: unknown };

/** Asks on behalf of whoever sent the request of the page. */
export type Ask = (context: Context, operationRequest: OperationRequest) => Promise<PortalOutcome>;
