/** Opens the search for objects and actions by Ctrl-K or `/` from anywhere. */
import { useState } from 'react';
import { Button } from '../ui/button.js';
import { Icon } from '../ui/icon.js';
import { useShortcut } from '../ui/shortcuts.js';
import { lazyPart, Part } from '../ui/part.js';
import '../ui/overlay.css';
import '../ui/palette.css';
import type { SearchContentProps } from './search-content.js';
import { t } from '../messages/text.js';

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
  useShortcut('ctrl+k', open, t('shell.searchEverything'));
  useShortcut('/', open, t('shell.searchEverything'));
  return (
    <>
      <Button icon="search" kind="quiet" shortcut="ctrl+k" onPress={open}>
        <span className="shell-search-word">{t('shell.search')}</span>
      </Button>
      {isOpen && (
        <Part fallback={<PendingSearch text={text} setText={setText} close={close} />} onClose={close}>
          <LazySearchContent text={text} setText={setText} close={close} />
        </Part>
      )}
    </>
  );
}

/** Takes the first letters while the content loads, which has the same text then. */
function PendingSearch({ text, setText, close }: SearchContentProps) {
  return (
    <div className="veil palette-veil">
      <div className="palette">
        <div className="palette-field">
          <Icon name="search" />
          <input
            ref={(field) => field?.focus()}
            type="search"
            aria-label={t('shell.searchEverything')}
            dir="auto"
            value={text}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={({ key }) => key === 'Escape' && close()}
          />
        </div>
      </div>
    </div>
  );
}
