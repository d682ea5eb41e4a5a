/** Short messages about what was just done, with Undo if there is one. `Toasts` is mounted once, in the shell. */
import {
  UNSTABLE_Toast as Slip,
  UNSTABLE_ToastContent as Words,
  UNSTABLE_ToastQueue as Queue,
  UNSTABLE_ToastRegion as Region,
} from 'react-aria-components/Toast';
import { Button, IconButton } from './button.js';
import { Icon } from './icon.js';
import './toast.css';

interface ToastContent {
  readonly text: string;
  readonly kind?: 'bad';
  readonly undo?: () => unknown;
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

const queue = new Queue<ToastContent>({ maxVisibleToasts: 3 });

/**
 * Shows a message for 5 s, for 10 s with a button, and until it is closed if it is bad. Returns a function that closes
 * it.
 */
export function notify(text: string, more: Omit<ToastContent, 'text'> = {}): () => void {
  const timeout = more.kind === 'bad' ? undefined : more.undo || more.action ? 10_000 : 5000;
  // A repeated message replaces the earlier one.
  for (const { key: same, content } of queue.visibleToasts)
    if (content.text === text && !content.undo && !content.action) queue.close(same);
  const key = queue.add({ text, ...more }, { timeout });
  return () => queue.close(key);
}

export function Toasts() {
  return (
    <Region queue={queue} className="toasts" aria-label="Messages">
      {({ toast }) => {
        const { text, kind, undo, action } = toast.content;
        const run = (what: () => unknown) => (): void => {
          queue.close(toast.key);
          void what();
        };
        return (
          <Slip toast={toast} className="toast">
            {kind === 'bad' && <Icon name="alert" />}
            <Words className="toast-words">{text}</Words>
            {undo && <Button onPress={run(undo)}>Undo</Button>}
            {action && <Button onPress={run(action.onPress)}>{action.label}</Button>}
            <IconButton icon="close" label="Close" slot="close" />
          </Slip>
        );
      }}
    </Region>
  );
}
