import sql from 'sql-template-tag';
import type { Metadata } from '../../domain/metadata.js';
import type { WorkspaceModel } from '../base.js';
import { Contact } from '../clients/contact.js';
import { matchesExternalId } from '../clients/merged-external-ids.js';
import type { Ctx } from '../context.js';
import { seeingAll } from './workspace-context.js';

/** The columns for data of other systems. */
export interface External {
  readonly external_id: string | null;
  readonly metadata: Metadata | null;
}

/** The row with an external id, whether or not the user may see it. */
export const findExternal = <M extends typeof WorkspaceModel>(
  ctx: Ctx,
  model: M,
  externalId: string,
): Promise<InstanceType<M> | undefined> => model.first(seeingAll(ctx), sql`t.external_id = ${externalId}`);

/** As `findExternal`, but the external id of a contact that was merged into another finds that one. */
export const findCalled = <M extends typeof WorkspaceModel>(
  ctx: Ctx,
  model: M,
  externalId: string,
): Promise<InstanceType<M> | undefined> =>
  model.tableName === Contact.tableName
    ? model.first(seeingAll(ctx), matchesExternalId([externalId], ctx))
    : findExternal(ctx, model, externalId);
