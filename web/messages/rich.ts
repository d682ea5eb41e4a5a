/** Texts that contain elements. */
import { Fragment, createElement, type ReactNode } from 'react';
import type { MessageKey, MessageValues } from '../generated/messages.js';
import { i18n } from './text.js';

type Nodes<Values> = Values extends null
  ? Readonly<Record<string, never>>
  : { readonly [Name in keyof Values]: ReactNode };

/**
 * A text with elements. An element that is passed as a value takes the place of `{name}`; `parts.link` makes the element
 * for the words of `<link>Open it</link>`, which stay as they are without it. `<b>` needs none: it is for what people have
 * written, which may run in another direction.
 */
export function rich<Key extends MessageKey>(
  key: Key,
  values: Nodes<MessageValues[Key]>,
  parts: Readonly<Record<string, (words: ReactNode) => ReactNode>> = {},
): ReactNode {
  const nodes = new Map<string, ReactNode>();
  const marked: Record<string, unknown> = {};
  for (const [name, value] of Object.entries<ReactNode>(values)) {
    if (typeof value === 'object') nodes.set(name, value);
    marked[name] = typeof value === 'object' ? `\u0001${name}\u0001` : value;
  }
  const place = (text: string): ReactNode =>
    createElement(
      Fragment,
      null,
      ...text.split('\u0001').map((piece, at) => (at % 2 === 1 ? nodes.get(piece) : piece)),
    );
  const partOf = (name: string) =>
    parts[name] ?? ((words) => createElement(name === 'b' ? 'bdi' : Fragment, null, words));
  // The odd pieces are the names of parts, each followed by its words.
  const pieces = i18n._(key, marked).split(/<(\w+)>(.*?)<\/\1>/s);
  const all = pieces.map((piece, at) => {
    if (at % 3 === 1) return null;
    return at % 3 === 2 ? partOf(pieces[at - 1] ?? '')(place(piece)) : place(piece);
  });
  return createElement(Fragment, null, ...all);
}
