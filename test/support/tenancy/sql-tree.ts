/**
 * A statement as a tree of words and parentheses: no more of SQL's grammar than it takes to find tables and conditions.
 */

export type Node =
  | { readonly kind: 'word'; readonly text: string }
  /** The name of a column or table; `of` is the part before the dot. */
  | { readonly kind: 'name'; readonly text: string; readonly of?: string }
  /** A parameter or a literal. */
  | { readonly kind: 'value' }
  | { readonly kind: 'symbol'; readonly text: string }
  | { readonly kind: 'group'; readonly items: readonly Node[] };

const spaces = /\s+|\/\*.*?\*\/|-- [^\n]*/s;
const strings = /'(?:[^'\\]|''|\\.)*'|"(?:[^"\\]|""|\\.)*"/s;
const names = /(?:`[^`]+`|[a-z_]\w*)(?:\s*\.\s*(?:`[^`]+`|[a-z_]\w*|\*))*/;
const numbers = /\d+(?:\.\d+)?(?:e[-+]?\d+)?/;
const symbols = /<=>|<>|!=|<=|>=|->>|->|:=|\|\||&&|[^\s\w]/;
const token = new RegExp(
  `(?<space>${spaces.source})|(?<value>${strings.source}|${numbers.source}|\\?)|(?<name>${names.source})|(?<symbol>${symbols.source})`,
  'gis',
);

/** The tree of a statement; parentheses become groups. */
export function treeOf(sql: string): Node[] {
  const stack: Node[][] = [[]];
  for (const { groups = {} } of sql.matchAll(token)) {
    const { value, name, symbol } = groups;
    const items = stack.at(-1) as Node[];
    if (symbol === '(') stack.push([]);
    else if (symbol === ')' && stack.length > 1) {
      stack.pop();
      stack.at(-1)?.push({ kind: 'group', items });
    } else if (value !== undefined) items.push({ kind: 'value' });
    else if (name !== undefined) items.push(nameOf(name));
    else if (symbol !== undefined) items.push({ kind: 'symbol', text: symbol });
  }
  if (stack.length > 1) throw new Error(`A bracket is never closed: ${sql}`);
  return stack[0] ?? [];
}

function nameOf(text: string): Node {
  const parts = text.replaceAll(/[`\s]/g, '').split('.');
  const last = parts.pop() ?? '';
  const of = parts.at(-1);
  if (of !== undefined) return { kind: 'name', text: last, of };
  // A quoted name is never a keyword.
  return text.startsWith('`') ? { kind: 'name', text: last } : { kind: 'word', text: last };
}

/** Whether the node is one of these words, which are given in capitals. */
export const isWord = (node: Node | undefined, ...words: readonly string[]): boolean =>
  node?.kind === 'word' && words.includes(node.text.toUpperCase());

export const isSymbol = (node: Node | undefined, ...texts: readonly string[]): boolean =>
  node?.kind === 'symbol' && texts.includes(node.text);

/** The nodes between those that separate. */
export function split(nodes: readonly Node[], separates: (node: Node) => boolean): Node[][] {
  const parts: Node[][] = [[]];
  for (const node of nodes) {
    if (separates(node)) parts.push([]);
    else parts.at(-1)?.push(node);
  }
  return parts;
}

/** Whether a group is a query, rather than a list or an expression. */
export function isQuery(nodes: readonly Node[]): boolean {
  const [first] = nodes;
  if (isWord(first, 'SELECT', 'WITH')) return true;
  return (
    first?.kind === 'group' &&
    isQuery(first.items) &&
    (nodes.length === 1 || isWord(nodes[1], 'UNION', 'ORDER', 'LIMIT'))
  );
}
