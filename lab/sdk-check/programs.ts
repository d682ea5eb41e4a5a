import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { projectRoot } from '../../settings/root.js';

/** Copies files of `lab/sdk-check/<language>` to their places below a folder. */
export async function copyFiles(
  language: string,
  folder: string,
  files: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, place] of Object.entries(files)) {
    await mkdir(dirname(join(folder, place)), { recursive: true });
    await copyFile(join(projectRoot, 'lab/sdk-check', language, name), join(folder, place));
  }
}
