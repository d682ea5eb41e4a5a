/** The rows of a workspace that mention something. */
import { textOf } from './stored-bytes.js';
import { testApi, type ApiClient } from '../service/api.js';

/** All rows with one of the values in plain text, by table. */
export async function rowsOfWorkspace({ workspaceId }: ApiClient, values: readonly string[]): Promise<object> {
  const { db } = await testApi();
  const [tables] = (await db.raw(
    "SELECT table_name AS name FROM information_schema.columns WHERE table_schema = DATABASE() AND column_name = 'workspace_id' ORDER BY table_name",
  )) as [{ name: string }[]];
  const found: Record<string, string[]> = {};
  for (const { name } of tables) {
    const rows = (await db(name).where({ workspace_id: workspaceId }).select('*')) as object[];
    const texts = rows.map(textOf).filter((text) => values.some((value) => text.includes(value)));
    found[name] = texts.toSorted();
  }
  return found;
}
