/** The tables in the FROM of a statement, or in its equivalent. */
import { isQuery, isSymbol, isWord, type Node } from './sql-tree.js';

export interface Reference {
  readonly alias: string;
  /** The table's name, or the nodes of a derived table's query. */
  readonly source: string | readonly Node[];
}

/**
 * A condition of a join. For an outer join, `binds` has the joined tables, because the condition does not limit the
 * rows before it.
 */
export interface JoinCondition {
  readonly condition: readonly Node[];
  readonly binds?: readonly string[];
}

export interface References {
  readonly tables: readonly Reference[];
  readonly conditions: readonly JoinCondition[];
}

const joins = ['JOIN', 'INNER', 'CROSS', 'LEFT', 'RIGHT', 'NATURAL', 'OUTER', 'STRAIGHT_JOIN'];
const hints = ['FORCE', 'USE', 'IGNORE', 'PARTITION'];
const isJoin = (node: Node | undefined): boolean => isWord(node, ...joins) || isSymbol(node, ',');

export function referencesIn(from: readonly Node[]): References {
  const tables: Reference[] = [];
  const conditions: JoinCondition[] = [];
  let at = 0;
  while (at < from.length) {
    const words: Node[] = [];
    for (let node = from[at]; node && isJoin(node); node = from[(at += 1)]) words.push(node);
    const end = from.findIndex((node, index) => index > at && isJoin(node) && !isHintedJoin(from, index));
    const part = from.slice(at, end === -1 ? undefined : end);
    at += part.length;
    const joined = factorOf(part);
    const outer = words.some((word) => isWord(word, 'LEFT', 'RIGHT'));
    tables.push(...joined.tables);
    conditions.push(...joined.conditions);
    // A RIGHT JOIN reverses which table keeps all rows. No statement uses one, so its condition is ignored.
    if (words.some((word) => isWord(word, 'RIGHT', 'NATURAL'))) continue;
    const binds = outer ? joined.tables.map(({ alias }) => alias) : undefined;
    conditions.push({ condition: joined.on, ...(binds ? { binds } : {}) });
  }
  return { tables, conditions };
}

/** Whether the JOIN belongs to a hint: `USE INDEX FOR JOIN (…)`. */
const isHintedJoin = (from: readonly Node[], index: number): boolean => isWord(from[index - 1], 'FOR');

/** A table with its alias, and its join condition. */
function factorOf(part: readonly Node[]): References & { readonly on: readonly Node[] } {
  const onAt = part.findIndex((node) => isWord(node, 'ON'));
  const [table, on] = onAt === -1 ? [part, []] : [part.slice(0, onAt), part.slice(onAt + 1)];
  const [first, ...rest] = table.filter((node) => !isWord(node, 'LATERAL', 'AS'));
  if (first?.kind === 'group' && !isQuery(first.items)) return { ...referencesIn(first.items), on };
  if (first?.kind === 'group')
    return { tables: [{ alias: aliasIn(rest) ?? '', source: first.items }], conditions: [], on };
  if (first?.kind !== 'name' && first?.kind !== 'word') throw new Error('Not the name of a table');
  const [next] = rest;
  // A table function, such as JSON_TABLE, which reads its arguments and no table.
  if (next?.kind === 'group')
    return { tables: [{ alias: aliasIn(rest.slice(1)) ?? '', source: [] }], conditions: [], on };
  const source = first.kind === 'name' && first.of !== undefined ? `${first.of}.${first.text}` : first.text;
  return { tables: [{ alias: aliasIn(rest) ?? first.text, source }], conditions: [], on };
}

function aliasIn([node]: readonly Node[]): string | undefined {
  if (node?.kind === 'name') return node.text;
  return node?.kind === 'word' && !isWord(node, ...hints, 'USING') ? node.text : undefined;
}
