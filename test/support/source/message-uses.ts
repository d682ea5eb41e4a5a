import ts from 'typescript';
import { sourceFiles } from './source-imports.js';
import { nodesIn, syntaxOf } from './syntax.js';

export interface MessageUse {
  readonly path: string;
  readonly key: string;
  /** The names of the values given; undefined if they are not an object literal. */
  readonly values: readonly string[] | undefined;
}

/** The uses of messages in some folders: `say('key', { name })`, or `count`. */
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

/** The texts that an expression can evaluate to: of a literal, or of both branches of a condition. */
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
