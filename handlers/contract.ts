import type {
  ChangeStream,
  HandledId,
  Input,
  JsonResult,
  OperationsOf,
  OrFile,
  OperationId,
  RecordFile,
  RowFile,
  Tag,
} from '../contract/contract.js';
import type { WholeFile } from '../documents/whole-file.js';
import type { Ctx } from '../models/context.js';

/** The result of an operation: JSON or, if the contract has other content types, a file or a stream. */
export type Result<Id extends OperationId> =
  | JsonResult<Id>
  | OrFile<Id, WholeFile | RecordFile | RowFile | ChangeStream>;

/** One handler for each operation of a tag, except upserts, which call two others: a missing one does not compile. */
export type Handlers<T extends Tag> = {
  [Id in Extract<OperationsOf<T>, HandledId>]: (ctx: Ctx, input: Input<Id>) => Promise<Result<Id>>;
};
