import ts from 'typescript';
import { sourceFiles } from './source-imports.js';
import { nodesIn, syntaxOf } from './syntax.js';

export interface MessageUse {
  readonly path: string;
  readonly key: string;
  /** The names of the values; undefined where they are put together elsewhere. */
  readonly values: readonly string[] | undefined;
}

/** Where sources in some folders say a message by its key, `say('key', { name })`, or count one. */
export function messageUses(folders: readonly string[]): MessageUse[] {
  const paths = sourceFiles.filter(
    (path) => folders.some((folder) => path.startsWith(`${folder}/`)) && path.endsWith('.ts'),
  );
  return paths.flatMap((path) => [...nodesIn(syntaxOf(path))].flatMap((node) => usesAt(path, node)));
}

function usesAt(path: string, node: ts.Node): MessageUse[] {
  if (!ts.isCallExpression(node)) return [];
  const { expression, arguments: given } = node;
  const name = ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
  const [key] = given;
  if (!key || (name !== 'say' && name !== 'count')) return [];
  const values = valuesOf(given[name === 'say' ? 1 : 2]);
  return textsOf(key).map((text) => ({ path, key: text, values }));
}

/** The texts that an expression can be. */
function textsOf(node: ts.Expression): string[] {
  if (ts.isStringLiteral(node)) return [node.text];
  return ts.isConditionalExpression(node) ? [...textsOf(node.whenTrue), ...textsOf(node.whenFalse)] : [];
}

function valuesOf(node: ts.Expression | undefined): string[] | undefined {
  if (!node) return [];
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const names = node.properties.flatMap(({ name }) => (name && ts.isIdentifier(name) ? [name.text] : []));
  return names.length === node.properties.length ? names : undefined;
}
