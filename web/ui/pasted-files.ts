/** Files that are pasted, such as a picture of the screen, wherever the focus is. */
import { useContext, useEffect, useRef } from 'react';
import { ModalLevel } from './modal-level.js';

/** While a dialog is open, what is pasted is meant for what stands in it. */
export function usePastedFiles(take: (files: readonly File[]) => void, isEnabled: boolean): void {
  const isInModal = useContext(ModalLevel);
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    if (!isEnabled) return undefined;
    const onPaste = (event: ClipboardEvent): void => {
      const files = [...(event.clipboardData?.files ?? [])];
      // Text of a spreadsheet comes with a picture of itself.
      const isText = event.clipboardData?.types.includes('text/plain') === true;
      if (files.length === 0 || isText || isInModal !== (document.querySelector('.veil') !== null)) return;
      event.preventDefault();
      // A drop zone that has the focus would take them once more.
      event.stopPropagation();
      latest.current(files);
    };
    document.addEventListener('paste', onPaste, { capture: true });
    return () => document.removeEventListener('paste', onPaste, { capture: true });
  }, [isEnabled, isInModal]);
}
