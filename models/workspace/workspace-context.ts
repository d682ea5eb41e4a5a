/** Makes contexts that do not come from a request: for the service itself, or for the other side of a workspace. */
import sql from 'sql-template-tag';
import { permissionsOf } from '../../domain/people/policy.js';
import type { Actor, Ctx, Mode, Scope, WorkspaceContext } from '../context.js';
import { select } from '../select.js';

/** The part of a workspace that contexts hold; undefined if there is no workspace of this id. */
export async function findWorkspaceContext(ctx: Pick<Ctx, 'db'>, id: string): Promise<WorkspaceContext | undefined> {
  const [row] = await select<WorkspaceContext>(
    ctx,
    sql`SELECT w.id, w.mode, w.twin_id, w.name, w.timezone, w.currency, w.clock_at, w.lock_time_before, w.has_webhooks, w.deletes_at
          FROM workspaces w WHERE w.id = ${id}`,
  );
  return row;
}

async function workspaceContext(ctx: Pick<Ctx, 'db'>, id: string): Promise<WorkspaceContext> {
  const workspace = await findWorkspaceContext(ctx, id);
  if (!workspace) throw new Error(`There is no workspace ${id}`);
  return workspace;
}

/** The current time in a workspace: that of its test clock, or real time. */
export const clockOf = ({ clock_at }: Pick<WorkspaceContext, 'clock_at'>): Date => clock_at ?? new Date();

/** The actor of what nobody in the workspace does. */
export const service: Actor = {
  user_id: null,
  contact_id: null,
  api_key_id: null,
  request_id: null,
  ip_address: null,
  user_agent: null,
};

/** The service's own context in a workspace: it may do everything there, and events name no one as their actor. */
export async function systemContext(base: Pick<Ctx, 'db' | 'settings' | 'jobs'>, workspaceId: string): Promise<Ctx> {
  const workspace = await workspaceContext(base, workspaceId);
  const scope: Scope = {
    workspaceId,
    userId: '',
    role: 'owner',
    permissions: permissionsOf('owner', null),
    department: null,
    readOnly: false,
  };
  const { db, settings, jobs } = base;
  return { db, settings, jobs, scope, workspace, now: clockOf(workspace), actor: service };
}

/**
 * The context on a side of the caller's workspace, with the caller's rights. Its user is the caller's account there; ''
 * if there is none.
 */
export async function sideOf(ctx: Ctx, mode: Mode): Promise<Ctx> {
  if (mode === ctx.workspace.mode) return ctx;
  const workspace = await workspaceContext(ctx, ctx.workspace.twin_id);
  const [twin] = await select<{ id: string }>(
    ctx,
    sql`SELECT twin.id FROM users me JOIN users twin ON twin.workspace_id = ${workspace.id} AND twin.email_key = me.email_key
         WHERE me.id = ${ctx.scope.userId} AND me.workspace_id = ${ctx.scope.workspaceId}`,
  );
  const scope: Scope = { ...ctx.scope, workspaceId: workspace.id, userId: twin?.id ?? '' };
  return { ...ctx, scope, workspace, now: clockOf(workspace) };
}

/**
 * The same context with everything in the workspace visible, for consequences of a change that do not depend on who
 * makes it.
 */
export const seeingAll = (ctx: Ctx): Ctx => ({
  ...ctx,
  scope: { ...ctx.scope, role: 'owner', permissions: permissionsOf('owner', null), contact: undefined },
});
