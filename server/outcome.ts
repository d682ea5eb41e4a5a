import type { RecordFile } from '../contract/contract.js';
import type { WholeFile } from '../documents/whole-file.js';
import type { Answer } from './idempotency.js';

/** What came of an operation. */
export type Outcome = Answered & {
  /** When the data are of, at the earliest, where they were read from a replica; known once the first of a file is there. */
  readonly asOf?: () => Date | undefined;
};

type Answered = { readonly file: WholeFile | RecordFile } | { readonly answer: Answer; readonly replayed: boolean };
