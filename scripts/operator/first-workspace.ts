import type { Db } from '../../models/database/db.js';
import { createWorkspace } from '../../commands/across/create-workspace.js';
import { hasWorkspaces } from '../../models/workspace/workspace.js';

/** Creates the first workspace of a new database and prints its keys, which are stored nowhere else. */
export async function makeFirstWorkspace(db: Db): Promise<void> {
  if (await hasWorkspaces(db)) return;
  const owner = { name: 'First workspace', email: 'owner@example.com', owner_name: 'Owner' };
  const { live_key, test_key } = await createWorkspace(db, owner);
  console.log(`
A first workspace was made, owned by ${owner.email}. These are its keys; they are not shown again:

  live key  ${live_key}
  test key  ${test_key}
`);
}
