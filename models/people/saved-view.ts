import sql from 'sql-template-tag';
import type { Schemas } from '../../contract/contract.js';
import { maySeeScreen, screens, type Screen } from '../../domain/people/screens.js';
import { WorkspaceModel } from '../base.js';
import { identifier, isOneOf } from '../select.js';
import type { Limit } from '../visibility.js';

/**
 * A user sees their own views, and of the shared ones those of screens that they may see. `private_to` is a generated
 * column: the user of a view that is not shared, otherwise null.
 */
const ownOrShared: Limit = ({ scope }, alias) => {
  const at = (name: string) => identifier(`${alias}.${name}`);
  const some = sql`(${at('private_to')} = ${scope.userId} OR ${at('private_to')} IS NULL)`;
  const visible = screens.filter((screen) => maySeeScreen(scope, screen));
  if (visible.length === screens.length) return some;
  return sql`${some} AND (${at('user_id')} = ${scope.userId} OR ${isOneOf(`${alias}.screen`, visible)})`;
};

/** The query and the columns of a screen, saved under a name. It refers to no rows, and shows none. */
export class SavedView extends WorkspaceModel {
  static override tableName = 'saved_views';
  static override idPrefix = 'view';
  static override jsonAttributes = ['query', 'columns'];
  static override limitVisible = ownOrShared;

  declare user_id: string;
  declare screen: Screen;
  declare name: string;
  /** Lower-cased name, by which two views of a user and a screen are the same. */
  declare name_key: string;
  declare query: Schemas['SavedViewQuery'];
  declare columns: readonly Schemas['SavedViewColumn'][];
  declare shared: boolean;
  /** True for at most one view of a user and a screen. */
  declare is_default: boolean;
}
