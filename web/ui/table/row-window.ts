/**
 * Decides which rows of a long list are drawn, and where. Pure. A browser allows no element taller than about 17
 * million pixels, while a million rows are 40 million. Above `maxBodyHeight`, the scrollbar covers the whole list in
 * proportion, and small steps still move by their own length.
 */
export const maxBodyHeight = 8_000_000;

export interface Lengths {
  readonly total: number;
  readonly rowHeight: number;
  /** Height of the visible part, in pixels. */
  readonly view: number;
}

/** `top` is the browser's scroll position, `top + ahead` the position in the whole list. */
export interface Scroll {
  readonly top: number;
  readonly ahead: number;
}

export const bodyHeight = ({ total, rowHeight }: Lengths): number => Math.min(total * rowHeight, maxBodyHeight);

const between = (low: number, value: number, high: number): number => Math.max(low, Math.min(value, high));
const lastOf = (lengths: Lengths): { top: number; place: number } => ({
  top: Math.max(0, bodyHeight(lengths) - lengths.view),
  place: Math.max(0, lengths.total * lengths.rowHeight - lengths.view),
});

/** The place in the list after the browser has scrolled to `top`. */
export function follow(from: Scroll, top: number, lengths: Lengths): Scroll {
  const last = lastOf(lengths);
  if (last.top === last.place || top <= 0) return { top, ahead: 0 };
  if (top >= last.top) return { top, ahead: last.place - last.top };
  // A move of less than four views is a scroll step; a longer one drags the scrollbar through the whole list.
  const isStep = Math.abs(top - from.top) < 4 * lengths.view;
  const place = isStep ? between(0, top + from.ahead, last.place) : Math.round((top / last.top) * last.place);
  return { top, ahead: place - top };
}

/** Where to scroll so that a row is seen whole, by as little as possible. */
export function reveal(from: Scroll, row: number, lengths: Lengths): Scroll {
  const { rowHeight, view } = lengths;
  const last = lastOf(lengths);
  const place = from.top + from.ahead;
  const wanted = between(0, between((row + 1) * rowHeight - view, place, row * rowHeight), last.place);
  const top = wanted - from.ahead;
  if (top >= 0 && top <= last.top && (top > 0 || from.ahead === 0)) return { top, ahead: from.ahead };
  const jumped = last.place === 0 ? 0 : Math.round((wanted / last.place) * last.top);
  return { top: jumped, ahead: wanted - jumped };
}

/** The first row to draw and the one after the last. Both move in steps of 8, so that most scrolling draws nothing. */
export function drawnRows({ top, ahead }: Scroll, { total, rowHeight, view }: Lengths): { from: number; to: number } {
  const step = 8;
  const first = Math.floor((top + ahead) / rowHeight);
  const from = Math.max(0, Math.floor((first - step) / step) * step);
  const to = Math.min(total, Math.ceil((first + Math.ceil(view / rowHeight) + step) / step) * step);
  return { from: Math.min(from, to), to };
}
