/** Keys as text (`n`, `ctrl+k`, `g t`, `?`), and which of them was struck. Pure. */
export interface Stroke {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** One stroke as it is written: Ctrl and ⌘ are the same, Shift is in the letter it makes. Undefined for a modifier alone. */
export function writtenStroke({ key, ctrlKey, metaKey, altKey }: Stroke): string | undefined {
  if (['Control', 'Meta', 'Alt', 'Shift', 'AltGraph', 'Dead'].includes(key)) return undefined;
  const name = key === ' ' ? 'space' : key.length === 1 ? key : key.toLowerCase();
  return `${ctrlKey || metaKey ? 'ctrl+' : ''}${altKey ? 'alt+' : ''}${ctrlKey || metaKey ? name.toLowerCase() : name}`;
}

/** How long the second key of a sequence may take. */
export const sequencePause = 1200;

export interface Struck {
  readonly written: string;
  readonly at: number;
}

/** What a stroke means among the keys that are known: keys that are whole, or that it may be the start of a sequence. */
export function meaningOf(
  written: string,
  before: Struck | null,
  now: number,
  known: Iterable<string>,
): { readonly keys: string | null; readonly isStart: boolean } {
  const all = [...known];
  if (before && now - before.at <= sequencePause) {
    const sequence = `${before.written} ${written}`;
    if (all.includes(sequence)) return { keys: sequence, isStart: false };
  }
  const isStart = all.some((keys) => keys.startsWith(`${written} `));
  return { keys: all.includes(written) ? written : null, isStart };
}
