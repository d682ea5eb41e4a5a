/** All shortcuts of the current screen; `?` lists them. While the user types in a field, only those with Ctrl work. */
import { createContext, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { Dialog } from './dialog.js';
import { KeyCaps } from './keys.js';
import { ModalLevel } from './modal-level.js';
import { matchShortcut, strokeText, type KeyPress } from './shortcut-keys.js';
import './shortcuts.css';
import { t } from '../messages/text.js';

interface Shortcut {
  readonly keys: string;
  readonly words: string;
  /** Missing if the focused element handles the keys itself: they are only listed. */
  readonly run?: () => void;
  readonly isInModal: boolean;
}

interface Registry {
  readonly add: (shortcut: Shortcut) => () => void;
  readonly showHelp: () => void;
}

const ShortcutContext = createContext<Registry | null>(null);

/**
 * Binds `keys` while the component is mounted. The latest binding of a key wins, so that a dialog's keys come before
 * the screen's. `words` describe it in the list of shortcuts: "New entry".
 */
export function useShortcut(keys: string, handler: () => void, words: string, isEnabled = true): void {
  const registry = useContext(ShortcutContext);
  const isInModal = useContext(ModalLevel);
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });
  useEffect(
    () => (isEnabled ? registry?.add({ keys, words, isInModal, run: () => latest.current() }) : undefined),
    [registry, keys, words, isEnabled, isInModal],
  );
}

/** Lists keys that the focused element handles itself. Pass a constant: a new array registers again. */
export function useShortcutWords(words: readonly (readonly [keys: string, words: string])[]): void {
  const registry = useContext(ShortcutContext);
  const isInModal = useContext(ModalLevel);
  useEffect(() => {
    const ends = words.map(([keys, what]) => registry?.add({ keys, words: what, isInModal }));
    return () => {
      for (const end of ends) end?.();
    };
  }, [registry, words, isInModal]);
}

/** Opens the list of keys, for a menu. */
export function useShortcutHelp(): () => void {
  const registry = useContext(ShortcutContext);
  return () => registry?.showHelp();
}

/** Mounted once, around the whole dashboard. */
export function ShortcutProvider({ children }: { readonly children: ReactNode }) {
  const known = useRef<Shortcut[]>([]);
  const [shown, setShown] = useState<readonly Shortcut[] | null>(null);
  const registry = useMemo<Registry>(
    () => ({
      add: (shortcut) => {
        known.current = [...known.current, shortcut];
        return () => {
          known.current = known.current.filter((other) => other !== shortcut);
        };
      },
      showHelp: () => setShown(known.current),
    }),
    [],
  );
  useKeys(known, registry.showHelp);
  return (
    <ShortcutContext value={registry}>
      {children}
      <Dialog title={t('shell.keyboard')} isOpen={shown !== null} onClose={() => setShown(null)}>
        <dl className="shortcuts">
          {[...new Map(shown?.map((shortcut) => [shortcut.keys, shortcut]))].map(([keys, { words }]) => (
            <div key={keys}>
              <dt>{words}</dt>
              <dd>
                <KeyCaps of={keys} />
              </dd>
            </div>
          ))}
          <div>
            <dt>{t('shell.thisList')}</dt>
            <dd>
              <KeyCaps of="?" />
            </dd>
          </div>
        </dl>
      </Dialog>
    </ShortcutContext>
  );
}

function useKeys(known: { readonly current: readonly Shortcut[] }, showHelp: () => void): void {
  useEffect(() => {
    let before: KeyPress | null = null;
    const onKeyDown = (event: KeyboardEvent): void => {
      const written = strokeText(event);
      if (written === undefined || event.defaultPrevented || event.isComposing) return;
      if (isTyping(event.target) && !event.ctrlKey && !event.metaKey) return;
      // In a menu, letters jump to items.
      if (event.target instanceof Element && event.target.closest('[role=menu], [role=listbox]')) return;
      const isModal = document.querySelector('.veil') !== null;
      const heard = known.current.filter((one) => one.run && (one.isInModal || !isModal));
      const { keys, isStart } = matchShortcut(written, before, event.timeStamp, ['?', ...heard.map((one) => one.keys)]);
      before = keys === null && isStart ? { written, at: event.timeStamp } : null;
      const shortcut = heard.findLast((one) => one.keys === keys);
      if (!shortcut && !before && (keys !== '?' || isModal)) return;
      event.preventDefault();
      if (shortcut) shortcut.run?.();
      else if (!before) showHelp();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [known, showHelp]);
}

/**
 * Whether letters are typed into a field. A field that takes no letters yet passes them on with `data-letters="keys"`.
 */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.dataset['letters'] !== 'keys' &&
  (target.isContentEditable ||
    target.closest('textarea, select, [role=spinbutton], [role=textbox]') !== null ||
    (target instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'submit', 'file'].includes(target.type)));
