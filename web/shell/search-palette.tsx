/** Search over everything, and what can be done, by Ctrl-K or `/` from anywhere. */
import { lazy, Suspense, useState } from 'react';
import { Button } from '../ui/button.js';
import { useShortcut } from '../ui/shortcuts.js';
import { TypedAhead } from '../ui/typed-ahead.js';

const Searching = lazy(async () => import('./searching.js').then((module) => ({ default: module.Searching })));

export function SearchPalette() {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const open = (): void => {
    setText('');
    setOpen(true);
  };
  useShortcut('ctrl+k', open, 'Search everything');
  useShortcut('/', open, 'Search everything');
  return (
    <>
      <Button icon="search" kind="quiet" shortcut="ctrl+k" onPress={open}>
        <span className="shell-search-word">Search</span>
      </Button>
      {isOpen && (
        <Suspense fallback={<TypedAhead />}>
          <Searching text={text} setText={setText} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
