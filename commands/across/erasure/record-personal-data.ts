import type { Ctx } from '../../../models/context.js';
import { recordAudit, type AuditedAct } from '../../../models/people/audit-entry.js';
import { changing } from '../../../models/workspace/test-side.js';

/** Records that somebody read all that is stored about a person. */
export const recordPersonalData = (ctx: Ctx, resource: AuditedAct['resource']): Promise<void> =>
  changing(ctx, (within) => recordAudit(within, [{ action: 'personal_data.read', resource }]));
