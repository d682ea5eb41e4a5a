import type { Ctx } from '../../models/context.js';
import { workspaceOf } from '../../models/workspace/workspace.js';
import type { InvoiceSettings } from '../../serializers/invoice.js';

/** What of the service and the workspace its invoices show. */
export async function invoiceSettings(ctx: Ctx): Promise<InvoiceSettings> {
  const { require_invoice_approval: approvalRequired } = await workspaceOf(ctx);
  return { publicUrl: ctx.settings.PUBLIC_URL, approvalRequired };
}
