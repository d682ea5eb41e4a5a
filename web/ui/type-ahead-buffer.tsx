/**
 * Mounted while a part that a shortcut opened is loading. Holds back typed characters and types them into the part when
 * it is there.
 */
import { useEffect } from 'react';

export function TypeAheadBuffer() {
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
      // Goes to the field that has the focus by then. A browser has no other way to insert text as if it were typed.
      if (typed !== '') setTimeout(() => document.execCommand('insertText', false, typed));
    };
  }, []);
  return null;
}
