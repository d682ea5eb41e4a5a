/** Keys as they are printed on the keyboard of this machine: `ctrl+k` is ⌘K on a Mac, `g t` is G then T. */
import { t } from '../messages/text.js';
const isMac = /Mac|iPhone|iPad/.test(globalThis.navigator.platform);
const names: Readonly<Record<string, string>> = {
  ctrl: isMac ? '⌘' : t('shell.ctrl'),
  alt: isMac ? '⌥' : 'Alt',
  shift: '⇧',
  enter: '↵',
  escape: t('shell.esc'),
  arrowup: '↑',
  arrowdown: '↓',
};

export function KeyCaps({ of }: { readonly of: string }) {
  const strokes = of.split(' ').flatMap((stroke) => (stroke === '+' ? ['+'] : stroke.split('+')));
  return (
    <span className="keys">
      {strokes.map((key, at) => (
        <kbd key={at}>{names[key.toLowerCase()] ?? key.toUpperCase()}</kbd>
      ))}
    </span>
  );
}
