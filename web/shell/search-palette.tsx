/** Opens the search for objects and actions by Ctrl-K or `/` from anywhere. */
import { useState } from 'react';
import { Button } from '../ui/button.js';
import { useShortcut } from '../ui/shortcuts.js';
import { lazyPart, Part } from '../ui/part.js';

export const LazySearchContent = lazyPart(async () =>
  import('./search-content.js').then((module) => module.SearchContent),
);

export function SearchPalette() {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const open = (): void => {
    setText('');
    setOpen(true);
  };
  const close = (): void => setOpen(false);
  useShortcut('ctrl+k', open, 'Search everything');
  useShortcut('/', open, 'Search everything');
  return (
    <>
      <Button icon="search" kind="quiet" shortcut="ctrl+k" onPress={open}>
        <span className="shell-search-word">Search</span>
      </Button>
      {isOpen && (
        <Part onClose={close}>
          <LazySearchContent text={text} setText={setText} close={close} />
        </Part>
      )}
    </>
  );
}
