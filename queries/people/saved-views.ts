import sql from 'sql-template-tag';
import type { Ctx } from '../../models/context.js';
import { SavedView } from '../../models/people/saved-view.js';
import { User } from '../../models/people/user.js';
import type { NamedSavedView } from '../../serializers/saved-view.js';
import { among } from '../filters.js';
import { listOf } from '../list.js';

export const savedViewList = listOf<'listSavedViews'>()<NamedSavedView>({
  model: SavedView,
  columns: sql`t.*, u.name AS user_name`,
  joins: sql`LEFT JOIN users u ON u.workspace_id = t.workspace_id AND u.id = t.user_id`,
  filters: {
    screen: among('t.screen'),
    shared: (isShared, { scope }) => (isShared ? sql`t.private_to IS NULL` : sql`t.private_to = ${scope.userId}`),
  },
  sorts: { name: 't.name', created_at: 't.created_at' },
});

/** A view with the name of its user. */
export async function withUserName(ctx: Ctx, view: SavedView): Promise<NamedSavedView> {
  const { name: user_name } = await User.get(ctx, view.user_id);
  return Object.assign(view, { user_name });
}
