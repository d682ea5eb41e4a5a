import { applyTimezone } from '../commands/across/apply-timezone.js';
import { setLogo } from '../commands/workspace/set-logo.js';
import { settingsOf } from '../commands/workspace/workspace-rules.js';
import { recountOpenTickets } from '../commands/tickets/update-sla.js';
import { fileNameOf } from '../domain/file-name.js';
import { changedValues } from '../domain/changes.js';
import { forbidden, notFound } from '../domain/errors.js';
import type { Ctx } from '../models/context.js';
import { findLogo, lockLogo, logoFacts } from '../models/workspace/workspace-logo.js';
import { lockWorkspace, patchWorkspace, workspaceOf } from '../models/workspace/workspace.js';
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

  async updateWorkspace(ctx, { body }) {
    const before = await lockWorkspace(ctx);
    const changes = changedValues(before, settingsOf(before, body));
    if (changes.require_two_factor !== undefined && ctx.scope.role !== 'owner')
      throw forbidden('Only an owner can change this', 'require_two_factor');
    if (Object.keys(changes).length > 0) await patchWorkspace(ctx, before, changes);
    if (changes.timezone !== undefined) await applyTimezone(ctx, changes.timezone);
    else if (changes.sla_business_hours !== undefined) await recountOpenTickets(ctx);
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
} satisfies Handlers<'workspace'>;

const shown = async (ctx: Ctx): Promise<Schemas['Workspace']> =>
  serializeWorkspace(await workspaceOf(ctx), await logoFacts(ctx), ctx.settings, viewOf(ctx.scope));
