import sql from 'sql-template-tag';
import { Agreement } from '../../models/retainers/agreement.js';
import type { Client } from '../../models/clients/client.js';
import type { Ctx } from '../../models/context.js';
import { emitAll, type EventContent } from '../../models/events/event.js';
import { removeMetadata } from '../../models/metadata-values.js';
import { execute, identifier } from '../../models/select.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';
import type { Schemas } from '../../contract/contract.js';
import { agreementData } from './agreement-data.js';

/**
 * Deletes the agreements of a client that is being deleted, with their periods and movements, and emits an event for
 * each. Call it before deleting the time that drew on them, so that no hours are released.
 */
export async function deleteAgreementsOf(ctx: Ctx, client: Client): Promise<void> {
  const agreements = await Agreement.lockAll(seeingAll(ctx), sql`t.client_id = ${client.id}`);
  const gone: EventContent<Schemas['Agreement']>[] = [];
  for (const agreement of agreements) gone.push({ data: await agreementData(ctx, agreement) });
  for (const table of ['hour_movements', 'agreement_periods'])
    await execute(
      ctx,
      sql`DELETE FROM ${identifier(table)} WHERE workspace_id = ${client.workspace_id} AND agreement_id IN
            (SELECT a.id FROM agreements a WHERE a.workspace_id = ${client.workspace_id} AND a.client_id = ${client.id})`,
    );
  await removeMetadata(ctx, Agreement.tableName, agreements);
  await execute(
    ctx,
    sql`DELETE FROM agreements WHERE workspace_id = ${client.workspace_id} AND client_id = ${client.id}`,
  );
  await emitAll(ctx, 'agreement.deleted', gone);
}
