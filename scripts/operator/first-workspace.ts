import { createWorkspace } from '../../commands/across/create-workspace.js';
import { firstOwner, linkForOwner } from '../../commands/people/first-sign-in.js';
import type { Ctx } from '../../models/context.js';
import { hasWorkspaces } from '../../models/workspace/workspace.js';

/** Creates the first workspace of a new database, and prints its keys and the link for its owner, which are stored nowhere else. */
export async function makeFirstWorkspace(base: Pick<Ctx, 'db' | 'settings' | 'jobs'>): Promise<void> {
  if (await hasWorkspaces(base.db)) return;
  const { email, name: owner_name } = firstOwner;
  const { live_key, test_key } = await createWorkspace(
    base.db,
    { name: 'First workspace', email, owner_name },
    base.settings,
  );
  const { link } = await linkForOwner(base);
  console.log(`
The first workspace has been created. Open this link to sign in as its owner. It works once, within 7 days:

  ${link}

These are its API keys. They are not shown again:

  live key  ${live_key}
  test key  ${test_key}
`);
}
