/** Everything that is stored, as bytes: all rows of all tables, with sealed columns opened, and all files. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { open } from '../../../models/workspace/secret-box.js';
import { testApi } from '../service/api.js';

const sealed = new Set(['text', 'html', 'text_without_portal', 'html_without_portal', 'answer', 'secret']);

/** A place that holds a value: a table and its column, or a file. */
export async function placesHolding(values: readonly string[]): Promise<string[]> {
  const { db, settings } = await testApi();
  const [tables] = (await db.raw(
    'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() ORDER BY table_name',
  )) as [{ name: string }[]];
  const found = new Set<string>();
  const needles = values.map((value) => value.toLowerCase());
  const look = (place: string, bytes: string): void => {
    const text = bytes.toLowerCase();
    if (needles.some((needle) => text.includes(needle))) found.add(place);
  };
  for (const { name } of tables) {
    const rows = (await db(name).select('*')) as Record<string, unknown>[];
    for (const row of rows)
      for (const [column, value] of Object.entries(row)) {
        look(`${name}.${column}`, textOf(value));
        if (sealed.has(column) && typeof value === 'string') look(`${name}.${column}`, opened(value));
      }
  }
  for (const entry of await readdir(settings.DATA_DIR, { recursive: true, withFileTypes: true }))
    if (entry.isFile() && entry.parentPath.includes('files'))
      look(entry.name, await readFile(join(entry.parentPath, entry.name), 'latin1'));
  return [...found].toSorted();

  function opened(value: string): string {
    try {
      return open(settings, value);
    } catch {
      return '';
    }
  }
}

export function textOf(value: unknown): string {
  if (Buffer.isBuffer(value)) return value.toString('utf8') + value.toString('latin1');
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
