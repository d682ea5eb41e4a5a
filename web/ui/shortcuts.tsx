/** The keys of what is on the screen, in one place; `?` lists them. While something is typed, only those with Ctrl are heard. */
import { createContext, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { Dialog } from './dialog.js';
import { KeyCaps } from './keys.js';
import { ModalLevel } from './modal-level.js';
import { meaningOf, writtenStroke, type Struck } from './shortcut-keys.js';
import './shortcuts.css';

interface Shortcut {
  readonly keys: string;
  readonly words: string;
  /** Missing where what has the focus hears them by itself. */
  readonly run?: () => void;
  readonly isInModal: boolean;
}

interface Registry {
  readonly add: (shortcut: Shortcut) => () => void;
  readonly showHelp: () => void;
}

const ShortcutContext = createContext<Registry | null>(null);

/**
 * While the component stands, `keys` do it. The last one that asked for a key has it, so that a dialog's own keys come before the
 * screen's. `words` are for the list of them: "New entry".
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

/** Lists keys that what has the focus hears by itself. `keys` and `words` are pairs that stay the same. */
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

/** Stands once, around everything. */
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
      <Dialog title="Keyboard" isOpen={shown !== null} onClose={() => setShown(null)}>
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
            <dt>This list</dt>
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
    let before: Struck | null = null;
    const onKeyDown = (event: KeyboardEvent): void => {
      const written = writtenStroke(event);
      if (written === undefined || event.defaultPrevented || event.isComposing) return;
      if (isTyping(event.target) && !event.ctrlKey && !event.metaKey) return;
      // In a menu letters find items.
      if (event.target instanceof Element && event.target.closest('[role=menu], [role=listbox]')) return;
      const isModal = document.querySelector('.veil') !== null;
      const heard = known.current.filter((one) => one.run && (one.isInModal || !isModal));
      const { keys, isStart } = meaningOf(written, before, event.timeStamp, ['?', ...heard.map((one) => one.keys)]);
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

/** Whether letters go into a field. One that holds no letters leaves them to the screen, with `data-letters="keys"`. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.dataset['letters'] !== 'keys' &&
  (target.isContentEditable ||
    target.closest('textarea, select, [role=spinbutton], [role=textbox]') !== null ||
    (target instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'submit', 'file'].includes(target.type)));
