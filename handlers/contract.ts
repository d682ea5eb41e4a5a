import type { Ctx } from '../models/context.js';
import type { Input, OperationsOf, Result, Tag } from '../openapi/contract.js';

/** One handler for each operation of a tag: a gap does not compile. */
export type Handlers<T extends Tag> = { [Id in OperationsOf<T>]: (ctx: Ctx, input: Input<Id>) => Promise<Result<Id>> };
