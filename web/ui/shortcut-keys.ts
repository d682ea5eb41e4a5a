/** Shortcuts as text (`n`, `ctrl+k`, `g t`, `?`), and which of them a key press means. Pure. */
export interface Stroke {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** A key press as text. Ctrl and ⌘ are the same; Shift shows in the character. Undefined for a modifier alone. */
export function strokeText({ key, ctrlKey, metaKey, altKey }: Stroke): string | undefined {
  if (['Control', 'Meta', 'Alt', 'Shift', 'AltGraph', 'Dead'].includes(key)) return undefined;
  const name = key === ' ' ? 'space' : key.length === 1 ? key : key.toLowerCase();
  return `${ctrlKey || metaKey ? 'ctrl+' : ''}${altKey ? 'alt+' : ''}${ctrlKey || metaKey ? name.toLowerCase() : name}`;
}

/** How long the second key of a sequence may take, in milliseconds. */
export const sequencePause = 1200;

export interface KeyPress {
  readonly written: string;
  readonly at: number;
}

/**
 * Finds a key press among the known shortcuts: it can complete one (`keys`) and be the start of a sequence (`isStart`).
 */
export function matchShortcut(
  written: string,
  before: KeyPress | null,
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
