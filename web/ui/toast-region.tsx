/** Where messages are shown; loaded for the first of them (toasts.tsx). */
import {
  UNSTABLE_Toast as Slip,
  UNSTABLE_ToastContent as Words,
  UNSTABLE_ToastQueue as Queue,
  UNSTABLE_ToastRegion as Region,
} from 'react-aria-components/Toast';
import { Text } from 'react-aria-components/Text';
import { useEffect } from 'react';
import { Button, IconButton } from './button.js';
import { Icon } from './icon.js';
import './toast.css';
import { isTyping } from './shortcuts.js';
import { takeWaiting, useWaitingToasts, type Toast, type ToastContent } from './toast.js';
import { t } from '../messages/text.js';

const queue = new Queue<ToastContent>({ maxVisibleToasts: 3 });

function show(toast: Toast): void {
  const { text, kind, undo, action } = toast.content;
  const timeout = kind === 'bad' ? undefined : undo || action ? 10_000 : 5000;
  // A repeated message replaces the earlier one.
  for (const { key: same, content } of queue.visibleToasts)
    if (content.text === text && !content.undo && !content.action) queue.close(same);
  const key = queue.add(toast.content, { timeout, onClose: () => void toast.content.onClose?.() });
  toast.onClose = () => queue.close(key);
}

/** Undoes the latest of the messages on the screen that can be undone. */
function undoLatest(): boolean {
  const latest = queue.visibleToasts.find(({ content }) => content.undo);
  if (!latest) return false;
  void latest.content.undo?.();
  queue.close(latest.key);
  return true;
}

/** In a field, Ctrl+Z undoes what was typed. */
function useUndoKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const isUndo = event.key.toLowerCase() === 'z' && !event.altKey && !event.shiftKey && !event.defaultPrevented;
      if (isUndo && !isTyping(event.target) && undoLatest()) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

export function ToastRegion() {
  const waiting = useWaitingToasts();
  useUndoKeys();
  useEffect(() => {
    if (waiting.length > 0) for (const toast of takeWaiting()) if (!toast.isClosed) show(toast);
  }, [waiting]);
  return (
    <Region queue={queue} className="toasts" aria-label={t('shell.messages')}>
      {({ toast }) => {
        const { text, kind, undo, action } = toast.content;
        const run = (what: () => unknown) => (): void => {
          void what();
          queue.close(toast.key);
        };
        return (
          <Slip toast={toast} className="toast">
            {kind === 'bad' && <Icon name="alert" />}
            <Words className="toast-words">
              <Text slot="title">{text}</Text>
            </Words>
            {undo && (
              <Button shortcut="z" onPress={run(undo)}>
                {t('shell.undo')}
              </Button>
            )}
            {action && <Button onPress={run(action.onPress)}>{action.label}</Button>}
            <IconButton icon="close" label={t('shell.close')} slot="close" />
          </Slip>
        );
      }}
    </Region>
  );
}
