import { applyTimezone } from '../commands/across/apply-timezone.js';
import { connectStripe, disconnectStripe, shownStripe } from '../commands/billing/stripe/connection.js';
import { checkSso, removeSso, setSso, shownSso } from '../commands/people/sso/single-sign-on.js';
import { reminderTexts } from '../commands/billing/reminders/reminder-texts.js';
import { requestDeletion, takeBackDeletion } from '../commands/workspace/request-deletion.js';
import { assertOwner, requestExport } from '../commands/workspace/request-export.js';
import { setLogo } from '../commands/workspace/set-logo.js';
import { settingsOf } from '../commands/workspace/workspace-rules.js';
import { recountOpenTickets } from '../commands/tickets/update-sla.js';
import { fileNameOf, plainFileName } from '../domain/file-name.js';
import { changedValues } from '../domain/changes.js';
import { forbidden, invalidState, notFound } from '../domain/errors.js';
import { today } from '../domain/time.js';
import type { Ctx } from '../models/context.js';
import { findLogo, lockLogo, logoFacts } from '../models/workspace/workspace-logo.js';
import { lockWorkspace, patchWorkspace, workspaceOf } from '../models/workspace/workspace.js';
import { isReadOnly } from '../models/workspace/read-only.js';
import { deletionOf } from '../models/workspace/workspace-deletion.js';
import { fileDisk } from '../models/workspace/file-disk.js';
import { WorkspaceExport } from '../models/workspace/workspace-export.js';
import { answerList, each } from '../queries/answer-list.js';
import { workspaceExportList } from '../queries/workspace/workspace-exports.js';
import { isExpired, serializeWorkspaceExport } from '../serializers/workspace-export.js';
import type { Schemas } from '../contract/contract.js';
import { workspaceUsage } from '../queries/workspace/usage.js';
import { viewOf } from '../serializers/view.js';
import { serializeWorkspace } from '../serializers/workspace.js';
import type { Handlers } from './contract.js';

export const workspace = {
  async getWorkspace(ctx) {
    return { data: await shown(ctx) };
  },

  async getWorkspaceUsage(ctx) {
    return { data: await workspaceUsage(ctx) };
  },

  async getReminderTexts(ctx, { query }) {
    return { data: await reminderTexts(ctx, query.locale) };
  },

  async updateWorkspace(ctx, { body }) {
    const before = await lockWorkspace(ctx);
    const changes = changedValues(before, settingsOf(before, body));
    if (changes.require_two_factor !== undefined && ctx.scope.role !== 'owner')
      throw forbidden('Only an owner can change this', 'require_two_factor');
    const since =
      changes.reminder_schedule === undefined ? {} : { reminders_since: today(ctx.now, ctx.workspace.timezone) };
    if (Object.keys(changes).length > 0) await patchWorkspace(ctx, before, { ...changes, ...since });
    if (changes.timezone !== undefined) await applyTimezone(ctx, changes.timezone);
    else if (changes.sla_business_hours !== undefined) await recountOpenTickets(ctx);
    return { data: await shown(ctx) };
  },

  async deleteWorkspace(ctx, { body }) {
    await requestDeletion(ctx, body.name);
    return { data: await shown(ctx) };
  },

  async restoreWorkspace(ctx) {
    await takeBackDeletion(ctx);
    return { data: await shown(ctx) };
  },

  async getWorkspaceLogo(ctx) {
    const logo = await findLogo(ctx);
    if (!logo) throw notFound();
    return {
      filename: fileNameOf(logo.filename, logo.content_type),
      type: logo.content_type,
      bytes: () => Promise.resolve(logo.bytes),
    };
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

  async listWorkspaceExports(ctx, { query }) {
    assertOwner(ctx);
    return answerList(ctx, workspaceExportList, query, each(serializeWorkspaceExport));
  },

  async createWorkspaceExport(ctx) {
    assertOwner(ctx);
    return { data: serializeWorkspaceExport(await requestExport(ctx)) };
  },

  async getWorkspaceExport(ctx, { params }) {
    assertOwner(ctx);
    return { data: serializeWorkspaceExport(await WorkspaceExport.get(ctx, params.id)) };
  },

  async getWorkspaceExportFile(ctx, { params }) {
    assertOwner(ctx);
    const found = await WorkspaceExport.get(ctx, params.id);
    const { storage_key: key, ready_at } = found;
    if (key === null || ready_at === null) throw invalidState('The export is not ready yet');
    if (isExpired(found)) throw notFound();
    const filename = plainFileName(`${ctx.workspace.name} ${ready_at.toISOString().slice(0, 10)}.zip`);
    return { filename, type: 'application/zip', bytes: async () => (await fileDisk(ctx.settings)).stream(key) };
  },

  async getSingleSignOn(ctx) {
    return { data: await shownSso(ctx) };
  },

  async updateSingleSignOn(ctx, { body }) {
    await setSso(ctx, body);
    return { data: await shownSso(ctx) };
  },

  async deleteSingleSignOn(ctx) {
    await removeSso(ctx);
    return { data: { id: ctx.workspace.id, deleted: true } };
  },

  async checkSingleSignOn(ctx) {
    return { data: await checkSso(ctx) };
  },

  async getStripeConnection(ctx) {
    return { data: await shownStripe(ctx) };
  },

  async updateStripeConnection(ctx, { body }) {
    await connectStripe(ctx, body);
    return { data: await shownStripe(ctx) };
  },

  async deleteStripeConnection(ctx) {
    await disconnectStripe(ctx);
    return { data: { id: ctx.workspace.id, deleted: true } };
  },
} satisfies Handlers<'workspace'>;

async function shown(ctx: Ctx): Promise<Schemas['Workspace']> {
  const row = await workspaceOf(ctx);
  const deletion = isReadOnly(row) ? await deletionOf(ctx) : undefined;
  return serializeWorkspace(row, { logo: await logoFacts(ctx), deletion }, ctx.settings, viewOf(ctx.scope));
}
