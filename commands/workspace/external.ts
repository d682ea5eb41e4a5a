import { duplicate, invalid, type ApiError } from '../../domain/errors.js';
import { mergedMetadata, type Metadata, type MetadataInput } from '../../domain/metadata.js';
import type { WorkspaceModel } from '../../models/base.js';
import type { Ctx } from '../../models/context.js';
import { findExternal, type External } from '../../models/workspace/external-id.js';

interface Sent {
  readonly external_id?: string | null | undefined;
  readonly metadata?: MetadataInput | undefined;
}

interface Columns {
  external_id?: string | null;
  metadata?: Metadata | null;
}

/** The columns that follow from the external id and the metadata sent; none for who sends neither. `before` is the row that changes. */
export async function externalColumns(
  ctx: Ctx,
  model: typeof WorkspaceModel,
  { external_id: externalId, metadata }: Sent,
  before?: External,
): Promise<Columns> {
  const columns: Columns = {};
  if (externalId !== undefined) columns.external_id = externalId;
  if (externalId != null && externalId !== before?.external_id) await assertFree(ctx, model, externalId);
  if (metadata !== undefined) columns.metadata = mergedMetadata(before?.metadata ?? null, metadata);
  return columns;
}

/**
 * Of several that are given the same external id by one request, the first takes it; for each of the others this throws what would be
 * thrown if they came one after the other.
 */
export function takenOnce({ external_id: externalId }: Sent): (row: Pick<WorkspaceModel, 'id'>) => void {
  let holder: string | undefined;
  return ({ id }) => {
    if (externalId != null && holder !== undefined) throw taken(holder);
    holder = id;
  };
}

const taken = (id?: string): ApiError =>
  duplicate(
    'external_id',
    `Another object of this kind already has this external_id${id === undefined ? '' : `: ${id}`}`,
  );

/** Of several new objects in one request, each needs an external id of its own. */
export function assertGivenOnce(inputs: readonly Sent[], index: number): void {
  const id = inputs[index]?.external_id ?? null;
  if (id !== null && inputs.findIndex(({ external_id }) => external_id === id) < index)
    throw invalid('external_id', 'is given twice');
}

/**
 * Names the object that has it, unless the user may not see that. The unique index stands behind it for requests at the same moment.
 */
async function assertFree(ctx: Ctx, model: typeof WorkspaceModel, externalId: string): Promise<void> {
  const other = await findExternal(ctx, model, externalId);
  if (!other) return;
  const seen = await model.find(ctx, other.id);
  throw taken(seen?.id);
}
