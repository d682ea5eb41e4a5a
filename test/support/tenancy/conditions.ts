/** The equalities that the conditions of a statement guarantee. */
import { isQuery, isSymbol, isWord, split, type Node } from './sql-tree.js';

/** One side of an equality: a column, or `null` for a value that is the same for all rows. */
export type Side = { readonly of?: string | undefined; readonly column: string } | null;
export type Equality = readonly [Side, Side];

/**
 * The equalities that a condition guarantees: those combined by AND alone, and for an OR, columns that equal a value on
 * both sides.
 */
export function equalitiesIn(condition: readonly Node[]): Equality[] {
  // CASE returns a value, and one without parentheses is not parsed. This loses the equalities next to it, which is
  // safe.
  if (condition.some((node) => isWord(node, 'CASE', 'XOR'))) return [];
  const [first = [], ...others] = split(condition, (node) => isWord(node, 'OR') || isSymbol(node, '||'));
  const fixed = others.map((other) => new Set(ofConjuncts(other).filter(isOfValue).map(columnOf)));
  const certain = ofConjuncts(first);
  if (others.length === 0) return certain;
  return certain.filter((equality) => isOfValue(equality) && fixed.every((columns) => columns.has(columnOf(equality))));
}

/** Whether no row can meet a condition, because FALSE is combined with the rest by AND alone. */
export function isNever(condition: readonly Node[]): boolean {
  return conjunctsOf(condition).some(([only, ...rest]) => {
    if (rest.length > 0) return false;
    return only?.kind === 'group' ? !isQuery(only.items) && isNever(only.items) : isWord(only, 'FALSE');
  });
}

const isOfValue = ([a, b]: Equality): boolean => a === null || b === null;
const columnOf = ([a, b]: Equality): string => {
  const side = a ?? b;
  return side ? `${side.of ?? ''}.${side.column}` : '';
};

function ofConjuncts(condition: readonly Node[]): Equality[] {
  return conjunctsOf(condition).flatMap((conjunct) => {
    const [only] = conjunct;
    if (conjunct.length === 1 && only?.kind === 'group') return isQuery(only.items) ? [] : equalitiesIn(only.items);
    return equalitiesOf(conjunct);
  });
}

function conjunctsOf(condition: readonly Node[]): Node[][] {
  let isBetween = false;
  return split(condition, (node) => {
    if (isWord(node, 'BETWEEN')) isBetween = true;
    if (!isWord(node, 'AND') && !isSymbol(node, '&&')) return false;
    const separates = !isBetween;
    isBetween = false;
    return separates;
  });
}

function equalitiesOf(conjunct: readonly Node[]): Equality[] {
  const [left, operator, right] = conjunct;
  if (conjunct.length !== 3 || !left || !right) return [];
  if (isWord(operator, 'IN')) return right.kind === 'group' && !isQuery(right.items) ? among(left, right.items) : [];
  return isSymbol(operator, '=', '<=>') ? equal(left, right) : [];
}

function equal(left: Node, right: Node): Equality[] {
  if (left.kind === 'group' && right.kind === 'group') {
    const others = elementsOf(right.items);
    return elementsOf(left.items).flatMap((each, index) => pair(each, others[index]));
  }
  return pair([left], [right]);
}

/** Equalities of `column IN (?, ?)`, or of a tuple with the column IN a list of tuples. */
function among(left: Node, list: readonly Node[]): Equality[] {
  const isConstant = list.every(function constant(node): boolean {
    return node.kind === 'value' || isSymbol(node, ',') || (node.kind === 'group' && node.items.every(constant));
  });
  if (!isConstant) return [];
  const columns = left.kind === 'group' ? elementsOf(left.items) : [[left]];
  return columns.flatMap((column) => pair(column, [{ kind: 'value' }]));
}

const elementsOf = (items: readonly Node[]): Node[][] => split(items, (node) => isSymbol(node, ','));

function pair(left: readonly Node[], right: readonly Node[] = []): Equality[] {
  const [a, b] = [sideOf(left), sideOf(right)];
  return a === undefined || b === undefined ? [] : [[a, b]];
}

function sideOf(nodes: readonly Node[]): Side | undefined {
  const [node] = nodes;
  if (nodes.length !== 1 || !node) return undefined;
  if (node.kind === 'value') return null;
  if (node.kind === 'name') return { of: node.of, column: node.text };
  return node.kind === 'word' ? { column: node.text } : undefined;
}
