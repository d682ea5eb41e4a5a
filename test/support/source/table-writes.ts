/** Which files write which tables, found through the compiler's types and in the text of statements. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isCallExpression, isIdentifier, isPropertyAccessExpression, type Node } from 'typescript7/unstable/ast';
import { API, type Project } from 'typescript7/unstable/sync';
import { projectRoot } from '../../../settings/root.js';

export interface TableWrite {
  readonly file: string;
  /** `?` if the table is chosen at run time. */
  readonly table: string;
}

const sourcesIn = (folder: string): string[] =>
  readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts'))
    .map((name) => join(folder, name));

const textOf = (file: string): string => readFileSync(join(projectRoot, file), 'utf8');

/** The tables of the models by class name. */
const tables: ReadonlyMap<string, string> = new Map(
  sourcesIn('models').flatMap((file) => {
    const [, name, table] =
      /class (\w+) extends WorkspaceModel \{\s+static override tableName = '(\w+)'/.exec(textOf(file)) ?? [];
    return name !== undefined && table !== undefined ? [[name, table] as const] : [];
  }),
);

const writing = /INSERT (?:IGNORE )?INTO|REPLACE INTO|(?<!KEY |FOR )UPDATE|DELETE(?: \w+)? FROM/;
const statement = new RegExp(String.raw`(?:${writing.source})\s+(\w+|\$\{)`, 'g');

/** Tables in the text of statements that write; `?` if a statement inserts the name. */
function writesByText(file: string): string[] {
  const code = textOf(file).replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
  return [...code.matchAll(statement)].map(([, name = '']) => (name === '${' ? '?' : name));
}

const verbs = new Set(['insert', 'insertMany', 'insertInEach', 'patch', 'touch', 'remove']);
const functions = new Set(['patchAll', 'patchEach', 'changeSilently']);

/**
 * The model or row that a call writes through, or the model that is passed to a function; undefined if the call writes
 * nothing.
 */
function writtenBy(node: Node): Node | undefined {
  if (!isCallExpression(node)) return undefined;
  const { expression, arguments: given } = node;
  if (isPropertyAccessExpression(expression))
    return verbs.has(expression.name.text) ? expression.expression : undefined;
  return isIdentifier(expression) && functions.has(expression.text) ? given[1] : undefined;
}

function writesByType({ program, checker }: Project, file: string): string[] {
  const nodes: Node[] = [];
  const visit = (node: Node): void => {
    const written = writtenBy(node);
    if (written) nodes.push(written);
    node.forEachChild(visit);
  };
  program.getSourceFile(join(projectRoot, file))?.forEachChild(visit);
  return checker.getTypeAtLocation(nodes).flatMap((type) => (type ? tablesOf(checker.typeToString(type)) : ['?']));
}

/** The tables of the models in a type, as the compiler prints it; `?` for types that any model fits. */
function tablesOf(written: string): string[] {
  const type = written.replaceAll(/\bLocked<(.+?)>/g, '$1');
  if (type === 'any' || type === 'string' || type === 'Tagged' || type === 'M' || type.startsWith('"')) return ['?'];
  return type.split(' | ').flatMap((one) => {
    const [, name = ''] = /^(?:typeof )?(\w+)$/.exec(one) ?? [];
    return tables.get(name) ?? [];
  });
}

/** All tables that the files in these folders write, each table once per file. */
export function tableWrites(folders: readonly string[]): TableWrite[] {
  const config = join(projectRoot, 'tsconfig.build.json');
  const api = new API({ cwd: projectRoot });
  try {
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (!project) throw new Error('The compiler does not know the project');
    return folders.flatMap(sourcesIn).flatMap((file) => {
      const names = new Set([...writesByText(file), ...writesByType(project, file)]);
      return [...names].toSorted().map((table) => ({ file, table }));
    });
  } finally {
    api.close();
  }
}
