/** Owners request the deletion of their workspace, and take it back (docs/decisions/workspace-deletion.md). */
import sql from 'sql-template-tag';
import { forbidden, invalid, invalidState } from '../../domain/errors.js';
import { dashboardUrl } from '../../domain/page-links.js';
import { today } from '../../domain/time.js';
import type { Ctx } from '../../models/context.js';
import { User } from '../../models/people/user.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';
import { lockWorkspace } from '../../models/workspace/workspace.js';
import {
  deletionDelayMs,
  insertDeletion,
  lockDeletion,
  removeDeletion,
} from '../../models/workspace/workspace-deletion.js';
import { queueTeamMail } from './team-mail.js';

/** Throws `forbidden` unless an owner asks on the live side: a key for tests must not end real work. */
function assertOwnerOfLive({ scope, workspace }: Ctx): void {
  if (scope.role !== 'owner') throw forbidden('Only owners can delete the workspace or take that back');
  if (workspace.mode !== 'live')
    throw forbidden('This operation requires a live key, or the live side of the dashboard');
}

/** Requests the deletion of both sides. Throws `invalid_request` unless `name` is that of the workspace. */
export async function requestDeletion(ctx: Ctx, name: string): Promise<void> {
  assertOwnerOfLive(ctx);
  const deletion = await lockDeletion(ctx);
  const workspace = await lockWorkspace(ctx);
  if (name !== workspace.name) throw invalid('name', `must be the name of the workspace, ${workspace.name}`);
  if (deletion) return;
  const requested_at = new Date();
  const deletes_at = new Date(requested_at.getTime() + deletionDelayMs);
  const { id, name: requested_by_name } = await User.get(ctx, ctx.scope.userId);
  await insertDeletion(ctx, { requested_at, requested_by_id: id, requested_by_name, deletes_at });
  await tellOwners(ctx, 'deletion_requested', deletes_at);
}

/** Takes the deletion back. Throws `invalid_state` once it has begun. */
export async function takeBackDeletion(ctx: Ctx): Promise<void> {
  assertOwnerOfLive(ctx);
  const deletion = await lockDeletion(ctx);
  if (!deletion) return;
  if (deletion.begun_at !== null || deletion.deletes_at.getTime() <= Date.now())
    throw invalidState('The deletion of this workspace has begun, and can no longer be taken back');
  await removeDeletion(ctx);
  await tellOwners(ctx, 'deletion_taken_back', deletion.deletes_at);
}

/** What a mail to the owners is about. */
export type DeletionNews = 'deletion_requested' | 'deletion_near' | 'deletion_taken_back';

/** Mails every active owner of the live side, the context's. */
export async function tellOwners(ctx: Ctx, news: DeletionNews, deletesAt: Date): Promise<void> {
  const owners = await User.all(seeingAll(ctx), sql`t.role = 'owner' AND t.status = 'active'`);
  const firm = ctx.workspace.name;
  const day = today(deletesAt, ctx.workspace.timezone);
  await queueTeamMail(ctx, owners, ({ words: { say }, formats }) => ({
    kind: 'workspace_deletion',
    resource: null,
    isUrgent: true,
    subject: say(`${news}_subject`, { firm, date: formats.date(day) }),
    paragraphs: [say(news, { firm, date: formats.date(day) })],
    action: { label: say('deletion_action'), url: dashboardUrl(ctx.settings, 'settings/data') },
  }));
}
