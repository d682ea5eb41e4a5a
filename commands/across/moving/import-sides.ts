/** The two sides of an imported workspace: the live one of the export, and a fresh test side. */
import sql from 'sql-template-tag';
import type { Db } from '../../../database/db.js';
import { newApiKey } from '../../../domain/people/api-key.js';
import type { Mode } from '../../../models/context.js';
import { newId } from '../../../models/ids.js';
import { ApiKey } from '../../../models/people/api-key.js';
import { User } from '../../../models/people/user.js';
import { select } from '../../../models/select.js';
import { insertSides, type NewSide } from '../../../models/workspace/workspace.js';
import { OperatorError } from '../../../settings/operator-error.js';
import { firstKey, insertStartingLists, ownerOf, type CreatedWorkspace } from '../create-workspace.js';

export type NewSides = Readonly<Record<Mode, NewSide>>;

/** Inserts both sides, without anything in them. */
export async function addSides(db: Db, name: string): Promise<NewSides> {
  const now = new Date();
  const ids: Record<Mode, string> = { live: newId('ws'), test: newId('ws') };
  const sideOf = (mode: Mode, twin_id: string): NewSide => ({
    db,
    now,
    scope: { workspaceId: ids[mode] },
    mode,
    twin_id,
    name,
  });
  const sides = { live: sideOf('live', ids.test), test: sideOf('test', ids.live) };
  await insertSides(db, [sides.live, sides.test]);
  return sides;
}

/** Gives the first owner of the export a key on both sides, and the test side that owner and the starting lists. */
export async function addFirstOwner({ live, test }: NewSides, path: string): Promise<CreatedWorkspace> {
  const [owner] = await select<Pick<User, 'id' | 'email' | 'name'>>(
    live,
    sql`SELECT id, email, name FROM users
         WHERE workspace_id = ${live.scope.workspaceId} AND role = 'owner' AND status = 'active' ORDER BY id LIMIT 1`,
  );
  if (!owner) throw new OperatorError(`${path}: users.jsonl has no active owner. Nothing was imported.`);
  const testOwner = newId(User.idPrefix);
  const keys = { live: newApiKey('live'), test: newApiKey('test') };
  await User.insertInEach([test], () => [{ id: testOwner, ...ownerOf({ ...owner, owner_name: owner.name }) }]);
  await insertStartingLists([test]);
  await ApiKey.insertInEach([live], () => [firstKey(owner.id, keys.live)]);
  await ApiKey.insertInEach([test], () => [firstKey(testOwner, keys.test)]);
  return {
    workspace_id: live.scope.workspaceId,
    test_workspace_id: test.scope.workspaceId,
    user_id: owner.id,
    test_user_id: testOwner,
    live_key: keys.live,
    test_key: keys.test,
  };
}
