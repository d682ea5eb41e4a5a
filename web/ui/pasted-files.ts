/** Takes pasted files, such as a screenshot, wherever the focus is. */
import { useContext, useEffect, useRef } from 'react';
import { ModalLevel } from './modal-level.js';

/** While a dialog is open, only listeners inside it get the files. */
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
      // Cells of a spreadsheet come as text and as a picture of it: the text is meant.
      const isText = event.clipboardData?.types.includes('text/plain') === true;
      if (files.length === 0 || isText || isInModal !== (document.querySelector('.veil') !== null)) return;
      event.preventDefault();
      // A focused drop zone would take the files a second time.
      event.stopPropagation();
      latest.current(files);
    };
    document.addEventListener('paste', onPaste, { capture: true });
    return () => document.removeEventListener('paste', onPaste, { capture: true });
  }, [isEnabled, isInModal]);
}
