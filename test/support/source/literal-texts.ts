/** Finds texts for people that stand in a component instead of in a message file. */
import ts from 'typescript';
import { textOf } from './source-imports.js';

/** Attributes and fields that people read. */
const readByPeople: ReadonlySet<string> = new Set(
  `action alt aria-label button caption description detail empty header heading hint label labelsHeader lead
   legend many noneLabel one placeholder prompt question successMessage summary title tooltip unit waiting
   windowTitle words`.split(/\s+/),
);

/** Functions and classes whose arguments people read. */
const speakers = /^(?:notify|UserError|PartError|setProblem)$/;

/** Names that are the same in every language. */
const names = new Set(['Docket', 'EUR', 'IBAN', 'BIC', 'SLA', 'https://', 'Alt', 'tkt_…']);

const isKey = (text: string): boolean => /^[a-z]+\.[\w.]+$/.test(text);

const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text) && !names.has(text.trim()) && !isKey(text);

/** The texts of a file, by line. */
export function literalTexts(path: string): string[] {
  const source = ts.createSourceFile(path, textOf(path), ts.ScriptTarget.Latest, true, kindOf(path));
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const text = literalOf(node);
    if (text !== undefined && hasWords(text)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      found.push(`${line + 1}: ${text.trim()}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const kindOf = (path: string): ts.ScriptKind => (path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);

/** The text of a node that people read; undefined for all others. */
function literalOf(node: ts.Node): string | undefined {
  if (ts.isJsxText(node)) return node.text;
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node))
    return isReadByPeople(node) ? node.text : undefined;
  if (ts.isTemplateExpression(node) && isReadByPeople(node))
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(' ');
  return undefined;
}

/** Whether a literal is, perhaps as one of several, the value of an attribute, a field or an argument for people. */
function isReadByPeople(literal: ts.Expression): boolean {
  let node: ts.Node = literal;
  let parent = node.parent;
  while (isTransparent(parent, node)) [node, parent] = [parent, parent.parent];
  if (ts.isJsxAttribute(parent)) return readByPeople.has(parent.name.getText());
  if (ts.isPropertyAssignment(parent)) return parent.name !== node && readByPeople.has(nameOf(parent.name));
  if (ts.isCallExpression(parent) || ts.isNewExpression(parent)) return speakers.test(parent.expression.getText());
  return ts.isJsxElement(parent) || ts.isJsxFragment(parent);
}

const nameOf = (name: ts.PropertyName): string => (ts.isComputedPropertyName(name) ? '' : name.text);

/** Whether the value of `node` can become the value of its parent: a branch, a default, something in brackets. */
function isTransparent(parent: ts.Node, node: ts.Node): boolean {
  if (ts.isConditionalExpression(parent)) return parent.condition !== node;
  if (ts.isBinaryExpression(parent))
    return [
      ts.SyntaxKind.BarBarToken,
      ts.SyntaxKind.QuestionQuestionToken,
      ts.SyntaxKind.AmpersandAmpersandToken,
    ].includes(parent.operatorToken.kind);
  return ts.isParenthesizedExpression(parent) || ts.isJsxExpression(parent) || ts.isAsExpression(parent);
}
