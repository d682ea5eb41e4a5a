import { rescheduleReports } from '../commands/reports/reschedule-reports.js';
import { setLogo } from '../commands/workspace/set-logo.js';
import { recountOpenTickets } from '../commands/tickets/settle-sla.js';
import { businessHoursProblems } from '../domain/tickets/business-hours.js';
import { changedValues } from '../domain/changes.js';
import { invalidMany, notFound, type FieldError } from '../domain/errors.js';
import { isInvoiceNumberFormat } from '../domain/billing/invoice-number.js';
import { isCurrency } from '../domain/money.js';
import { isTimezone } from '../domain/time.js';
import type { Ctx } from '../models/context.js';
import { findLogo, lockLogo, logoFacts } from '../models/workspace/workspace-logo.js';
import { lockWorkspace, patchWorkspace, workspaceOf } from '../models/workspace/workspace.js';
import type { Schemas } from '../contract/contract.js';
import { viewOf } from '../serializers/view.js';
import { serializeWorkspace } from '../serializers/workspace.js';
import type { Handlers } from './contract.js';

export const workspace = {
  async getWorkspace(ctx) {
    return { data: await shown(ctx) };
  },

  async updateWorkspace(ctx, { body }) {
    const problems = problemsOf(body);
    if (problems.length > 0) throw invalidMany(problems);
    const before = await lockWorkspace(ctx);
    const changes = changedValues(before, body);
    if (Object.keys(changes).length > 0) await patchWorkspace(ctx, before, changes);
    if (changes.sla_business_hours !== undefined || changes.timezone !== undefined) await recountOpenTickets(ctx);
    if (changes.timezone !== undefined) await rescheduleReports(ctx, changes.timezone);
    return { data: await shown(ctx) };
  },

  async getWorkspaceLogo(ctx) {
    const logo = await findLogo(ctx);
    if (!logo) throw notFound();
    return { filename: logo.filename, type: logo.content_type, bytes: () => Promise.resolve(logo.bytes) };
  },

  async uploadWorkspaceLogo(ctx, { body }) {
    await setLogo(ctx, body);
    return { data: await shown(ctx) };
  },

  async deleteWorkspaceLogo(ctx) {
    const owner = await lockWorkspace(ctx);
    const logo = await lockLogo(ctx);
    if (!logo) throw notFound();
    await logo.remove(ctx);
    await patchWorkspace(ctx, owner, {});
    return { data: { id: owner.id, deleted: true } };
  },
} satisfies Handlers<'workspace'>;

const shown = async (ctx: Ctx): Promise<Schemas['Workspace']> =>
  serializeWorkspace(await workspaceOf(ctx), await logoFacts(ctx), ctx.settings.PUBLIC_URL, viewOf(ctx.scope));

/** What only a look into the tables of the world can tell. */
function problemsOf({
  currency,
  timezone,
  invoice_number_format: format,
  sla_business_hours: hours,
}: Schemas['WorkspaceUpdate']): FieldError[] {
  const problems: FieldError[] = [];
  if (currency !== undefined && !isCurrency(currency))
    problems.push({ field: 'currency', message: 'must be a currency of ISO 4217' });
  if (timezone !== undefined && !isTimezone(timezone))
    problems.push({ field: 'timezone', message: 'must be an IANA time zone such as Europe/Berlin' });
  if (format !== undefined && !isInvoiceNumberFormat(format))
    problems.push({
      field: 'invoice_number_format',
      message: 'must hold {SEQ} or {SEQ:n} once, and of {YYYY}, {YY} and {MM} what is wanted',
    });
  if (hours) problems.push(...businessHoursProblems(hours, 'sla_business_hours'));
  return problems;
}
