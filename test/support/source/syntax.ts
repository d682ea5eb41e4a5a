/** Sources as syntax trees, for tests of names and calls. */
import ts from 'typescript';
import { textOf } from './source-imports.js';

export const syntaxOf = (path: string): ts.SourceFile =>
  ts.createSourceFile(path, textOf(path), ts.ScriptTarget.Latest, true);

/** A node and all its descendants. */
export function* nodesIn(node: ts.Node): Generator<ts.Node> {
  yield node;
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  for (const child of children) yield* nodesIn(child);
}
