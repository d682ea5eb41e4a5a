/**
 * Which tables in a statement are not bound to their workspace.
 *
 * A table of a workspace is one with a column `workspace_id`. Wherever a statement reads or writes one, under any
 * alias, a condition must make this alias's `workspace_id` equal to a value, or to the workspace of a table that is
 * bound itself: `t.workspace_id = ?`, `u.workspace_id = t.workspace_id`, `(t.workspace_id, t.id) IN ((?, ?))`, `JOIN
 * workspaces w ON w.id = t.workspace_id` with `w.id = ?`. The condition must be combined with others by AND alone, in
 * the WHERE or in the ON of a join; that of an outer join binds the joined table only. An id is not enough, although
 * ids are unique across workspaces: nothing in the statement shows that the id was found in this workspace. Rows are
 * inserted with `workspace_id` among the columns.
 */
import { equalitiesIn, isNever, type Equality, type Side } from './conditions.js';
import { isQuery, isWord, split, treeOf, type Node } from './sql-tree.js';
import { referencesIn, type References } from './table-references.js';

/** A query of a statement: its aliases, and those of them that are bound to a workspace. */
interface Block {
  readonly owned: ReadonlyMap<string, OwnedBy>;
  readonly bound: ReadonlySet<string>;
  readonly outer: Block | undefined;
}

/** The column of an alias that holds the workspace: of a workspace's table, of `workspaces`, or of a derived table. */
interface OwnedBy {
  readonly table: string;
  readonly column: 'workspace_id' | 'id';
  readonly mustBind: boolean;
}

interface Finding {
  readonly unbound: string[];
  /** Whether all rows that the query reads belong to a bound workspace. */
  readonly isBound: boolean;
}

const none: Finding = { unbound: [], isBound: false };

interface Rules {
  readonly tables: ReadonlySet<string>;
  readonly given: ReadonlySet<string>;
}

/**
 * The tables that a statement does not bind to their workspace, each with its alias if it has one. `tables` are all
 * that belong to a workspace; those in `given` count as bound, and others can be bound through them.
 */
export function unboundTables(
  sql: string,
  tables: ReadonlySet<string>,
  given: ReadonlySet<string> = new Set(),
): string[] {
  return ofStatement(treeOf(sql.trim().replace(/;$/, '')), { tables, given }, undefined).unbound;
}

function ofStatement(nodes: readonly Node[], rules: Rules, outer: Block | undefined): Finding {
  const parts = split(nodes, (node) => isWord(node, 'UNION', 'EXCEPT', 'INTERSECT'));
  const found = parts.map((part) => ofPart(isWord(part[0], 'ALL', 'DISTINCT') ? part.slice(1) : part, rules, outer));
  return { unbound: found.flatMap(({ unbound }) => unbound), isBound: found.every(({ isBound }) => isBound) };
}

function ofPart(nodes: readonly Node[], rules: Rules, outer: Block | undefined): Finding {
  const [first] = nodes;
  if (first?.kind === 'group')
    return merge(ofStatement(first.items, rules, outer), inSubqueries(nodes.slice(1), rules, outer));
  if (isWord(first, 'SELECT', 'UPDATE', 'DELETE')) return ofQuery(nodes, rules, outer);
  if (isWord(first, 'INSERT', 'REPLACE')) return ofInsert(nodes, rules, outer);
  if (isWord(first, ...withoutRows)) return none;
  // A statement that cannot be parsed must not name a workspace's table.
  return { unbound: namesIn(nodes).filter((name) => rules.tables.has(name)), isBound: false };
}

/** Statements that neither read nor write rows. */
const withoutRows = ['ALTER', 'ANALYZE', 'CREATE', 'DROP', 'EXPLAIN', 'SHOW'];

const merge = (a: Finding, b: Finding): Finding => ({ unbound: [...a.unbound, ...b.unbound], isBound: a.isBound });

const namesIn = (nodes: readonly Node[]): string[] =>
  nodes.flatMap((node) => {
    if (node.kind === 'group') return namesIn(node.items);
    return node.kind === 'word' || node.kind === 'name' ? [node.text] : [];
  });

const clauses = ['FROM', 'SET', 'WHERE', 'GROUP', 'HAVING', 'ORDER', 'LIMIT', 'FOR', 'LOCK', 'WINDOW'];

/** The nodes after a keyword, up to the next clause. */
function clause(nodes: readonly Node[], keyword: string): Node[] {
  const start = nodes.findIndex((node) => isWord(node, keyword));
  if (start === -1) return [];
  const rest = nodes.slice(start + 1);
  const isEnd = (node: Node, index: number): boolean => isWord(node, ...clauses) && !isHint(rest, index);
  const end = rest.findIndex(isEnd);
  return end === -1 ? rest : rest.slice(0, end);
}

/** Whether the word belongs to a hint: `USE INDEX FOR ORDER BY (…)`. */
const isHint = (nodes: readonly Node[], index: number): boolean =>
  isWord(nodes[index - 1], 'INDEX') || isWord(nodes[index - 1], 'FOR');

function ofQuery(nodes: readonly Node[], rules: Rules, outer: Block | undefined): Finding {
  const isUpdate = isWord(nodes[0], 'UPDATE');
  const start = nodes.slice(1).findIndex((node) => !isWord(node, 'IGNORE', 'LOW_PRIORITY')) + 1;
  const from = isUpdate
    ? clause([{ kind: 'word', text: 'FROM' }, ...nodes.slice(start)], 'FROM')
    : clause(nodes, 'FROM');
  const references = referencesIn(from);
  const derived = new Map<string, Finding>();
  for (const { alias, source } of references.tables)
    if (typeof source !== 'string') derived.set(alias, source.length === 0 ? none : ofStatement(source, rules, outer));
  const block = blockOf(references, clause(nodes, 'WHERE'), rules, derived, outer);
  const inFrom = [...derived.values()].flatMap(({ unbound }) => unbound);
  const rest = nodes.filter(
    (node) => !references.tables.some(({ source }) => node.kind === 'group' && node.items === source),
  );
  const loose = [...block.owned].filter(([alias, { mustBind }]) => mustBind && !block.bound.has(alias));
  return {
    unbound: [
      ...loose.map(([alias, { table }]) => named(table, alias)),
      ...inFrom,
      ...inSubqueries(rest, rules, block).unbound,
    ],
    isBound:
      block.owned.size > 0 && loose.length === 0 && [...block.owned.keys()].every((alias) => block.bound.has(alias)),
  };
}

const named = (table: string, alias: string): string => (table === alias ? table : `${table} ${alias}`);

function blockOf(
  { tables: references, conditions }: References,
  where: readonly Node[],
  rules: Rules,
  derived: ReadonlyMap<string, Finding>,
  outer: Block | undefined,
): Block {
  const owned = new Map<string, OwnedBy>();
  const bound = new Set<string>();
  for (const { alias, source } of references) {
    if (typeof source !== 'string') owned.set(alias, { table: '', column: 'workspace_id', mustBind: false });
    else if (rules.tables.has(source)) owned.set(alias, { table: source, column: 'workspace_id', mustBind: true });
    else if (source === 'workspaces') owned.set(alias, { table: source, column: 'id', mustBind: false });
    const isGiven = typeof source === 'string' && rules.given.has(named(source, alias));
    if (isNever(where) || isGiven || derived.get(alias)?.isBound) bound.add(alias);
  }
  const block = { owned, bound, outer };
  const equalities = [
    ...equalitiesIn(where).map((equality) => ({ equality, binds: undefined })),
    ...conditions.flatMap(({ condition, binds }) => equalitiesIn(condition).map((equality) => ({ equality, binds }))),
  ];
  // Repeats until nothing changes: a table's workspace may follow from another's that a later condition binds.
  for (let before = -1; before !== bound.size;) {
    before = bound.size;
    for (const { equality, binds } of equalities)
      for (const alias of bindsIn(equality, block)) if (!binds || binds.includes(alias)) bound.add(alias);
  }
  return block;
}

/** The aliases that an equality binds to a workspace, given those bound so far. */
function bindsIn([left, right]: Equality, block: Block): string[] {
  const [a, b] = [ownerOf(left, block), ownerOf(right, block)];
  return [
    ...(typeof a === 'string' && isFixed(right, b, block) ? [a] : []),
    ...(typeof b === 'string' && isFixed(left, a, block) ? [b] : []),
  ];
}

const isFixed = (side: Side, owner: string | undefined, block: Block): boolean =>
  side === null || (owner !== undefined ? block.bound.has(owner) : isFixedOutside(side, block.outer));

function isFixedOutside(side: Side, block: Block | undefined): boolean {
  if (!block) return false;
  const owner = ownerOf(side, block);
  return owner !== undefined ? block.bound.has(owner) : isFixedOutside(side, block.outer);
}

/** The alias whose workspace column this is. A column without an alias belongs to the only table that has it. */
function ownerOf(side: Side, { owned }: Block): string | undefined {
  if (side === null) return undefined;
  if (side.of !== undefined) return owned.get(side.of)?.column === side.column ? side.of : undefined;
  const having = [...owned].filter(
    ([, { column, mustBind }]) => column === side.column && (mustBind || owned.size === 1),
  );
  return having.length === 1 ? having[0]?.[0] : undefined;
}

function ofInsert(nodes: readonly Node[], rules: Rules, outer: Block | undefined): Finding {
  const at = nodes.findIndex((node) => node.kind === 'name' || (node.kind === 'word' && !isWord(node, ...insertWords)));
  const [target, columns, ...rest] = nodes.slice(at);
  const table = target?.kind === 'name' || target?.kind === 'word' ? target.text : '';
  const duplicate = rest.findIndex((node, index) => isWord(node, 'ON') && isWord(rest[index + 1], 'DUPLICATE'));
  const [source, update] = duplicate === -1 ? [rest, []] : [rest.slice(0, duplicate), rest.slice(duplicate)];
  const names = columns?.kind === 'group' ? namesIn(columns.items) : [];
  const isGiven = !rules.tables.has(table) || rules.given.has(table) || names.includes('workspace_id');
  const read = isQuery(source) ? ofStatement(source, rules, outer) : inSubqueries(source, rules, outer);
  const changed = inSubqueries(update, rules, outer);
  return { unbound: [...(isGiven ? [] : [table]), ...read.unbound, ...changed.unbound], isBound: isGiven };
}

const insertWords = ['INSERT', 'REPLACE', 'IGNORE', 'INTO', 'LOW_PRIORITY', 'DELAYED'];

/** The unbound tables of queries within expressions and conditions. */
function inSubqueries(nodes: readonly Node[], rules: Rules, block: Block | undefined): Finding {
  const unbound = nodes.flatMap((node) => {
    if (node.kind !== 'group') return [];
    return (isQuery(node.items) ? ofStatement(node.items, rules, block) : inSubqueries(node.items, rules, block))
      .unbound;
  });
  return { unbound, isBound: false };
}
