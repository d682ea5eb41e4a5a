/**
 * Compares a sample's output with what its guide shows. Ids, keys and times differ between runs, so only their kinds
 * are compared.
 */
import { expect } from 'chai';

/** Patterns of values that differ in every run, by kind. */
const kinds: readonly (readonly [kind: string, pattern: string])[] = [
  ['secret', String.raw`(?:svc_sk_(?:live|test)|whsec)_[\w…-]+`],
  ['request', String.raw`req_[0-9a-f]{32}`],
  ['id', String.raw`\b[a-z]{2,8}_[0-9a-hjkmnp-tv-z]{26}\b`],
  ['cursor', String.raw`(?<="next_cursor": ")[\w…-]+`],
  ['signature', String.raw`\b[0-9a-f]{64}\b`],
  ['token', String.raw`(?<=/)[\w-]{43}\b`],
  ['tag', String.raw`"[\w-]{22,27}"`],
  ['unix seconds', String.raw`\b[12]\d{9}\b`],
];
/** Patterns of days and instants, which differ too, except on pages that set the clock. */
const times: typeof kinds = [
  ['instant', String.raw`\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{3})?Z`],
  ['day', String.raw`\d{4}-\d\d-\d\d`],
];
const elision = '…';

interface Line {
  /** The line, with each value that differs replaced by its kind. */
  readonly shape: string;
  readonly ids: readonly string[];
}

function readLine(text: string, isTimeExact: boolean): Line {
  const ids: string[] = [];
  const patterns = [...kinds, ...(isTimeExact ? [] : times)].map(([, pattern]) => `(${pattern})`).join('|');
  const names = [...kinds, ...times].map(([kind]) => kind);
  const shape = text.trimEnd().replaceAll(new RegExp(patterns, 'g'), (found, ...groups: unknown[]) => {
    const kind = names[groups.findIndex((group) => group !== undefined)] ?? '';
    if (kind === 'id') ids.push(found);
    return `<${kind}${kind === 'id' ? ` ${found.split('_')[0]}` : ''}>`;
  });
  return { shape, ids };
}

/** Pairs of matching lines; undefined if the texts do not match. A line `…` matches any number of lines. */
function pair(shown: readonly Line[], given: readonly Line[]): [Line, Line][] | undefined {
  const [first, ...rest] = shown;
  if (first === undefined) return given.length === 0 ? [] : undefined;
  if (first.shape.trim() === elision) {
    for (let skipped = 0; skipped <= given.length; skipped++) {
      const pairs = pair(rest, given.slice(skipped));
      if (pairs) return pairs;
    }
    return undefined;
  }
  const [head, ...tail] = given;
  if (head?.shape !== first.shape) return undefined;
  const pairs = pair(rest, tail);
  return pairs && [[first, head], ...pairs];
}

/** JSON formatted as in the guides. */
export const prettyJson = (text: string): string => JSON.stringify(JSON.parse(text), null, 2);

/**
 * Compares the outputs of one page's samples with what it shows. An id that it shows twice must be the same id twice in
 * the outputs.
 */
export class OutputComparison {
  private readonly seen = new Map<string, string>();

  constructor(private readonly isTimeExact: boolean) {}

  check(shown: string, given: string): void {
    const read = (text: string) => text.split('\n').map((line) => readLine(line, this.isTimeExact));
    if (shown.trim() === elision) throw new Error('A sample shows nothing of its answer');
    const pairs = pair(read(shown.trimEnd()), read(given.trimEnd()));
    // The texts do not match, so this always fails, with their difference.
    if (!pairs) expect(given, 'the answer of a sample').to.equal(shown);
    for (const [one, other] of pairs ?? []) one.ids.forEach((id, at) => this.checkId(id, other.ids[at] ?? ''));
  }

  private checkId(shown: string, given: string): void {
    const before = this.seen.get(shown) ?? given;
    expect(given, `what stands for ${shown}`).to.equal(before);
    this.seen.set(shown, given);
  }
}
