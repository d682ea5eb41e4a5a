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

/**
 * Columns for the external id and metadata of a request; none if it has neither. `before` is the row that changes.
 * Throws `duplicate` if another row has the external id.
 */
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
 * For one change of several rows: returns a function to call for each row. If the change sets an external id, it throws
 * `duplicate` for every row but the first, as if the rows were changed one after the other.
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

/** Throws `invalid_request` if an earlier object of the same request has the same external id. */
export function assertGivenOnce(inputs: readonly Sent[], index: number): void {
  const id = inputs[index]?.external_id ?? null;
  if (id !== null && inputs.findIndex(({ external_id }) => external_id === id) < index)
    throw invalid('external_id', 'is given twice');
}

/**
 * Throws `duplicate` if another row has the external id, naming that row if the user may see it. The unique index
 * catches concurrent requests.
 */
async function assertFree(ctx: Ctx, model: typeof WorkspaceModel, externalId: string): Promise<void> {
  const other = await findExternal(ctx, model, externalId);
  if (!other) return;
  const seen = await model.find(ctx, other.id);
  throw taken(seen?.id);
}
