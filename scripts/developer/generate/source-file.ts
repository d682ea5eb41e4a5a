import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { projectRoot } from '../../../settings/root.js';

/** Files of the contract below a folder of openapi/, as paths from the root of the project. */
function filesIn(folder: string): string[] {
  return readdirSync(join(projectRoot, 'openapi', folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.yaml'))
    .map((path) => join('openapi', folder, path));
}

const textOf = (path: string): string => readFileSync(join(projectRoot, path), 'utf8');

const fileNamed = (folder: string, name: string): string | undefined =>
  filesIn(folder).find((path) => basename(path, '.yaml') === name);

/** The file of an example. */
export const exampleFile = (name: string): string | undefined => fileNamed('examples', name);

/** The file of the last example in a chain of `x-like`: a field that all of them lack belongs there. */
function baseExampleFile(name: string): string | undefined {
  const file = exampleFile(name);
  const base = file === undefined ? undefined : /x-like: (\w+)/.exec(textOf(file))?.[1];
  return base === undefined || base === name ? file : (baseExampleFile(base) ?? file);
}

const isFieldLacking = (pointer: string, message: string): boolean =>
  /\/value\/data(\/\d+)?$/.test(pointer) && message.includes('must have required property');

/** The file under openapi/ to mend for a problem at `pointer` in the bundled contract; undefined if none is known. */
export function sourceFile(pointer: string, message: string): string | undefined {
  const [kind, first = '', second = ''] = pointer
    .replace(/^#\//, '')
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  if (kind === 'components' && first === 'examples')
    return isFieldLacking(pointer, message) ? baseExampleFile(second) : exampleFile(second);
  if (kind === 'components' && first === 'schemas') return fileNamed('schemas', second);
  if (kind === 'webhooks') return fileNamed('webhooks', first);
  if (kind !== 'paths') return undefined;
  const root = textOf('openapi/openapi.yaml').split('\n');
  const line = root.find((each) => each.trim().startsWith(`${first}:`)) ?? '';
  const path = /\$ref: (\S+\.yaml)/.exec(line)?.[1];
  return path === undefined ? undefined : join('openapi', path);
}
