/**
 * The table `merged_external_ids`, which maps the external ids of merged contacts to the contact that they were merged
 * into (docs/decisions/external-ids.md).
 */
import sql, { join, type Sql } from 'sql-template-tag';
import type { Ctx } from '../context.js';
import { batchesOf } from '../../database/batches.js';
import { execute, readFirst } from '../select.js';

interface Merged {
  readonly id: string;
  readonly external_id: string | null;
}

/**
 * Makes the external ids of a merged contact, including those of earlier merges into it, lead to the survivor. An id
 * that the survivor takes over as its own needs no such row.
 */
export async function redirectExternalIds(ctx: Ctx, merged: Merged, survivor: Merged): Promise<void> {
  const { workspaceId } = ctx.scope;
  await execute(
    ctx,
    sql`UPDATE merged_external_ids SET kept_contact_id = ${survivor.id} WHERE workspace_id = ${workspaceId} AND kept_contact_id = ${merged.id}`,
  );
  if (merged.external_id === null || merged.external_id === survivor.external_id) return;
  await execute(
    ctx,
    sql`INSERT INTO merged_external_ids (workspace_id, external_id, kept_contact_id) VALUES (${workspaceId}, ${merged.external_id}, ${survivor.id})
        ON DUPLICATE KEY UPDATE kept_contact_id = VALUES(kept_contact_id)`,
  );
}

/** Deletes the external ids that lead to contacts that are being deleted. */
export async function forgetMerged(ctx: Ctx, contactIds: readonly string[]): Promise<void> {
  for (const ids of batchesOf(contactIds))
    await execute(
      ctx,
      sql`DELETE FROM merged_external_ids WHERE workspace_id = ${ctx.scope.workspaceId} AND kept_contact_id IN (${join(ids)})`,
    );
}

/**
 * The condition that a contact (alias `t`) has one of the external ids: as its own, or from a contact that was merged
 * into it, unless another contact has that id by now.
 */
export const matchesExternalId = (ids: readonly string[], { scope: { workspaceId } }: Ctx): Sql =>
  sql`t.id IN ${readFirst(sql`SELECT c.id FROM contacts c WHERE c.workspace_id = ${workspaceId} AND c.external_id IN (${join(ids)})
        UNION SELECT m.kept_contact_id FROM merged_external_ids m WHERE m.workspace_id = ${workspaceId} AND m.external_id IN (${join(ids)})
          AND NOT EXISTS (SELECT 1 FROM contacts o WHERE o.workspace_id = ${workspaceId} AND o.external_id = m.external_id)`)}`;
