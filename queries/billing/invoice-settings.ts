import type { Ctx } from '../../models/context.js';
import { workspaceOf, type Workspace } from '../../models/workspace/workspace.js';
import type { InvoiceSettings } from '../../serializers/invoice.js';

/** The settings of service and workspace that serializing an invoice needs. */
export const invoiceSettings = async (ctx: Ctx): Promise<InvoiceSettings> =>
  invoiceSettingsFrom(ctx, await workspaceOf(ctx));

/** As `invoiceSettings`, for a caller who has read the workspace. */
export const invoiceSettingsFrom = (
  ctx: Pick<Ctx, 'settings'>,
  { require_invoice_approval: approvalRequired }: Workspace,
): InvoiceSettings => ({ publicUrl: ctx.settings.PUBLIC_URL, approvalRequired });
