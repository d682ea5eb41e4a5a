import type { WorkspaceModel } from '../models/base.js';
import type { Ctx } from '../models/context.js';

/** The row of this id that the user may see, if there is one; nobody deletes or changes it before the transaction ends. */
export async function hold<M extends typeof WorkspaceModel>(
  ctx: Ctx,
  model: M,
  id: string | null,
): Promise<InstanceType<M> | undefined> {
  return (await model
    .in(ctx)
    .findById(id ?? '')
    .forShare()) as InstanceType<M> | undefined;
}
