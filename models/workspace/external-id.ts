import sql from 'sql-template-tag';
import type { Metadata } from '../../domain/metadata.js';
import type { WorkspaceModel } from '../base.js';
import type { Ctx } from '../context.js';
import { seeingAll } from './workspace-context.js';

/** What other systems may put on a row. */
export interface External {
  readonly external_id: string | null;
  readonly metadata: Metadata | null;
}

/** The row of an external id, whoever sees it. */
export const findExternal = <M extends typeof WorkspaceModel>(
  ctx: Ctx,
  model: M,
  externalId: string,
): Promise<InstanceType<M> | undefined> => model.first(seeingAll(ctx), sql`t.external_id = ${externalId}`);
