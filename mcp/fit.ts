/** Makes results small: a tool's result has at most 4 KB, and says what was cut and how to read the rest. */

/** Maximum size of a result in bytes of UTF-8. */
export const maxBytes = 4096;

export const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/** What was cut, by the dotted name of the field. */
export type Cuts = Readonly<Record<string, string>>;

export interface Fitted {
  readonly value: unknown;
  readonly cuts: Cuts;
}

/** How much is left of a text, in UTF-16 code units, and of a list. */
interface Level {
  readonly text: number;
  readonly items: number;
}

const levels: readonly Level[] = [
  { text: 1500, items: 25 },
  { text: 500, items: 10 },
  { text: 200, items: 5 },
  { text: 100, items: 3 },
  { text: 60, items: 1 },
];

/** More cuts than these are only counted. */
const maxCuts = 8;

/**
 * The value without nulls and empty lists and objects; texts and lists are cut, and at last fields left out, until
 * `fits` returns true.
 */
export function fit(value: unknown, fits: (fitted: Fitted) => boolean): Fitted {
  const whole = withoutEmpty(value);
  for (const level of levels) {
    const found = new Map<string, string>();
    const fitted = { value: cut(whole, level, '', found), cuts: noted(found) };
    if (fits(fitted)) return fitted;
  }
  return leaveOut(whole, fits);
}

/** Leaves out the last fields until the rest fits. */
function leaveOut(whole: unknown, fits: (fitted: Fitted) => boolean): Fitted {
  const last = levels.at(-1) ?? { text: 0, items: 0 };
  const found = new Map<string, string>();
  const short = cut(whole, last, '', found);
  const fields = isObject(short) ? Object.entries(short) : [];
  for (let count = fields.length - 1; count > 0; count--) {
    const left = fields.slice(count).map(([name]) => name);
    const cuts = { fields_left_out: left.slice(0, maxCuts).join(', ') };
    const fitted = { value: Object.fromEntries(fields.slice(0, count)), cuts };
    if (fits(fitted)) return fitted;
  }
  return { value: {}, cuts: { everything: 'too large' } };
}

/** The object cut to a number of bytes. */
export const fitTo = (value: unknown, bytes: number): unknown =>
  fit(value, (fitted) => bytesOf(fitted.value) <= bytes).value;

/** The beginning of a text, without half of a surrogate pair. */
export const startOf = (text: string, length: number): string => text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');

function noted(found: ReadonlyMap<string, string>): Cuts {
  const some = [...found].slice(0, maxCuts);
  const others = found.size - some.length;
  return Object.fromEntries([...some, ...(others > 0 ? [['others', `${others} more fields`]] : [])]) as Cuts;
}

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'object' && Object.keys(value).length === 0);

function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, inner]): [string, unknown] => [name, withoutEmpty(inner)])
      .filter(([, inner]) => !isEmpty(inner)),
  );
}

function cut(value: unknown, level: Level, path: string, found: Map<string, string>): unknown {
  if (typeof value === 'string') {
    if (value.length <= level.text) return value;
    found.set(path, `first ${level.text} of ${value.length} characters`);
    return `${startOf(value, level.text)}…`;
  }
  if (Array.isArray(value)) {
    if (value.length > level.items) found.set(path, `first ${level.items} of ${value.length}`);
    return value.slice(0, level.items).map((each, at) => cut(each, level, `${path}.${at}`, found));
  }
  if (!isObject(value)) return value;
  const at = (name: string): string => (path === '' ? name : `${path}.${name}`);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, cut(inner, level, at(name), found)]));
}
