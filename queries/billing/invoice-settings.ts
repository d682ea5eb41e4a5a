import type { Ctx } from '../../models/context.js';
import { workspaceOf } from '../../models/workspace/workspace.js';
import type { InvoiceSettings } from '../../serializers/invoice.js';

/** The settings of service and workspace that serializing an invoice needs. */
export async function invoiceSettings(ctx: Ctx): Promise<InvoiceSettings> {
  const { require_invoice_approval: approvalRequired } = await workspaceOf(ctx);
  return { publicUrl: ctx.settings.PUBLIC_URL, approvalRequired };
}
