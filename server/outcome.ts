import type { ChangeStream, RecordFile } from '../contract/contract.js';
import type { WholeFile } from '../documents/whole-file.js';
import type { Answer } from './idempotency.js';
import type { Identity } from './identity/auth.js';

/** The outcome of an operation. */
export type Outcome = Answered & {
  /** How old the data can be if it was read from a replica; for a file, known once its first part is there. */
  readonly asOf?: () => Date | undefined;
};

type Answered =
  | { readonly file: WholeFile | RecordFile }
  | { readonly answer: Answer; readonly replayed: boolean }
  | { readonly changes: ChangeStream; readonly identity: Identity };
