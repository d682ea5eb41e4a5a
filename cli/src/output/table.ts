/** Objects as a table, and one object as lines. */
import stringWidth from 'string-width';
import { printable, styled, terminalWidth } from './text.js';

type Row = ReadonlyMap<string, unknown>;

/** How many columns a table has if nobody chose them. */
const maxColumns = 8;
/** How wide a column may be in a terminal if there are others. */
const maxCell = 40;
const gap = '  ';

/** The leaves of an object, with dots between names. Lists of objects have positions in them. */
export function flatten(value: unknown, prefix = ''): [name: string, leaf: unknown][] {
  const isOpen = typeof value === 'object' && value !== null;
  if (!isOpen || (Array.isArray(value) && value.every((each) => typeof each !== 'object')))
    return [[prefix, Array.isArray(value) ? value.join(', ') : value]];
  return Object.entries(value).flatMap(([name, inner]) => flatten(inner, prefix === '' ? name : `${prefix}.${name}`));
}

/** A table of objects with the columns given, or with those that say most about them. */
export function table(objects: readonly object[], columns: readonly string[] | undefined): string {
  const rows = objects.map((each): Row => new Map(flatten(each)));
  const width = terminalWidth();
  const chosen = columns === undefined ? fitting(rows, chooseColumns(rows), width) : columnsNamed(rows, columns);
  const cells = chosen.map((name) => rows.map((row) => cut(shown(row.get(name)), width)));
  const widths = chosen.map((name, at) =>
    Math.max(stringWidth(name), ...(cells[at] ?? []).map((cell) => stringWidth(cell))),
  );
  const isNumeric = chosen.map((name) =>
    rows.every((row) => ['number', 'undefined'].includes(typeof (row.get(name) ?? undefined))),
  );
  const line = (texts: readonly string[]): string =>
    texts
      .map((text, at) => padded(text, widths[at] ?? 0, isNumeric[at] ?? false))
      .join(gap)
      .trimEnd();
  const head = styled('bold', line(chosen));
  return `${[head, ...rows.map((_, at) => line(cells.map((column) => column[at] ?? '')))].join('\n')}\n`;
}

/** One object, a line for each leaf. */
export function lines(object: object): string {
  const leaves = flatten(object).filter(([, leaf]) => shown(leaf) !== '');
  const width = Math.max(0, ...leaves.map(([name]) => name.length));
  return leaves.map(([name, leaf]) => `${styled('bold', name.padEnd(width))}${gap}${shown(leaf)}\n`).join('');
}

function shown(leaf: unknown): string {
  if (leaf === null || leaf === undefined) return '';
  return printable(typeof leaf === 'string' ? leaf : JSON.stringify(leaf));
}

/** The columns of objects whose fields were named: a name can stand for an object. */
function columnsNamed(rows: readonly Row[], names: readonly string[]): string[] {
  const known = [...new Set(rows.flatMap((row) => [...row.keys()]))];
  return names.flatMap((name) => {
    const own = known.filter((each) => each === name || each.startsWith(`${name}.`));
    return own.length === 0 ? [name] : own;
  });
}

/** Names that identify an object to a reader come first, then its status, then what the contract has first. */
function chooseColumns(rows: readonly Row[]): string[] {
  const names = [...new Set(rows.flatMap((row) => [...row.keys()]))];
  const filled = names.filter(
    (name) => name === 'id' || (!isMinor(name) && rows.some((row) => shown(row.get(name)) !== '')),
  );
  const rank = (name: string): number => ranks.findIndex((rule) => rule.test(name));
  return filled.toSorted((a, b) => rank(a) - rank(b)).slice(0, maxColumns);
}

const ranks: readonly RegExp[] = [
  /^id$/,
  /^(name|title|subject|number|\w+_number|type)$/,
  /^status$/,
  /^(date|client_name|email)$/,
  /^/,
];

const isMinor = (name: string): boolean =>
  /(^|_)ids?$|_at$|^(metadata|context|data|actor)\.|url$|\.\d+(\.|$)/.test(name);

/** As many of the columns as fit beside each other. */
function fitting(rows: readonly Row[], columns: readonly string[], width: number | undefined): string[] {
  if (width === undefined) return [...columns];
  let left = width + gap.length;
  const [first, ...others] = columns;
  return [first ?? 'id', ...others].filter((name, at) => {
    const needed = Math.max(stringWidth(name), ...rows.map((row) => stringWidth(cut(shown(row.get(name)), width))));
    if (at > 0 && needed + gap.length > left) return false;
    left -= needed + gap.length;
    return true;
  });
}

/** In a terminal, a long text is cut; elsewhere it is left whole. */
function cut(text: string, width: number | undefined): string {
  if (width === undefined || stringWidth(text) <= maxCell) return text;
  let short = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (stringWidth(short + segment) >= maxCell) break;
    short += segment;
  }
  return `${short}…`;
}

function padded(text: string, width: number, isRight: boolean): string {
  const space = ' '.repeat(Math.max(0, width - stringWidth(text)));
  return isRight ? space + text : text + space;
}
