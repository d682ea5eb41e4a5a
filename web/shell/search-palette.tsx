/** Search over everything, and what can be done, by Ctrl-K or `/` from anywhere. */
import { useState } from 'react';
import { Button } from '../ui/button.js';
import { useShortcut } from '../ui/shortcuts.js';
import { TypedAhead } from '../ui/typed-ahead.js';
import { lazyPart, Part } from '../ui/part.js';

export const Searching = lazyPart(async () => import('./searching.js').then((module) => module.Searching));

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
        <Part fallback={<TypedAhead />} onClose={close}>
          <Searching text={text} setText={setText} close={close} />
        </Part>
      )}
    </>
  );
}
