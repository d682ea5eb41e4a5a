/** The sources of Docket and their imports, for the architecture tests. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { projectRoot } from '../../../settings/root.js';

const ofOthers: ReadonlySet<string> = new Set(['node_modules', 'dist', 'generated']);
const isHidden = (name: string): boolean => name.startsWith('.');

/** The files that are maintained by hand, as paths from the project's root. */
export const sourceFiles: readonly string[] = filesOf('');

function filesOf(folder: string): string[] {
  return readdirSync(join(projectRoot, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (isHidden(entry.name) || ofOthers.has(entry.name)) return [];
    return entry.isDirectory() ? filesOf(path) : [path];
  });
}

export interface Import {
  readonly from: string;
  /** A path from the project's root, or the name of a package. */
  readonly to: string;
}

/** The content of a file. */
export const textOf = (path: string): string => readFileSync(join(projectRoot, path), 'utf8');

/** The imports of the files, including types. */
export function importsOf(paths: readonly string[]): Import[] {
  return paths.flatMap((from) =>
    [...textOf(from).matchAll(/(?:from|import\()\s*'([^']+)'/g)].map(([, to = '']) => ({
      from,
      to: to.startsWith('.') ? normalize(join(dirname(from), to)).replace(/\.js$/, '.ts') : to,
    })),
  );
}
