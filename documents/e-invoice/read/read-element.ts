/** An element of XML as the parser returns it: its children by local name, its text, and its attributes after an `@`. */
import { quoted, Unreadable } from './unreadable.js';

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const reference = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w+))?(;?)/gi;

export class ReadElement {
  readonly #node: Readonly<Record<string, unknown>>;

  constructor(node: unknown) {
    this.#node = typeof node === 'object' && node !== null ? (node as Record<string, unknown>) : {};
  }

  /** The children of a name, in their order. */
  children(name: string): ReadElement[] {
    const found: unknown = Object.hasOwn(this.#node, name) ? this.#node[name] : [];
    return Array.isArray(found) ? found.map((node) => new ReadElement(node)) : [];
  }

  /** All elements that a path leads to, such as `Party/PartyName/Name`. */
  all(path: string): ReadElement[] {
    return path.split('/').reduce<ReadElement[]>((some, name) => some.flatMap((one) => one.children(name)), [this]);
  }

  /** The first element that a path leads to; an empty one if there is none. */
  at(path: string): ReadElement {
    return this.all(path)[0] ?? new ReadElement(undefined);
  }

  /** The text in it, or in the first element that a path leads to. */
  text(path?: string): string {
    return path === undefined ? decoded(this.#node['#text']) : this.at(path).text();
  }

  attribute(name: string): string {
    return decoded(this.#node[`@${name}`]).trim();
  }
}

/** A text with its references replaced. Throws `Unreadable` for an entity that XML does not define itself. */
function decoded(text: unknown): string {
  if (typeof text !== 'string') return '';
  return text.replaceAll(
    reference,
    (whole, decimal: string | undefined, hexadecimal: string | undefined, name: string | undefined, end: string) => {
      const known = name !== undefined && Object.hasOwn(named, name) ? named[name] : undefined;
      const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
      const character = known ?? (Number.isNaN(code) ? undefined : characterOf(code));
      if (character === undefined || end === '')
        throw new Unreadable(
          `must not have the entity ${quoted(whole)}: only &amp; &lt; &gt; &quot; &apos; and numbers are read`,
        );
      return character;
    },
  );
}

/** The character of a number, unless XML does not allow it. */
function characterOf(code: number): string | undefined {
  const isAllowed =
    [0x9, 0xa, 0xd].includes(code) || (code >= 0x20 && code <= 0xd7ff) || (code >= 0xe000 && code <= 0x10ffff);
  return isAllowed && code !== 0xfffe && code !== 0xffff ? String.fromCodePoint(code) : undefined;
}
