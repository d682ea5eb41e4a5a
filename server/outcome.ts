import type { ChangeStream, RecordFile } from '../contract/contract.js';
import type { WholeFile } from '../documents/whole-file.js';
import type { Answer } from './idempotency.js';
import type { Identity } from './identity/auth.js';

/** What came of an operation. */
export type Outcome = Answered & {
  /** When the data are of, at the earliest, where they were read from a replica; known once the first of a file is there. */
  readonly asOf?: () => Date | undefined;
};

type Answered =
  | { readonly file: WholeFile | RecordFile }
  | { readonly answer: Answer; readonly replayed: boolean }
  | { readonly changes: ChangeStream; readonly identity: Identity };
