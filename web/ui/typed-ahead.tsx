/** Stands while what a key has opened is being loaded: what is typed meanwhile is no key of the screen, and is written there then. */
import { useEffect } from 'react';

export function TypedAhead() {
  useEffect(() => {
    let typed = '';
    const hold = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.key.length === 1) typed += event.key;
    };
    globalThis.addEventListener('keydown', hold, { capture: true });
    return () => {
      globalThis.removeEventListener('keydown', hold, { capture: true });
      // Into the field that has the focus by then; a browser has no other way to write as if it were typed.
      if (typed !== '') setTimeout(() => document.execCommand('insertText', false, typed));
    };
  }, []);
  return null;
}
